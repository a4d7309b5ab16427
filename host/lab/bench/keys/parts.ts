// Where the host's time goes between a key event and its peg, and what it leaves for afterwards.
import type { Stopwatch } from './stopwatch.ts';

/** In the order in which they happen. */
export const HOST_PARTS = ['rules', 'disk', 'peg', 'after'] as const;

/**
 * Milliseconds: from the event to the journal (the message is read, the rules decide), in the journal with its folds, from there to the
 * peg's message, and whatever the event sets off after that. The time from the event to the peg is the sum of the first three.
 */
export type HostParts = Readonly<Record<(typeof HOST_PARTS)[number], number>>;

const NONE: HostParts = { rules: 0, disk: 0, peg: 0, after: 0 };

/** Cuts what a stopwatch has measured into parts. */
export class PartTimes {
  readonly #watch: Pick<Stopwatch, 'taken'>;
  /** What the watch showed when the journal was asked, when it had answered, and when the peg was sent. */
  #marks: number[] = [];
  #last = NONE;

  constructor(watch: Pick<Stopwatch, 'taken'>) {
    this.#watch = watch;
  }

  /** Those of the last event that moved a peg. */
  get last(): HostParts {
    return this.#last;
  }

  begins(): void {
    this.#marks = [];
  }

  /** Does what the journal is asked for. */
  journal<T>(append: () => T): T {
    const began = this.#watch.taken.own;
    const kept = append();
    this.#marks = [began, this.#watch.taken.own];
    return kept;
  }

  pegs(): void {
    if (this.#marks.length === 2) this.#marks.push(this.#watch.taken.own);
  }

  ends(): void {
    const [asked = 0, kept = 0, sent] = this.#marks;
    if (sent === undefined) return;
    const over = this.#watch.taken.own;
    this.#last = { rules: asked, disk: kept - asked, peg: sent - kept, after: over - sent };
  }
}
