// From the first touch of a button to the frame that shows the peg, in the board's own time: both boards and all their lanes.
import { BAUD, holePixel, PIXELS } from '../../../hardware/board.ts';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import {
  BOARD_KINDS,
  type BoardKind,
  encode,
  type LaneCount,
  laneCountsOf,
  MOST_LANES,
} from '../../../shared/protocol/index.ts';
import { tellsWaiting } from '../processor.ts';
import { KeyBed, type Press, USB_LATENCY } from './bed.ts';
import { type Measure, milliseconds as ms, type Spread, spreadOf } from './section.ts';

/**
 * What is promised: the middle of all presses, of boards with up to so many lanes (the frames of more take longer by themselves),
 * and how far above its floor no more than one in a hundred is.
 */
const GOALS = { p50: 13, lanes: 4, overFloor: 4 } as const;
/** Bits of a byte on the line: start, eight, stop. */
const LINE_BITS = 10;
/** Nanoseconds of a pixel's 24 bits. */
const PIXEL = 30_000;
/** A press waited for a processor if it did for so many milliseconds; more than this share of them, and the machine is too busy. */
const WAITED = 0.1;
const MOST_WAITED = 0.1;
/** Presses that are keyed first and not counted: the program is compiled meanwhile. */
const WARM_UP = 30;

/** Measures the largest board of an Uno, or every board. */
export const measureKeys: Measure = async ({ presses, boards = false }, progress) => {
  const measured: KeysMeasured[] = [];
  for (const { kind, lanes } of boards ? everyBoard() : [{ kind: 'uno', lanes: MOST_LANES.uno } as const]) {
    progress(`${kind}, ${lanes} lanes, ${presses} presses`);
    measured.push(await pressed(kind, lanes, presses));
  }
  return sectionOf(measured);
};

const everyBoard = () => BOARD_KINDS.flatMap((kind) => laneCountsOf(kind).map((lanes) => ({ kind, lanes })));

/** Measures presses on a board of their own. */
async function pressed(kind: BoardKind, lanes: LaneCount, presses: number): Promise<KeysMeasured> {
  const bed = await KeyBed.lay({ kind, lanes, random: new Xorshift(5) });
  try {
    for (let press = 0; press < Math.min(WARM_UP, presses); press++) await bed.press();
    const pressed: Press[] = [];
    for (let press = 0; press < presses; press++) pressed.push(await bed.press());
    return summed(kind, lanes, pressed);
  } finally {
    await bed.clear();
  }
}

/** The presses on one board. */
function summed(board: BoardKind, lanes: LaneCount, presses: readonly Press[]) {
  const spread = (value: (press: Press) => number): Spread => spreadOf(presses.map(value));
  const floors = presses.map(({ lane, hole }) => floorOf(lanes, holePixel(lane, hole) + 1));
  return {
    board,
    lanes,
    // From the first touch to the latched frame; and of that what is over the floor of the same press.
    total: spread(({ total }) => total),
    overFloor: spreadOf(presses.map(({ total }, at) => total - (floors[at] ?? 0))),
    // What the host took, its disk included: it is in the total.
    host: spread(({ host }) => host.own),
    // Line, USB and the frame up to the peg, on average: what no program can take away.
    floor: floors.reduce((sum, floor) => sum + floor, 0) / floors.length,
    // Share of the presses in which the host waited for a processor; its wait is not in the figures.
    waited: presses.filter(({ host }) => host.waited > WAITED).length / presses.length,
  };
}

type KeysMeasured = ReturnType<typeof summed>;

/** The key event and the peg state on the line, USB both ways, and a frame of so many pixels: no bounce, and no debouncing. */
function floorOf(lanes: LaneCount, pixels: number): number {
  const holes = Array.from({ length: lanes }, () => ({ front: 0, rear: 0 }));
  const bytes =
    encode({ type: 'key', sequence: 1, key: 16, action: 1, time: 0 }).length +
    encode({ type: 'pegs', sequence: 1, holes }).length;
  return (bytes * LINE_BITS * 1000) / BAUD + 2 * USB_LATENCY + (pixels * PIXEL + PIXELS.reset) / 1e6;
}

const BUSY = '\nOther programs kept the processors busy: the times of the host are too long.';

const COLUMNS: readonly (readonly [head: string, value: (measured: KeysMeasured) => string])[] = [
  ['board', ({ board }) => board],
  ['lanes', ({ lanes }) => `${lanes}`],
  ['p50', ({ total }) => ms(total.p50)],
  ['p99', ({ total }) => ms(total.p99)],
  ['floor', ({ floor }) => ms(floor)],
  ['over it', ({ overFloor }) => ms(overFloor.p50)],
  ['p99', ({ overFloor }) => ms(overFloor.p99)],
  ['host', ({ host }) => ms(host.p50)],
  ['p99', ({ host }) => ms(host.p99)],
  ['waited', ({ waited }) => `${Math.round(100 * waited)} %`],
];

function sectionOf(measured: readonly KeysMeasured[]): Awaited<ReturnType<Measure>> {
  const busy = !tellsWaiting() || measured.some(({ waited }) => waited > MOST_WAITED);
  return {
    title: `First touch of a button to latched LED, in the time of the board; floor: line, USB, and the frame up to the peg${busy ? BUSY : ''}`,
    rows: [COLUMNS.map(([head]) => head), ...measured.map((each) => COLUMNS.map(([, value]) => value(each)))],
    goals: measured.map(({ board, lanes, total, overFloor }) => ({
      goal: `${board} ${lanes}: p50 at most ${ms(GOALS.p50)} up to ${GOALS.lanes} lanes, p99 at most ${ms(GOALS.overFloor)} over the floor`,
      measured: `${ms(total.p50)}, ${ms(overFloor.p99)}`,
      met: (total.p50 <= GOALS.p50 || lanes > GOALS.lanes) && overFloor.p99 <= GOALS.overFloor,
    })),
  };
}
