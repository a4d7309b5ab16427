// The rows of the journal: how an event becomes one, and how each is checked when it is read back.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Reason } from '../../shared/words/index.ts';
import { systemReason } from '../system/reason.ts';
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

/** The first place from which the journal cannot be trusted. */
interface Damage {
  readonly sequence: number;
  readonly reason: Reason;
}

/** What could be read: the sound rows up to the damage, and whether a later chapter begins soundly behind it. */
export interface Reading<E extends JournalEvent = JournalEvent> {
  /** Whole moves only: what a move did belongs together, and no rule says how to go on from a part of it. */
  readonly rows: readonly Row[];
  readonly entries: readonly Entry<E>[];
  readonly damage: Damage | undefined;
  /** Whether sound rows behind the damage belong to a later chapter. */
  readonly laterChapter: boolean;
}

const sumOf = ({ sequence, game, move, type, body, time }: Omit<Row, 'sum'>): number =>
  crc32(JSON.stringify([sequence, game, move, type, body, time]));

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

/** Writes rows in one transaction: all of them, or none. Rows that are `known` may be there already, and stay as they are. */
export function writeRows(database: Sqlite, rows: readonly Row[], known = false): void {
  const values = rows.map(
    ({ sequence, game, move, type, body, time, sum }) =>
      `(${sequence}, ${game}, ${move}, ${quoted(type)}, ${quoted(body)}, ${time}, ${sum})`,
  );
  if (values.length === 0) return;
  try {
    database.exec(
      `BEGIN; INSERT ${known ? 'OR IGNORE ' : ''}INTO events (sequence, game, move, type, body, time, sum) VALUES ${values.join(',')}; COMMIT`,
    );
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** A text as SQL has it. JSON escapes every control character, so that no NUL can end it early. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Reads every row in order and checks each: its checksum, its place, and that it holds an event. */
export function readRows<E extends JournalEvent>(database: Sqlite, kind: EventKind<E>): Reading<E> {
  const found = fetch(database);
  const entries: Entry<E>[] = [];
  let damage: Damage | undefined;
  for (const row of found.rows) {
    const entry = parse(row, entries.length + 1, kind);
    if ('reason' in entry) {
      damage = { sequence: entries.length + 1, reason: entry.reason };
      break;
    }
    entries.push(entry);
  }
  damage ??= found.damage;
  const behind = found.rows.slice(entries.length);
  const laterChapter = behind.some((row) => row.sum === sumOf(row) && kind.beginsChapter(row.type));
  const whole = damage === undefined ? entries : wholeMoves(entries, behind[0]);
  return { rows: found.rows.slice(0, whole.length), entries: whole, damage, laterChapter };
}

/** The entries without the last move, unless the row behind them shows that nothing of that move is lost. */
function wholeMoves<E extends JournalEvent>(
  entries: readonly Entry<E>[],
  next: Row | undefined,
): readonly Entry<E>[] {
  const move = entries.at(-1)?.event.move ?? 0;
  if (next !== undefined && beginsMove(next, move, entries.length + 1)) return entries;
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

/** Reads and checks one row; `expected` is the sequence number that it has to bear. */
function parse<E extends JournalEvent>(
  row: Row,
  expected: number,
  { isEvent }: EventKind<E>,
): Entry<E> | { readonly reason: Reason } {
  if (row.sequence !== expected) return { reason: { code: 'entryMissing', details: { entry: expected } } };
  if (row.sum !== sumOf(row)) return { reason: { code: 'entryChanged', details: { entry: expected } } };
  try {
    const event = JSON.parse(row.body) as JournalEvent;
    if (!isEvent(event) || event.move !== row.move)
      return { reason: { code: 'entryUnknown', details: { entry: expected } } };
    return { sequence: row.sequence, chapter: row.game, time: row.time, event };
  } catch {
    return { reason: { code: 'entryUnreadable', details: { entry: expected } } };
  }
}

const ALL = 'SELECT sequence, game, move, type, body, time, sum FROM events ORDER BY sequence';
const ONE = 'SELECT sequence, game, move, type, body, time, sum FROM events WHERE sequence = ?';

/** All rows at once; where a page of the file is unreadable, one by one up to it. */
function fetch(database: Sqlite): { readonly rows: readonly Row[]; readonly damage: Damage | undefined } {
  try {
    return { rows: database.prepare(ALL).all() as Row[], damage: undefined };
  } catch (error) {
    return fetchSingly(database, systemReason(error));
  }
}

function fetchSingly(database: Sqlite, reason: Reason) {
  const rows: Row[] = [];
  for (;;) {
    const row = fetchOne(database, rows.length + 1);
    if (row === undefined) return { rows, damage: { sequence: rows.length + 1, reason } };
    rows.push(row);
  }
}

function fetchOne(database: Sqlite, sequence: number): Row | undefined {
  try {
    return database.prepare(ONE).get([sequence]) as Row | undefined;
  } catch {
    // The reason is the one that the first attempt gave.
    return undefined;
  }
}
