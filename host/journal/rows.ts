// The rows of the journal: how an event becomes one, and how each is checked when it is read back.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Reason } from '../../shared/words/index.ts';
import { decode, quoted } from './bytes.ts';
import { makeId, type Sqlite } from './schema.ts';

/** What a journal can keep: plain data. Events of one move bear its number, which rises, and are kept together or not at all. */
export interface JournalEvent {
  readonly type: string;
  readonly move: number;
}

/** A kind of event, as the journal that keeps it has to know it. */
export interface EventKind<E extends JournalEvent> {
  /** Whether something that was read is an event of this kind. */
  readonly isEvent: (read: JournalEvent) => read is E;
  /** Whether an event of this type begins a chapter: damage before a chapter would cost more than the last one. */
  readonly beginsChapter: (type: string) => boolean;
}

/** A row as it lies in the table. */
export interface Row {
  readonly sequence: number;
  readonly game: number;
  readonly move: number;
  readonly type: string;
  readonly body: string;
  readonly time: number;
  readonly sum: number;
}

/**
 * An event with its place in the journal: `chapter` is what it belongs to, counted from 1, such as a game; `time` is milliseconds
 * since 1970.
 */
export interface Entry<E extends JournalEvent = JournalEvent> {
  readonly sequence: number;
  readonly chapter: number;
  readonly time: number;
  readonly event: E;
}

const sumOf = ({ sequence, game, move, type, body, time }: Omit<Row, 'sum'>): number =>
  crc32(JSON.stringify([sequence, game, move, type, body, time]));

/** Whether a row has its checksum. */
export const isIntact = (row: Row): boolean => row.sum === sumOf(row);

/** The row that keeps an entry. */
export function makeRow({ sequence, chapter, time, event }: Entry): Row {
  const row = {
    sequence,
    game: chapter,
    move: event.move,
    type: event.type,
    body: JSON.stringify(event),
    time,
  };
  return { ...row, sum: sumOf(row) };
}

/** The identity of a journal that was begun before journals had any: every copy of it finds the same one, in its first row. */
export function idFromRow(row: Row): string {
  const digits = createHash('sha256')
    .update(`${sumOf(row)} ${row.body}`)
    .digest('hex')
    .slice(0, 32);
  // RFC 9562, 5.8: version 8 is made in a way of one's own.
  return makeId(digits).replace(/^(.{14}).(.{4})./, '$18$2a');
}

/** Writes rows in one transaction: all of them, or none. */
export function writeRows(database: Sqlite, rows: readonly Row[]): void {
  if (rows.length > 0) transact(database, [insertion(rows)]);
}

/** The statement that writes rows. */
export function insertion(rows: readonly Row[]): string {
  const values = rows.map(
    ({ sequence, game, move, type, body, time, sum }) =>
      `(${sequence}, ${game}, ${move}, ${quoted(type)}, ${quoted(body)}, ${time}, ${sum})`,
  );
  return `INSERT INTO events (sequence, game, move, type, body, time, sum) VALUES ${values.join(',')}`;
}

/** Carries statements out, all of them or none. */
export function transact(database: Sqlite, statements: readonly string[]): void {
  try {
    database.exec(`BEGIN; ${statements.join(';\n')}; COMMIT`);
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** A row in one value. Its body comes last, as only that may have a comma in it. */
export const ROW =
  "(sequence || ',' || game || ',' || move || ',' || time || ',' || sum || ',' || type || ',' || body)";

const FIELDS = /^(\d{1,16}),(\d{1,16}),(\d{1,16}),(-?\d{1,16}),(\d{1,16}),([^,]*),(.*)$/s;

/** The row in a value of ROW; undefined where it is none. */
export function rowOf(bytes: Uint8Array): Row | undefined {
  const fields = FIELDS.exec(textOf(bytes) ?? '');
  if (fields === null) return undefined;
  const [, sequence, game, move, time, sum, type = '', body = ''] = fields;
  return {
    sequence: Number(sequence),
    game: Number(game),
    move: Number(move),
    type,
    body,
    time: Number(time),
    sum: Number(sum),
  };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decode(bytes);
  } catch {
    // Not UTF-8: damaged.
    return undefined;
  }
}

/**
 * The entries without the last move, unless the row that is found next behind them shows that nothing of that move is lost.
 * `expected` is the number that the row right behind them has to bear.
 */
export function wholeMoves<E extends JournalEvent>(
  entries: readonly Entry<E>[],
  next: Row | undefined,
  expected: number,
): readonly Entry<E>[] {
  const move = entries.at(-1)?.event.move ?? 0;
  if (next !== undefined && beginsMove(next, move, expected)) return entries;
  return entries.filter(({ event }) => event.move !== move);
}

/** Whether everything from row `expected` on belongs to moves after `move`. `row` is the first that could be read there. */
function beginsMove(row: Row, move: number, expected: number): boolean {
  // Moves are numbered without gaps: where as many rows are missing as moves, each of them was a move of its own.
  const missing = row.sequence - expected;
  if (missing > 0) return row.sum === sumOf(row) && row.move - move - 1 >= missing;
  const told = /"move":(\d+)/.exec(row.body)?.[1];
  return row.move > move && (told === undefined || Number(told) > move);
}

/** Checks one row; `expected` is the sequence number that it has to bear. */
export function parse<E extends JournalEvent>(
  row: Row | undefined,
  expected: number,
  { isEvent }: EventKind<E>,
): Entry<E> | { readonly reason: Reason } {
  const details = { entry: expected };
  if (row !== undefined && row.sequence !== expected) return { reason: { code: 'entryMissing', details } };
  if (row === undefined || row.sum !== sumOf(row)) return { reason: { code: 'entryChanged', details } };
  try {
    const event = JSON.parse(row.body) as JournalEvent;
    if (!isEvent(event) || event.move !== row.move) return { reason: { code: 'entryUnknown', details } };
    return { sequence: row.sequence, chapter: row.game, time: row.time, event };
  } catch {
    return { reason: { code: 'entryUnreadable', details } };
  }
}
