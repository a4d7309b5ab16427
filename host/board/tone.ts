// The buzzer.
import type { Note } from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { Part, type PartOptions } from './part.ts';
import type { Order } from './sender.ts';

const LIMITS = { lowest: 31, highest: 5000, longest: 16_383 } as const;

interface ToneOptions extends PartOptions {
  readonly clock: Clock;
}

export class Tone extends Part {
  readonly #clock: Clock;
  #cancel: () => void = () => {};
  /** The tone that the board has yet to obey, and what follows it. */
  #pending: { readonly order: Order; readonly next: () => void } | undefined;

  constructor({ clock, ...options }: ToneOptions) {
    super(options);
    this.#clock = clock;
    this.io.on('delivered', (order: Order) => {
      if (this.#pending?.order !== order) return;
      const { next } = this.#pending;
      this.#pending = undefined;
      next();
    });
  }

  /** Plays one tone in place of whatever sounds. The board ends it by itself. */
  play(hertz: number, milliseconds: number): void {
    this.playAll([{ hertz, milliseconds }]);
  }

  /**
   * Plays tones one after the other, in place of whatever sounds. A tone has its time from when the board has begun it: on a
   * slow line none is left out because the next one has overtaken it.
   */
  playAll(notes: readonly Note[]): void {
    this.dispose();
    const [note, ...rest] = notes;
    if (!note) return;
    const { hertz, milliseconds } = checkNote(note);
    const order: Order = { type: 'tone', hertz, milliseconds };
    if (rest.length > 0) this.#pending = { order, next: () => this.#follow(milliseconds, rest) };
    this.io.want(order);
  }

  /** Ends what sounds. */
  stop(): void {
    this.play(0, 1);
  }

  /** Sends no further tone. */
  dispose(): void {
    this.#cancel();
    this.#pending = undefined;
  }

  #follow(milliseconds: number, rest: readonly Note[]): void {
    this.#cancel = this.#clock.after(milliseconds, () => this.playAll(rest));
  }
}

/** @throws RangeError naming the figure that the buzzer cannot do */
export function checkNote(note: Note): Note {
  const { hertz, milliseconds } = note;
  const pitched = hertz >= LIMITS.lowest && hertz <= LIMITS.highest;
  if (!Number.isInteger(hertz) || !(pitched || hertz === 0))
    throw new RangeError(
      `hertz: ${hertz} is not 0 or a whole number from ${LIMITS.lowest} to ${LIMITS.highest}`,
    );
  if (!Number.isInteger(milliseconds) || milliseconds < 1 || milliseconds > LIMITS.longest)
    throw new RangeError(`milliseconds: ${milliseconds} is not a whole number from 1 to ${LIMITS.longest}`);
  return note;
}
