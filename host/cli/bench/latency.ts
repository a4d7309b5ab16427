// From the moment a player's button has closed for good to the frame that shows the peg, in the board's own time.
import { BAUD, DEBOUNCE_MILLISECONDS, PIXELS, pixelCount } from '../../../hardware/board.ts';
import { readPegs } from '../../../hardware/emulator/index.ts';
import { Random } from '../../../hardware/emulator/random.ts';
import { encode } from '../../../shared/protocol/index.ts';
import type { Rig } from '../scenario/rig.ts';
import { type Spread, spreadOf } from './sample.ts';

const CYCLES_PER_MILLISECOND = 16_000;
/** Bits of a byte on the line: start, eight, stop. */
const LINE_BITS = 10;
/** Milliseconds that USB adds in each direction, as the emulator is set. */
const USB_LATENCY = 1;
/** Milliseconds between two scans of the keys. */
const SCAN = 1;
/** Nanoseconds of a pixel's 24 bits. */
const PIXEL = 30_000;
/** Highest score that is pegged here: an effect at the skunk line would keep the pixels busy. */
const HIGHEST = 56;
/** Milliseconds of quiet between two scores, so that each is measured alone. */
const QUIET = 60;
const PATIENCE = 5_000;

/** Milliseconds of each part that no program can take away. */
export interface Floor {
  readonly debounce: number;
  readonly scan: number;
  readonly wire: number;
  readonly usb: number;
  readonly frame: number;
  readonly total: number;
}

/** Debounce, one scan, the key event and the peg state on the line, USB both ways, and a whole frame of pixels. */
export function floorOf({ emulator: { lanes } }: Rig): Floor {
  const holes = Array.from({ length: lanes }, () => ({ front: 0, rear: 0 }));
  const bytes =
    encode({ type: 'key', sequence: 1, key: 16, action: 1, time: 0 }).length +
    encode({ type: 'pegs', sequence: 1, holes }).length;
  const parts = {
    debounce: DEBOUNCE_MILLISECONDS,
    scan: SCAN,
    wire: (bytes * LINE_BITS * 1000) / BAUD,
    usb: 2 * USB_LATENCY,
    frame: (pixelCount(lanes) * PIXEL + PIXELS.reset) / 1e6,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/**
 * Keys so many scores; gives the milliseconds from button to frame. The contact bounces for up to four milliseconds
 * before it closes for good, which is where the debounce time begins, and so the measurement.
 */
export async function measureLatency(rig: Rig, times: number): Promise<Spread> {
  const random = new Random(5);
  const samples: number[] = [];
  const game = () =>
    rig.command({ type: 'newGame', players: ['Red', 'Blue'], rules: { preset: 'six-card' } });
  let score = HIGHEST;
  while (samples.length < times) {
    if (score >= HIGHEST) {
      await game();
      await rig.emulator.wait(QUIET);
      score = 0;
    }
    score += 1;
    await rig.tap(['1']);
    await rig.emulator.wait(QUIET + random.next() * 10);
    samples.push(await press(rig, score));
  }
  return spreadOf(samples);
}

async function press(rig: Rig, front: number): Promise<number> {
  const { emulator } = rig;
  const latched = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`hole ${front} was never lit`)), PATIENCE);
    const look = ({ pixels, time }: { readonly pixels: Uint8Array; readonly time: number }) => {
      if (readPegs(pixels, emulator.lanes)[0]?.front !== front) return;
      emulator.off('latch', look);
      clearTimeout(timer);
      resolve(time);
    };
    emulator.on('latch', look);
  });
  emulator.press('P1');
  const time = await latched;
  const { contactMoved } = await emulator.stats();
  emulator.release('P1');
  await emulator.wait(QUIET);
  return time - contactMoved / CYCLES_PER_MILLISECOND;
}
