// How wires lead from piece to piece behind the panel: round the bends, and from the end of a lane to the beginning of the next.
// Seen from above, as everything on the panel is; lengths follow from it.
import { type Point, xy } from '../board.ts';
import type { Plan } from '../panel.ts';
import { halfCircle } from './lane.ts';
import type { StripPiece } from './strip.ts';

/** Distance of the pads of 5 V and ground from the middle of a strip. */
const PAD = 3.2;
/** How far a bridge bulges, as a share of its lane's bend: pulled tight, it leaves room for a batten along the edge. */
const BULGE = 0.7;
/** Millimetres between the outermost bridge and a wire that passes it, and between two of them. */
const PASS = { bridge: 3.4, wire: 2.2 } as const;

/** What a wire of the chain carries. */
export type ChainWire = 'red' | 'data' | 'black';

/** The ends of a piece: where data go in and where they come out. */
export function pieceEnds(plan: Plan, { first, pixels, right }: StripPiece) {
  const half = ((right ? 1 : -1) * plan.description.geometry.pitch) / 2;
  const [a, b] = [plan.pixel(first), plan.pixel(first + pixels - 1)];
  return { in: xy(a.x - half, a.y), out: xy(b.x + half, b.y) };
}

/** How far below the middle of a piece a wire has its pad: 5 V is at the top of a piece that runs to the right. */
export const padOf = ({ right }: StripPiece, carried: ChainWire): number =>
  carried === 'data' ? 0 : (carried === 'red') === right ? -PAD : PAD;

const down = ({ x, y }: Point, by: number): Point => xy(x, y + by);

/**
 * A wire of the bridge from a piece to the next of its lane. The next street lies turned round, so that 5 V stays on the same
 * side of the lane: the three wires lie inside one another, as lanes do.
 */
export const bridgeRoute = (
  plan: Plan,
  [piece, next]: readonly [StripPiece, StripPiece],
  carried: ChainWire,
): readonly Point[] =>
  halfCircle(
    down(pieceEnds(plan, piece).out, padOf(piece, carried)),
    down(pieceEnds(plan, next).in, padOf(next, carried)),
    piece.right,
    BULGE,
  );

/**
 * The data wire from the end of a lane to the beginning of the next, round the bends between. Later lanes end higher and begin
 * lower, so that each of these wires lies inside the one before.
 */
export function onwardRoute(plan: Plan, [piece, next]: readonly [StripPiece, StripPiece]): readonly Point[] {
  const [from, to] = [pieceEnds(plan, piece).out, pieceEnds(plan, next).in];
  const [, above, below] = plan.runs(plan.lanes - 1);
  const reach = ((below?.[0].y ?? 0) - (above?.[1].y ?? 0)) / 2 + PAD;
  const outermost = (above?.[1].x ?? 0) - BULGE * reach;
  const x = outermost - PASS.bridge - (plan.lanes - 2 - piece.lane) * PASS.wire;
  return [from, xy(x, from.y), xy(x, to.y), to];
}

/** Millimetres along a wire. */
export const lengthOf = (route: readonly Point[]): number =>
  route.slice(1).reduce((sum, { x, y }, i) => {
    const before = route[i] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
