// A claim: what its cards count, and how it is ruled on before it is pegged.

import { scoreShow } from '../cards/hand.ts';
import type { PlayedCard } from '../cards/play.ts';
import { type ShowItem, total } from '../cards/score.ts';
import { endingOf, judgeClaim, type KnownCase, makeRuling, settleClaim } from '../rulings/judge.ts';
import type { Count, RuledHand, Ruling } from '../rulings/ruling.ts';
import { sideOut } from '../terms/pegs.ts';
import { type RuleSet, sideOf } from '../terms/ruleset.ts';
import { type Hand, opponentOf, type Seat } from '../terms/seats.ts';
import { countedStarter, differenceItems } from '../variants/square.ts';
import { add, type Draft, finish } from './draft.ts';
import type { GameEvent } from './event.ts';
import type { State } from './state.ts';

/** What players say for nothing, as no hand can count it (Pagat). */
const NINETEEN = 19;

/** Points as they were meant: nineteen is nothing, unless the cards are known and count something. */
export const meantBy = ({ nineteenIsZero }: RuleSet, keyed: number, truth = 0): number =>
  nineteenIsZero && keyed === NINETEEN && truth === 0 ? 0 : keyed;

/** What a hand of this deal counts by its cards; a square, for the side of `seat`. Undefined while cards are missing. */
export function countByCards(state: State, hand: Hand, seat: Seat = 0): readonly ShowItem[] | undefined {
  const { cards, starter, rules } = state;
  if (hand === 'square') return differenceItems(state, sideOf(rules, seat));
  const held = cards[hand];
  return held === undefined || starter === undefined
    ? undefined
    : scoreShow({ hand: held, starter: countedStarter(rules, starter), crib: hand === 'crib', rules });
}

/** A hand of this deal with the starter; undefined while cards are missing. */
function ruledHand({ cards, starter }: State, hand: Hand | undefined): RuledHand | undefined {
  const held = hand && cards[hand];
  return held === undefined || starter === undefined ? undefined : { cards: held, starter };
}

/** A claim whose cards are known. */
interface Claim {
  readonly seat: Seat;
  readonly claimed: number;
  /** The hand, or undefined for a card in play. */
  readonly hand?: Hand;
  /** What the hand counts; empty for a card in play. */
  readonly items: readonly ShowItem[];
  readonly played?: PlayedCard | undefined;
}

/** A count whose cards are known, to be ruled on: a hand counts `items`, a card in play what it scored. */
export const caseOf = (
  state: State,
  count: Count,
  opponent: Seat,
  { items, played }: Pick<Claim, 'items' | 'played'>,
): KnownCase => ({
  rules: state.rules,
  count,
  opponent,
  truth: total(played?.items ?? items),
  items,
  hand: ruledHand(state, count.hand),
  played,
});

/** Rules on a claim before it is pegged, and pegs it as ruled. */
export function judgeCount(before: Draft, { seat, claimed, hand, items, played }: Claim): Draft {
  const { rules, pegs } = before.state;
  const count: Count = { seat, hand, claimed, before: pegs, open: true, call: undefined };
  const claim = caseOf(before.state, count, opponentOf(rules, seat), { items, played });
  const verdict = judgeClaim(claim);
  const reason = hand === undefined ? 'play' : 'show';
  const told = {
    seat,
    points: verdict.paid,
    reason,
    claimed,
    ...(hand === undefined ? {} : { hand }),
  } as const;
  const counted = add(before, { type: 'pegged', ...told });
  // Where muggins is called, the board keeps to itself whether points were missed.
  if (rules.muggins === 'called' && claimed <= claim.truth && verdict.code !== 'notExact')
    return finish(counted, reason);
  return rule(counted, makeRuling(claim, verdict, counted.state.pegs, settleClaim(claim, verdict)));
}

/** A ruling takes effect; the game may end by it. */
export function rule(before: Draft, ruling: Ruling): Draft {
  const after = add(before, { type: 'ruled', ruling });
  const winner = sideOut(after.state.pegs, after.state.rules);
  return winner === undefined ? after : finish(after, endingOf(after.state.rules, ruling, winner));
}

/**
 * Whether heels can still be pegged in this deal: until the dealer has played a card (ACC 6.3), in some houses after it too, and
 * once.
 */
export function heelsInTime({ phase, starter, heels, dealer, dealerLaid, disputed, rules }: State): boolean {
  if (heels || disputed || dealer === undefined || rules.heels === 0) return false;
  if (phase === 'starter') return true;
  const unplayed = (phase === 'exchange' || phase === 'play' || rules.show !== 'afterPlay') && !dealerLaid;
  return starter === undefined && (!rules.heelsForfeited || unplayed);
}

/** Heels for the dealer. A card in play that waits for its claim goes on waiting. */
export const pegHeels = (before: Draft, dealer: Seat): Draft => {
  const { claim, rules } = before.state;
  const waits = claim === undefined ? {} : ({ waits: true } as const);
  const heels: GameEvent = { type: 'pegged', seat: dealer, points: rules.heels, reason: 'heels', ...waits };
  return finish(add(before, heels), 'heels');
};
