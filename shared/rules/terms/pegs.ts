// A side's two pegs and how they walk.
import { type RuleSet, targetOf } from './ruleset.ts';

/** The two pegs of a side: `front` is its score, `rear` the score before the last points. 0 is the start. */
export interface Pegs {
  readonly front: number;
  readonly rear: number;
}

/** The rules on which holes are the game holes, and whether they have to be hit exactly. */
export type Goal = Pick<RuleSet, 'target' | 'targets' | 'exactOut'>;

/** Both pegs at the start. */
export const START: Pegs = { front: 0, rear: 0 };

/** The pegs of a side; a side that is not there has not started. */
export const pegsOf = (pegs: readonly Pegs[], side: number): Pegs => pegs[side] ?? START;

/**
 * The rear peg of a side jumps `points` ahead of the front peg, never past the game hole. Nothing scored: untouched (ACC 8.2); and
 * so where the house wants the exact number to go out, and the points are more.
 */
export function advance(pegs: Pegs, points: number, side: number, goal: Goal): Pegs {
  const target = targetOf(goal, side);
  const front = pegs.front + points;
  const untouched = points === 0 || (goal.exactOut && front > target);
  return untouched ? pegs : { front: Math.min(front, target), rear: pegs.front };
}

/** The side that is out, if any. */
export function sideOut(pegs: readonly Pegs[], goal: Goal): number | undefined {
  const side = pegs.findIndex(({ front }, at) => front >= targetOf(goal, at));
  return side < 0 ? undefined : side;
}

/** All pegs after one side pegged. Once a side is out, no peg moves any more. */
export const peg = (pegs: readonly Pegs[], side: number, points: number, goal: Goal): readonly Pegs[] =>
  sideOut(pegs, goal) === undefined
    ? pegs.map((each, at) => (at === side ? advance(each, points, side, goal) : each))
    : pegs;

/** Holes that a side still needs. */
export const holesToGo = (pegs: readonly Pegs[], side: number, goal: Goal): number =>
  targetOf(goal, side) - pegsOf(pegs, side).front;
