// A chain of WS2812B pixels, decoded from the edges of its data line and held to the limits of the datasheet
// (WS2812B-V5, data transfer time; limits in hardware/board.ts).
import { PIXELS } from '../board.ts';
import { CYCLE_NANOSECONDS } from './chip.ts';
import type { Violation } from './options.ts';

/** CPU cycles of low line that latch. */
const LATCH_CYCLES = Math.ceil(PIXELS.reset / CYCLE_NANOSECONDS);
/** Shortest low inside a frame, and the low that the oldest parts take for the end of it, in CPU cycles. */
const LOW_CYCLES = Math.ceil(PIXELS.low.min / CYCLE_NANOSECONDS);
const EARLY_CYCLES = Math.ceil(PIXELS.earlyLatch / CYCLE_NANOSECONDS);

/** A high pulse at least this long is read as a one. */
const ONE_CYCLES = Math.ceil((PIXELS.t0h.max + PIXELS.t1h.min) / 2 / CYCLE_NANOSECONDS);
/** For a high pulse of so many cycles: is it inside the window of a zero or of a one? */
const LONGEST = 32;
const CLEAN = Uint8Array.from({ length: LONGEST }, (_, cycles) => {
  const { min, max } = cycles < ONE_CYCLES ? PIXELS.t0h : PIXELS.t1h;
  const nanoseconds = cycles * CYCLE_NANOSECONDS;
  return nanoseconds >= min && nanoseconds <= max ? 1 : 0;
});

/** Bits of a pixel, and how long one takes nominally. */
const BITS = 24;
const BIT_NANOSECONDS = 1250;
const BIT_CYCLES = BIT_NANOSECONDS / CYCLE_NANOSECONDS;

interface PixelsOptions {
  /** Pixels that are wired. */
  readonly count: number;
  /** The line has begun to move and must be looked at with `check` at this cycle. */
  readonly onStart: (checkAt: number) => void;
  /**
   * New colours are shown: red, green and blue of each pixel in turn. The array is the caller's to keep. A frame is `cut` where a
   * reset of the controller ended it: pixels further on show what they had.
   */
  readonly onLatch: (pixels: Uint8Array, time: number, cut: boolean) => void;
  /** Kinds: T0H, T1H, low, gap (an old part would latch), partial (a frame that ends inside a pixel). */
  readonly onViolation: (violation: Violation) => void;
}

export class Pixels {
  /** What is shown. */
  readonly shown: Uint8Array;

  readonly #options: PixelsOptions;
  readonly #received: Uint8Array;
  #level = false;
  #rose = 0;
  #fell = Number.NEGATIVE_INFINITY;
  #word = 0;
  #bits = 0;
  #pixel = 0;
  #started = false;
  #cut = false;

  constructor(options: PixelsOptions) {
    this.#options = options;
    this.shown = new Uint8Array(options.count * 3);
    this.#received = new Uint8Array(options.count * 3);
  }

  /** The data line goes to `level` at CPU cycle `time`. */
  edge(level: boolean, time: number): void {
    if (level === this.#level) return;
    this.#level = level;
    if (level) this.#rise(time);
    else this.#fall(time);
  }

  /** Looks whether the line has been low long enough to latch; returns when to look again, if at all. */
  check(time: number): number | undefined {
    if (!this.#started) return undefined;
    const due = this.#fell + LATCH_CYCLES;
    if (this.#level) return time + LATCH_CYCLES;
    if (time < due) return due;
    this.#latch(due);
    return undefined;
  }

  /** The controller lets go of the line in mid-frame: its pulse does not count, what was complete does. */
  release(time: number): void {
    if (this.#level) this.#fell = time;
    this.#cut = this.#started;
    this.#level = false;
    this.#bits = 0;
  }

  /** Power goes away. */
  cutPower(): void {
    this.shown.fill(0);
    this.#received.fill(0);
    this.#level = false;
    this.#started = false;
    this.#cut = false;
    this.#bits = 0;
    this.#pixel = 0;
    this.#fell = Number.NEGATIVE_INFINITY;
  }

  #rise(time: number): void {
    const low = time - this.#fell;
    this.#rose = time;
    if (!this.#started) {
      this.#started = true;
      this.#options.onStart(time + LATCH_CYCLES);
    } else if (low < LOW_CYCLES) this.#complain('low', low, PIXELS.low.min, time);
    else if (low >= LATCH_CYCLES) {
      this.#latch(this.#fell + LATCH_CYCLES);
      this.#started = true;
      this.#options.onStart(time + LATCH_CYCLES);
    } else if (low >= EARLY_CYCLES) this.#complain('gap', low, PIXELS.earlyLatch, time);
  }

  #fall(time: number): void {
    const high = time - this.#rose;
    this.#fell = time;
    const one = high >= ONE_CYCLES;
    if (high >= LONGEST || CLEAN[high] === 0) this.#complainHigh(one, high, time);
    this.#word = (this.#word << 1) | (one ? 1 : 0);
    if (++this.#bits === BITS) this.#take();
  }

  /** A pixel keeps the first 24 bits that reach it and passes the rest on. */
  #take(): void {
    const word = this.#word;
    const pixel = this.#pixel;
    const received = this.#received;
    this.#bits = 0;
    this.#pixel++;
    if (pixel >= this.#options.count) return;
    received[pixel * 3] = (word >> 8) & 0xff;
    received[pixel * 3 + 1] = (word >> 16) & 0xff;
    received[pixel * 3 + 2] = word & 0xff;
  }

  #latch(time: number): void {
    if (this.#bits > 0) this.#complain('partial', this.#bits * BIT_CYCLES, BITS * BIT_NANOSECONDS, time);
    const cut = this.#cut;
    this.#started = false;
    this.#cut = false;
    this.#bits = 0;
    if (this.#pixel === 0) return;
    this.#pixel = 0;
    this.shown.set(this.#received);
    this.#options.onLatch(this.shown.slice(), time, cut);
  }

  #complainHigh(one: boolean, cycles: number, time: number): void {
    const { min, max } = one ? PIXELS.t1h : PIXELS.t0h;
    const limit = cycles * CYCLE_NANOSECONDS < min ? min : max;
    this.#complain(one ? 'T1H' : 'T0H', cycles, limit, time);
  }

  #complain(kind: string, cycles: number, limit: number, time: number): void {
    const nanoseconds = cycles * CYCLE_NANOSECONDS;
    this.#options.onViolation({ part: 'pixels', kind, index: this.#pixel, nanoseconds, limit, time });
  }
}
