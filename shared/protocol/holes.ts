// The track as a message numbers it: lanes, holes, streets and skunk lines.
import { BOARD_KINDS, type BoardKind } from './values.ts';

/** Lanes that a board can be built with; each is the track of one side. */
export const LANE_COUNTS = [2, 3, 4, 5, 6] as const;
export type LaneCount = (typeof LANE_COUNTS)[number];
/** Lanes of the reference build, and of a board that has never been set up. */
export const REFERENCE_LANES: LaneCount = 3;
/** Most lanes a board may have. */
export const MAX_LANES = 6;
/** Most lanes of each kind of board: an Uno has neither the pins nor the RAM for more than four. */
export const MOST_LANES = { uno: 4, mega: MAX_LANES } as const satisfies Readonly<
  Record<BoardKind, LaneCount>
>;

/** Kinds of board that can have so many lanes, the usual one first. */
export const kindsFor = (lanes: LaneCount): readonly BoardKind[] =>
  BOARD_KINDS.filter((kind) => lanes <= MOST_LANES[kind]);

/** Numbers of lanes that such a board can have. */
export const laneCountsOf = (kind: BoardKind): readonly LaneCount[] =>
  LANE_COUNTS.filter((lanes) => lanes <= MOST_LANES[kind]);

/** Holes of a lane, the game hole included. Hole 0 is off the track. */
export const HOLES = 121;
/** The game hole: the largest hole number on the wire. */
export const GAME_HOLE = 121;
/** The hole before the game hole. A player whose front peg is left there is in the stink hole. */
export const STINK_HOLE = 120;
/** First hole of each street. A street is thirty holes; the game hole ends the fourth. */
export const STREETS = [1, 31, 61, 91] as const;
/** Last holes that leave the loser double skunked and skunked. */
export const SKUNK_LINES = { double: 60, single: 90 } as const;
