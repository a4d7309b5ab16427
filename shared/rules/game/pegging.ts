// Points keyed for a seat: what they mean in each phase, and whether they can be.

import { possibleCounts, possiblePoints } from '../cards/counts.ts';
import { possiblePlays } from '../cards/play.ts';
import { total } from '../cards/score.ts';
import { heelsCount, onlyInPlay, outByGo, pastExact } from '../rulings/restriction.ts';
import { holesToGo } from '../terms/pegs.ts';
import type { Ending } from '../terms/phase.ts';
import type { Refusal } from '../terms/refusal.ts';
import { mapped, ok, type Result, refuse } from '../terms/result.ts';
import { sideOf } from '../terms/ruleset.ts';
import { cardsIn, checkSeat, counterOf, firstHand, type Hand, type Seat, seatsOf } from '../terms/seats.ts';
import { isBidFor, makeBid, toStarter } from '../variants/auction.ts';
import { pegExchange } from '../variants/exchange.ts';
import { isPlayNext } from '../variants/solitaire.ts';
import { countByCards, heelsInTime, judgeCount, meantBy, pegHeels } from './claim.ts';
import type { CommandOf } from './command.ts';
import { add, type Draft, draft, finish } from './draft.ts';
import type { GameEvent, PegReason } from './event.ts';
import { claimPlay, settle } from './lay.ts';
import { afterCount, afterStarter, showHand } from './order.ts';
import { isFollowed } from './record.ts';
import type { State } from './state.ts';

const PLAY: GameEvent = { type: 'phaseEntered', phase: 'play' };

/** Points as they are keyed; `count` is the running count with the card that scored them, where it is known. */
type Keyed = Omit<CommandOf<'peg'>, 'type'>;

/**
 * Points for a seat, in any phase, or a bid for the crib; where every hand is checked, not before the starter is known. Refusals: badPoints, badSeat,
 * impossiblePoints, impossiblePlay, impossibleCount, badBid, badExchange, exchanged, cutFirst, outOfOrder, starterFirst, cardsFirst, restricted, handDead; where
 * the cards in play are entered, those of claimPlay.
 */
export function keyPoints(state: State, { seat, points: keyed, count }: Keyed): Result<Draft> {
  const { rules, phase, dealer } = state;
  if (!Number.isInteger(keyed) || keyed < 0) return refuse({ code: 'badPoints', points: keyed });
  const known = checkSeat(rules, seat);
  if (!known.ok) return known;
  const points = meantBy(rules, keyed);
  const before = draft(state);
  if (isBidFor(state)) return makeBid(before, { seat, points: keyed });
  const turning = phase === 'deal' || phase === 'starter';
  if (turning && rules.claims === 'always') return refuse({ code: 'starterFirst' });
  switch (phase) {
    case 'deal':
      return afterDeal(toStarter(before), { seat, points: keyed, count });
    case 'starter':
      return points === rules.heels && seat === dealer
        ? heels(before, seat)
        : afterDeal(before, { seat, points: keyed, count });
    case 'exchange':
      return pegExchange(before, { seat, points });
    case 'play':
      return inPlay(before, seat, keyed, count);
    case 'show':
      return inShow(before, seat, keyed);
    default:
      return freely(before, seat, keyed);
  }
}

/** Points before anything else was keyed in a deal: those of the first card, or of an exchange of cards, or of the first hand where hands are counted first. */
function afterDeal(before: Draft, { seat, points, count }: Keyed): Result<Draft> {
  const { exchange } = before.state.rules;
  if (exchange !== 'none')
    return pegExchange(afterStarter(before), { seat, points: meantBy(before.state.rules, points) });
  return isPlayNext(before.state)
    ? inPlay(add(before, PLAY), seat, points, count)
    : inShow(afterStarter(before), seat, points);
}

/** Points pegged, and the end of the game if they reach the game hole. */
export const peg = (before: Draft, seat: Seat, points: number, reason: PegReason & Ending): Draft =>
  finish(add(before, { type: 'pegged', seat, points, reason }), reason);

/** What is kept of a nineteen, so that it is a claim should the cards show more than nothing. */
const saidOf = (keyed: number, points: number): { readonly nineteen?: true } =>
  keyed === points ? {} : { nineteen: true };

/** Heels for the dealer, and play begins, unless it has. */
function heels(before: Draft, seat: Seat): Result<Draft> {
  const { rules, pegs, phase } = before.state;
  if (heelsCount(before.state, seat)) {
    const pegged = pegHeels(before, seat);
    return ok(phase === 'play' ? pegged : afterStarter(pegged));
  }
  const holes = holesToGo(pegs, sideOf(rules, seat), rules);
  return refuse({ code: 'restricted', seat, holes, points: rules.heels, rule: 'heels' });
}

/** Plain pegging: anything that a card in play, a hand or a crib can score, from anybody. */
function freely(before: Draft, seat: Seat, keyed: number): Result<Draft> {
  const { rules, phase } = before.state;
  const points = meantBy(rules, keyed);
  if (rules.claims === 'always') return refuse({ code: 'cutFirst' });
  const possible = possiblePoints(rules);
  if (!possible.includes(points)) return refuse({ code: 'impossiblePoints', points, possible });
  const restricted = freelyRestricted(before.state, seat, points);
  if (restricted !== undefined) return refuse(restricted);
  const ready = phase === 'free' ? before : add(before, { type: 'phaseEntered', phase: 'free' });
  const said = saidOf(keyed, points);
  return ok(finish(add(ready, { type: 'pegged', seat, points, reason: 'free', ...said }), 'free'));
}

/**
 * In plain pegging the source of points is not given; what is certain is kept to all the same: what no card in play can score is a
 * count, and the very point of a go is one.
 */
function freelyRestricted(state: State, seat: Seat, points: number): Refusal | undefined {
  const { rules, pegs } = state;
  const holes = holesToGo(pegs, sideOf(rules, seat), rules);
  if (pastExact(state, seat, points)) return { code: 'restricted', seat, holes, points, rule: 'exact' };
  if (outByGo(state, seat, points)) return { code: 'restricted', seat, holes, points, rule: 'go' };
  const count = points > 0 && onlyInPlay(state, seat) && !possiblePlays(undefined, rules).includes(points);
  return count ? { code: 'restricted', seat, holes, points, rule: 'play' } : undefined;
}

/** Points in play. Where the cards are entered they are a claim, and once all are played, the count of the pone. */
function inPlay(before: Draft, seat: Seat, points: number, count?: number): Result<Draft> {
  const { state } = before;
  const { claim, round, rules, dead, dealer } = state;
  if (seatsOf(rules, sideOf(rules, seat)).every((each) => dead.includes(each)))
    return refuse({ code: 'handDead', seat });
  if (!isFollowed(state)) return unknownCard(before, seat, points, count);
  const waiting =
    claim !== undefined && total(claim.items) > 0 && sideOf(rules, claim.seat) === sideOf(rules, seat);
  if (!waiting && points === rules.heels && seat === dealer && heelsInTime(state)) return heels(before, seat);
  const over = round?.turn === undefined;
  if (over && !waiting && rules.show === 'beforePlay') return refuse({ code: 'playOver' });
  // While the last card waits for its points, only more than any card scores is a hand, and only by the side that counts first.
  const forCard =
    waiting &&
    (points === 0 || !countsFirst(state, seat) || possiblePlays(undefined, rules).includes(points));
  return over && rules.show === 'afterPlay' && !forCard
    ? firstCount(before, seat, points)
    : claimPlay(before, { seat, points });
}

/** Whether a seat plays for the side that counts the first hand. */
function countsFirst(state: State, seat: Seat): boolean {
  const { rules } = state;
  const first = counterOf(state, firstHand(rules)) as Seat;
  return sideOf(rules, first) === sideOf(rules, seat);
}

/** The count of the pone, with which the show begins. */
function firstCount(before: Draft, seat: Seat, points: number): Result<Draft> {
  const shown = showHand(settle(before), firstHand(before.state.rules));
  return shown.state.phase === 'over' ? ok(shown) : inShow(shown, seat, points);
}

/** Points for a card that was not entered. What no card can score, but a hand can, is the pone's hand: the show has begun. With the running count
 * known, only what a card can score at that count. */
function unknownCard(before: Draft, seat: Seat, keyed: number, count?: number): Result<Draft> {
  const { rules } = before.state;
  const points = meantBy(rules, keyed);
  const possible = possiblePlays(count, rules);
  if (possible.includes(points)) return played(before, seat, points);
  const hand = rules.show === 'afterPlay' && possibleCounts(false, rules).includes(points);
  if (count !== undefined || !hand) return refuse({ code: 'impossiblePlay', points, possible });
  return firstCount(before, seat, keyed);
}

/** A card in play. In some houses what is no more than a go may not be the winning point, and none may go past the game hole. */
function played(before: Draft, seat: Seat, points: number): Result<Draft> {
  const { rules, pegs } = before.state;
  const holes = holesToGo(pegs, sideOf(rules, seat), rules);
  if (pastExact(before.state, seat, points))
    return refuse({ code: 'restricted', seat, holes, points, rule: 'exact' });
  return outByGo(before.state, seat, points)
    ? refuse({ code: 'restricted', seat, holes, points, rule: 'go' })
    : ok(peg(before, seat, points, 'play'));
}

/** The count of the hand whose turn it is. Where its cards are known any number is a claim; elsewhere one that a hand can count. */
function inShow(before: Draft, seat: Seat, keyed: number): Result<Draft> {
  const { state } = before;
  const { rules, hand = firstHand(rules) } = state;
  const expected = hand === 'square' ? seat : (counterOf(state, hand) ?? seat);
  if (seat !== expected) return refuse({ code: 'outOfOrder', seat, expected, hand });
  const crib = hand === 'crib';
  const checked = isChecked(state, hand);
  const points = meantBy(rules, keyed, checked ? total(countByCards(state, hand) ?? []) : 0);
  const possible = possibleCounts(crib, rules);
  if (!checked && !possible.includes(points))
    return refuse({ code: 'impossibleCount', points, possible, crib });
  const counted = onlyInPlay(state, seat)
    ? ok(barred(before, seat, points, hand))
    : checked
      ? byCards(before, seat, points, hand)
      : onTrust(before, { seat, points: keyed }, hand);
  return mapped(counted, (after) => afterCount(after, hand));
}

/** Whether a count is ruled on by its cards: in every hand, or where the play, or a player, has made the hand known. */
export const isChecked = (state: State, hand: Hand): boolean =>
  state.rules.claims === 'always' ||
  (state.rules.claims === 'challenge' && countByCards(state, hand) !== undefined);

/** A count that pegs nothing so near the end. */
const barred = (before: Draft, seat: Seat, points: number, hand: Hand): Draft =>
  add(before, { type: 'pegged', seat, points: 0, reason: 'barred', hand, claimed: points });

function onTrust(before: Draft, { seat, points: keyed }: Keyed, hand: Hand): Result<Draft> {
  const points = meantBy(before.state.rules, keyed);
  const said = saidOf(keyed, points);
  return ok(
    pastExact(before.state, seat, points)
      ? barred(before, seat, points, hand)
      : finish(add(before, { type: 'pegged', seat, points, reason: 'show', hand, ...said }), 'show'),
  );
}

function byCards(before: Draft, seat: Seat, claimed: number, hand: Hand): Result<Draft> {
  const { state } = before;
  const items = countByCards(state, hand, seat);
  if (state.starter === undefined) return refuse({ code: 'starterFirst' });
  return items === undefined
    ? refuse({ code: 'cardsFirst', seat, hand, cards: cardsIn(state.rules, hand) })
    : ok(judgeCount(before, { seat, claimed, hand, items }));
}
