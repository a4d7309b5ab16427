// The buzzer, with the methods of Johnny-Five's Piezo.
import five from 'johnny-five';
import type { Note } from '../../shared/protocol/index.ts';
import { Component, type ComponentOptions } from './component.ts';

/** A note such as `c#4`, a frequency in hertz, or null for silence. */
type Pitch = string | number | null;

/** Each note with its beats; `tempo` is in beats a minute. */
export interface Tune {
  readonly song: readonly (Pitch | readonly [pitch: Pitch, beats: number])[];
  readonly tempo?: number;
}

const LIMITS = { lowest: 31, highest: 5000, longest: 16_383 } as const;
const TEMPO = 250;
const MINUTE = 60_000;

export class Tone extends Component<Record<never, never>> {
  #cancel: () => void = () => {};
  #isPlaying = false;
  /** Counts calls of `playAll`, so that an older one does not go on. */
  #turn = 0;

  constructor(options: ComponentOptions) {
    super(options);
    this.io.once('close', () => this.stop());
  }

  /** True while a song or a sequence of tones is played. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Sounds for so many milliseconds, 1 to 16,383. @throws RangeError if the buzzer cannot: 31 to 5,000 Hz */
  frequency(hertz: number, milliseconds: number): this {
    return this.playAll([{ hertz: Math.round(hertz), milliseconds: Math.round(milliseconds) }]);
  }

  /** The same by the half period in microseconds, as Piezo has it. */
  tone(microseconds: number, milliseconds: number): this {
    return this.frequency(1_000_000 / (2 * microseconds), milliseconds);
  }

  /** The same by name: `c4`, `F#5`; without an octave in the fourth. @throws RangeError for anything else */
  note(name: string, milliseconds: number): this {
    return this.frequency(hertzOf(name), milliseconds);
  }

  noTone(): this {
    return this.playAll([{ hertz: 0, milliseconds: 1 }]);
  }

  /** Plays a song in place of another; calls `done` at its end. */
  play(tune: Tune, done?: (tune: Tune) => void): this {
    const { song, tempo = TEMPO } = tune;
    const notes = song.map((each) => {
      const [pitch, beats] = Array.isArray(each) ? (each as readonly [Pitch, number]) : [each as Pitch, 1];
      const hertz = typeof pitch === 'string' ? hertzOf(pitch) : (pitch ?? 0);
      return { hertz: Math.round(hertz), milliseconds: Math.round((beats * MINUTE) / tempo) };
    });
    return this.playAll(notes, () => done?.(tune));
  }

  /**
   * Plays tones one after the other, in place of whatever sounds. The time of a tone begins when the board has begun it: on a slow
   * line the next one does not replace it before it has sounded.
   */
  playAll(notes: readonly Note[], done?: () => void): this {
    for (const note of notes) checkNote(note);
    this.stop();
    this.#next(notes, this.#turn, done);
    return this;
  }

  /** Plays no further tone; the one that sounds ends by itself. */
  stop(): this {
    this.#cancel();
    this.#turn++;
    this.#isPlaying = false;
    return this;
  }

  #next([note, ...rest]: readonly Note[], turn: number, done: (() => void) | undefined): void {
    this.#isPlaying = note !== undefined;
    if (!note) {
      done?.();
      return;
    }
    this.io.send({ type: 'tone', ...note }, (error) => {
      if (error || turn !== this.#turn) return;
      this.#cancel = this.io.clock.after(note.milliseconds, () => this.#next(rest, turn, done));
    });
  }
}

/** @throws RangeError naming the figure that the buzzer cannot do */
export function checkNote({ hertz, milliseconds }: Note): void {
  const { lowest, highest, longest } = LIMITS;
  const pitched = hertz >= lowest && hertz <= highest;
  if (!Number.isInteger(hertz) || !(pitched || hertz === 0))
    throw new RangeError(`hertz: ${hertz} is not 0 or a whole number from ${lowest} to ${highest}`);
  if (!Number.isInteger(milliseconds) || milliseconds < 1 || milliseconds > longest)
    throw new RangeError(`milliseconds: ${milliseconds} is not a whole number from 1 to ${longest}`);
}

/** Johnny-Five's table; octave 4 unless given. */
function hertzOf(name: string): number {
  const note = name.toLowerCase();
  const hertz = five.Piezo.Notes[note] ?? five.Piezo.Notes[`${note}4`];
  if (typeof hertz !== 'number') throw new RangeError(`${name} is not a note, such as c4 or f#5`);
  return hertz;
}
