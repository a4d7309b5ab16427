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

/** Statements that are carried out in one transaction while projections are made anew. */
const BATCH = 2_000;

/** Makes those projections anew that are not there in their version, or have not followed every entry. Errors: damaged, disk. */
export function makeCurrent<E extends JournalEvent>(
  database: Sqlite,
  reader: JournalReader<E>,
  projections: readonly KeptProjection<E>[],
): void {
  const stale = projections.filter((each) => !reader.keeps(each));
  if (stale.length > 0) makeAnew(database, reader, stale);
}

/** Folds the journal from its beginning, once for all of them. Until the end none of them counts as kept. */
function makeAnew<E extends JournalEvent>(
  database: Sqlite,
  reader: JournalReader<E>,
  projections: readonly KeptProjection<E>[],
): void {
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
    if (batch.length < BATCH) continue;
    transact(database, batch);
    batch = [];
  }
  const noted = projections.map(
    ({ name, version }) => `INSERT INTO projections VALUES (${quoted(name)}, ${version}, ${head})`,
  );
  transact(database, [...batch, ...noted]);
}

/** The tables of a projection, of whatever version. */
function tablesOf<E extends JournalEvent>(reader: JournalReader<E>, name: string): readonly string[] {
  const named = reader
    .look(['name'], "journal.sqlite_master WHERE type = 'table'")
    .map(([table]) => table ?? '');
  return named.filter((table) => table === name || table.startsWith(`${name}_`));
}
