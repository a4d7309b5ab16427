// The emulated board as its own helper: it is looked at and listened to, and its keys are pressed.
import { pixelCount } from '../../../hardware/board.ts';
import type { Emulator } from '../../../hardware/emulator/index.ts';
import { HOLES, type KeyId } from '../../../shared/protocol/index.ts';
import { type Helper, type Seen, type Sight, TEST_TONE } from './facts.ts';

/** Emulated milliseconds after which every message is on the pixels and the display. */
const SETTLED = 300;
/** Emulated milliseconds in which the self-test walks one lane in one colour, and the colours: red, green, blue, white. */
const LANE_TIME = 20 * (HOLES + 1);
const COLOURS = [0b001, 0b010, 0b100, 0b111] as const;
/** Tolerance of a pitch: the timer of the buzzer divides. */
const PITCH = 0.03;

export class EmulatedHelper implements Helper {
  readonly #emulator: Emulator;
  /** Colours in which each pixel has been seen since `watch`, a bit for each combination of its channels. */
  #seen = new Uint8Array();
  #tones: number[] = [];
  readonly #onLatch = ({ pixels }: { readonly pixels: Uint8Array }): void => {
    for (let at = 0; at < this.#seen.length; at++) {
      const [red, green, blue] = pixels.subarray(at * 3, at * 3 + 3);
      const colour = (red ? 1 : 0) | (green ? 2 : 0) | (blue ? 4 : 0);
      this.#seen[at] = (this.#seen[at] ?? 0) | (1 << colour);
    }
  };
  readonly #onTone = (hertz: number): void => {
    if (hertz > 0) this.#tones.push(hertz);
  };

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    emulator.on('latch', this.#onLatch);
    emulator.on('tone', this.#onTone);
  }

  watch(): void {
    this.#seen = new Uint8Array(pixelCount(this.#emulator.lanes));
    this.#tones = [];
  }

  async tell(sight: Sight): Promise<Seen> {
    const { lanes } = this.#emulator;
    await this.#emulator.wait(SETTLED + (sight === 'lights' ? lanes * COLOURS.length * LANE_TIME : 0));
    const right = { lights: () => this.#allLit(), display: () => this.#shows(), sound: () => this.#sounds() };
    return right[sight]() ? 'right' : 'wrong';
  }

  async press(wanted: readonly KeyId[]): Promise<boolean> {
    for (const key of wanted) await this.#emulator.tap(key);
    return false;
  }

  heard(): void {}

  close(): void {
    this.#emulator.off('latch', this.#onLatch);
    this.#emulator.off('tone', this.#onTone);
  }

  /** Every pixel in each colour. */
  #allLit(): boolean {
    return this.#seen.every((seen) => COLOURS.every((colour) => seen & (1 << colour)));
  }

  #shows(): boolean {
    const rows = this.#emulator.view.text;
    return ['Self-test ', 'RAM free ', 'EEPROM ', 'Key'].every((text, row) => rows[row]?.startsWith(text));
  }

  #sounds(): boolean {
    return this.#tones.some((hertz) => Math.abs(hertz / TEST_TONE - 1) <= PITCH);
  }
}
