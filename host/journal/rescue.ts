// Gathers what is sound in a damaged journal, from its pages: the game that was being played is cut to its sound moves, an earlier
// game that is damaged is set aside, and every other game stays as it is.
import type { Reason } from '../../shared/words/index.ts';
import type { Aside } from './aside.ts';
import { DatabasePages, RowsInPages } from './pages.ts';
import {
  type Entry,
  type EventKind,
  type JournalEvent,
  makeRow,
  parse,
  type Row,
  wholeMoves,
} from './rows.ts';

/** What a damaged journal can be rebuilt from. */
interface Rescued {
  /** The sound rows that stay, oldest first. */
  readonly rows: () => Iterable<Row>;
  /** Sequence number of the last of them; 0 if there are none. */
  readonly last: number;
  /** Why the chapter that was being written is cut behind `last`; undefined if it is whole. */
  readonly cut: Reason | undefined;
  readonly asides: readonly Aside[];
  readonly first: Row | undefined;
}

/** `expected`: the last sequence number as SQLite tells it; undefined where it cannot. */
interface Wreck<E extends JournalEvent> {
  readonly file: string;
  readonly kind: EventKind<E>;
  readonly expected: number | undefined;
}

/** Looks through the pages of a journal that nobody has open, and calls `use` while they are. */
export function rescue<E extends JournalEvent, T>(
  { file, kind, expected }: Wreck<E>,
  use: (rescued: Rescued) => T,
): T {
  const pages = new DatabasePages(file);
  try {
    const found = new RowsInPages(pages);
    return use(new Wreckage(found, kind, expected).rescued);
  } finally {
    pages.close();
  }
}

class Wreckage<E extends JournalEvent> {
  readonly #found: RowsInPages;
  readonly #kind: EventKind<E>;
  /** Places without a sound entry, in order. */
  readonly #flaws: { readonly sequence: number; readonly reason: Reason }[] = [];
  /** The place where the last chapter begins. */
  #begun = 1;

  constructor(found: RowsInPages, kind: EventKind<E>, expected: number | undefined) {
    this.#found = found;
    this.#kind = kind;
    for (let sequence = 1; sequence <= found.last; sequence++) {
      const entry = this.#entry(sequence);
      if ('reason' in entry) this.#flaws.push({ sequence, reason: entry.reason });
      else if (kind.beginsChapter(entry.event.type)) this.#begun = sequence;
    }
    if (expected !== found.last && !found.misread.has(expected ?? 0))
      this.#flaws.push({ sequence: found.last + 1, reason: missing(found.last + 1) });
  }

  get rescued(): Rescued {
    const cut = this.#flaws.find(({ sequence }) => sequence >= this.#begun);
    const last = cut === undefined ? this.#found.last : this.#lastWhole(cut.sequence);
    const asides = this.#aside(
      this.#flaws.filter(({ sequence }) => sequence < this.#begun && sequence <= last),
    );
    const row = (sequence: number): Row[] => {
      const entry = this.#entry(sequence);
      return 'reason' in entry ? [] : [makeRow(entry)];
    };
    const found = this.#found;
    const rows = function* (): Generator<Row> {
      for (let sequence = 1; sequence <= last; sequence++) yield* row(sequence);
    };
    return { rows, last, cut: cut?.reason, asides, first: found.row(1) };
  }

  #entry(sequence: number) {
    const row = this.#found.row(sequence);
    return row === undefined ? { reason: missing(sequence) } : parse(row, sequence, this.#kind);
  }

  /** The last entry of the last whole move before a flaw. */
  #lastWhole(flaw: number): number {
    const before: Entry<E>[] = [];
    for (let sequence = this.#begun; sequence < flaw; sequence++) {
      const entry = this.#entry(sequence);
      if (!('reason' in entry)) before.push(entry);
    }
    const next = [...Array(8).keys()]
      .map((more) => this.#found.row(flaw + more))
      .find((row) => row !== undefined);
    return wholeMoves(before, next, flaw).at(-1)?.sequence ?? this.#begun - 1;
  }

  /**
   * The chapters of flaws: a chapter goes on until the next one begins. Where several places in a row are lost, the beginning of a
   * chapter may be among them, so that the one before it is set aside as well.
   */
  #aside(flaws: readonly { readonly sequence: number; readonly reason: Reason }[]): readonly Aside[] {
    const asides = new Map<number, Aside>();
    for (const { sequence, reason } of flaws) {
      for (const chapter of this.#chaptersAt(sequence)) {
        const known = asides.get(chapter);
        asides.set(
          chapter,
          known ? { ...known, last: sequence } : { chapter, first: sequence, last: sequence, reason },
        );
      }
    }
    return [...asides.values()];
  }

  #chaptersAt(sequence: number): readonly number[] {
    const [before, after] = [this.#sound(sequence, -1), this.#sound(sequence, 1)];
    const from = before?.chapter ?? 0;
    if (after === undefined) return [from];
    const to = this.#kind.beginsChapter(after.event.type) ? Math.max(from, after.chapter - 1) : after.chapter;
    const alone = (after.sequence ?? 0) - (before?.sequence ?? 0) === 2;
    const begin = alone || from === 0 ? to : Math.min(from, to);
    return Array.from({ length: to - begin + 1 }, (_, at) => begin + at);
  }

  /** The nearest sound entry before or behind a place. */
  #sound(sequence: number, step: 1 | -1): Entry<E> | undefined {
    for (let at = sequence + step; at >= 1 && at <= this.#found.last; at += step) {
      const entry = this.#entry(at);
      if (!('reason' in entry)) return entry;
    }
    return undefined;
  }
}

const missing = (entry: number): Reason => ({ code: 'entryMissing', details: { entry } });
