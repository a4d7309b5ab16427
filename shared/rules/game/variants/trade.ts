// What cousins of cribbage do between deal and play: bids for the crib where it is not the dealer's by right, and cards exchanged.
import { pegsOf } from '../../terms/pegs.ts';
import { ok, type Result, refuse } from '../../terms/result.ts';
import { cribSize, type RuleSet, sideOf } from '../../terms/ruleset.ts';
import { counterOf, type Seat } from '../../terms/seats.ts';
import { add, type Draft, finish } from '../draft.ts';
import type { GameEvent } from '../event.ts';
import { afterExchange } from '../order.ts';
import type { State } from '../state.ts';

/** What a seat can bid now. Nobody bids holes that they have not pegged. */
interface BidRange {
  readonly least: number;
  readonly most: number;
}

function rangeOf({ rules, bid, dealer, pegs }: State, seat: Seat): BidRange {
  const most = pegsOf(pegs, sideOf(rules, seat)).front;
  const matched = rules.bidTie === 'dealerMatches' && seat === dealer && bid?.seat !== seat;
  return { least: bid === undefined ? rules.bidLeast : bid.points + (matched ? 0 : 1), most };
}

/** Whether the crib of this deal is bid for, now or next: somebody has pegged enough for the least bid. */
export const isBidFor = ({ rules, phase, pegs }: State): boolean =>
  phase === 'bidding' ||
  (phase === 'deal' && rules.cribOwner === 'bidder' && pegs.some(({ front }) => front >= rules.bidLeast));

/** Who owns the crib of this deal; undefined where there is none, nobody has said who deals, or it is still bid for. */
export const cribOwner = (state: State): Seat | undefined =>
  cribSize(state.rules) === 0 || isBidFor(state) ? undefined : counterOf(state, 'crib');

/** Every bid that some seat can make now, in rising order. */
export function possibleBids(state: State): readonly number[] {
  const ranges = state.players.map((_, seat) => rangeOf(state, seat));
  const least = Math.min(...ranges.map((range) => range.least));
  const most = Math.max(...ranges.map((range) => range.most));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, above) => least + above);
}

/** A seat bids for the crib. Refusal: badBid. */
export function makeBid(before: Draft, { seat, points }: { seat: Seat; points: number }): Result<Draft> {
  const { least, most } = rangeOf(before.state, seat);
  if (points < least || points > most) return refuse({ code: 'badBid', seat, points, least, most });
  const opened =
    before.state.phase === 'bidding' ? before : add(before, { type: 'phaseEntered', phase: 'bidding' });
  return ok(add(opened, { type: 'bidMade', seat, points }));
}

/** On to the starter: the highest bidder pays for the crib. Nobody has bid: it is the dealer's. */
export function toStarter(before: Draft): Draft {
  const { bid } = before.state;
  const sold: readonly GameEvent[] = bid === undefined ? [] : [{ type: 'cribBought', ...bid }];
  return add(before, ...sold, { type: 'phaseEntered', phase: 'starter' });
}

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
