// Checks a journal a few entries at a time while nobody needs it, so that damage in an old chapter is found before somebody looks for it.
import { writeFileSync } from 'node:fs';
import { asideSql, type NotedAside } from './aside.ts';
import type { ByteReader } from './bytes.ts';
import { type EventKind, type JournalEvent, parse, ROW, type Row, rowOf } from './rows.ts';

/** Entries that are checked at a time: far less than five milliseconds. */
const PIECE = 32;

interface ScrubOptions<E extends JournalEvent> {
  readonly file: string;
  readonly reader: ByteReader;
  readonly kind: EventKind<E>;
  /** Everything from this entry on was checked when the journal was opened. */
  readonly end: number;
  readonly now: () => number;
}

/** One pass through a journal. */
export class Scrub<E extends JournalEvent> {
  readonly #options: ScrubOptions<E>;
  readonly #known = new Set<number>();
  #next = 1;

  constructor(options: ScrubOptions<E>, known: Iterable<number>) {
    this.#options = options;
    for (const chapter of known) this.#known.add(chapter);
  }

  /** Whether everything is checked. */
  get done(): boolean {
    return this.#next >= this.#options.end;
  }

  /** Checks the next entries. @returns the chapters that have to be set aside, with the statements that note it */
  step(): readonly { readonly aside: NotedAside; readonly sql: string }[] {
    const { kind, end } = this.#options;
    const found = new Map<number, NotedAside>();
    const last = Math.min(end, this.#next + PIECE) - 1;
    const rows = this.#piece(this.#next, last);
    for (let sequence = this.#next; sequence <= last; sequence++) {
      const entry = parse(rows.get(sequence), sequence, kind);
      if (!('reason' in entry)) continue;
      const chapter = this.#chapterOf(sequence);
      if (this.#known.has(chapter)) continue;
      this.#known.add(chapter);
      const span = this.#span(chapter, sequence);
      const evidence = this.#keep(chapter, span);
      found.set(chapter, { chapter, ...span, reason: entry.reason, evidence, read: false });
    }
    this.#next = last + 1;
    const time = this.#options.now();
    return [...found.values()].map((aside) => ({ aside, sql: asideSql({ ...aside, time }) }));
  }

  /** Rows by their sequence numbers; one by one where a page of them cannot be read. */
  #piece(from: number, to: number): ReadonlyMap<number, Row | undefined> {
    try {
      const cells = this.#options.reader.rows(['sequence', ROW], 'events WHERE sequence BETWEEN ? AND ?', [
        from,
        to,
      ]);
      return new Map(
        cells.map(([sequence, cell]) => [
          Number(sequence?.toString('latin1')),
          cell ? rowOf(cell) : undefined,
        ]),
      );
    } catch {
      const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      return new Map(all.map((sequence) => [sequence, this.#row(sequence)]));
    }
  }

  #row(sequence: number) {
    const [cell] = this.#cells('sequence = ?', sequence);
    return cell == null ? undefined : rowOf(cell);
  }

  #cells(where: string, value: number) {
    try {
      return this.#options.reader.rows([ROW], `events WHERE ${where}`, [value]).map(([cell]) => cell);
    } catch {
      // The page cannot be read.
      return [];
    }
  }

  /** A chapter goes on until the next one begins. */
  #chapterOf(sequence: number): number {
    const { kind, end } = this.#options;
    for (let at = sequence + 1; at <= end; at++) {
      const after = parse(this.#row(at), at, kind);
      if ('reason' in after) continue;
      return kind.beginsChapter(after.event.type) ? after.chapter - 1 : after.chapter;
    }
    return 0;
  }

  #span(chapter: number, sequence: number): { readonly first: number; readonly last: number } {
    const { reader } = this.#options;
    const [first, last] = ['min', 'max'].map((end) => {
      try {
        return reader.number(`${end}(sequence)`, 'events WHERE game = ?', [chapter]) ?? sequence;
      } catch {
        return sequence;
      }
    });
    return { first: Math.min(sequence, first ?? sequence), last: Math.max(sequence, last ?? sequence) };
  }

  /** What is there of the chapter, byte by byte, in a file of its own. @returns its name */
  #keep(chapter: number, { first, last }: { readonly first: number; readonly last: number }): string {
    const evidence = `${this.#options.file}.damaged-${new Date(this.#options.now()).toISOString().replaceAll(':', '-')}-${chapter}`;
    const rows: string[] = [];
    for (let sequence = first; sequence <= last; sequence++)
      rows.push(
        ...this.#cells('sequence = ?', sequence).map(
          (cell) => `${sequence} ${cell?.toString('hex') ?? ''}\n`,
        ),
      );
    writeFileSync(evidence, rows.join(''));
    return evidence;
  }
}
