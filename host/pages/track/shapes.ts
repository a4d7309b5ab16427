// The board's drawing as plain shapes in millimetres: lanes, bends, holes, ticks, lines, words and the grain of the wood.
import {
  holePosition,
  indicatorPosition,
  laneRuns,
  type PixelPlace,
  type Point,
  pixelCount,
  pixelPlace,
  type Size,
  startPositions,
  trackSize,
} from '../../../hardware/board.ts';
import {
  GAME_HOLE,
  LANE_COUNTS,
  type LaneCount,
  SKUNK_LINES,
  STINK_HOLE,
  STREETS,
} from '../../../shared/protocol/index.ts';
import type { Code } from '../../../shared/words/say.ts';

/** Half the width of a lane's inlay. */
export const INLAY = 4.3;
/** From the first lane of a street up to the middle of its numbers, and from the last lane of all down to the words under it. */
const OVER = 9;

/** Words on the board; `x`, `y` are the middle of their capitals, at the side that `anchor` names. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** `ten` is a number that is shown even where the board is drawn small. */
  readonly kind: 'five' | 'ten' | 'mark' | 'street' | 'line' | 'end';
}

/** A pixel of the chain and where it is. */
export interface Lamp {
  readonly place: PixelPlace;
  readonly at: Point;
  /** Its index in the chain. */
  readonly pixel: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

/** The whole board. */
export function bounds(lanes: LaneCount): Size {
  const { width, height } = trackSize(lanes);
  return { width: round(width), height: round(height) };
}

/** The lanes that are drawn of a board on which these are used: a chain goes lane by lane, so a smaller board shows its first pixels. */
export function drawnLanes(lanes: LaneCount, used: readonly number[]): LaneCount {
  const fits = LANE_COUNTS.find((count) => count > Math.max(0, ...used)) ?? lanes;
  return used.length === 0 || fits > lanes ? lanes : fits;
}

/** Every pixel of the chain in chain order, with its centre. */
export const lamps = (lanes: LaneCount): readonly Lamp[] =>
  Array.from({ length: pixelCount(lanes) }, (_, pixel) => {
    const place = pixelPlace(pixel);
    const at =
      place.kind === 'indicator'
        ? indicatorPosition(lanes, place.lane)
        : holePosition(lanes, place.lane, place.hole);
    return { place, at: rounded(at), pixel };
  });

/** The two holes before the first hole of a lane. */
export const starts = (lanes: LaneCount, lane: number): readonly Point[] =>
  startPositions(lanes, lane).map(rounded);

/** SVG path of the middle of a lane, from its rear start hole round all bends to its game hole. */
export function course(lanes: LaneCount, lane: number): string {
  const [first, ...rest] = laneRuns(lanes, lane).map(([from, to]) => [rounded(from), rounded(to)] as const);
  if (first === undefined) return '';
  const [{ x, y }, to] = first;
  let height = y;
  const streets = rest.map(([from, end], street) => {
    const radius = round((from.y - height) / 2);
    height = from.y;
    return `A${radius} ${radius} 0 0 ${street % 2 === 0 ? 1 : 0} ${from.x} ${from.y}H${end.x}`;
  });
  return `M${x} ${y}H${to.x}${streets.join('')}`;
}

/** The uppermost and the lowermost lane where this hole is: in every other street the lanes are turned over. */
function across(lanes: LaneCount, hole: number): readonly [top: Point, bottom: Point] {
  const ends = [holePosition(lanes, 0, hole), holePosition(lanes, lanes - 1, hole)] as const;
  return ends[0].y < ends[1].y ? ends : [ends[1], ends[0]];
}

/** The line that a loser has to pass, drawn across all lanes where the bend behind the hole begins. */
export function skunkLine(lanes: LaneCount, hole: number): readonly [Point, Point] {
  const [top, bottom] = across(lanes, hole);
  const x = round(laneRuns(lanes, 0)[Math.ceil(hole / 30) - 1]?.[1].x ?? top.x);
  return [
    { x, y: round(top.y - INLAY - 1.3) },
    { x, y: round(bottom.y + INLAY + 1.3) },
  ];
}

/** The middle between two holes of a street, over its uppermost lane. */
function over(lanes: LaneCount, from: number, to = from): Point {
  const [a, b] = [across(lanes, from)[0], across(lanes, to)[0]];
  return rounded({ x: (a.x + b.x) / 2, y: a.y - OVER });
}

/** Beside the number of a street's last hole, on the side of the holes before. */
function beside(lanes: LaneCount, hole: number): Point {
  const [at, before] = [over(lanes, hole), over(lanes, hole - 1)];
  const figures = `${hole}`.length;
  return { x: round(at.x + (2 + 1.8 * figures) * Math.sign(before.x - at.x)), y: at.y };
}

const MARKS: readonly number[] = [SKUNK_LINES.double, SKUNK_LINES.single, STINK_HOLE];

/** Says what is engraved, in the language of the page. */
export type SayEngraving = (code: Extract<Code, `engraving-${string}`>) => string;

/** Everything that is engraved on the board. */
export function labels(lanes: LaneCount, say: SayEngraving): readonly Label[] {
  const numbers = Array.from({ length: 24 }, (_, i) => (i + 1) * 5).map((hole): Label => {
    const kind = MARKS.includes(hole) ? 'mark' : hole % 10 === 0 ? 'ten' : 'five';
    return { text: `${hole}`, ...over(lanes, hole), anchor: 'middle', kind };
  });
  const streets = STREETS.map((first, street): Label => {
    const text = say(`engraving-streets-${street as 0 | 1 | 2 | 3}`);
    return { text, ...over(lanes, first + 4, first + 9), anchor: 'middle', kind: 'street' };
  });
  const { double, single } = SKUNK_LINES;
  const lines: readonly Label[] = [
    { text: say('engraving-doubleSkunk'), ...beside(lanes, double), anchor: 'start', kind: 'line' },
    { text: say('engraving-skunk'), ...beside(lanes, single), anchor: 'end', kind: 'line' },
    { text: say('engraving-stinkHole'), ...beside(lanes, STINK_HOLE), anchor: 'start', kind: 'line' },
  ];
  return [...numbers, ...streets, ...lines, ...endLabels(lanes, say)];
}

function endLabels(lanes: LaneCount, say: SayEngraving): readonly Label[] {
  const [, rear] = startPositions(lanes, 0);
  const game = across(lanes, GAME_HOLE)[1];
  const end = { anchor: 'start', kind: 'end' } as const;
  return [
    { text: say('engraving-start'), x: round(rear.x - 2), y: round(rear.y - OVER), ...end },
    { text: say('engraving-game'), x: round(game.x - 3), y: round(game.y + OVER), ...end },
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

/**
 * Grain across a plank: wavering lines that bend together, as the rings of one trunk do. Each has an SVG path, its width in millimetres
 * and how dark it is, 0..1.
 */
export function grain(plank: Size, seed = 7, spacing = 1.5) {
  const source = numbers(seed);
  const random = () => source.next().value;
  const phase = [random() * 6, random() * 6, random() * 6];
  const bend = (x: number, y: number) =>
    3.2 * Math.sin(x / 61 + y / 90 + (phase[0] ?? 0)) +
    1.3 * Math.sin(x / 23 - y / 37 + (phase[1] ?? 0)) +
    0.5 * Math.sin(x / 9 + y / 11 + (phase[2] ?? 0));
  const lines: { readonly path: string; readonly width: number; readonly shade: number }[] = [];
  for (let y = -6; y < plank.height + 6; y += spacing * (0.45 + random())) {
    const steps = Math.ceil(plank.width / 12);
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const x = (i * plank.width) / steps;
      return `${round(x)} ${round(y + bend(x, y))}`;
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
