// The buzzer of a sketch, with the methods of Johnny-Five's Piezo.
import type { PartOptions } from '../part.ts';
import { Tone } from '../tone.ts';
import { FivePart } from './part.ts';

/** A note such as `c#4`, a frequency in hertz, or null for silence. */
type Pitch = string | number | null;

/** A song: each note with its beats; `tempo` is in beats a minute. */
interface Tune {
  readonly song: readonly (Pitch | readonly [pitch: Pitch, beats: number])[];
  readonly tempo?: number;
}

const TEMPO = 250;
const MINUTE = 60_000;
/** Half tones above C. */
const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
/** Of the note that all others are tuned by: its hertz, and half tones above C of octave 0. */
const A4 = { hertz: 440, step: 57 } as const;

export class FiveTone extends FivePart {
  readonly #tone: Tone;
  #callOff: () => void = () => {};
  #isPlaying = false;

  constructor(options: PartOptions) {
    super(options);
    this.#tone = new Tone({ ...options, clock: this.io.clock });
  }

  /** Whether a song is being played. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Sounds for so many milliseconds, 1 to 16,383. @throws RangeError if the buzzer cannot: 31 to 5,000 Hz */
  frequency(hertz: number, milliseconds: number): this {
    this.#tone.play(Math.round(hertz), Math.round(milliseconds));
    return this;
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
    this.#tone.stop();
    return this;
  }

  /** Plays a song, in place of another; `done` hears when it is over. */
  play(tune: Tune, done?: (tune: Tune) => void): this {
    this.stop();
    const { song, tempo = TEMPO } = tune;
    const notes = song.map((each) => (Array.isArray(each) ? each : [each, 1]) as readonly [Pitch, number]);
    this.#isPlaying = true;
    const next = (at: number): void => {
      const [pitch, beats] = notes[at] ?? [];
      if (pitch === undefined || beats === undefined) {
        this.#isPlaying = false;
        done?.(tune);
        return;
      }
      const milliseconds = (beats * MINUTE) / tempo;
      if (pitch === null) this.noTone();
      else this.frequency(typeof pitch === 'number' ? pitch : hertzOf(pitch), milliseconds);
      this.#callOff = this.io.clock.after(milliseconds, () => next(at + 1));
    };
    next(0);
    return this;
  }

  /** Ends a song; the note that sounds ends by itself. */
  stop(): this {
    this.#callOff();
    this.#isPlaying = false;
    return this;
  }
}

function hertzOf(name: string): number {
  const [, letter = '', sharp, octave = '4'] = /^([a-g])(#?)(\d?)$/.exec(name.toLowerCase()) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new RangeError(`${name} is not a note, such as c4 or f#5`);
  const above = step + (sharp === '#' ? 1 : 0) + 12 * Number(octave === '' ? 4 : octave);
  return A4.hertz * 2 ** ((above - A4.step) / 12);
}
