// Calling muggins: on what, when, and for how much.

import { possibleCounts, possiblePoints } from '../cards/counts.ts';
import { total } from '../cards/score.ts';
import type { Count } from '../rulings/count.ts';
import { type Case, judgeCall, makeRuling, settleAward } from '../rulings/judge.ts';
import type { Sheltered } from '../terms/codes.ts';
import type { Refusal } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { type RuleSet, sideOf } from '../terms/ruleset.ts';
import { checkSeat, opponentOf, type Seat } from '../terms/seats.ts';
import { countByCards, rule, ruledHand } from './claim.ts';
import { add, type Draft, draft } from './draft.ts';
import type { GameEvent } from './event.ts';
import { isFollowed } from './record.ts';
import type { State } from './state.ts';

/**
 * `seat` calls the points that the other side missed. In the show that is the last count, until the next is pegged or the
 * cards are mixed; in play any card, until the pone's hand is pegged (ACC 10). With the cards known the call is checked,
 * otherwise the players agree on it. Never for penalties, a muggins score, heels, or points lost by pegging backwards. Refusals:
 * badPoints, badSeat, mugginsNever, mugginsOff, mugginsAutomatic, mugginsClosed, countSettled, ownCount, impossibleCount,
 * impossiblePoints.
 */
export function callMuggins(state: State, seat: Seat, points: number, on?: Sheltered): Result<Draft> {
  const { rules, pegs } = state;
  if (!Number.isInteger(points) || points < 1) return refuse({ code: 'badPoints', points });
  const known = checkSeat(rules, seat);
  if (!known.ok) return known;
  if (on !== undefined) return refuse({ code: 'mugginsNever', on });
  const missed = findMissed(state, seat);
  if (!missed.ok) return missed;
  const call = { seat, points };
  const count: Count = { ...missed.value, call };
  const items = count.hand && countByCards(state, count.hand, count.seat);
  const { hand, laid } = count;
  const scored = laid?.items ?? items;
  const refusal = scored === undefined ? callRefusal(state, count, points) : undefined;
  if (refusal !== undefined) return refuse(refusal);
  const truth = scored && total(scored);
  const shown = ruledHand(state, hand);
  const claim: Case = {
    rules,
    count,
    opponent: seat,
    truth,
    items: items ?? [],
    hand: shown,
    played: laid,
  };
  const verdict = judgeCall(claim, call);
  const ruling = makeRuling(claim, verdict, pegs, settleAward(rules, pegs, verdict));
  // Not the last count, but a hand or a card before it.
  const earlier = (hand !== undefined || laid !== undefined) && missed.value !== state.count;
  const event: GameEvent = {
    type: 'mugginsCalled',
    ...call,
    ...(earlier && hand !== undefined ? { hand } : {}),
  };
  return ok(rule(add(draft(state), event), { ...ruling, ...(earlier ? { earlier } : {}) }));
}

/**
 * The count that a call of `seat` would be about. Refusals: mugginsOff, mugginsAutomatic, nothingMissed, ownCount,
 * countSettled, mugginsClosed.
 */
export function findMissed(state: State, seat: Seat): Result<Count> {
  const { rules, count, phase } = state;
  if (rules.muggins === 'off') return refuse({ code: 'mugginsOff' });
  if (rules.muggins === 'automatic') return refuse({ code: 'mugginsAutomatic' });
  const earlier = earlierMissed(rules, count?.earlier, seat);
  const free = count?.open && count.call === undefined;
  const own = count !== undefined && sideOf(rules, count.seat) === sideOf(rules, seat);
  if (free && count.hand !== undefined && !own) return ok(count);
  if (earlier !== undefined) return ok(earlier);
  // The hands before one's own cannot be called any more; before the first there is none.
  if (free && count.hand !== undefined) return refuse(ownHand(count, seat));
  if (nothingYet(state)) return refuse({ code: 'nothingMissed' });
  const playing = phase === 'play' || phase === 'free' || isUncounted(state);
  if (!playing && !(phase === 'cut' && free)) {
    const lying = phase === 'show' || phase === 'deal';
    return lying && count?.hand !== undefined
      ? refuse({ code: 'countSettled', seat: count.seat })
      : refuse({ code: 'mugginsClosed' });
  }
  if (free && !own) return ok(count);
  // With the cards entered, every card is known, and nothing can have been missed but what is.
  if (state.claim !== undefined) return refuse({ code: 'claimOpen', seat: state.claim.seat });
  if (isFollowed(state)) {
    return count?.laid !== undefined && !own
      ? refuse({ code: 'countSettled', seat: count.seat })
      : refuse(own && free ? { code: 'ownCount', seat } : { code: 'mugginsClosed' });
  }
  // A card for which nothing was pegged, or an earlier one.
  const opponent = opponentOf(rules, seat);
  return ok({ seat: opponent, hand: undefined, claimed: 0, before: state.pegs, open: true, call: undefined });
}

/** Why a player whose own hand was counted last cannot call muggins. */
function ownHand({ hand, earlier, seat: own }: Count, seat: Seat): Refusal {
  if (hand === 'pone') return { code: 'ownCount', seat };
  if (earlier === undefined) return { code: 'mugginsClosed' };
  return earlier.seat === own ? ownHand(earlier, seat) : { code: 'countSettled', seat: earlier.seat };
}

/** Whether neither points nor a card of this deal, or of this game in plain pegging, can have been missed yet. */
function nothingYet(state: State): boolean {
  const { phase, count, round, unseen } = state;
  const playing = phase === 'play' || isUncounted(state);
  const laid = unseen || (round !== undefined && round.laid.length > 0);
  return playing ? !laid : count === undefined;
}

/** Whether no hand of the show is counted yet. Where hands are counted before the play, no card is laid either. */
const isUncounted = ({ hand }: State): boolean => hand === 'pone';

/** Whether a call of `seat` would be about a count, and not about a card for which nothing was pegged. */
export function isOnCount(state: State, seat: Seat): boolean {
  const missed = findMissed(state, seat);
  return missed.ok && missed.value === earlierMissed(state.rules, state.count, seat);
}

/** The last count that a call of `seat` could be about: this one, or a hand counted earlier in this show. */
function earlierMissed(rules: RuleSet, count: Count | undefined, seat: Seat): Count | undefined {
  if (count === undefined) return undefined;
  const callable =
    count.open && count.call === undefined && sideOf(rules, count.seat) !== sideOf(rules, seat);
  return callable ? count : earlierMissed(rules, count.earlier, seat);
}

/** Whether the points called can have been there at all. */
function callRefusal({ rules }: State, { hand, claimed }: Count, called: number): Refusal | undefined {
  const points = claimed + called;
  const crib = hand === 'crib';
  const possible = hand === undefined ? possiblePoints(rules) : possibleCounts(crib, rules);
  if (possible.includes(points)) return undefined;
  if (hand !== undefined) return { code: 'impossibleCount', points, possible, crib };
  return possible.includes(called) ? undefined : { code: 'impossiblePoints', points: called, possible };
}
