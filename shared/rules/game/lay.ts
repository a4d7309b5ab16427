// Play with the cards entered: a card laid, a go, a hand that is known, and claims checked against them.
import { checkCards } from '../cards/cards.ts';
import {
  canScoreGo,
  endCount,
  isStuck,
  type LaidCard,
  layAfterGoes,
  type Round,
  sayGo,
  setHand,
} from '../cards/round.ts';
import { total } from '../cards/score.ts';
import { outByEnding, pastExact } from '../rulings/restriction.ts';
import { holesToGo } from '../terms/pegs.ts';
import type { Refusal } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { sideOf } from '../terms/ruleset.ts';
import { checkSeat, poneOf, type Seat } from '../terms/seats.ts';
import { isBidFor, toStarter } from '../variants/auction.ts';
import { isLaidByCard } from '../variants/solitaire.ts';
import { judgeCount, meantBy } from './claim.ts';
import type { CommandOf } from './command.ts';
import { add, type Draft, draft, finish, onward } from './draft.ts';
import type { GameEvent } from './event.ts';
import { discardSize, roundOf } from './record.ts';
import type { State } from './state.ts';

/**
 * A seat lays a card. Goes that were only spoken are taken as said. What the card before it was not claimed for is settled
 * first. Refusals: badSeat, cutFirst, notNow, starterFirst, cardsUnseen, handDead, playOver, notYourTurn, notHeld, pastThirtyOne,
 * duplicateCard, tooManyOfRank, and those of claimPlay.
 */
export function lay(state: State, { card, seat, points }: Omit<CommandOf<'lay'>, 'type'>): Result<Draft> {
  const ready = begin(state, 'lay', seat);
  if (!ready.ok) return ready;
  const laid = layAfterGoes(roundOf(ready.value.state), seat, card);
  if (!laid.ok) return laid;
  const clash = packRefusal(laid.value, Object.values(ready.value.state.discards));
  if (clash !== undefined) return refuse(clash);
  const settled = settle(withGoes(ready.value, laid.value));
  if (settled.state.phase === 'over') return ok(settled);
  const { seat: who } = laid.value.laid.at(-1) as LaidCard;
  const after = add(settled, { type: 'cardLaid', seat: who, card });
  return points === undefined ? ok(after) : claimPlay(after, { seat: who, points });
}

/** The goes that lead from this round to a later one. */
const withGoes = (before: Draft, { goes }: Round): Draft =>
  add(
    before,
    ...goes.slice(roundOf(before.state).goes.length).map(({ seat }): GameEvent => ({ type: 'goSaid', seat })),
  );

/**
 * A seat says go. Refusals: badSeat, cutFirst, notNow, starterFirst, cardsUnseen, handDead, playOver, notYourTurn, mustPlay,
 * which does not name the cards of a hand that only the board knows.
 */
export function go(state: State, seat?: Seat): Result<Draft> {
  const ready = begin(state, 'go', seat);
  if (!ready.ok) return ready;
  const round = roundOf(ready.value.state);
  const who = seat ?? round.turn ?? 0;
  const said = sayGo(round, who);
  if (said.ok) return ok(add(ready.value, { type: 'goSaid', seat: who }));
  const { refusal } = said;
  return refuse(refusal.code === 'mustPlay' ? { ...refusal, cards: [] } : refusal);
}

/**
 * A hand, and perhaps its discard, becomes known before its first card is laid, not while its crib is bid for. Refusals: badSeat, cutFirst,
 * notNow, handDead, wrongNumberOfCards, handBegun, duplicateCard, tooManyOfRank.
 */
export function hold(state: State, { seat, cards, discard }: Omit<CommandOf<'hold'>, 'type'>): Result<Draft> {
  const refusal = seatRefusal(state, seat) ?? phaseRefusal(state, 'hold');
  if (refusal !== undefined) return refuse(refusal);
  // A hand that is entered would end the bids for the crib.
  if (isBidFor(state) || !isLaidByCard(state))
    return refuse({ code: 'notNow', command: 'hold', phase: state.phase });
  const ready = turned(draft(state));
  const expected = discardSize(state, seat);
  if (discard !== undefined && discard.length !== expected)
    return refuse({ code: 'wrongNumberOfCards', expected, got: discard.length });
  const held = setHand(roundOf(ready.state), seat, cards);
  if (!held.ok) return held;
  const clash = packRefusal(held.value, Object.values({ ...ready.state.discards, [seat]: discard }));
  const told = discard === undefined ? {} : { discard };
  return clash === undefined ? ok(add(ready, { type: 'handHeld', seat, cards, ...told })) : refuse(clash);
}

/** Why the cards of the play and those laid away to the crib cannot be from one pack. */
function packRefusal({ hands, laid, starter }: Round, discards: Round['hands']): Refusal | undefined {
  const known = [starter, laid.map(({ card }) => card), ...hands, ...discards];
  const checked = checkCards(known.flatMap((each) => each ?? []));
  return checked.ok ? undefined : checked.refusal;
}

/** A card was laid without being entered. Refusal: notNow, also where points of this play were keyed without cards. */
export function unseen(state: State): Result<Draft> {
  if (state.phase !== 'play' || state.unseen)
    return refuse({ code: 'notNow', command: 'unseen', phase: state.phase });
  const settled = settle(draft(state));
  return ok(onward(settled, { type: 'cardUnseen' }));
}

/** Whether a seat can lay a card or say go now; the draft is in the phase of the play. */
function begin(state: State, command: 'lay' | 'go', seat: Seat | undefined): Result<Draft> {
  const { phase, rules } = state;
  const refusal = seatRefusal(state, seat) ?? phaseRefusal(state, command);
  if (refusal !== undefined) return refuse(refusal);
  if (state.unseen) return refuse({ code: 'cardsUnseen' });
  if (!isLaidByCard(state)) return refuse({ code: 'notNow', command, phase });
  if (phase !== 'play' && rules.claims === 'always') return refuse({ code: 'starterFirst' });
  const pone = poneOf(state);
  if (phase !== 'play' && rules.show === 'beforePlay' && pone !== undefined)
    return refuse({ code: 'countFirst', seat: pone, hand: 'pone' });
  const play: readonly GameEvent[] = phase === 'play' ? [] : [{ type: 'phaseEntered', phase: 'play' }];
  return ok(add(turned(draft(state)), ...play));
}

/** Cards are dealt, and bidding is over. */
const turned = (before: Draft): Draft =>
  before.state.phase === 'deal' || before.state.phase === 'bidding' ? toStarter(before) : before;

function seatRefusal({ rules, dead }: State, seat: Seat | undefined): Refusal | undefined {
  if (seat === undefined) return undefined;
  const known = checkSeat(rules, seat);
  if (!known.ok) return known.refusal;
  return dead.includes(seat) ? { code: 'handDead', seat } : undefined;
}

function phaseRefusal({ phase }: State, command: string): Refusal | undefined {
  if (phase === 'cut' || phase === 'free') return { code: 'cutFirst' };
  return phase === 'show' ? { code: 'notNow', command, phase } : undefined;
}

/** Points claimed in play by a seat. */
interface PlayPoints {
  readonly seat: Seat;
  readonly points: number;
}

/**
 * Points claimed for the card that waits for its claim, or for the go alone once the card is pegged. Where the board rules on
 * claims it does so before they are pegged; in mode trust what the card does not score is refused. Refusals: badPoints, notLaid,
 * wrongPlay, restricted.
 */
export function claimPlay(before: Draft, { seat, points: keyed }: PlayPoints): Result<Draft> {
  if (!Number.isInteger(keyed) || keyed < 0) return refuse({ code: 'badPoints', points: keyed });
  const said = withSpokenGoes(before, { seat, points: keyed });
  const { claim, rules, round, pegs } = said.state;
  const points = meantBy(rules, keyed, total(claim?.items ?? []));
  if (claim === undefined || sideOf(rules, claim.seat) !== sideOf(rules, seat))
    return refuse({ code: 'notLaid', seat, turn: round?.turn });
  const barred = outByEnding(said.state, claim);
  if (barred !== undefined && points === total(claim.items)) {
    const holes = holesToGo(pegs, sideOf(rules, seat), rules);
    const rule = pastExact(said.state, seat, points) ? 'exact' : 'go';
    return refuse({ code: 'restricted', seat, holes, points, rule });
  }
  const wrong = wrongOnTrust(said.state, barred ?? claim, points);
  return wrong === undefined ? ok(pegClaim(said, barred ?? claim, points)) : refuse(wrong);
}

/**
 * A go claimed with its card, or after it, says that all players still in the count have said go. Where no player is known to
 * be able to play on, it is due with the card, unless just the card is pegged first.
 */
function withSpokenGoes(before: Draft, { seat, points }: PlayPoints): Draft {
  const { claim, round, rules } = before.state;
  const top = round?.laid.at(-1);
  if (round === undefined || top === undefined || sideOf(rules, top.seat) !== sideOf(rules, seat))
    return before;
  const card = claim === undefined ? 0 : total(claim.items);
  const claimed = rules.go > 0 && points === card + rules.go;
  const due = claim !== undefined && isStuck(round) && (points === 0 || points !== card);
  const ended = endCount(round);
  return ended.ok && (claimed || due) ? withGoes(before, ended.value) : before;
}

/** Why a claim is refused on trust. Where muggins is played, a player may miss points. */
function wrongOnTrust(
  { rules, round }: State,
  { card, items }: LaidCard,
  points: number,
): Refusal | undefined {
  const truth = total(items);
  const open = rules.go > 0 && round !== undefined && canScoreGo(round);
  const wrong = points > truth || (points < truth && rules.muggins === 'off');
  return wrong && rules.claims === 'trust'
    ? { code: 'wrongPlay', card, points, possible: open ? [truth, truth + rules.go] : [truth] }
    : undefined;
}

/** The claim is pegged: as it is on trust, and as it is ruled elsewhere. */
function pegClaim(before: Draft, { seat, card, count, items }: LaidCard, points: number): Draft {
  if (before.state.rules.claims !== 'trust') {
    return judgeCount(before, { seat, claimed: points, items: [], played: { card, count, items } });
  }
  return finish(add(before, { type: 'pegged', seat, points, reason: 'play' }), 'play');
}

/**
 * Who lays or goes on without a claim has claimed nothing for the card before, nor for a go that is due: it is ruled on as any
 * other claim. On trust without muggins nothing is ruled.
 */
export function settle(before: Draft): Draft {
  const { rules, round } = before.state;
  if (rules.muggins === 'off' && rules.claims === 'trust') return before;
  const ended = round !== undefined && isStuck(round) ? endCount(round) : undefined;
  const said = ended?.ok ? withGoes(before, ended.value) : before;
  const { claim } = said.state;
  if (claim === undefined) return said;
  const waiting = outByEnding(said.state, claim) ?? claim;
  if (total(waiting.items) === 0 && rules.muggins !== 'called') return said;
  return pegClaim(said, waiting, 0);
}
