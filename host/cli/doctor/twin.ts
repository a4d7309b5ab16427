/** The emulated board as its own helper: it is looked at and listened to, and its keys are pressed. */
import { HOLES, holePixel, indicatorPixel, type KeyId, LANE_COLOURS } from '../../../hardware/board.ts';
import type { Emulator } from '../../../hardware/emulator/index.ts';
import type { Seen } from './facts.ts';
import { type Helper, type Sight, TEST_ROWS, TEST_TONE } from './helper.ts';

/** Emulated milliseconds after which whatever was sent is on the pixels and on the display. */
const SETTLED = 300;
/** Tolerance of a pitch: the timer of the buzzer divides. */
const PITCH = 0.03;

export class Twin implements Helper {
  private readonly emulator: Emulator;
  /** Brightest that each pixel has been, colour by colour, since `watch`. */
  private lit = new Uint8Array();
  private tones: number[] = [];
  private readonly onLatch = ({ pixels }: { readonly pixels: Uint8Array }): void => {
    for (const [at, value] of pixels.entries()) this.lit[at] = Math.max(this.lit[at] ?? 0, value);
  };
  private readonly onTone = (hertz: number): void => {
    if (hertz > 0) this.tones.push(hertz);
  };

  constructor(emulator: Emulator) {
    this.emulator = emulator;
    emulator.on('latch', this.onLatch);
    emulator.on('tone', this.onTone);
  }

  watch(): void {
    this.lit = new Uint8Array(this.emulator.view.pixels.length);
    this.tones = [];
  }

  async tell(sight: Sight): Promise<Seen> {
    await this.emulator.wait(SETTLED);
    const right = { lights: () => this.allLit(), display: () => this.shows(), sound: () => this.sounds() };
    return right[sight]() ? 'right' : 'wrong';
  }

  async press(wanted: readonly KeyId[]): Promise<boolean> {
    for (const key of wanted) await this.emulator.tap(key);
    return false;
  }

  heard(): void {}

  close(): void {
    this.emulator.off('latch', this.onLatch);
    this.emulator.off('tone', this.onTone);
  }

  /** Every hole in the colour of its lane, and every indicator. */
  private allLit(): boolean {
    for (let lane = 0; lane < this.emulator.lanes; lane++) {
      for (let hole = 1; hole <= HOLES; hole++) if (!this.isLit(holePixel(lane, hole), lane)) return false;
      if (!this.isLit(indicatorPixel(lane), lane)) return false;
    }
    return true;
  }

  private isLit(pixel: number, lane: number): boolean {
    const colour: readonly number[] = LANE_COLOURS[lane]?.led ?? [];
    return colour.every((value, channel) => value === 0 || (this.lit[pixel * 3 + channel] ?? 0) > 0);
  }

  private shows(): boolean {
    const rows = this.emulator.view.text;
    // The last row has signs, which the emulator reads as characters of their own.
    return TEST_ROWS.slice(0, -1).every((text, row) => rows[row]?.trimEnd() === text);
  }

  private sounds(): boolean {
    return this.tones.some((hertz) => Math.abs(hertz / TEST_TONE - 1) <= PITCH);
  }
}
