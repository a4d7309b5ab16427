// From the first touch of a button to the frame that shows the peg, in the board's own time: both boards and all their lanes, and an
// earlier state of the program beside the present one if asked.
import { BAUD, holePixel, PIXELS } from '../../../hardware/board.ts';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import {
  BOARD_KINDS,
  type BoardKind,
  encode,
  type LaneCount,
  MOST_LANES,
} from '../../../shared/protocol/index.ts';
import { KeyBed, type Press, USB_LATENCY } from './bed.ts';
import { milliseconds as ms, type Spread, spreadOf } from './sample.ts';
import type { Measure } from './section.ts';
import { tellsWaiting } from './stopwatch.ts';
import { earlier, present, type Subject } from './subject.ts';

/**
 * What is promised: the middle of all presses, of boards with up to so many lanes (the frames of more take longer by themselves),
 * and how far above its floor no more than one in a hundred is.
 */
const GOALS = { p50: 13, lanes: 4, overFloor: 4 } as const;
/** Bits of a byte on the line: start, eight, stop. */
const LINE_BITS = 10;
/** Nanoseconds of a pixel's 24 bits. */
const PIXEL = 30_000;
/** Presses of one state before it is the other's turn: whatever else the machine does then meets both. */
const ROUND = 10;
/** A press waited for a processor if it did for so many milliseconds; more than this share of them, and the machine is too busy. */
const WAITED = 0.1;
const MOST_WAITED = 0.1;
/** Presses that are keyed first and not counted: the programs are compiled meanwhile. */
const WARM_UP = 30;

/** The presses of one state on one board. */
export interface KeysMeasured {
  readonly subject: string;
  readonly board: BoardKind;
  readonly lanes: LaneCount;
  /** From the first touch to the latched frame; and of that what is over the floor of the same press. */
  readonly total: Spread;
  readonly overFloor: Spread;
  /** The same without the bounce of each press: from when its contact had come to rest. */
  readonly settled: Spread;
  /** For how long the contacts bounced; and what the host took, its disk included. Both are in the total. */
  readonly bounce: Spread;
  readonly host: Spread;
  /** Line, USB and the frame up to the peg, on average: what no program can take away. */
  readonly floor: number;
  /** Share of the presses in which the host waited for a processor; its wait is not in the figures. */
  readonly waited: number;
}

/** Measures the largest board of an Uno, or every board; an earlier commit as well if asked. @throws CliError if that cannot be built */
export const measureKeys: Measure = async ({ presses, boards = false, against }, progress) => {
  const before = against === undefined ? undefined : await earlier(against);
  try {
    const subjects = [...(before === undefined ? [] : [before.subject]), present];
    const measured: KeysMeasured[] = [];
    for (const { kind, lanes } of boards ? everyBoard() : [{ kind: 'uno', lanes: MOST_LANES.uno } as const]) {
      const able = subjects.filter((subject) => subject.laneCounts(kind).includes(lanes));
      progress(`${kind}, ${lanes} lanes, ${presses} presses`);
      measured.push(...(await pressed({ kind, lanes, presses, subjects: able })));
    }
    return sectionOf(measured);
  } finally {
    await before?.remove();
  }
};

const everyBoard = () =>
  BOARD_KINDS.flatMap((kind) => present.laneCounts(kind).map((lanes) => ({ kind, lanes })));

interface Measurement {
  readonly kind: BoardKind;
  readonly lanes: LaneCount;
  readonly presses: number;
  readonly subjects: readonly Subject[];
}

/** Measures every subject on a board of its own, in turns. */
async function pressed({ kind, lanes, presses, subjects }: Measurement): Promise<readonly KeysMeasured[]> {
  const beds: { readonly name: string; readonly bed: KeyBed; readonly pressed: Press[] }[] = [];
  try {
    for (const subject of subjects) {
      const bed = await KeyBed.lay(subject, { kind, lanes, random: new Xorshift(5) });
      beds.push({ name: subject.name, bed, pressed: [] });
    }
    for (const { bed } of beds) for (let n = 0; n < Math.min(WARM_UP, presses); n++) await bed.press();
    for (let done = 0; done < presses; done += ROUND)
      for (const { bed, pressed } of beds)
        for (let n = 0; n < Math.min(ROUND, presses - done); n++) pressed.push(await bed.press());
    return beds.map(({ name, pressed }) => summed(name, kind, lanes, pressed));
  } finally {
    for (const { bed } of beds) await bed.clear();
  }
}

function summed(
  subject: string,
  board: BoardKind,
  lanes: LaneCount,
  presses: readonly Press[],
): KeysMeasured {
  const spread = (value: (press: Press) => number): Spread => spreadOf(presses.map(value));
  const floors = presses.map(({ lane, hole }) => floorOf(lanes, holePixel(lane, hole) + 1));
  return {
    subject,
    board,
    lanes,
    total: spread(({ total }) => total),
    overFloor: spreadOf(presses.map(({ total }, at) => total - (floors[at] ?? 0))),
    settled: spreadOf(presses.map(({ total, bounce }, at) => total - bounce - (floors[at] ?? 0))),
    bounce: spread(({ bounce }) => bounce),
    host: spread(({ host }) => host.own),
    floor: floors.reduce((sum, floor) => sum + floor, 0) / floors.length,
    waited: presses.filter(({ host }) => host.waited > WAITED).length / presses.length,
  };
}

/** The key event and the peg state on the line, USB both ways, and a frame of so many pixels: no bounce, and no debouncing. */
function floorOf(lanes: LaneCount, pixels: number): number {
  const holes = Array.from({ length: lanes }, () => ({ front: 0, rear: 0 }));
  const bytes =
    encode({ type: 'key', sequence: 1, key: 16, action: 1, time: 0 }).length +
    encode({ type: 'pegs', sequence: 1, holes }).length;
  return (bytes * LINE_BITS * 1000) / BAUD + 2 * USB_LATENCY + (pixels * PIXEL + PIXELS.reset) / 1e6;
}

const BUSY = '\nOther programs kept the processors busy: the times of the host are too long.';

const HEADS = [
  'state',
  'board',
  'lanes',
  'p50',
  'p99',
  'floor',
  'over it',
  'p99',
  'at rest',
  'p99',
  'bounce',
  'most',
  'host',
  'p99',
  'waited',
];

function sectionOf(measured: readonly KeysMeasured[]): Awaited<ReturnType<Measure>> {
  const busy = !tellsWaiting() || measured.some(({ waited }) => waited > MOST_WAITED);
  return {
    title: `First touch of a button to latched LED, in the time of the board; floor: line, USB, and the frame up to the peg${busy ? BUSY : ''}`,
    rows: [
      HEADS,
      ...measured.map(({ subject, board, lanes, total, overFloor, settled, bounce, host, floor, waited }) => [
        subject,
        board,
        `${lanes}`,
        ms(total.p50),
        ms(total.p99),
        ms(floor),
        ms(overFloor.p50),
        ms(overFloor.p99),
        ms(settled.p50),
        ms(settled.p99),
        ms(bounce.p50),
        ms(bounce.most),
        ms(host.p50),
        ms(host.p99),
        `${Math.round(100 * waited)} %`,
      ]),
    ],
    figures: { measured, busy },
    goals: measured.map(({ subject, board, lanes, total, overFloor }) => ({
      goal: `${subject}, ${board} ${lanes}: p50 at most ${ms(GOALS.p50)} up to ${GOALS.lanes} lanes, p99 at most ${ms(GOALS.overFloor)} over the floor`,
      measured: `${ms(total.p50)}, ${ms(overFloor.p99)}`,
      met: (total.p50 <= GOALS.p50 || lanes > GOALS.lanes) && overFloor.p99 <= GOALS.overFloor,
    })),
  };
}
