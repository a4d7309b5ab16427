// The play of one deal, card by card, for any number of players, whose hands are known, in part or not at all.

import type { Refusal } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { type CardOrRank, checkCards, isOneCard, pipsOf, RANKS, suitOf } from './cards.ts';
import { countOf, scorePile, THIRTY_ONE } from './pile.ts';
import { ending, type PlayedCard, type PlayRules } from './play.ts';
import { total } from './score.ts';

/** A card laid down in a round: by whom, the count with it, and what it scored. */
export interface LaidCard extends PlayedCard {
  readonly seat: number;
}

/** A go: who said it, at what count, after how many cards. */
export interface SaidGo {
  readonly seat: number;
  readonly count: number;
  readonly laid: number;
}

/** The play of one deal so far. Plain data; every move gives a new one. */
export interface Round {
  readonly rules: PlayRules;
  /** Whose turn it is, to lay a card or to say go; undefined once the play is over. */
  readonly turn: number | undefined;
  /** The cards still in hand, by seat; undefined for a hand that is not known. */
  readonly hands: readonly (readonly CardOrRank[] | undefined)[];
  /** Number of cards still in hand, by seat. */
  readonly left: readonly number[];
  /** The cards of the running count, the newest last; empty after a restart. */
  readonly pile: readonly CardOrRank[];
  /** Seats that said go in the running count. */
  readonly passed: readonly number[];
  /** Every go said so far, in order. */
  readonly goes: readonly SaidGo[];
  /** Every card laid so far, in order. */
  readonly laid: readonly LaidCard[];
  /** The starter, where it is known: it cannot be laid. */
  readonly starter: CardOrRank | undefined;
}

/** What a round begins with. */
export interface RoundSetup {
  /** Six-card if not given. */
  readonly rules?: PlayRules;
  /** The seat that leads: the pone. */
  readonly leader: number;
  /** The hands as far as they are known, by seat. None if not given. */
  readonly hands?: readonly (readonly CardOrRank[] | undefined)[];
  readonly starter?: CardOrRank | undefined;
}

/** The highest count at which every card can still be laid: with a ten card it makes thirty-one. Above it a go can be said. */
export const OPEN_TO_ALL = THIRTY_ONE - 10;

/** A round before its first card, from what is known to be in order. */
export function freshRound({ rules = SIX_CARD, leader, hands = [], starter }: RoundSetup): Round {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  return {
    rules,
    turn: leader,
    hands: seats.map((seat) => hands[seat]),
    left: seats.map(() => played(rules)),
    pile: [],
    passed: [],
    goes: [],
    laid: [],
    starter,
  };
}

/** The number of cards that each player plays: the hand without its starter. */
const played = ({ cards }: PlayRules): number => cards.dealt - cards.laidAway;

/**
 * The play before its first card. Refusals: badSeat (no such leader), wrongNumberOfCards (a known hand has not the size of
 * a hand), duplicateCard, tooManyOfRank.
 */
export function startRound(setup: RoundSetup): Result<Round> {
  const { rules = SIX_CARD, leader, hands = [], starter } = setup;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  if (!seats.includes(leader)) return refuse({ code: 'badSeat', seat: leader, seats: rules.seats });
  const expected = played(rules);
  for (const hand of hands) {
    if (hand !== undefined && hand.length !== expected)
      return refuse({ code: 'wrongNumberOfCards', expected, got: hand.length });
  }
  const round = freshRound({ rules, leader, hands, starter });
  return checkedRound(round);
}

/** A round whose known cards are all from one pack. Refusals: duplicateCard, tooManyOfRank. */
function checkedRound(round: Round): Result<Round> {
  const refusal = packRefusal(round);
  return refusal === undefined ? ok(round) : refuse(refusal);
}

/** Every card that is known has to be from one pack. */
function packRefusal({ hands, laid, starter }: Round): Refusal | undefined {
  const known = [...laid.map(({ card }) => card), ...hands.flatMap((hand) => hand ?? [])];
  const checked = checkCards(starter === undefined ? known : [starter, ...known]);
  return checked.ok ? undefined : checked.refusal;
}

/**
 * A hand becomes known, or is corrected, before its first card is laid. Refusals: wrongNumberOfCards, handBegun,
 * duplicateCard, tooManyOfRank.
 */
export function setHand(round: Round, seat: number, cards: readonly CardOrRank[]): Result<Round> {
  const expected = played(round.rules);
  if (cards.length !== expected) return refuse({ code: 'wrongNumberOfCards', expected, got: cards.length });
  if (round.left[seat] !== expected) return refuse({ code: 'handBegun', seat });
  return checkedRound({
    ...round,
    hands: round.hands.map((hand, other) => (other === seat ? cards : hand)),
  });
}

/**
 * So many cards of a seat are dead, and cannot be laid any more. Who has none left is out of the play, and the turn passes.
 */
export function markDead(round: Round, seat: number, cards: number): Round {
  const left = round.left.map((count, other) => (other === seat ? Math.max(0, count - cards) : count));
  const none = left[seat] === 0;
  const hands = round.hands.map((hand, other) => (other === seat && none ? [] : hand));
  const after: Round = { ...round, left, hands };
  if (!none || round.turn !== seat) return after;
  return round.pile.length > 0 ? passOn(after, seat) : { ...after, turn: toLeft(after, seat)[0] };
}

/** The running count. */
export const runningCount = ({ pile }: Round): number => countOf(pile);

/** The cards of a seat that can be laid now without passing thirty-one; undefined for a hand that is not known. */
export const legalCards = (round: Round, seat: number): readonly CardOrRank[] | undefined =>
  round.hands[seat]?.filter((card) => runningCount(round) + pipsOf(card) <= THIRTY_ONE);

/** Points scored so far, by seat. */
export const roundPoints = ({ laid, left }: Round): readonly number[] =>
  left.map((_, seat) => laid.reduce((sum, card) => sum + (card.seat === seat ? total(card.items) : 0), 0));

/**
 * A seat lays a card. In a known hand, a rank alone names the first card of that rank. The last card of a count scores its
 * go, or last, as soon as it is certain that no player can go on. Refusals: playOver, notYourTurn, notHeld, pastThirtyOne
 * (ACC 7.1.e: it is taken back), duplicateCard, tooManyOfRank.
 */
export function layCard(round: Round, seat: number, named: CardOrRank): Result<Round> {
  const refusal = turnRefusal(round, seat);
  if (refusal !== undefined) return refuse(refusal);
  const hand = round.hands[seat];
  const at = hand === undefined ? 0 : placeOf(hand, named);
  if (at < 0) return refuse({ code: 'notHeld', seat, card: named });
  const card = suitOf(named) === undefined ? (hand?.[at] ?? named) : named;
  const pile = [...round.pile, card];
  const count = countOf(pile);
  if (count > THIRTY_ONE) return refuse({ code: 'pastThirtyOne', card, count });
  const laid: Round = {
    ...round,
    hands: round.hands.map((each, other) => (other === seat ? each?.toSpliced(at, 1) : each)),
    left: round.left.map((cards, other) => (other === seat ? cards - 1 : cards)),
    pile,
    laid: [...round.laid, { seat, card, count, items: scorePile(pile, round.rules) }],
  };
  const clash = packRefusal(laid);
  return clash === undefined ? ok(passOn(laid, seat)) : refuse(clash);
}

/** Where a hand holds a card: the card itself, or one of its rank where either suit is not known. */
function placeOf(hand: readonly CardOrRank[], named: CardOrRank): number {
  const same = hand.indexOf(named);
  return same >= 0 ? same : hand.findIndex((card) => isOneCard(card, named));
}

/**
 * A seat says go. Refusals: playOver, notYourTurn, mustPlay: the hand is known to hold a card that can be laid, or is not
 * known and every card could be laid (ACC 7.3, a renege).
 */
export function sayGo(round: Round, seat: number): Result<Round> {
  const refusal = turnRefusal(round, seat);
  if (refusal !== undefined) return refuse(refusal);
  const count = runningCount(round);
  const cards = legalCards(round, seat) ?? [];
  if (cards.length > 0 || count <= OPEN_TO_ALL) return refuse({ code: 'mustPlay', seat, count, cards });
  const said: SaidGo = { seat, count, laid: round.laid.length };
  return ok(passOn({ ...round, passed: [...round.passed, seat], goes: [...round.goes, said] }, seat));
}

/** Cards of one seat that show a renege: they could have been laid where it said go. */
export interface Withheld {
  readonly seat: number;
  readonly cards: number;
}

/**
 * The renege that the cards laid last show, of a seat of this list of sides: until another side lays the next card
 * (ACC 7.3). Undefined where they show none.
 */
export function withheldCards({ laid, goes }: Round, sides: readonly number[]): Withheld | undefined {
  const seat = laid.at(-1)?.seat;
  const shown = laid.filter(
    (card, at) =>
      card.seat === seat &&
      laid.slice(at).every((after) => sides[after.seat] === sides[card.seat]) &&
      goes.some((go) => go.seat === seat && go.laid <= at && go.count + pipsOf(card.card) <= THIRTY_ONE),
  );
  return seat === undefined || shown.length === 0 ? undefined : { seat, cards: shown.length };
}

function turnRefusal({ turn }: Round, seat: number): Refusal | undefined {
  if (turn === undefined) return { code: 'playOver' };
  return seat === turn ? undefined : { code: 'notYourTurn', seat, expected: turn };
}

/**
 * The round once every player still in the count has said go, which ends it; unchanged where no count is running. Refusal:
 * mustPlay, where a player is known to hold a card that fits, or where every card would fit.
 */
export function endCount(round: Round): Result<Round> {
  const { turn, pile } = round;
  if (turn === undefined || pile.length === 0) return ok(round);
  const said = sayGo(round, turn);
  return said.ok ? endCount(said.value) : said;
}

/** Whether no player can go on: the hand of every player still in the count is known, and none of its cards fits. */
export const isStuck = (round: Round): boolean =>
  round.turn !== undefined &&
  round.pile.length > 0 &&
  toLeft(round, round.turn)
    .filter((seat) => !round.passed.includes(seat))
    .every((seat) => legalCards(round, seat)?.length === 0);

/**
 * Lays a card before which players may have said go aloud: where it is not the turn of `seat`, or the card does not fit, the
 * players before it are taken to have said go. Without `seat`, it is the first player in turn who can lay the card. Refusals:
 * those of layCard.
 */
export function layAfterGoes(round: Round, seat: number | undefined, card: CardOrRank): Result<Round> {
  const laid = layCard(round, seat ?? round.turn ?? 0, card);
  if (laid.ok || round.turn === undefined || !isEarly(laid.refusal, seat)) return laid;
  const said = sayGo(round, round.turn);
  if (!said.ok) return laid;
  const after = layAfterGoes(said.value, seat, card);
  return after.ok ? after : laid;
}

/** Whether a card is refused that could be laid after a go; without `seat`, by another player than the one in turn. */
const isEarly = ({ code }: Refusal, seat: number | undefined): boolean =>
  code === 'notYourTurn' || code === 'pastThirtyOne' || (code === 'notHeld' && seat === undefined);

/** The turn goes to the left, past hands that are empty and players who said go; or the count is over. */
function passOn(round: Round, from: number): Round {
  const next = toLeft(round, from).find((seat) => !round.passed.includes(seat));
  return next === undefined || runningCount(round) === THIRTY_ONE || stuck(round, next)
    ? stop(round)
    : { ...round, turn: next };
}

/**
 * The player who laid the last card is next again, so everybody else is out of the count, and is known to have nothing to
 * lay.
 */
const stuck = (round: Round, next: number): boolean =>
  next === (round.laid.at(-1) as LaidCard).seat && legalCards(round, next)?.length === 0;

/** Seats that still hold cards, in the order in which they play after this one, which comes last. */
const toLeft = ({ left }: Round, from: number): readonly number[] =>
  left.map((_, ahead) => (from + 1 + ahead) % left.length).filter((seat) => (left[seat] as number) > 0);

/** The count ends: its last card scores, and the next player to the left of it leads (ACC 1.7). */
function stop(round: Round): Round {
  const { rules, left, laid } = round;
  const top = laid.at(-1) as LaidCard;
  const out = left.every((cards) => cards === 0);
  const ends = top.count === THIRTY_ONE ? [] : [ending(out ? 'last' : 'go', top.card, rules)];
  return {
    ...round,
    turn: rules.playEnds === 'firstStop' ? undefined : toLeft(round, top.seat)[0],
    pile: [],
    passed: [],
    laid: [...laid.slice(0, -1), { ...top, items: [...top.items, ...ends] }],
  };
}

/**
 * Every number of points that the seat in turn can claim now, in rising order: for this card or, without one, for any card
 * that it can hold. With and without the go where the card may be the last of its count. Empty where the seat can lay nothing.
 */
export function possibleClaims(round: Round, seat: number, card?: CardOrRank): readonly number[] {
  const cards = card === undefined ? (round.hands[seat] ?? RANKS) : [card];
  const claims = cards.flatMap((each) => {
    const laid = layCard(round, seat, each);
    return laid.ok ? claimsOn(laid.value) : [];
  });
  return [...new Set(claims)].sort((a, b) => a - b);
}

/**
 * What can be claimed for the card just laid. The go can be claimed with it unless a player is known to be able to play on;
 * where no player can, it is due.
 */
function claimsOn(round: Round): readonly number[] {
  const { laid, rules } = round;
  const points = total((laid.at(-1) as LaidCard).items);
  if (!canScoreGo(round) || rules.go === 0) return [points];
  return points === 0 && isStuck(round) ? [rules.go] : [points, points + rules.go];
}

/** Whether the card laid last can be the last of its count: no player is known to hold a card that fits. */
export const canScoreGo = (round: Round): boolean => round.pile.length > 0 && endCount(round).ok;

/**
 * Lays a card for which points are claimed, and checks the claim exactly. A go claimed with the card says that all players
 * still in the count have said go, which ends it. Refusals: badPoints, wrongPlay, and those of layCard.
 */
export function claimCard(round: Round, seat: number, card: CardOrRank, points: number): Result<Round> {
  if (!Number.isInteger(points) || points < 0) return refuse({ code: 'badPoints', points });
  const laid = layCard(round, seat, card);
  if (!laid.ok) return laid;
  const possible = claimsOn(laid.value);
  if (!possible.includes(points)) return refuse({ code: 'wrongPlay', card, points, possible });
  return points === total((laid.value.laid.at(-1) as LaidCard).items) ? laid : endCount(laid.value);
}
