// From the first touch of a player's button to the frame that shows the peg, in the board's own time.
import { BAUD, holePixel, PIXELS } from '../../../hardware/board.ts';
import { readPegs } from '../../../hardware/emulator/index.ts';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { encode, type KeyId } from '../../../shared/protocol/index.ts';
import type { Rig } from '../scenario/rig.ts';
import type { Score } from './recorded.ts';
import { type Spread, spreadOf } from './sample.ts';

const CYCLES_PER_MILLISECOND = 16_000;
/** Bits of a byte on the line: start, eight, stop. */
const LINE_BITS = 10;
/** Milliseconds that USB adds in each direction, as the emulator is set. */
const USB_LATENCY = 1;
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

/** Milliseconds of each part that no program can take away: debouncing is a program's choice, and is not among them. */
interface Floor {
  readonly wire: number;
  readonly usb: number;
  readonly frame: number;
  readonly total: number;
}

export interface Latency {
  /** Milliseconds from the first touch to the frame. */
  readonly keyToLed: Spread;
  /** Of that, what is over the floor of the same press, whose frame ends at the peg that has moved. */
  readonly overOwnFloor: Spread;
  /** Milliseconds for which the contacts bounced, which are in both. */
  readonly bounce: Spread;
  /** The floor on average. */
  readonly floor: Floor;
}

/** The scores of recorded games, effects of skunk lines included. */
export interface Recorded {
  readonly scores: number;
  /** Milliseconds from button to frame: on average, at worst, and on average what no program can take away. */
  readonly mean: number;
  readonly worst: number;
  readonly meanFloor: number;
}

/** Plays the scores of recorded games once more, each up to the last but one. */
export async function measureRecorded(rig: Rig, games: readonly (readonly Score[])[]): Promise<Recorded> {
  const samples: number[] = [];
  const floors: number[] = [];
  for (const game of games) {
    await rig.command({ type: 'newGame', players: ['Red', 'Blue'], rules: { preset: 'six-card' } });
    await rig.emulator.wait(QUIET);
    const fronts = [0, 0];
    for (const { lane, points } of game.slice(0, -1)) {
      const front = (fronts[lane] ?? 0) + points;
      fronts[lane] = front;
      for (const digit of `${points}`) await rig.tap([digit as KeyId]);
      await rig.emulator.wait(QUIET);
      samples.push((await press(rig, lane, front)).sample);
      floors.push(floorOf(rig, holePixel(lane, front) + 1).total);
    }
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    scores: samples.length,
    mean: mean(samples),
    worst: Math.max(...samples),
    meanFloor: mean(floors),
  };
}

/** The key event and the peg state on the line, USB both ways, and a frame of so many pixels. */
function floorOf({ emulator: { lanes } }: Rig, pixels: number): Floor {
  const holes = Array.from({ length: lanes }, () => ({ front: 0, rear: 0 }));
  const bytes =
    encode({ type: 'key', sequence: 1, key: 16, action: 1, time: 0 }).length +
    encode({ type: 'pegs', sequence: 1, holes }).length;
  const parts = {
    wire: (bytes * LINE_BITS * 1000) / BAUD,
    usb: 2 * USB_LATENCY,
    frame: (pixels * PIXEL + PIXELS.reset) / 1e6,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** A press: milliseconds from the first touch to the frame, and for which the contact bounced; the floor of its own frame. */
interface PressTimes {
  readonly sample: number;
  readonly bounce: number;
  readonly floor: Floor;
}

/** Keys so many scores, over the whole of every lane. The contact bounces for up to four milliseconds before it closes for good. */
export async function keyScores(rig: Rig, times: number, random: Xorshift): Promise<readonly PressTimes[]> {
  const samples: PressTimes[] = [];
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
    await rig.tap([`${points}` as KeyId]);
    await rig.emulator.wait(QUIET + random.next() * 10);
    samples.push({
      ...(await press(rig, lane, front)),
      floor: floorOf(rig, holePixel(lane, front) + 1),
    });
  }
  return samples;
}

/** The latency of so many scores. */
export async function measureLatency(rig: Rig, times: number): Promise<Latency> {
  const presses = await keyScores(rig, times, new Xorshift(5));
  const average = (part: keyof Floor): number =>
    presses.reduce((sum, { floor }) => sum + floor[part], 0) / presses.length;
  return {
    keyToLed: spreadOf(presses.map(({ sample }) => sample)),
    overOwnFloor: spreadOf(presses.map(({ sample, floor }) => sample - floor.total)),
    bounce: spreadOf(presses.map(({ bounce }) => bounce)),
    floor: {
      wire: average('wire'),
      usb: average('usb'),
      frame: average('frame'),
      total: average('total'),
    },
  };
}

async function press(rig: Rig, lane: number, front: number): Promise<Omit<PressTimes, 'floor'>> {
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
  const { contactBegan, contactMoved } = await emulator.stats();
  emulator.release(button);
  await emulator.wait(QUIET);
  const began = contactBegan / CYCLES_PER_MILLISECOND;
  return { sample: time - began, bounce: contactMoved / CYCLES_PER_MILLISECOND - began };
}
