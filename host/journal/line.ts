// A line of a journal: a checksum, a space, and the JSON of one move. Written whole or not at all.
import { crc32 } from 'node:zlib';
import type { Reason } from '../../shared/words/index.ts';

/** What a journal can keep: plain data. Events of one move carry its number, which rises, and are kept together or not at all. */
export interface JournalEvent {
  readonly type: string;
  readonly move: number;
}

/** A kind of event, as the journal that keeps it has to know it. */
export interface EventKind<E extends JournalEvent> {
  /** What the folder belongs to, such as `table`. */
  readonly name: string;
  /** Whether something that was read is an event of this kind. */
  readonly isEvent: (read: JournalEvent) => read is E;
  /** Whether an event of this type begins a chapter. */
  readonly beginsChapter: (type: string) => boolean;
}

/**
 * An event with its place in the journal: `sequence` counts all events from 1, `chapter` is a game or a night, from 1; 0 before the
 * first. `time` is in milliseconds since 1970.
 */
export interface Entry<E extends JournalEvent = JournalEvent> {
  readonly sequence: number;
  readonly chapter: number;
  readonly time: number;
  readonly event: E;
}

/** The events of a move. `sequence` is that of the first. */
export interface Move<E extends JournalEvent = JournalEvent> {
  readonly sequence: number;
  readonly time: number;
  readonly events: readonly E[];
}

/** Hexadecimal digits of a checksum. */
const SUM = 8;

/** A value as a line, with its line feed. */
export function makeLine(value: unknown): string {
  const text = JSON.stringify(value);
  return `${crc32(text).toString(16).padStart(SUM, '0')} ${text}\n`;
}

/** The value of a line without its line feed; undefined if the checksum does not fit. */
export function readLine(line: Buffer): unknown {
  const text = line.subarray(SUM + 1);
  const sum = line.toString('latin1', 0, SUM + 1);
  if (sum !== `${crc32(text).toString(16).padStart(SUM, '0')} `) return undefined;
  return JSON.parse(text.toString('utf8'));
}

/** Checks one line: its sequence number has to be greater than `after`. */
export function parseMove<E extends JournalEvent>(
  line: Buffer,
  after: number,
  { isEvent }: EventKind<E>,
): Move<E> | { readonly reason: Reason } {
  const read = readLine(line) as Partial<Move<JournalEvent>> | undefined;
  const details = { entry: after + 1 };
  if (read === undefined) return { reason: { code: 'entryChanged', details } };
  const { sequence, time, events } = read;
  const isMove =
    Number.isSafeInteger(sequence) && typeof time === 'number' && Array.isArray(events) && events.length > 0;
  if (!isMove || !events.every(isEvent)) return { reason: { code: 'entryUnknown', details } };
  if (Number(sequence) <= after) return { reason: { code: 'entryMissing', details } };
  return { sequence: Number(sequence), time, events };
}
