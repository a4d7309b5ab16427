// Costly Colours: players may exchange a card after the starter, and peg for it.
import { add, type Draft, finish } from '../game/draft.ts';
import { afterExchange } from '../game/order.ts';
import type { State } from '../game/state.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';

/** Points that can be pegged for an exchange, in rising order: for a refusal, as long as nothing was given away, and for a card given away. */
export function exchangePoints({ rules, given }: State): readonly number[] {
  const refused = given.length === 0 ? [rules.exchangeRefused] : [];
  return [...new Set([...refused, ...givenPoints(rules)])]
    .filter((points) => points > 0)
    .sort((a, b) => a - b);
}

/** What a card scores that is given away. */
const givenPoints = ({ exchangeHonours, nobs, counting }: RuleSet): readonly number[] =>
  exchangeHonours ? [nobs, counting.honour] : [];

/** Points for an exchange: those of a refusal end it. Refusals: badExchange, exchanged. */
export function pegExchange(before: Draft, { seat, points }: { seat: Seat; points: number }): Result<Draft> {
  const { state } = before;
  const possible = exchangePoints(state);
  if (!possible.includes(points)) return refuse({ code: 'badExchange', points, possible });
  if (state.given.includes(seat)) return refuse({ code: 'exchanged', seat });
  const pegged = finish(add(before, { type: 'pegged', seat, points, reason: 'exchange' }), 'exchange');
  const over = !givenPoints(state.rules).includes(points);
  return ok(over ? afterExchange(pegged) : pegged);
}
