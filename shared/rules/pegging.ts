// Points keyed for a seat: what they mean in each phase, and whether they can be.
import { countByCards, judgeCount } from './checking.ts';
import { possibleCounts, possiblePoints } from './counts.ts';
import { add, afterCount, type Draft, draft, finish, onward } from './draft.ts';
import { heelsCount, onlyInPlay, outByGo } from './endgame.ts';
import type { GameEvent, PegReason } from './event.ts';
import { holesToGo } from './pegs.ts';
import { possiblePlays } from './play.ts';
import { ok, type Result, refuse } from './result.ts';
import { sideOf } from './ruleset.ts';
import { cardsIn, checkSeat, counterOf } from './seats.ts';
import type { Ending, Hand, Seat, State } from './state.ts';

const PLAY: GameEvent = { type: 'phaseEntered', phase: 'play' };

/** Points as they are keyed; `count` is the running count with the card that scored them, where it is known. */
interface Keyed {
  readonly seat: Seat;
  readonly points: number;
  readonly count?: number | undefined;
}

/**
 * Points for a seat, in any phase; where every hand is checked, not before the starter is known. Refusals: badPoints, badSeat, impossiblePoints, impossiblePlay, impossibleCount, cutFirst,
 * outOfOrder, starterFirst, cardsFirst, restricted.
 */
export function keyPoints(state: State, { seat, points: keyed, count }: Keyed): Result<Draft> {
  const { rules, phase, dealer } = state;
  if (!Number.isInteger(keyed) || keyed < 0) return refuse({ code: 'badPoints', points: keyed });
  const known = checkSeat(rules, seat);
  if (!known.ok) return known;
  const points = rules.nineteenIsZero && keyed === 19 ? 0 : keyed;
  const before = draft(state);
  const turning = phase === 'deal' || phase === 'starter';
  if (turning && rules.claims === 'always') return refuse({ code: 'starterFirst' });
  switch (phase) {
    case 'deal':
      return inPlay(add(before, { type: 'phaseEntered', phase: 'starter' }, PLAY), seat, points, count);
    case 'starter':
      return points === rules.heels && seat === dealer
        ? heels(before, seat, points)
        : inPlay(add(before, PLAY), seat, points, count);
    case 'play':
      return inPlay(before, seat, points, count);
    case 'show':
      return inShow(before, seat, points);
    default:
      return freely(before, seat, points);
  }
}

/** Points pegged, and the end of the game if they reach the game hole. */
export const peg = (before: Draft, seat: Seat, points: number, reason: PegReason & Ending): Draft =>
  finish(add(before, { type: 'pegged', seat, points, reason }), reason);

/** Heels for the dealer, and play begins. */
function heels(before: Draft, seat: Seat, points: number): Result<Draft> {
  const { rules, pegs } = before.state;
  if (heelsCount(before.state, seat)) return ok(onward(peg(before, seat, points, 'heels'), PLAY));
  const holes = holesToGo(pegs, sideOf(rules, seat), rules);
  return refuse({ code: 'restricted', seat, holes, points, rule: 'heels' });
}

/** Plain pegging: anything that a card in play, a hand or a crib can score, from anybody. */
function freely(before: Draft, seat: Seat, points: number): Result<Draft> {
  const { rules, phase } = before.state;
  if (rules.claims === 'always') return refuse({ code: 'cutFirst' });
  const possible = possiblePoints(rules);
  if (!possible.includes(points)) return refuse({ code: 'impossiblePoints', points, possible });
  return ok(
    peg(
      phase === 'free' ? before : add(before, { type: 'phaseEntered', phase: 'free' }),
      seat,
      points,
      'free',
    ),
  );
}

/** Points in play. What no card can score, but a hand can, is the pone's hand: the show has begun. With the running count
 * known, only what a card can score at that count. */
function inPlay(before: Draft, seat: Seat, points: number, count?: number): Result<Draft> {
  const { rules } = before.state;
  const possible = possiblePlays(count, rules);
  if (possible.includes(points)) return played(before, seat, points);
  if (count !== undefined || !possibleCounts(false, rules).includes(points))
    return refuse({ code: 'impossiblePlay', points, possible });
  return inShow(add(before, { type: 'phaseEntered', phase: 'show', hand: 'pone' }), seat, points);
}

/** A card in play. What is no more than a go may not be the winning point in some houses. */
function played(before: Draft, seat: Seat, points: number): Result<Draft> {
  const { rules, pegs } = before.state;
  const holes = holesToGo(pegs, sideOf(rules, seat), rules);
  return outByGo(before.state, seat, points)
    ? refuse({ code: 'restricted', seat, holes, points, rule: 'go' })
    : ok(peg(before, seat, points, 'play'));
}

/** The count of the hand whose turn it is. */
function inShow(before: Draft, seat: Seat, points: number): Result<Draft> {
  const { state } = before;
  const { hand = 'pone', rules } = state;
  const expected = counterOf(state, hand) ?? seat;
  if (seat !== expected) return refuse({ code: 'outOfOrder', seat, expected, hand });
  const crib = hand === 'crib';
  const possible = possibleCounts(crib, rules);
  if (!possible.includes(points)) return refuse({ code: 'impossibleCount', points, possible, crib });
  const barred = onlyInPlay(state, seat);
  const counted = barred
    ? ok(add(before, { type: 'pegged', seat, points: 0, reason: 'barred', hand, claimed: points }))
    : rules.claims === 'always'
      ? byCards(before, seat, points, hand)
      : onTrust(before, seat, points, hand);
  return counted.ok ? ok(afterCount(counted.value, hand)) : counted;
}

const onTrust = (before: Draft, seat: Seat, points: number, hand: Hand): Result<Draft> =>
  ok(finish(add(before, { type: 'pegged', seat, points, reason: 'show', hand }), 'show'));

function byCards(before: Draft, seat: Seat, claimed: number, hand: Hand): Result<Draft> {
  const { state } = before;
  const items = countByCards(state, hand);
  if (state.starter === undefined) return refuse({ code: 'starterFirst' });
  return items === undefined
    ? refuse({ code: 'cardsFirst', seat, hand, cards: cardsIn(state.rules, hand) })
    : ok(judgeCount(before, { seat, claimed, hand, items }));
}
