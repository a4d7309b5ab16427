// One event forward: the only place where a game's state changes.

import { type LaidCard, markDead } from '../cards/round.ts';
import { outByEnding } from '../rulings/restriction.ts';
import type { Call, Count, Ruling } from '../rulings/ruling.ts';
import { retreat } from '../rulings/steps.ts';
import { advance, holesToGo, type Pegs, peg, pegsOf, START } from '../terms/pegs.ts';
import { penaltiesOf } from '../terms/penalties.ts';
import { type RuleSet, sideCount, sideOf, withCounting } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';
import type { EventType, GameEvent, PegReason } from './event.ts';
import { afterGo, afterHeld, afterLaid, playAgain, roundOf } from './record.ts';
import { withRetraction } from './retraction.ts';
import { type GameResult, NO_BID, NO_CARDS, NO_GAME, NO_PLAY, type State } from './state.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** After a ruling in mid-deal (ACC 5.1.d) each player has laid a card, and hands that wait for their count change their names. */
function dealt(state: State, { dealer, reason }: EventOf<'dealerSet'>): State {
  const next: State = { ...state, dealer, firstDealer: state.firstDealer ?? dealer };
  if (reason !== 'ruling') return next;
  return { ...next, dealerLaid: true, cards: state.hand === 'crib' ? state.cards : {} };
}

/** A card that cannot be laid changes nothing. */
function laid(state: State, { seat, card }: EventOf<'cardLaid'>): State {
  const after = afterLaid(state, seat, card);
  if (after === state) return state;
  const { count } = state;
  // A card laid ends the show where hands are counted before the play.
  return { ...after, ...laidBy(state, seat), count: count?.hand === undefined ? count : shut(count) };
}

const started = (
  state: State,
  { game, matchId, rules, players, playerIds = players, at }: EventOf<'gameStarted'>,
): State => ({
  ...NO_GAME,
  phase: 'cut',
  rules: withCounting(rules),
  players,
  playerIds,
  matchId,
  game,
  deal: at === undefined ? 0 : at.deal - 1,
  pegs: at?.pegs ?? Array.from({ length: sideCount(rules) }, () => START),
  unverified: Array.from({ length: sideCount(rules) }, () => 0),
  results: game === 1 ? [] : state.results,
});

const ended = (state: State, { result }: { readonly result: GameResult }): State => ({
  ...state,
  phase: 'over',
  hand: undefined,
  results: [...state.results, result],
});

/** The crib is bought: the front peg of its buyer goes back. */
function bought(state: State, { seat, points }: EventOf<'cribBought'>): State {
  const own = sideOf(state.rules, seat);
  const pegs = state.pegs.map((each, side) => (side === own ? retreat(each, points) : each));
  // Holes that are paid away are no longer there to be checked.
  const unverified = state.unverified.map((holes, side) => Math.min(holes, pegsOf(pegs, side).front));
  return { ...state, buyer: seat, pegs, unverified };
}

const turned = (state: State, { starter }: EventOf<'starterTurned'>): State => ({
  ...state,
  starter,
  round: state.round && { ...state.round, starter },
});

/** Whether the dealer has laid a card by now, after a card of this seat. */
const laidBy = ({ dealer, dealerLaid }: State, seat: Seat | undefined): Pick<State, 'dealerLaid'> => ({
  dealerLaid: dealerLaid || (dealer !== undefined && seat === dealer),
});

function entered(state: State, { phase, hand, again }: EventOf<'phaseEntered'>): State {
  const next: State = { ...state, phase, hand };
  switch (phase) {
    case 'deal':
      return again
        ? { ...next, ...NO_PLAY, ...NO_BID, ...NO_CARDS, count: undefined }
        : { ...next, ...NO_PLAY, ...NO_BID, deal: state.deal + 1 };
    // The last deal's cards are mixed: nothing of it can be called or disputed any more.
    case 'bidding':
    case 'starter':
      return { ...next, ...NO_PLAY, ...NO_CARDS, count: state.count && shut(state.count) };
    case 'free':
      return {
        ...next,
        ...NO_PLAY,
        ...NO_BID,
        ...NO_CARDS,
        deal: 0,
        dealer: undefined,
        firstDealer: undefined,
      };
    case 'show':
      return { ...next, claim: undefined };
    default:
      return next;
  }
}

const shut = ({ earlier: _mixed, ...count }: Count): Count => ({ ...count, open: false });

/** Points that are no count, so that nothing can have been missed or claimed too much (ACC 10). */
const NO_COUNT: ReadonlySet<PegReason> = new Set(['heels', 'exchange', 'firstDeal', 'barred', 'dead']);

/** A list with so much more at one place; places before it that were not there are 0. */
const withPoints = (list: readonly number[], at: number, points: number): readonly number[] =>
  Array.from(
    { length: Math.max(list.length, at + 1) },
    (_, each) => (list[each] ?? 0) + (each === at ? points : 0),
  );

/** Unchecked points are no count, and an open dispute cannot be settled any more. */
function peggedOffline(state: State, { seat, points }: EventOf<'pegged'>): State {
  const { rules, unverified } = state;
  const side = sideOf(rules, seat);
  // The board alone knows of no house rule: its pegs stop in the game hole.
  const pegs = peg(state.pegs, side, Math.min(points, holesToGo(state.pegs, side, rules)), rules);
  const moved = pegsOf(pegs, side).front - pegsOf(state.pegs, side).front;
  return {
    ...state,
    pegs,
    unverified: withPoints(unverified, side, moved),
    count: undefined,
    disputed: false,
  };
}

function pegged(state: State, event: EventOf<'pegged'>): State {
  const { rules, pegs, claim } = state;
  const { seat, points, claimed, hand, reason, nineteen } = event;
  if (reason === 'unverified') return peggedOffline(state, event);
  // What may not be pegged so near the game hole cannot have been missed.
  const laid = reason === 'play' ? claim && (outByEnding(state, claim) ?? claim) : undefined;
  const blind = reason === 'play' && laid === undefined;
  return {
    ...state,
    // Points for a card that was not entered: the cards of this play are no longer followed.
    unseen: state.unseen || blind,
    ...(blind && points > 0 ? laidBy(state, scorer(state, seat)) : {}),
    claim: event.waits ? claim : undefined,
    // Where the deals are not followed, cards belong to the count for which they were entered.
    ...(reason === 'free' ? { starter: undefined, cards: {} } : {}),
    heels: state.heels || (reason === 'heels' && points > 0),
    given: reason === 'exchange' ? [...state.given, seat] : state.given,
    pegs: peg(pegs, sideOf(rules, seat), points, rules),
    count: withCard(state, laid, points, {
      seat,
      hand,
      claimed: claimed ?? points,
      before: pegs,
      open: !NO_COUNT.has(reason),
      call: undefined,
      ...(nineteen === undefined ? {} : { nineteen }),
      ...(hand === undefined ? {} : earlierOf(state)),
    }),
  };
}

/** A count with its card, if it has one. A go is one count with its card, for which something was missed before. */
function withCard(state: State, laid: LaidCard | undefined, points: number, count: Count): Count {
  if (laid === undefined) return count;
  const { count: last } = state;
  const card = last?.seat === count.seat && last.open && last.call === undefined ? last.laid : undefined;
  return last !== undefined && card?.card === laid.card && card.count === laid.count
    ? {
        ...last,
        claimed: last.claimed + count.claimed,
        laid: { ...laid, items: [...card.items, ...laid.items] },
      }
    : { ...count, laid, ...earlierLaid(state, count.seat, points) };
}

/**
 * The seat that has certainly laid a card where this seat scores with one that was not entered. The first card scores nothing, and of two
 * players the dealer lays the second. Of partners, who share a button, it is not known which it was.
 */
const scorer = ({ rules, dealer }: State, seat: Seat): Seat | undefined =>
  rules.seats === 2 ? dealer : sideCount(rules) === rules.seats ? seat : undefined;

/** The cards before it, each until its player pegs again (ACC 10.4.b): not by a card for which no peg moves (ACC 8.2). */
function earlierLaid(
  { count, rules }: Pick<State, 'count' | 'rules'>,
  seat: Seat,
  points: number,
): Pick<Count, 'earlier'> {
  if (count?.laid === undefined) return {};
  if (points === 0) return { earlier: count };
  const { earlier, ...card } = count;
  const before = earlierLaid({ count: earlier, rules }, seat, points);
  return sideOf(rules, count.seat) === sideOf(rules, seat) ? before : { earlier: { ...card, ...before } };
}

/** The hands of this show that can still be called, where the house gives them so much time. */
function earlierOf({ count, rules }: State): Pick<Count, 'earlier'> {
  const kept = count?.hand !== undefined && penaltiesOf(rules).mugginsCloses === 'mixed';
  return kept ? { earlier: count } : {};
}

/**
 * A call belongs to the hand or to the card that it names, or to the newest card of the side that it names; without a name, to the
 * newest of the other side. There may be none, where nothing was pegged.
 */
function called(state: State, { seat, points, hand, on, card }: EventOf<'mugginsCalled'>): State {
  const { count, rules } = state;
  const call = { seat, points };
  if (hand !== undefined) return { ...state, count: withCall(count, (each) => each.hand === hand, call) };
  const isIt = (each: Count): boolean =>
    (each === count || each.laid !== undefined) &&
    each.call === undefined &&
    sideOf(rules, each.seat) !== sideOf(rules, seat) &&
    (on === undefined || sideOf(rules, each.seat) === sideOf(rules, on)) &&
    (card === undefined || each.laid?.card === card);
  return { ...state, count: withCall(count, isIt, call) };
}

/** The count with a call on the first of its chain that is meant; undefined where none is. */
function withCall(count: Count | undefined, isIt: (count: Count) => boolean, call: Call): Count | undefined {
  if (count === undefined) return undefined;
  if (isIt(count)) return { ...count, call };
  const earlier = withCall(count.earlier, isIt, call);
  return earlier && { ...count, earlier };
}

/** Once the cards have spoken, nothing more can be said about a count. */
const ruled = (state: State, { ruling }: EventOf<'ruled'>): State => ({
  ...state,
  ruling,
  disputed: false,
  heels: state.heels || ruling.code === 'heelsLate',
  pegs: pegsAfter(state.pegs, ruling),
  count: state.count && countAfter(state.count, state.rules, ruling),
  ...afterRenege(state, ruling),
  ...(ruling.code === 'ledOutOfTurn' ? { ...playAgain(state), count: undefined } : {}),
});

/** A dead card cannot be laid any more, of a dead hand none, and it counts nothing. */
function afterRenege(
  { round: before, dead }: State,
  { code, offence, seat, cards = 1 }: Ruling,
): Partial<State> {
  if (offence !== 'renege') return {};
  // What was called once is settled.
  const round = before && { ...before, goes: before.goes.filter((go) => go.seat !== seat) };
  if (code !== 'renegeDeadCard' && code !== 'renegeDeadHand') return { round };
  const whole = code === 'renegeDeadHand';
  return {
    round: round && markDead(round, seat, whole ? Number.POSITIVE_INFINITY : cards),
    dead: whole ? [...dead, seat] : dead,
  };
}

const pegsAfter = (pegs: readonly Pegs[], { moves }: Ruling): readonly Pegs[] =>
  pegs.map((each, side) => moves.findLast((move) => move.side === side)?.pegs ?? each);

/**
 * An offence that moved the pegs of the count itself has settled it. What it gave to others stays theirs, and what was won by
 * muggins on an earlier hand goes before this one: the count can still be disputed.
 */
function countAfter(count: Count, rules: RuleSet, ruling: Ruling): Count {
  const { offence, earlier, truth, moves } = ruling;
  if (offence === undefined && earlier === undefined) {
    return { ...count, open: count.open && truth === undefined };
  }
  const own = sideOf(rules, count.seat);
  const holes = moves.reduce((sum, { side, points }) => sum + (side === own ? points : 0), 0);
  const moved = moves.some(({ side }) => side === own);
  const counted = pegsOf(count.before, own);
  const first = earlier === undefined ? counted : advance(counted, holes, own, rules);
  const before = pegsAfter(count.before, ruling).map((pegs, side) => (side === own ? first : pegs));
  return { ...count, open: count.open && (earlier !== undefined || !moved), before };
}

/** What each event changes. */
const CHANGES: { readonly [Type in GameEvent['type']]: (state: State, event: EventOf<Type>) => State } = {
  gameStarted: started,
  dealerSet: dealt,
  phaseEntered: entered,
  bidMade: (state, { seat, points }) => ({ ...state, bid: { seat, points } }),
  cribBought: bought,
  starterTurned: turned,
  pegged,
  cardsEntered: (state, { hand, cards }) => ({ ...state, cards: { ...state.cards, [hand]: cards } }),
  handHeld: afterHeld,
  cardLaid: laid,
  goSaid: (state, { seat }) => afterGo(state, seat),
  cardUnseen: (state) => ({
    ...state,
    unseen: true,
    claim: undefined,
    ...laidBy(state, roundOf(state).turn),
  }),
  disputed: (state, { hand }) => ({
    ...state,
    disputed: true,
    count: state.count && { ...state.count, hand },
  }),
  mugginsCalled: called,
  ruled,
  gameWon: ended,
  gameLost: ended,
  gameReopened: (state, { phase, hand }) => ({
    ...state,
    phase,
    hand,
    results: state.results.slice(0, -1),
  }),
  // Points of an unused lane are kept apart; an undo that came too late changes nothing.
  pointsSetAside: (state, { lane, points }) => ({ ...state, aside: withPoints(state.aside, lane, points) }),
  undoSetAside: (state) => state,
};

/** The types of event. */
export const EVENTS: readonly EventType[] = [
  ...(Object.keys(CHANGES) as GameEvent['type'][]),
  ...(['undone', 'redone', 'consentAsked', 'consentDeclined'] as const),
];

/** The state after an event. Total and pure; the event must be one that `decide` gave for this state. */
export const evolve = (state: State, event: GameEvent): State =>
  // The function of a type fits the events of that type, which the compiler cannot follow through a look-up.
  withRetraction(CHANGES[event.type](state, event as never), event);
