// A journal in memory: it ends with the process, unless whoever made it keeps its moves elsewhere.
import type { TableEvent } from '../../shared/story/roster.ts';
import type { Entry } from '../journal/index.ts';
import type { BookOptions } from './book.ts';

type Notice = BookOptions['journal']['notices'][number];

/** The events of one move, which are kept together: a line of a journal, with its chapter. */
export interface MemoryMove {
  readonly chapter: number;
  /** The number of the first event among all, from 1. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly events: readonly TableEvent[];
}

interface MemoryOptions {
  /** What happened before, in its order. */
  readonly moves?: readonly MemoryMove[];
  /** Hears of every move, in its order, before anything lights. */
  readonly keep?: (move: MemoryMove) => void;
  /** What the table tells its host until it is read. */
  readonly notices?: readonly Notice[];
}

const entriesOf = ({ chapter, sequence, time, events }: MemoryMove): readonly Entry<TableEvent>[] =>
  events.map((event, at) => ({ sequence: sequence + at, chapter, time, event }));

/** A journal in memory. */
export class MemoryJournal implements Readonly<BookOptions['journal']> {
  readonly id: string;
  readonly refusal = undefined;
  readonly #chapters = new Map<number, Entry<TableEvent>[]>();
  readonly #keep: (move: MemoryMove) => void;
  #notices: readonly Notice[];
  #sequence = 0;

  constructor(id: string, { moves = [], keep = () => {}, notices = [] }: MemoryOptions = {}) {
    this.id = id;
    this.#keep = keep;
    this.#notices = notices;
    for (const move of moves) this.#add(move);
  }

  get notices(): readonly Notice[] {
    return this.#notices;
  }

  get chapters(): readonly number[] {
    return [...this.#chapters.keys()].toSorted((a, b) => a - b);
  }

  sound(chapter: number): readonly Entry<TableEvent>[] {
    return [...(this.#chapters.get(chapter) ?? [])];
  }

  chapter(chapter: number): readonly Entry<TableEvent>[] {
    return this.sound(chapter);
  }

  finished(): [] {
    return [];
  }

  append(events: readonly TableEvent[], chapter = this.chapters.at(-1) ?? 0): readonly Entry<TableEvent>[] {
    const move: MemoryMove = { chapter, sequence: this.#sequence + 1, time: Date.now(), events };
    this.#keep(move);
    return this.#add(move);
  }

  /** Tells the host something, until it is read. */
  notify(notice: Notice): void {
    this.#notices = [...this.#notices, notice];
  }

  acknowledge(game: number): void {
    this.#notices = this.#notices.filter(({ details }) => details.game !== game);
  }

  #add(move: MemoryMove): readonly Entry<TableEvent>[] {
    const entries = entriesOf(move);
    this.#chapters.set(move.chapter, [...(this.#chapters.get(move.chapter) ?? []), ...entries]);
    this.#sequence = move.sequence + entries.length - 1;
    return entries;
  }
}
