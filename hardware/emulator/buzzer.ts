// The buzzer: its pitch, measured from the edges of its pin as an ear would.
import { CLOCK } from './chip.ts';

/** Longest half period that still counts as a tone: the contract's deepest is 31 Hz. */
const LONGEST_HALF = CLOCK / 2 / 30;
/** Half periods of one tone differ by no more than this share. */
const TOLERANCE = 0.05;

export class Buzzer {
  #level = false;
  #last = Number.NEGATIVE_INFINITY;
  #half = 0;
  /** Half periods in a row that agree. */
  #steady = 0;

  /** The pin goes to `level` at CPU cycle `time`. */
  edge(level: boolean, time: number): void {
    if (level === this.#level) return;
    this.#level = level;
    const half = time - this.#last;
    this.#last = time;
    const same = Math.abs(half - this.#half) <= TOLERANCE * half;
    this.#steady = half > LONGEST_HALF ? 0 : same ? this.#steady + 1 : 1;
    this.#half = half;
  }

  /** Pitch at CPU cycle `time` in hertz, rounded; 0 if silent. Two half periods must agree. */
  hertz(time: number): number {
    if (this.#steady < 2 || time - this.#last > 2.5 * this.#half) return 0;
    return Math.round(CLOCK / 2 / this.#half);
  }

  cutPower(): void {
    this.#level = false;
    this.#steady = 0;
  }
}
