// Holds emulated time to real time. Pure: the clock is the caller's.

/** Emulated milliseconds in one go, so that commands are heard in between. */
const SLICE = 4;
/**
 * Emulated milliseconds that may be owed; a machine that is too slow lets go of what is over. The rest is made good at once: on a
 * busy machine the next turn may be long in coming, and a board that hardly moves looks to its host as if it had gone.
 */
const LARGEST_DEBT = 100;

export class Pace {
  readonly #speed: number | 'max';
  #wall: number;
  #emulated: number;

  /** `wall` and `emulated` are milliseconds, now. */
  constructor(speed: number | 'max', wall: number, emulated: number) {
    this.#speed = speed;
    this.#wall = wall;
    this.#emulated = emulated;
  }

  /** Real milliseconds go by that the board does not have. */
  hold(milliseconds: number): void {
    this.#wall += milliseconds;
  }

  /** Real milliseconds from `wall` until an emulated time is due. */
  until(emulated: number, wall: number): number {
    if (this.#speed === 'max') return 0;
    return Math.max(0, (emulated - this.#emulated) / this.#speed - (wall - this.#wall));
  }

  /** Emulated time up to which to run now, and whether more is due at once. */
  next(wall: number, emulated: number): { readonly until: number; readonly more: boolean } {
    if (this.#speed === 'max') return { until: emulated + SLICE, more: true };
    let due = this.#emulated + (wall - this.#wall) * this.#speed;
    if (due - emulated > LARGEST_DEBT) {
      due = emulated + LARGEST_DEBT;
      this.#wall = wall;
      this.#emulated = due;
    }
    return { until: Math.min(due, emulated + SLICE), more: due - emulated > SLICE };
  }
}
