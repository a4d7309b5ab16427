// Where the pegs of a game stand on the lanes of a board: sides are lanes, and a long game goes round more than once.
import { HOLES } from '../protocol/index.ts';
import type { Pegs, State } from '../rules/index.ts';
import { sideOf, targetOf } from '../rules/terms/index.ts';

/** Holes of a lap: the game hole is left to the last one. */
const LAP = HOLES - 1;

/** Pegs by lane, as many as the board has. Lanes without a side are empty, sides without a lane are not shown. */
export const lanePegs = ({ pegs, rules }: Pick<State, 'pegs' | 'rules'>, lanes: number): readonly Pegs[] =>
  Array.from({ length: lanes }, (_, lane) =>
    onLane(pegs[lane] ?? { front: 0, rear: 0 }, targetOf(rules, lane)),
  );

/**
 * The pegs of a side on its lane. Up to the game hole of the lane they stand where the score says. In a longer game hole 121
 * follows 120 as hole 1 of the next lap, and only a game hole that ends a lap, such as 241, is that of the lane. A rear peg of
 * the lap before stays where it is, and so before its front peg.
 */
function onLane({ front, rear }: Pegs, target: number): Pegs {
  if (target <= HOLES) return { front, rear };
  const places = [front, rear].map((score) => placeOf(score, target));
  const [ahead, behind] = places as [LapHole, LapHole];
  return { front: ahead.hole, rear: behind.hole };
}

/** Which lanes have a side that is on a later lap, where a game goes round more than once: a lap peg shows it. */
export const laneLaps = ({ pegs, rules }: Pick<State, 'pegs' | 'rules'>, lanes: number): readonly boolean[] =>
  Array.from({ length: lanes }, (_, lane) => {
    const target = targetOf(rules, lane);
    return target > HOLES && placeOf(pegs[lane]?.front ?? 0, target).lap > 0;
  });

interface LapHole {
  readonly lap: number;
  readonly hole: number;
}

/** Lap, from 0, and hole of a score. */
function placeOf(score: number, target: number): LapHole {
  const lap = Math.floor(Math.max(0, score - 1) / LAP);
  if (score === target && score % LAP === 1) return { lap: lap - 1, hole: HOLES };
  return { lap, hole: score - lap * LAP };
}

/** The lane of a seat, or null where the board has none for it. */
export function laneOf(
  { rules }: Pick<State, 'rules'>,
  seat: number | undefined,
  lanes: number,
): number | null {
  const lane = seat === undefined ? lanes : sideOf(rules, seat);
  return lane < lanes ? lane : null;
}
