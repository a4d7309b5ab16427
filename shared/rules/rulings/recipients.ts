// Who pegs the points that a ruling gives away: the opponent, every other side, or, in lowball, the player who lost them.

import { penaltiesOf } from '../terms/penalties.ts';
import { type RuleSet, sideCount, sideOf } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';
import type { Ruling } from './ruling.ts';

/** Who takes it: a seat of each side that does, in the order in which they peg, and how that is said. */
export interface Recipients {
  readonly seats: readonly Seat[];
  /** Absent for the one opponent. */
  readonly takers?: NonNullable<Ruling['takers']>;
}

/** Whether a penalty is points that the player has to peg, because nobody wants them. */
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
