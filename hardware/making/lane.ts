// The course of a lane as points: its middle or a line beside it, in streets and round the bends.
import { type Point, type Run, xy } from '../board.ts';

/** Degrees of a bend from point to point: even the outermost is then off its circle by a fiftieth of a millimetre. */
const STEP = 4;

/**
 * Places on the half circle from one point to another straight below or above it, which lies to the right of them or to the
 * left. `bulge`: how far it reaches, as a share of a circle's.
 */
export function halfCircle(from: Point, to: Point, right: boolean, bulge = 1): readonly Point[] {
  const radius = (to.y - from.y) / 2;
  const reach = bulge * Math.abs(radius) * (right ? 1 : -1);
  const steps = 180 / STEP;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (Math.PI * i) / steps;
    return xy(from.x + reach * Math.sin(angle), from.y + radius * (1 - Math.cos(angle)));
  });
}

/** Whether a street, 0..3, is walked to the right. */
export const goesRight = (street: number): boolean => street % 2 === 0;

/** The line so many millimetres to the left of someone who walks the lane. */
function besideLane(runs: readonly Run[], off: number): readonly Point[] {
  const shifted = runs.map(([from, to], street): Run => {
    const by = goesRight(street) ? -off : off;
    return [xy(from.x, from.y + by), xy(to.x, to.y + by)];
  });
  return shifted.flatMap((run, street) => {
    const next = shifted[street + 1];
    return next === undefined ? run : [run[0], ...halfCircle(run[1], next[0], goesRight(street))];
  });
}

/** The contour of a lane so wide, round at both ends. */
export function laneContour(runs: readonly Run[], width: number): readonly Point[] {
  const left = besideLane(runs, width / 2);
  const right = besideLane(runs, -width / 2);
  const end = halfCircle(last(left), last(right), goesRight(runs.length - 1));
  const start = halfCircle(first(right), first(left), !goesRight(0));
  return [...left, ...end, ...[...right].reverse(), ...start];
}

const first = (points: readonly Point[]): Point => points[0] ?? xy(0, 0);
const last = (points: readonly Point[]): Point => points.at(-1) ?? xy(0, 0);
