// A claim whose cards are known: ruled on before it is pegged, whether it is for a hand or for a card in play.

import type { PlayedCard } from '../cards/play.ts';
import { type ShowItem, total } from '../cards/score.ts';
import { scoreShow } from '../cards/show.ts';
import { endingOf, judgeClaim, type KnownCase, makeRuling, settleClaim } from '../rulings/judge.ts';
import type { Ruling } from '../rulings/ruling.ts';
import { sideOut } from '../terms/pegs.ts';
import { opponentOf } from '../terms/seats.ts';
import { add, type Draft, finish } from './draft.ts';
import type { Count, Hand, Seat, State } from './state.ts';

/** What a hand of this deal counts by its cards; undefined while cards are missing. */
export function countByCards({ cards, starter, rules }: State, hand: Hand): readonly ShowItem[] | undefined {
  const held = cards[hand];
  return held === undefined || starter === undefined
    ? undefined
    : scoreShow({ hand: held, starter, crib: hand === 'crib', rules });
}

/** A claim whose cards are known. */
export interface Claim {
  readonly seat: Seat;
  readonly claimed: number;
  /** The hand, or undefined for a card in play. */
  readonly hand?: Hand;
  /** What the hand counts; empty for a card in play. */
  readonly items: readonly ShowItem[];
  readonly played?: PlayedCard;
}

/** Rules on a claim before it is pegged, and pegs it as ruled. */
export function judgeCount(before: Draft, { seat, claimed, hand, items, played }: Claim): Draft {
  const { rules, pegs } = before.state;
  const count: Count = { seat, hand, claimed, before: pegs, open: true, call: undefined };
  const truth = total(played?.items ?? items);
  const claim: KnownCase = { rules, count, opponent: opponentOf(rules, seat), truth, items, played };
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
  if (rules.muggins === 'called' && claimed <= truth) return finish(counted, reason);
  return rule(counted, makeRuling(claim, verdict, counted.state.pegs, settleClaim(claim, verdict)));
}

/** A ruling takes effect; the game may end by it. */
export function rule(before: Draft, ruling: Ruling): Draft {
  const after = add(before, { type: 'ruled', ruling });
  const winner = sideOut(after.state.pegs, after.state.rules);
  return winner === undefined ? after : finish(after, endingOf(after.state.rules, ruling, winner));
}
