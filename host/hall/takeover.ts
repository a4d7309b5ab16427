// Writes a night that has come back from the tables in the place of a journal in which nothing is.
import { rmSync } from 'node:fs';
import { rebuild } from '../journal/index.ts';
import type { TableKeys } from './keys.ts';
import type { RecoveredNight } from './recovery.ts';

/**
 * The hall of that folder is the one that the tables knew from now on: its journal has the same id, and every entry the same time.
 * Nobody may keep the folder. Errors: those of a journal, and what the disk says of the keys.
 */
export function takeOver(folder: string, { hall, entries, tables }: RecoveredNight, keys: TableKeys): void {
  // Nothing is in the journal that is set aside: a hall with anything in it takes over nothing.
  const aside = rebuild(folder, { id: hall, time: Date.now(), entries });
  for (const end of ['', '-wal', '-shm']) rmSync(`${aside}${end}`, { force: true });
  for (const { code, table } of tables) keys.pair(code, table);
}
