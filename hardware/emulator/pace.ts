// Holds emulated time to real time. Pure: the clock is the caller's.

/** Emulated milliseconds in one go, so that commands are heard in between. */
const SLICE = 4;
/** Emulated milliseconds that may be owed; a machine that is too slow lets go of what is over. */
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

  /** Emulated time up to which to run now, and whether more is due at once. */
  next(wall: number, emulated: number): { readonly until: number; readonly more: boolean } {
    if (this.#speed === 'max') return { until: emulated + SLICE, more: true };
    const due = this.#emulated + (wall - this.#wall) * this.#speed;
    if (due - emulated > LARGEST_DEBT) {
      this.#wall = wall;
      this.#emulated = emulated + SLICE;
      return { until: emulated + SLICE, more: false };
    }
    return { until: Math.min(due, emulated + SLICE), more: due - emulated > SLICE };
  }
}
