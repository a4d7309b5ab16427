// Entries of another journal, appended with the times that they have there: all of them, or none.
import type { Head } from './reader.ts';
import { type Entry, insertion, type JournalEvent, makeRow } from './rows.ts';
import type { Sqlite } from './schema.ts';

/** An entry that has no place in this journal yet. */
export type Stray<E extends JournalEvent = JournalEvent> = Omit<Entry<E>, 'sequence'>;

/** Rows that are written at a time. */
const PIECE = 1_000;

/** Writes entries behind `head` in one transaction. @returns the place of the last one */
export function adoptAll(database: Sqlite, strays: Iterable<Stray>, head: Head): Head {
  let last = head;
  let piece: Entry[] = [];
  const write = (): void => {
    if (piece.length > 0) database.exec(insertion(piece.map(makeRow)));
    piece = [];
  };
  try {
    database.exec('BEGIN');
    for (const stray of strays) {
      last = { sequence: last.sequence + 1, chapter: stray.chapter, move: stray.event.move };
      piece.push({ ...stray, sequence: last.sequence });
      if (piece.length === PIECE) write();
    }
    write();
    database.exec('COMMIT');
    return last;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
