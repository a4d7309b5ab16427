/** The buzzer. */
import type { Clock } from './clock.ts';
import { Part, type PartOptions } from './part.ts';

export interface Note {
  /** 31..5000; 0 is a rest. */
  readonly hertz: number;
  /** 1..16383 */
  readonly milliseconds: number;
}

const LIMITS = { lowest: 31, highest: 5000, longest: 16_383 } as const;

export interface ToneOptions extends PartOptions {
  readonly clock: Clock;
}

export class Tone extends Part {
  private readonly clock: Clock;
  private cancel: () => void = () => {};

  constructor({ clock, ...options }: ToneOptions) {
    super(options);
    this.clock = clock;
  }

  /** Plays one tone in place of whatever sounds. The board ends it by itself. */
  play(hertz: number, milliseconds: number): void {
    this.playAll([{ hertz, milliseconds }]);
  }

  /** Plays tones one after the other, in place of whatever sounds. */
  playAll(notes: readonly Note[]): void {
    this.cancel();
    const [note, ...rest] = notes;
    if (!note) return;
    const { hertz, milliseconds } = checkNote(note);
    this.io.want({ type: 'tone', hertz, milliseconds });
    if (rest.length > 0) this.cancel = this.clock.after(milliseconds, () => this.playAll(rest));
  }

  /** Ends what sounds. */
  stop(): void {
    this.play(0, 1);
  }

  /** Sends no further tone. */
  dispose(): void {
    this.cancel();
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
