// Looks at a whole journal and changes nothing: every page, and every row with its checksum, its place and its event.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reason } from '../../shared/words/index.ts';
import { systemReason } from '../system/reason.ts';
import { ByteReader } from './bytes.ts';
import { JournalError } from './error.ts';
import { lastKept } from './lock.ts';
import { DatabasePages, RowsInPages } from './pages.ts';
import { refuseLogAlone } from './presence.ts';
import {
  type Entry,
  type EventKind,
  idFromRow,
  type JournalEvent,
  makeRow,
  parse,
  ROW,
  rowOf,
} from './rows.ts';
import { copyFiles } from './salvage.ts';
import { fits, readId, readVersion } from './schema.ts';

/** A place that is not sound. */
export interface Flaw {
  readonly entry: number;
  /** The chapter that it is in, as far as the entries around it tell; 0 before the first. */
  readonly chapter: number;
  readonly reason: Reason;
}

/** What a journal holds, and what of it is not sound. */
export interface Checked {
  readonly file: string;
  readonly id: string | undefined;
  readonly entries: number;
  /** Sequence number of the last sound entry. */
  readonly last: number;
  readonly flaws: readonly Flaw[];
  /** Whether the pages fit together. */
  readonly pages: boolean;
}

/** Rows that are read at a time. */
const PIECE = 512;

/**
 * Checks the file of a journal, also of one that somebody keeps; `told` hears every sound entry, oldest first. Errors: missing,
 * newer, damaged: nothing at all can be read.
 */
export function checkFile<E extends JournalEvent>(
  file: string,
  kind: EventKind<E>,
  told: (entry: Entry<E>) => void = () => {},
): Checked {
  refuseLogAlone(file);
  if (!existsSync(file)) throw new JournalError('missing', { folder: file });
  try {
    return checkIn(new ByteReader(file), { file, kind, told });
  } catch (error) {
    if (error instanceof JournalError) throw error;
    // Where SQLite may not write beside the file, it reads a copy (see readJournal).
    return checkCopy(file, kind, told);
  }
}

function checkCopy<E extends JournalEvent>(
  file: string,
  kind: EventKind<E>,
  told: (entry: Entry<E>) => void,
): Checked {
  const copy = copyFiles(file);
  try {
    return checkIn(new ByteReader(copy.file), { file, kind, told });
  } catch (error) {
    if (error instanceof JournalError) throw error;
    throw new JournalError('damaged', { file, reason: systemReason(error) }, { cause: error });
  } finally {
    copy.discard();
  }
}

/** The same as `checkFile`, of all that the bytes of a journal and its log have, where SQLite cannot read all of it. Error: damaged. */
export function salvageFile<E extends JournalEvent>(
  file: string,
  kind: EventKind<E>,
  told: (entry: Entry<E>) => void,
): Checked {
  const survey = new Survey(kind);
  const pages = new DatabasePages(file);
  try {
    const rows = new RowsInPages(pages);
    if (rows.last === 0) throw new JournalError('damaged', { file, reason: { code: 'pages', details: {} } });
    for (let entry = 1; entry <= rows.last; entry++) {
      const row = rows.row(entry);
      const read = parse(row, entry, kind);
      if ('reason' in read) survey.flawed(entry, row === undefined ? missing(entry) : read.reason);
      else {
        survey.sound(read);
        told(read);
      }
    }
  } finally {
    pages.close();
  }
  const { id, entries, last } = survey;
  const known = idIn(file) ?? lastKept(dirname(file)) ?? id;
  return { file, id: known, entries, last, flaws: survey.end(), pages: false };
}

function idIn(file: string): string | undefined {
  try {
    const reader = new ByteReader(file);
    try {
      return readId(reader);
    } finally {
      reader.close();
    }
  } catch {
    return undefined;
  }
}

interface Checking<E extends JournalEvent> {
  readonly file: string;
  readonly kind: EventKind<E>;
  readonly told: (entry: Entry<E>) => void;
}

function checkIn<E extends JournalEvent>(reader: ByteReader, { file, kind, told }: Checking<E>): Checked {
  try {
    const empty = readVersion(reader, file) === 0;
    const pages = fits(reader) && reader.whole;
    if (empty) return { file, id: undefined, ...NOTHING, pages };
    const survey = new Survey(kind);
    for (const { entry, bytes, reason } of rowsIn(reader)) {
      const read = reason ? { reason } : parse(bytes && rowOf(bytes), entry, kind);
      if ('reason' in read) survey.flawed(entry, read.reason);
      else {
        survey.sound(read);
        told(read);
      }
    }
    const { id, entries, last } = survey;
    return { file, id: readId(reader) ?? id, entries, last, flaws: survey.end(), pages };
  } finally {
    reader.close();
  }
}

/** Follows a journal row by row, and finds out which chapter each flaw is in. */
class Survey<E extends JournalEvent> {
  readonly #kind: EventKind<E>;
  readonly #flaws: Flaw[] = [];
  /** Flaws since the last sound entry. */
  #waiting: Omit<Flaw, 'chapter'>[] = [];
  #chapter = 0;
  entries = 0;
  last = 0;
  id: string | undefined;

  constructor(kind: EventKind<E>) {
    this.#kind = kind;
  }

  flawed(entry: number, reason: Reason): void {
    this.#waiting.push({ entry, reason });
  }

  sound(entry: Entry<E>): void {
    this.id ??= idFromRow(makeRow(entry));
    this.#place(entry);
    this.entries += 1;
    this.last = entry.sequence;
    this.#chapter = entry.chapter;
  }

  end(): readonly Flaw[] {
    this.#place(undefined);
    return this.#flaws;
  }

  /**
   * A chapter goes on until the next one begins. So flaws before a beginning are in the chapter before it; and where the beginning
   * itself is not there, one flaw is that, while of several nobody knows where one chapter ends.
   */
  #place(next: Entry<E> | undefined): void {
    const flaws = this.#waiting;
    this.#waiting = [];
    const goesOn = next === undefined || this.#kind.beginsChapter(next.event.type);
    const after = goesOn ? this.#chapter : next.chapter;
    for (const [at, flaw] of flaws.entries()) {
      const first = at === 0 && flaws.length > 1;
      this.#flaws.push({ ...flaw, chapter: first ? this.#chapter : after });
    }
  }
}

const NOTHING = { entries: 0, last: 0, flaws: [] };

/** A row under the number that it should have, or why there is none. */
interface Found {
  readonly entry: number;
  readonly bytes?: Uint8Array | undefined;
  readonly reason?: Reason;
}

/** Every row from the first to the last number that is in use, piece by piece. */
function* rowsIn(reader: ByteReader): Generator<Found> {
  const end = reader.number('max(sequence)', 'events') ?? 0;
  for (let next = 1; next <= end; next += PIECE)
    yield* pieceOf(reader, next, Math.min(end, next + PIECE - 1));
}

function* pieceOf(reader: ByteReader, from: number, to: number): Generator<Found> {
  try {
    const rows = reader.rows(['sequence', ROW], 'events WHERE sequence BETWEEN ? AND ? ORDER BY sequence', [
      from,
      to,
    ]);
    const found = new Map(
      rows.map(([sequence, row]) => [Number(sequence?.toString('latin1')), row ?? undefined]),
    );
    for (let entry = from; entry <= to; entry++)
      yield found.has(entry) ? { entry, bytes: found.get(entry) } : { entry, reason: missing(entry) };
  } catch (error) {
    if (from === to) yield { entry: from, reason: systemReason(error) };
    else {
      // A page of the piece cannot be read; the others can.
      const middle = Math.floor((from + to) / 2);
      yield* pieceOf(reader, from, middle);
      yield* pieceOf(reader, middle + 1, to);
    }
  }
}

const missing = (entry: number): Reason => ({ code: 'entryMissing', details: { entry } });
