// Cards entered and counts checked against them: every hand in one mode, a disputed hand in another.
import { type CardOrRank, checkCards, rankOf, suitOf } from '../cards/cards.ts';
import { type ShowItem, total } from '../cards/score.ts';
import {
  endingOf,
  isNotExact,
  judgeCall,
  judgeClaim,
  makeRuling,
  settleAward,
  settleClaim,
} from '../rulings/judge.ts';
import { heelsCount } from '../rulings/restriction.ts';
import type { Count } from '../rulings/ruling.ts';
import { isHonour } from '../terms/counting.ts';
import { sideOut } from '../terms/pegs.ts';
import type { Refusal } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { counterOf, firstHand, type Hand, opponentOf, type Seat } from '../terms/seats.ts';
import { toStarter } from '../variants/auction.ts';
import { linesRevealed, lineWanted } from '../variants/lines.ts';
import { caseOf, countByCards, heelsInTime, pegHeels, rule } from './claim.ts';
import { add, type Draft, draft, finish } from './draft.ts';
import type { GameEvent } from './event.ts';
import { settle } from './lay.ts';
import { afterCount, afterStarter, cardsRefusal, knownCards, revealed, showHand } from './order.ts';
import type { State } from './state.ts';
import { callOffence } from './umpire.ts';

/**
 * The starter, turned up or entered later, or its suit added. A jack turned up pegs heels, unless they were pegged already:
 * then only a jack is taken. Refusals: notNow, starterDiffers, starterNoJack, duplicateCard, tooManyOfRank.
 */
export function enterStarter(state: State, card: CardOrRank): Result<Draft> {
  const { phase, disputed, dealer } = state;
  const dealing = phase === 'deal' || phase === 'bidding';
  const turning = dealing || phase === 'starter';
  const before = draft(state);
  const ready = dealing && !disputed ? toStarter(before) : before;
  if (!disputed && !turning && phase !== 'exchange' && phase !== 'play' && phase !== 'show') {
    return refuse({ code: 'notNow', command: 'starter', phase });
  }
  const refusal = starterRefusal(ready.state, card);
  if (refusal !== undefined) return refuse(refusal);
  const jack = isHonour(rankOf(card), state.rules.counting) && !disputed && dealer !== undefined;
  const inTime = heelsInTime(ready.state);
  const told = jack && !inTime ? tooLate(ready, dealer) : ready;
  const turned = revealed(add(told, { type: 'starterTurned', starter: card }));
  const pegged = jack && inTime && heelsCount(state, dealer) ? pegHeels(turned, dealer) : turned;
  return ok(turning && !disputed ? afterStarter(pegged) : pegged);
}

/** A jack that comes too late is ruled on, so that everybody hears why it counts nothing. */
function tooLate(before: Draft, dealer: Seat): Draft {
  const lost = callOffence(before.state, { type: 'offence', offence: 'heelsLate', seat: dealer });
  return lost.ok ? lost.value : before;
}

function starterRefusal(state: State, card: CardOrRank): Refusal | undefined {
  const { starter: known, heels, rules } = state;
  if (known !== undefined && !refines(card, known)) return { code: 'starterDiffers', card, known };
  if (heels && !isHonour(rankOf(card), rules.counting))
    return { code: 'starterNoJack', card, twos: rules.counting.honours === 'jacksAndTwos' };
  const checked = checkCards([...knownCards(state), card]);
  return checked.ok ? undefined : checked.refusal;
}

/** The same card, or the same rank with the suit that was missing. */
const refines = (card: CardOrRank, known: CardOrRank): boolean =>
  card === known || (suitOf(known) === undefined && rankOf(card) === rankOf(known));

/** The hand whose cards are wanted now, if any. */
export function wantedHand(state: State): Hand | undefined {
  const { disputed, count, phase, hand, rules, dead } = state;
  if (disputed) return lineWanted(state, count?.hand);
  if (rules.claims !== 'always') return undefined;
  const wanted = phase === 'play' && rules.show === 'afterPlay' ? firstHand(rules) : hand;
  const seat = wanted && counterOf(state, wanted);
  return seat !== undefined && wanted !== 'crib' && dead.includes(seat)
    ? undefined
    : lineWanted(state, wanted);
}

/**
 * The cards of the hand that is wanted; entered again, they replace the first. In a dispute the ruling follows. Refusals:
 * cardsNotWanted, starterFirst, wrongNumberOfCards, duplicateCard, tooManyOfRank, suitWanted.
 */
export function enterCards(state: State, cards: readonly CardOrRank[], named?: Hand): Result<Draft> {
  const { starter, count, disputed, phase } = state;
  const hand = wantedHand(state);
  if (hand === undefined || (named ?? hand) !== hand) return refuse({ code: 'cardsNotWanted' });
  if (starter === undefined) return refuse({ code: 'starterFirst' });
  const refusal = cardsRefusal(state, { hand, cards, starter });
  if (refusal !== undefined) return refuse(refusal);
  const playing = phase === 'play' && !disputed;
  const ready = playing ? showHand(settle(draft(state)), hand) : draft(state);
  if (playing && ready.state.phase === 'over') return ok(ready);
  const entered = linesRevealed(add(ready, { type: 'cardsEntered', hand, cards }));
  return ok(disputed && count !== undefined ? settleDispute(entered, count) : entered);
}

/**
 * The last count is disputed, so its cards are wanted. `crib`: it was a crib, where the phases are not followed.
 * Refusals: disputesOff, nothingToDispute.
 */
export function dispute({ rules, count, deal, ...state }: State, crib: boolean): Result<Draft> {
  if (rules.claims !== 'challenge') return refuse({ code: 'disputesOff', claims: rules.claims });
  const plain = deal === 0 ? (crib ? 'crib' : firstHand(rules)) : undefined;
  const hand = count?.hand ?? plain;
  if (count === undefined || !count.open || hand === undefined) return refuse({ code: 'nothingToDispute' });
  return ok(add(draft({ ...state, rules, count, deal }), { type: 'disputed', seat: count.seat, hand }));
}

/** Rules on a disputed count, and on the call of muggins that was made on it, once all of its cards are there. */
function settleDispute(before: Draft, count: Count): Draft {
  const { state } = before;
  const { hand } = count;
  const items = hand && countByCards(state, hand, count.seat);
  if (hand === undefined || items === undefined) return before;
  const ruled = ruleDispute(before, count, items);
  const { pegs, rules, ruling, deal } = ruled.state;
  if (state.phase !== 'over' || same(state, ruled.state)) return ruled;
  const back: GameEvent =
    deal === 0 ? { type: 'gameReopened', phase: 'free' } : { type: 'gameReopened', phase: 'show', hand };
  const reopened = add(ruled, back);
  const winner = sideOut(pegs, rules);
  if (winner !== undefined && ruling !== undefined) return finish(reopened, endingOf(rules, ruling, winner));
  return deal === 0 ? reopened : afterCount(reopened, hand);
}

const same = (a: State, b: State): boolean =>
  a.pegs.every((pegs, side) => pegs.front === b.pegs[side]?.front && pegs.rear === b.pegs[side]?.rear);

function ruleDispute(before: Draft, doubted: Count, items: readonly ShowItem[]): Draft {
  const { rules } = before.state;
  const { call, nineteen } = doubted;
  const truth = total(items);
  // A call of muggins on it has taken the nineteen for nothing.
  const count = nineteen && truth > 0 && call === undefined ? { ...doubted, claimed: 19 } : doubted;
  const claim = caseOf(before.state, count, call?.seat ?? opponentOf(rules, count.seat), { items });
  const verdict = judgeClaim(claim);
  const settled = settleClaim(claim, verdict);
  const past = isNotExact(claim);
  const wrong = call === undefined || count.claimed > truth || past;
  const first = wrong ? rule(before, makeRuling(claim, verdict, before.state.pegs, settled)) : before;
  if (call === undefined || past || sideOut(settled, rules) !== undefined) return first;
  const called = judgeCall(claim, call);
  const paid = settleAward(rules, settled, called);
  return rule(first, makeRuling(claim, called, first.state.pegs, paid));
}
