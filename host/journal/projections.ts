// Keeps projections up to date in the database: followed in the transaction of each entry, made anew where they are not current.

import { quoted } from './bytes.ts';
import type { Head, JournalReader, KeptProjection } from './reader.ts';
import { type Entry, type JournalEvent, transact } from './rows.ts';
import type { Sqlite } from './schema.ts';

/** What follows from the entries of one command for the tables of projections, in SQL. */
export type Also<E extends JournalEvent> = (entries: readonly Entry<E>[]) => readonly string[];

/** The statement that notes how far projections have followed: those of `names` that stood at `before` stand at `now`. */
export const followed = (names: readonly string[], before: number, now: number): string =>
  `UPDATE projections SET sequence = ${now} WHERE sequence = ${before} AND name IN (${names.map(quoted).join(', ')})`;

/** Entries whose consequences are carried out in one transaction while projections are made anew. */
const BATCH = 1_000;

interface Anew<E extends JournalEvent> {
  readonly database: Sqlite;
  readonly reader: JournalReader<E>;
  readonly projections: readonly KeptProjection<E>[];
  /** Hears how many entries were gone through. */
  readonly progress: (entries: number) => void;
}

/** Folds the journal from its beginning, once for all of them. Until the end none of them counts as kept. Errors: damaged, disk. */
export function makeAnew<E extends JournalEvent>({ database, reader, projections, progress }: Anew<E>): void {
  for (const { name, tables } of projections) {
    const drops = tablesOf(reader, name).map((table) => `DROP TABLE "${table}"`);
    transact(database, [`DELETE FROM projections WHERE name = ${quoted(name)}`, ...drops, tables]);
  }
  const folds = projections.map((each) => each.begin(reader));
  let batch: string[] = [];
  let head: Head['sequence'] = 0;
  for (const entry of reader.read()) {
    head = entry.sequence;
    for (const fold of folds) batch.push(...fold(entry));
    if (head % BATCH !== 0) continue;
    progress(head);
    if (batch.length === 0) continue;
    transact(database, batch);
    batch = [];
  }
  const noted = projections.map(
    ({ name, version }) => `INSERT INTO projections VALUES (${quoted(name)}, ${version}, ${head})`,
  );
  transact(database, [...batch, ...folds.flatMap((fold) => fold.end?.() ?? []), ...noted]);
}

/** The tables of a projection, of whatever version. */
function tablesOf<E extends JournalEvent>(reader: JournalReader<E>, name: string): readonly string[] {
  const named = reader
    .look(['name'], "journal.sqlite_master WHERE type = 'table'")
    .map(([table]) => table ?? '');
  return named.filter((table) => table === name || table.startsWith(`${name}_`));
}
