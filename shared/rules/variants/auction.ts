// Auction cribbage: bids for the crib, between the deal and the starter.

import { add, type Draft } from '../game/draft.ts';
import type { GameEvent } from '../game/event.ts';
import type { State } from '../game/state.ts';
import { pegsOf } from '../terms/pegs.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { cribSize, sideOf } from '../terms/ruleset.ts';
import { counterOf, type Seat } from '../terms/seats.ts';

/** What a seat can bid now. A bid is at most the holes that its player has pegged. */
interface BidRange {
  readonly least: number;
  readonly most: number;
}

function rangeOf({ rules, bid, dealer, pegs }: State, seat: Seat): BidRange {
  const most = pegsOf(pegs, sideOf(rules, seat)).front;
  const matched = rules.bidTie === 'dealerMatches' && seat === dealer && bid?.seat !== seat;
  return { least: bid === undefined ? rules.bidLeast : bid.points + (matched ? 0 : 1), most };
}

/** Whether the crib of this deal is bid for, now or next: a player has pegged enough for the least bid. */
export const isBidFor = ({ rules, phase, pegs }: State): boolean =>
  phase === 'bidding' ||
  (phase === 'deal' && rules.cribOwner === 'bidder' && pegs.some(({ front }) => front >= rules.bidLeast));

/** Who owns the crib of this deal; undefined where there is none, the dealer is not known, or bidding goes on. */
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

/** On to the starter: the highest bidder pays for the crib. Without a bid it is the dealer's. */
export function toStarter(before: Draft): Draft {
  const { bid } = before.state;
  const sold: readonly GameEvent[] = bid === undefined ? [] : [{ type: 'cribBought', ...bid }];
  return add(before, ...sold, { type: 'phaseEntered', phase: 'starter' });
}
