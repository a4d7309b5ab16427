// What a table does while nobody does anything: it folds the journal's log in, and then checks the journal bit by bit.
import type { Clock } from '../board/index.ts';
import type { Book } from './book.ts';

/** Milliseconds without a move after which the journal's log is folded in. */
const SETTLE_MILLISECONDS = 1_000;
/** Milliseconds between two looks at a few entries of the journal. */
const SCRUB_MILLISECONDS = 20;

/** The quiet moments of a table. */
export class Quiet {
  readonly #clock: Clock;
  readonly #book: Book;
  /** Called when the journal has something new to say. */
  readonly #noticed: () => void;
  #settled: number | undefined;
  #cancel: () => void = () => {};

  constructor(clock: Clock, book: Book, noticed: () => void) {
    this.#clock = clock;
    this.#book = book;
    this.#noticed = noticed;
  }

  /** Whole seconds since the log was last folded in; undefined before that. */
  get seconds(): number | undefined {
    const since = this.#settled === undefined ? undefined : this.#clock.now() - this.#settled;
    return since && Math.floor(since / 1_000);
  }

  /** The table has begun: nothing is to be folded in yet. */
  begin(): void {
    this.#wait(SETTLE_MILLISECONDS, () => this.#scrub());
  }

  /** Something was kept. */
  broken(): void {
    this.#wait(SETTLE_MILLISECONDS, () => {
      this.#book.settle();
      this.#settled = this.#clock.now();
      this.#scrub();
    });
  }

  stop(): void {
    this.#cancel();
  }

  #wait(milliseconds: number, work: () => void): void {
    this.#cancel();
    this.#cancel = this.#clock.after(milliseconds, work);
  }

  #scrub(): void {
    const { length } = this.#book.notices;
    const more = this.#book.scrub();
    if (this.#book.notices.length !== length) this.#noticed();
    if (more) this.#wait(SCRUB_MILLISECONDS, () => this.#scrub());
  }
}
