// From the moment a player's button has closed for good to the frame that shows the peg, in the board's own time.
import { BAUD, DEBOUNCE_MILLISECONDS, holePixel, PIXELS, pixelCount } from '../../../hardware/board.ts';
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
/** One player on each lane, and no skunk line: its effect would keep the pixels busy. */
const GAME = {
  type: 'newGame',
  players: ['Red', 'Green', 'Blue'],
  rules: { preset: 'six-card-3', skunks: 'none' },
};
const BUTTONS = ['P1', 'P2', 'P3'] as const;
/** Highest score that is pegged here: a win has an effect. */
const HIGHEST = 111;
/** Most points of a score, so that every part of the track is come to. */
const MOST_POINTS = 9;
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

export interface Latency {
  /** Milliseconds from button to frame. */
  readonly keyToLed: Spread;
  /** Of that, what is over the floor of the same press, whose frame ends at the peg that has moved. */
  readonly overOwnFloor: Spread;
  /** With a frame of every pixel of the chain. */
  readonly floor: Floor;
}

/** Debounce, one scan, the key event and the peg state on the line, USB both ways, and a frame of so many pixels. */
export function floorOf({ emulator: { lanes } }: Rig, pixels: number): Floor {
  const holes = Array.from({ length: lanes }, () => ({ front: 0, rear: 0 }));
  const bytes =
    encode({ type: 'key', sequence: 1, key: 16, action: 1, time: 0 }).length +
    encode({ type: 'pegs', sequence: 1, holes }).length;
  const parts = {
    debounce: DEBOUNCE_MILLISECONDS,
    scan: SCAN,
    wire: (bytes * LINE_BITS * 1000) / BAUD,
    usb: 2 * USB_LATENCY,
    frame: (pixels * PIXEL + PIXELS.reset) / 1e6,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/**
 * Keys so many scores, over the whole of every lane. The contact bounces for up to four milliseconds before it
 * closes for good, which is where the debounce time begins, and so the measurement.
 */
export async function measureLatency(rig: Rig, times: number): Promise<Latency> {
  const random = new Random(5);
  const samples: number[] = [];
  const over: number[] = [];
  let fronts = [HIGHEST, HIGHEST, HIGHEST];
  while (samples.length < times) {
    const lane = samples.length % BUTTONS.length;
    if (lane === 0 && fronts.some((front) => front >= HIGHEST)) {
      await rig.command(GAME);
      await rig.emulator.wait(QUIET);
      fronts = [0, 0, 0];
    }
    const points = 1 + random.below(MOST_POINTS);
    const front = (fronts[lane] ?? 0) + points;
    fronts[lane] = front;
    await rig.tap([`${points}` as '1']);
    await rig.emulator.wait(QUIET + random.next() * 10);
    const sample = await press(rig, lane, front);
    samples.push(sample);
    over.push(sample - floorOf(rig, holePixel(lane, front) + 1).total);
  }
  const floor = floorOf(rig, pixelCount(rig.emulator.lanes));
  return { keyToLed: spreadOf(samples), overOwnFloor: spreadOf(over), floor };
}

async function press(rig: Rig, lane: number, front: number): Promise<number> {
  const { emulator } = rig;
  const button = BUTTONS[lane] ?? 'P1';
  const latched = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`hole ${front} of lane ${lane} was never lit`)),
      PATIENCE,
    );
    const look = ({ pixels, time }: { readonly pixels: Uint8Array; readonly time: number }) => {
      if (readPegs(pixels, emulator.lanes)[lane]?.front !== front) return;
      emulator.off('latch', look);
      clearTimeout(timer);
      resolve(time);
    };
    emulator.on('latch', look);
  });
  emulator.press(button);
  const time = await latched;
  const { contactMoved } = await emulator.stats();
  emulator.release(button);
  await emulator.wait(QUIET);
  return time - contactMoved / CYCLES_PER_MILLISECOND;
}
