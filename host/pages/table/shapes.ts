// The board's drawing as plain shapes in millimetres: grain, lanes, folds, holes, ticks and lines. Nothing
// here is drawn yet.

import {
  holePosition,
  indicatorPosition,
  PITCH,
  type PixelPlace,
  type Point,
  pixelCount,
  pixelPlace,
  trackSize,
} from '../../../hardware/board.ts';
import {
  GAME_HOLE,
  HOLES,
  type LaneCount,
  SKUNK_LINES,
  STINK_HOLE,
  STREETS,
} from '../../../shared/protocol/index.ts';
import type { EngravingWords } from '../../../shared/words/pages/board.ts';

/** Wood around the track area, in millimetres. */
const FRAME = 7;
/** Half the width of a lane's inlaid strip. */
const STRIP = 4.4;

/** A rectangle in millimetres. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Words on the board, at `x`, `y`. `fine` ones are left out where the board is drawn small. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly kind: 'tick' | 'street' | 'line' | 'end';
}

/** A pixel of the chain and where it is. */
export interface Lamp {
  readonly place: PixelPlace;
  readonly at: Point;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const last = (street: number): number => (STREETS[street] ?? 1) + 29;

/** The whole drawing: track area and frame. */
export function bounds(lanes: LaneCount): Box {
  const { width, height } = trackSize(lanes);
  return { x: -FRAME, y: -FRAME, width: round(width + 2 * FRAME), height: round(height + 2 * FRAME) };
}

/** Every pixel of the chain in chain order, with its centre. */
export const lamps = (lanes: LaneCount): readonly Lamp[] =>
  Array.from({ length: pixelCount(lanes) }, (_, index) => {
    const place = pixelPlace(index);
    const at =
      place.kind === 'indicator'
        ? indicatorPosition(place.lane)
        : holePosition(lanes, place.lane, place.hole);
    return { place, at: { x: round(at.x), y: round(at.y) } };
  });

/** The inlaid strip of one lane in one street (0..3), game hole included. */
export function strip(lanes: LaneCount, lane: number, street: number): Box {
  const ends = [STREETS[street] ?? 1, street === 3 ? GAME_HOLE : last(street)].map((hole) =>
    holePosition(lanes, lane, hole),
  );
  const xs = ends.map(({ x }) => x);
  const left = Math.min(...xs) - PITCH / 2;
  const y = (ends[0]?.y ?? 0) - STRIP;
  return {
    x: round(left),
    y: round(y),
    width: round(Math.max(...xs) + PITCH / 2 - left),
    height: 2 * STRIP,
  };
}

/** SVG path of the thin line that leads a lane from one street (0..2) round the end to the next. */
export function fold(lanes: LaneCount, lane: number, street: number): string {
  const from = holePosition(lanes, lane, last(street));
  const to = holePosition(lanes, lane, last(street) + 1);
  const side = street % 2 === 0 ? 1 : -1;
  const x = round(from.x + (side * PITCH) / 2);
  const bulge = round(x + side * 9.5);
  return `M${x} ${round(from.y)}C${bulge} ${round(from.y)} ${bulge} ${round(to.y)} ${x} ${round(to.y)}`;
}

/** Thin marks across the lanes after every fifth hole, so that holes can be counted by eye. */
export function fives(lanes: LaneCount): readonly (readonly [Point, Point])[] {
  const marks = Array.from({ length: HOLES - 1 }, (_, i) => i + 1).filter(
    (hole) => hole % 5 === 0 && hole % 30 !== 0,
  );
  return marks.flatMap((hole) =>
    Array.from({ length: lanes }, (_, lane) => {
      const a = holePosition(lanes, lane, hole);
      const b = holePosition(lanes, lane, hole + 1);
      const x = round((a.x + b.x) / 2);
      return [
        { x, y: round(a.y - STRIP) },
        { x, y: round(a.y + STRIP) },
      ] as const;
    }),
  );
}

/** The line that a loser has to pass, drawn across all lanes beyond the hole. */
export function skunkLine(lanes: LaneCount, hole: number): readonly [Point, Point] {
  const top = holePosition(lanes, 0, hole);
  const before = holePosition(lanes, 0, hole - 1);
  const bottom = holePosition(lanes, lanes - 1, hole);
  const x = round(top.x + (Math.sign(top.x - before.x) * PITCH) / 2);
  return [
    { x, y: round(top.y - STRIP - 1.6) },
    { x, y: round(bottom.y + STRIP + 1.6) },
  ];
}

const above = (lanes: LaneCount, hole: number): Point => {
  const { x, y } = holePosition(lanes, 0, hole);
  return { x: round(x), y: round(y - STRIP - 2.1) };
};

/** Everything that is engraved on the board, in these words. */
export function labels(lanes: LaneCount, words: EngravingWords): readonly Label[] {
  const ticks = Array.from({ length: 24 }, (_, i) => (i + 1) * 5)
    .filter((hole) => hole !== SKUNK_LINES.double && hole !== SKUNK_LINES.single && hole !== STINK_HOLE)
    .map((hole): Label => ({ text: `${hole}`, ...above(lanes, hole), anchor: 'middle', kind: 'tick' }));
  const streets = STREETS.map((hole, street): Label => {
    const { x, y } = above(lanes, hole);
    const forward = street % 2 === 0;
    const text = words.streets[street] ?? '';
    return { text, x: x + (forward ? -2.2 : 2.2), y, anchor: forward ? 'start' : 'end', kind: 'street' };
  });
  return [...ticks, ...streets, ...lineLabels(lanes, words), ...endLabels(lanes, words)];
}

function lineLabels(lanes: LaneCount, words: EngravingWords): readonly Label[] {
  const single = above(lanes, SKUNK_LINES.single);
  const double = above(lanes, SKUNK_LINES.double);
  return [
    { text: words.skunk(SKUNK_LINES.single), x: single.x + 2.2, y: single.y, anchor: 'end', kind: 'line' },
    {
      text: words.doubleSkunk(SKUNK_LINES.double),
      x: double.x - 2.2,
      y: double.y,
      anchor: 'start',
      kind: 'line',
    },
  ];
}

function endLabels(lanes: LaneCount, words: EngravingWords): readonly Label[] {
  const game = holePosition(lanes, lanes - 1, GAME_HOLE);
  const stink = holePosition(lanes, lanes - 1, STINK_HOLE);
  const y = round(game.y + STRIP + 4.3);
  return [
    { text: words.game, x: round(game.x + 1.5), y, anchor: 'end', kind: 'end' },
    { text: words.stinkHole, x: round(stink.x - 1.5), y, anchor: 'start', kind: 'line' },
  ];
}

/** A small repeatable source of numbers in 0..1, so that the same board always has the same grain. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}

/** A line of the wood's grain: its SVG path, its width in millimetres and how dark it is, 0..1. */
interface Grain {
  readonly path: string;
  readonly width: number;
  readonly shade: number;
}

/** Grain across a box: wavering lines that bend together, as the rings of one trunk do. */
export function grain(box: Box, seed = 7, spacing = 1.5): readonly Grain[] {
  const source = numbers(seed);
  const random = () => source.next().value;
  const phase = [random() * 6, random() * 6, random() * 6];
  const bend = (x: number, y: number) =>
    3.2 * Math.sin(x / 61 + y / 90 + (phase[0] ?? 0)) +
    1.3 * Math.sin(x / 23 - y / 37 + (phase[1] ?? 0)) +
    0.5 * Math.sin(x / 9 + y / 11 + (phase[2] ?? 0));
  const lines: Grain[] = [];
  for (let y = -6; y < box.height + 6; y += spacing * (0.45 + random())) {
    const steps = Math.ceil(box.width / 12);
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const x = (i * box.width) / steps;
      return `${round(box.x + x)} ${round(box.y + y + bend(x, y))}`;
    });
    const [first, ...rest] = points;
    lines.push({
      path: `M${first}L${rest.join(' ')}`,
      width: round(0.15 + random() * 0.7),
      shade: round(0.04 + random() ** 2 * 0.2),
    });
  }
  return lines;
}
