// The cut for the deal: who deals, or that it has to be cut again.
import { type CardOrRank, checkCards, orderOf, pipsOf } from '../cards/cards.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { Seat } from './state.ts';

/**
 * The seat that cut the lowest card and deals; undefined if it has to be cut again: the two lowest cards are of one rank, or in
 * some houses both count ten (reference: rules 3). `cards` by seat; aces are low. Refusals: wrongNumberOfCards, duplicateCard,
 * tooManyOfRank.
 */
export function lowestCut(
  cards: readonly CardOrRank[],
  rules: Pick<RuleSet, 'seats' | 'cutAgain'>,
): Result<Seat | undefined> {
  if (cards.length !== rules.seats) {
    return refuse({ code: 'wrongNumberOfCards', expected: rules.seats, got: cards.length });
  }
  const checked = checkCards(cards);
  if (!checked.ok) return checked;
  const [lowest, next] = cards.toSorted((a, b) => orderOf(a) - orderOf(b)) as [CardOrRank, CardOrRank];
  const worth = rules.cutAgain === 'tenCards' ? pipsOf : orderOf;
  return ok(worth(lowest) === worth(next) ? undefined : cards.indexOf(lowest));
}
