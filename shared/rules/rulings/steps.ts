// Peg moves in the order in which a ruling makes them, and who pegs what it gives away: the opponent, every other side, or, in
// lowball, the player who lost the points.
import { advance, type Pegs, pegsOf } from '../terms/pegs.ts';
import { penaltiesOf } from '../terms/penalties.ts';
import { type RuleSet, sideCount, sideOf, targetOf } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';
import type { PegMove, Ruling } from './ruling.ts';

/** How a side's pegs can move. */
const STEPS = ['count', 'forward', 'back', 'behindRear', 'restore'] as const;
/**
 * 'count': as they would stand if the count had been `points`. 'forward': pegged as always; nothing moves once a side is out.
 * 'back': the front peg goes back. 'behindRear': the front peg goes behind the rear peg. 'restore': both pegs stand again as when the
 * deal, or its play, began.
 */
export type StepKind = (typeof STEPS)[number];

/** One peg move that a rule asks for: whose, how, and how far. */
export interface PegStep {
  readonly who: 'player' | 'opponent';
  readonly how: StepKind;
  readonly points: number;
  /** Whether going back is a penalty, and not the undoing of a score. */
  readonly penalty?: true;
  /** The side whose pegs move, where it is not that of the player or of the opponent. */
  readonly side?: number;
}

/** A step that moved pegs, with its move. */
interface Stepped {
  readonly step: PegStep;
  readonly move: PegMove;
}

/** Pegs going back, never under the start. A rear peg that would be passed goes to the hole behind the front peg. */
export function retreat({ front, rear }: Pegs, points: number): Pegs {
  const back = Math.max(0, front - points);
  return points === 0 ? { front, rear } : behind(back, rear);
}

/** The front peg goes behind the rear peg, which now is the front peg (Hoyle). */
const pullBehind = ({ rear }: Pegs): Pegs => behind(rear, rear);

/** No two pegs share a hole, except at the start. */
const behind = (front: number, rear: number): Pegs => ({
  front,
  rear: Math.max(0, Math.min(rear, front - 1)),
});

/** Where steps begin: all pegs now, and as they stood before the count that is ruled on. */
interface Walk {
  readonly rules: RuleSet;
  readonly pegs: readonly Pegs[];
  readonly before: readonly Pegs[];
  /** All pegs as 'restore' puts them. */
  readonly restored: readonly Pegs[];
  /** The sides of the player and the opponent. */
  readonly sides: { readonly [who in PegStep['who']]: number };
}

/** The steps that move something, in order, each with its move. */
export function stepsOf(
  { rules, pegs: start, before, restored, sides }: Walk,
  steps: readonly PegStep[],
): readonly Stepped[] {
  const moves: Stepped[] = [];
  let pegs = start;
  for (const step of steps) {
    const { who, how, points } = step;
    const side = step.side ?? sides[who];
    const from = pegsOf(pegs, side);
    const out = pegs.some(({ front }, at) => front >= targetOf(rules, at));
    const to = {
      count: () => advance(pegsOf(before, side), points, side, rules),
      forward: () => (out ? from : advance(from, points, side, rules)),
      back: () => retreat(from, points),
      behindRear: () => pullBehind(from),
      restore: () => pegsOf(restored, side),
    }[how]();
    if (to.front === from.front && to.rear === from.rear) continue;
    moves.push({ step, move: { side, points: to.front - from.front, pegs: to } });
    pegs = pegs.map((each, at) => (at === side ? to : each));
  }
  return moves;
}

/** Who takes it: a seat of each side that does, in the order in which they peg, and how that is said. */
export interface Recipients {
  readonly seats: readonly Seat[];
  /** Absent for the one opponent. */
  readonly takers?: NonNullable<Ruling['takers']>;
}

/** Whether a penalty is points that the player has to peg, because no side wants them. */
export const penaltyTurns = (rules: RuleSet): boolean =>
  rules.lowball && penaltiesOf(rules).lowballPenalty === 'player';

/** Who takes what `seat` has to give away; `named` where the call said who. */
export function recipientsOf(rules: RuleSet, seat: Seat, opponent: Seat, named = false): Recipients {
  if (penaltyTurns(rules)) return { seats: [seat], takers: 'player' };
  if (named || sideCount(rules) === 2 || penaltiesOf(rules).penaltyTo === 'next')
    return { seats: [opponent] };
  const round = rules.sides.map((_, ahead) => (seat + ahead) % rules.seats);
  const own = sideOf(rules, seat);
  const firstOf = (side: number): Seat | undefined => round.find((other) => sideOf(rules, other) === side);
  const seats = round.filter(
    (other) => sideOf(rules, other) !== own && firstOf(sideOf(rules, other)) === other,
  );
  return { seats, takers: 'each' };
}
