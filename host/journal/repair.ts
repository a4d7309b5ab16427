// Puts the sound part of a journal in the place of the whole. The damaged files are kept.
import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { adoptAll, type Stray } from './adopt.ts';
import { journalFile } from './backup.ts';
import { takeLock } from './lock.ts';
import { flushFolder, replace, setAsideName } from './salvage.ts';

/** What is to be in the journal afterwards. */
interface Rest {
  readonly id: string;
  readonly time: number;
  readonly entries: readonly Stray[];
}

/** Begins the journal of a folder anew with these entries. Nobody may keep it. @returns where the damaged files are kept */
export function rebuild(folder: string, { id, time, entries }: Rest): string {
  return alone(folder, () =>
    replace({ file: journalFile(folder), time }, id, (database) => {
      adoptAll(database, entries, { sequence: 0, chapter: 0, move: 0 });
    }),
  );
}

/** Moves files away of which nothing can be read. @returns where they are kept */
export function setAside(folder: string, time: number): string {
  const file = journalFile(folder);
  const aside = setAsideName(file, time);
  return alone(folder, () => {
    // The database last: a log alone is seen for what it is.
    for (const end of ['', '-wal', '-shm'])
      if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
    flushFolder(dirname(file));
    return aside;
  });
}

function alone<T>(folder: string, work: () => T): T {
  const release = takeLock(folder);
  try {
    return work();
  } finally {
    release();
  }
}
