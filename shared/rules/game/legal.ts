// What can be done next: the points that can be pegged, which a score pad offers first, and the count that can be disputed.
import { possibleCounts, possiblePoints } from '../cards/counts.ts';
import { possiblePlays } from '../cards/play.ts';
import type { Hand, Seat } from '../terms/seats.ts';
import { decide } from './decide.ts';
import type { State } from './state.ts';

/** The points that can be pegged in this state, rising; empty where none can. A worthless hand is 0. */
export function incrementsOf(state: State): readonly number[] {
  const { phase, rules, hand, disputed } = state;
  if (disputed) return [];
  switch (phase) {
    case 'none':
    case 'over':
      return [];
    case 'show':
      return possibleCounts(hand === 'crib', rules).filter(
        (points) => points !== 19 || !rules.nineteenIsZero,
      );
    case 'play':
      return inPlay(state);
    case 'deal':
    case 'starter':
      return rules.claims === 'always' ? [] : possiblePlays(undefined, rules);
    default:
      return rules.claims === 'always' ? [] : possiblePoints(rules);
  }
}

/** Where cards are entered, what the card that was laid last can score; until the next is laid, nothing. */
function inPlay({ claim, round, unseen, rules }: State): readonly number[] {
  if (claim !== undefined) return possiblePlays(claim.count, rules);
  return round !== undefined && !unseen ? [] : possiblePlays(undefined, rules);
}

/** A count that can be disputed. Plain JSON. `hand` is null in plain pegging: the players say whether it was a hand or a crib. */
export interface DisputableCount {
  readonly seat: Seat;
  readonly hand: Hand | null;
  /** The points as claimed. */
  readonly points: number;
}

/** The count that a dispute would be about; undefined where the rules would refuse one. */
export function disputableCount(state: State): DisputableCount | undefined {
  const { count } = state;
  if (count === undefined || !decide(state, { type: 'dispute' }).ok) return undefined;
  return { seat: count.seat, hand: count.hand ?? null, points: count.claimed };
}
