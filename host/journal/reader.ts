// Reading a journal: piece by piece, each entry checked, so that no more of it is in memory than somebody asks for.
import { systemReason } from '../system/reason.ts';
import { type NotedAside, readAsides } from './aside.ts';
import { type ByteReader, decode } from './bytes.ts';
import { JournalError } from './error.ts';
import type { Notice } from './notice.ts';
import {
  type Entry,
  type EventKind,
  idFromRow,
  type JournalEvent,
  parse,
  ROW,
  type Row,
  rowOf,
} from './rows.ts';
import { hasTable, readId } from './schema.ts';

/** The place of an entry: its sequence number, its move and its chapter. */
export interface Head {
  readonly sequence: number;
  readonly move: number;
  readonly chapter: number;
}

/** A fold of the journal's entries that is kept in its database; it has tables of its own. */
export interface KeptProjection<E extends JournalEvent> {
  /** Begins the names of its tables. */
  readonly name: string;
  /** Rises when the same entries come to other rows than before. */
  readonly version: number;
  /** Makes its tables, in SQL. Their names are `name`, or begin with `name` and an underscore. */
  readonly tables: string;
  /** Begins the fold again before the first entry. What it has made of earlier entries can be looked up in `reader`. */
  readonly begin: (reader: JournalReader<E>) => Fold<E>;
}

/** What follows from one more entry for the tables of a projection, in SQL; and at the end, if anything does. */
interface Fold<E extends JournalEvent> {
  (entry: Entry<E>): readonly string[];
  readonly end?: () => readonly string[];
}

/** Reading the journal; any number of processes may at once, also while another one keeps it. */
export interface JournalReader<E extends JournalEvent> {
  readonly folder: string;
  /** Its UUID: made with it, the same in every copy. Undefined for an empty one that an older program made. */
  readonly id: string | undefined;
  /** What was found and mended when the journal was opened, in plain words. */
  readonly notices: readonly Notice[];
  /** The place of the last entry; zeros for an empty journal. */
  readonly head: Head;
  /** The entries from one sequence number to another, oldest first, read piece by piece and checked. Error: damaged. */
  read(from?: number, to?: number): Iterable<Entry<E>>;
  /** All entries of one chapter, oldest first. Error: damaged. */
  chapter(number: number): readonly Entry<E>[];
  /**
   * Values in the tables of kept projections as text, row by row; null for NULL. `from` is SQL from the name of the table on, with a
   * `?` for each of `values`. Error: damaged.
   */
  look(
    columns: readonly string[],
    from: string,
    values?: readonly (string | number)[],
  ): readonly (readonly (string | null)[])[];
  /** Whether a projection is kept in this version, and has followed every entry. */
  keeps(projection: Pick<KeptProjection<E>, 'name' | 'version'>): boolean;
  close(): void;
}

/** Rows that are read at a time. */
const PIECE = 256;

/** What is read: the database, and what its file is called in errors. */
interface ReadingOptions<E extends JournalEvent> {
  readonly file: string;
  readonly look: ByteReader;
  readonly kind: EventKind<E>;
}

/** Everything that can be read from an open journal. */
export class Reading<E extends JournalEvent> {
  readonly #options: ReadingOptions<E>;
  #read: readonly NotedAside[] | undefined;

  constructor(options: ReadingOptions<E>) {
    this.#options = options;
  }

  get id(): string | undefined {
    const { look } = this.#options;
    return this.#whole(() => {
      const known = readId(look);
      const [first] = known === undefined ? this.#rows('ORDER BY sequence LIMIT 1') : [];
      return known ?? (first?.row && idFromRow(first.row));
    });
  }

  get head(): Head {
    const sequence = this.#options.look.number('max(sequence)', 'events') ?? 0;
    const [last] = this.read(sequence, sequence);
    return { sequence, chapter: last?.chapter ?? 0, move: last?.event.move ?? 0 };
  }

  *read(from = 1, to = Number.MAX_SAFE_INTEGER): Generator<Entry<E>> {
    for (let next = Math.max(1, from); next <= to; ) {
      const piece = this.#rows(`WHERE sequence BETWEEN ? AND ? ORDER BY sequence LIMIT ${PIECE}`, [next, to]);
      for (const { sequence, row } of piece) {
        if (sequence !== next && !this.#isAside(next, sequence - 1)) this.#missing(next);
        const entry = parse(row, sequence, this.#options.kind);
        if ('reason' in entry && !this.#isAside(sequence, sequence)) this.#sound(row, sequence);
        if (!('reason' in entry) && !this.#asides.some(({ chapter }) => chapter === entry.chapter))
          yield entry;
        next = sequence + 1;
      }
      if (piece.length < PIECE) return;
    }
  }

  /** Checks the last chapter, which a table goes on with. Error: damaged. */
  checkLast(expected: number): void {
    const { look } = this.#options;
    const begun = this.#whole(
      () => look.number('min(sequence)', 'events WHERE game = (SELECT max(game) FROM events)') ?? 1,
    );
    let last = begun - 1;
    for (const { sequence } of this.read(begun)) last = sequence;
    if (last < expected) this.#missing(last + 1);
  }

  /** Looks again for chapters that were set aside. */
  refresh(): void {
    this.#read = undefined;
  }

  /** The chapters that were set aside. */
  get asides(): readonly NotedAside[] {
    return this.#asides;
  }

  chapter(number: number): readonly Entry<E>[] {
    const aside = this.#asides.find((each) => each.chapter === number);
    if (aside !== undefined)
      throw new JournalError('damaged', { file: this.#options.file, reason: aside.reason });
    const rows = this.#rows('WHERE game = ? ORDER BY sequence', [number]);
    return rows.map(({ sequence, row }) => this.#sound(row, sequence));
  }

  look(
    columns: readonly string[],
    from: string,
    values: readonly (string | number)[] = [],
  ): readonly (readonly (string | null)[])[] {
    const { look } = this.#options;
    return this.#whole(() =>
      look.rows(columns, from, values).map((row) => row.map((cell) => (cell === null ? null : decode(cell)))),
    );
  }

  keeps({ name, version }: Pick<KeptProjection<E>, 'name' | 'version'>): boolean {
    const { look } = this.#options;
    return this.#whole(() => {
      if (!hasTable(look, 'projections')) return false;
      const found = look.number('sequence', 'projections WHERE name = ? AND version = ?', [name, version]);
      return found !== undefined && found === (look.number('max(sequence)', 'events') ?? 0);
    });
  }

  close(): void {
    this.#options.look.close();
  }

  #rows(
    from: string,
    values: readonly number[] = [],
  ): readonly { readonly sequence: number; readonly row: Row | undefined }[] {
    const rows = this.#whole(() => this.#options.look.rows(['sequence', ROW], `events ${from}`, values));
    return rows.map(([sequence, cell]) => ({
      sequence: Number(sequence?.toString('latin1')),
      row: cell == null ? undefined : rowOf(cell),
    }));
  }

  get #asides(): readonly NotedAside[] {
    this.#read ??= this.#whole(() => readAsides(this.#options.look));
    return this.#read;
  }

  /** Whether all of these places are known to be damaged. */
  #isAside(from: number, to: number): boolean {
    return this.#asides.some(({ first, last }) => first <= from && to <= last);
  }

  #missing(entry: number): never {
    const reason = { code: 'entryMissing', details: { entry } } as const;
    throw new JournalError('damaged', { file: this.#options.file, reason });
  }

  #sound(row: Row | undefined, expected: number): Entry<E> {
    const entry = parse(row, expected, this.#options.kind);
    if ('reason' in entry)
      throw new JournalError('damaged', { file: this.#options.file, reason: entry.reason });
    return entry;
  }

  /** Whatever goes wrong while the file is read is damage. */
  #whole<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof JournalError) throw error;
      throw new JournalError(
        'damaged',
        { file: this.#options.file, reason: systemReason(error) },
        { cause: error },
      );
    }
  }
}
