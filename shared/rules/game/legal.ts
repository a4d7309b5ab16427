// What can be done next: every command that the game accepts, the points that can be pegged, and the count that can be disputed.
import { type CardOrRank, choicesOf, DECK } from '../cards/cards.ts';
import { possibleCounts, possiblePoints } from '../cards/counts.ts';
import { possiblePlays } from '../cards/play.ts';
import { canScoreGo, OPEN_TO_ALL, runningCount } from '../cards/round.ts';
import { total } from '../cards/score.ts';
import type { Offence } from '../rulings/offence.ts';
import { findOffence } from '../rulings/offences.ts';
import type { Count } from '../rulings/ruling.ts';
import type { Success } from '../terms/result.ts';
import { handSize, sideOf } from '../terms/ruleset.ts';
import { cardsIn, firstHand, type Hand, type Seat } from '../terms/seats.ts';
import { isBidFor, possibleBids } from '../variants/auction.ts';
import { exchangePoints } from '../variants/exchange.ts';
import { isFreeCrib, isPlayNext } from '../variants/solitaire.ts';
import { countByCards, heelsInTime } from './claim.ts';
import type { CommandOf } from './command.ts';
import { decide, type GameCommand } from './decide.ts';
import { wantedHand } from './entry.ts';
import { callsOf, findMissed } from './muggins.ts';
import { cardsRefusal } from './order.ts';
import { isChecked } from './pegging.ts';
import { prohibition } from './permits.ts';
import { discardSize, isFollowed, knownHand, roundOf } from './record.ts';
import type { State } from './state.ts';
import { offencesNow } from './umpire.ts';

/** The points that can be pegged in this state, rising; empty where none can. A worthless hand is 0. */
export function incrementsOf(state: State): readonly number[] {
  const { phase, rules, hand, disputed } = state;
  if (disputed) return [];
  switch (phase) {
    case 'none':
    case 'over':
      return [];
    case 'show':
      return inShow(state, hand ?? firstHand(rules));
    case 'play':
      return inPlay(state);
    case 'bidding':
      return possibleBids(state);
    case 'exchange':
      return exchangePoints(state);
    case 'deal':
    case 'starter':
      if (isBidFor(state)) return possibleBids(state);
      if (rules.claims === 'always') return [];
      if (rules.exchange !== 'none') return exchangePoints(state);
      return isPlayNext(state) ? possiblePlays(undefined, rules) : possibleCounts(isFreeCrib(state), rules);
    default:
      return rules.claims === 'always' ? [] : possiblePoints(rules);
  }
}

/** What a hand can count; where its cards are known, every number up to that, as any is a claim. */
function inShow(state: State, hand: Hand): readonly number[] {
  const possible = possibleCounts(hand === 'crib', state.rules);
  return isChecked(state, hand) ? POINTS.slice(0, (possible.at(-1) as number) + 1) : possible;
}

/**
 * Where cards are entered, what the card that was laid last can score; once it is pegged, the go alone. Hands that only the
 * board knows play no part.
 */
function inPlay({ claim, round, unseen, rules }: State): readonly number[] {
  if (claim !== undefined) return possiblePlays(claim.count, rules);
  if (round === undefined || unseen) return possiblePlays(undefined, rules);
  return rules.go > 0 && runningCount(round) > OPEN_TO_ALL ? [rules.go] : [];
}

/** A count that can be disputed. Plain JSON. `hand` is null in plain pegging: the players say whether it was a hand or a crib. */
export interface DisputableCount {
  readonly seat: Seat;
  readonly hand: Hand | null;
  /** The points as claimed. */
  readonly points: number;
}

/** The count that a dispute would be about; undefined where the rules would refuse one. */
export function disputableCount(state: State): DisputableCount | undefined {
  const { count } = state;
  if (count === undefined || !decide(state, { type: 'dispute' }).ok) return undefined;
  return { seat: count.seat, hand: count.hand ?? null, points: count.claimed };
}

/** Commands that a board or a device sends for what is past, and those that belong to the timeline, are not asked for here. */
export type LegalType = Exclude<GameCommand['type'], 'newGame' | 'unverified' | 'setAside'>;

/** The types of command that play a game. The others end it, call offences, or leave the order of play. */
export const PLAY_TYPES = [
  'cut',
  'hold',
  'starter',
  'lay',
  'go',
  'cards',
  'peg',
  'muggins',
  'dispute',
  'next',
] as const satisfies readonly LegalType[];

/** Which commands are asked for. */
export interface LegalOptions {
  /** Only what this seat may ask for: nothing that is another player's to do. All that the game accepts, if it is left out. */
  readonly seat?: Seat | undefined;
  /**
   * Cards that the game has not been told yet: before the first card is laid, those dealt to the seat, of which each choice can be
   * kept; in the show, those of the hand or crib that has to be entered.
   */
  readonly cards?: readonly CardOrRank[];
  /** PLAY_TYPES if it is left out. */
  readonly types?: readonly LegalType[];
}

/**
 * Every command that the game accepts now, each with its figures. Where the game knows the cards, claims are the true count and nothing,
 * and calls of muggins are for what was missed, although others would be ruled on; elsewhere points are any up to 99 that are
 * accepted. Cards are named with their suits, although ranks would do. The starter that is known is left out.
 *
 * @throws RangeError if `cards` are more than any seat is dealt
 */
export function legalCommands(
  state: State,
  { seat, cards = [], types = PLAY_TYPES }: LegalOptions = {},
): readonly GameCommand[] {
  const seats = seat === undefined ? state.players.map((_, each) => each) : [seat];
  return types
    .flatMap((type): readonly GameCommand[] => CANDIDATES[type](state, seats, cards))
    .filter((command) => seat === undefined || prohibition(state, seat, command) === undefined)
    .filter((command) => decide(state, command).ok);
}

/** The commands of a type that may be accepted, of these seats, with these cards. */
type Candidates<Type extends LegalType> = (
  state: State,
  seats: readonly Seat[],
  cards: readonly CardOrRank[],
) => readonly CommandOf<Type>[];

const CANDIDATES: { readonly [Type in LegalType]: Candidates<Type> } = {
  cut: (_, seats) => seats.map((dealer) => ({ type: 'cut', dealer })),
  cutCards: (_state, _seats, cards) => [{ type: 'cutCards', cards }],
  next: () => [{ type: 'next' }],
  free: () => [{ type: 'free' }],
  unseen: () => [{ type: 'unseen' }],
  dispute: ({ deal }) =>
    deal === 0 ? [{ type: 'dispute' }, { type: 'dispute', crib: true }] : [{ type: 'dispute' }],
  concede: (_, seats) => seats.map((seat) => ({ type: 'concede', seat })),
  go: (_, seats) => seats.map((seat) => ({ type: 'go', seat })),
  peg: (state, seats) =>
    seats.flatMap((seat) => claimsOf(state, seat).map((points) => ({ type: 'peg', seat, points }))),
  // The starter that is known can be entered again: that changes nothing, and a bot would do it for ever.
  starter: ({ starter }) =>
    DECK.filter((card) => card !== starter).map((card) => ({ type: 'starter', card })),
  cards: (state, _seats, cards) => {
    const hand = wantedHand(state);
    if (hand === undefined) return [];
    const told = cards.length > 0 ? cards : (state.cards[hand] ?? knownHand(state, hand) ?? []);
    return handsFrom(told, cardsIn(state.rules, hand)).map((each) => ({ type: 'cards', hand, cards: each }));
  },
  hold: (state, seats, cards) => seats.flatMap((seat) => holdsOf(state, seat, cards)),
  lay: (state, seats) =>
    seats.flatMap((seat) => (heldBy(state, seat) ?? DECK).map((card) => ({ type: 'lay', seat, card }))),
  muggins: (state, seats) => seats.flatMap((seat) => callsBy(state, seat)),
  offence: (state, seats) =>
    offencesNow(state).flatMap(({ offence, seats: guilty }) =>
      guilty.filter((seat) => seats.includes(seat)).flatMap((seat) => offencesOf(offence, seat)),
    ),
};

/** The cards that a seat holds, where they are known; those of the last deal are mixed. */
const heldBy = (state: State, seat: Seat): readonly CardOrRank[] | undefined =>
  state.phase === 'deal' || state.phase === 'bidding' ? undefined : roundOf(state).hands[seat];

/** Points that two digits can say. */
const POINTS: readonly number[] = Array.from({ length: 100 }, (_, points) => points);

/** No game deals a seat more. */
const MOST_DEALT = 12;

/** All cards as they are, where they are a whole hand, in whose order the cards of a row lie; else every choice of so many. */
function handsFrom(cards: readonly CardOrRank[], size: number): readonly (readonly CardOrRank[])[] {
  if (cards.length === size) return [cards];
  if (cards.length > MOST_DEALT)
    throw new RangeError(`Expected the cards of one seat, at most ${MOST_DEALT}; got ${cards.length}.`);
  return choicesOf(cards, size);
}

/** Every choice of the cards that a seat keeps; what it lays away is the rest of the cards dealt. */
function holdsOf(state: State, seat: Seat, cards: readonly CardOrRank[]): readonly CommandOf<'hold'>[] {
  const kept = handSize(state.rules);
  const dealt = cards.length === kept + discardSize(state, seat);
  return handsFrom(cards, kept).map((hand) => ({
    type: 'hold',
    seat,
    cards: hand,
    ...(dealt && cards.length > kept && { discard: without(cards, hand) }),
  }));
}

/** What is left of cards; of two of a rank, told without suits, one may be taken. */
const without = (cards: readonly CardOrRank[], taken: readonly CardOrRank[]): readonly CardOrRank[] =>
  taken.reduce((rest, card) => rest.toSpliced(rest.indexOf(card), 1), cards);

/** Points that a seat may say: nothing and the truth where the cards are known, bids for the crib, or any. */
function claimsOf(state: State, seat: Seat): readonly number[] {
  if (isBidFor(state)) return possibleBids(state);
  const truths = truthsOf(state, seat);
  return truths === undefined ? POINTS : [...new Set([0, ...truths])].sort((a, b) => a - b);
}

/** What the cards that lie there are worth to a seat; undefined where the game does not know them. */
function truthsOf(state: State, seat: Seat): readonly number[] | undefined {
  const { phase, hand, claim, round, rules, dealer } = state;
  if (phase === 'show') return hand && handPoints(state, hand, seat);
  if (phase !== 'play' || round === undefined || !isFollowed(state)) return undefined;
  const own = claim !== undefined && sideOf(rules, claim.seat) === sideOf(rules, seat);
  const card = own ? total(claim.items) : 0;
  const goes = canScoreGo(round) ? [card + rules.go] : [];
  const heels = card === 0 && seat === dealer && heelsInTime(state) ? [rules.heels] : [];
  const inPlay = [card, ...goes, ...heels];
  if (card > 0 || round.turn !== undefined || rules.show !== 'afterPlay') return inPlay;
  // All cards are laid: the count of the first hand begins the show.
  const shown = handPoints(state, firstHand(rules), seat);
  return shown && [...inPlay, ...shown];
}

/** What a hand counts by the cards that were entered, laid or held. */
function handPoints(state: State, hand: Hand, seat: Seat): readonly number[] | undefined {
  const { cards, starter } = state;
  const held = cards[hand] ?? knownHand(state, hand);
  const whole = held && starter && cardsRefusal(state, { hand, cards: held, starter }) === undefined;
  const items = countByCards(whole ? { ...state, cards: { ...cards, [hand]: held } } : state, hand, seat);
  return items && [Math.max(0, total(items))];
}

/** Calls of muggins, which say what they are about only where they have to: for what was missed, or for any points where nobody knows. */
function callsBy(state: State, seat: Seat): readonly CommandOf<'muggins'>[] {
  const about = findMissed(state, seat).ok ? [{}] : callsOf(state, seat);
  return about.flatMap((each) => {
    const { value: missed } = findMissed(state, seat, each) as Success<Count>;
    const { hand, laid, claimed, seat: counter } = missed;
    const items = laid?.items ?? (hand && countByCards(state, hand, counter));
    const points = items === undefined ? POINTS : [total(items) - claimed];
    return points.map((figure) => ({ type: 'muggins', seat, points: figure, ...each }));
  });
}

/** An offence with each of the figures that it takes. */
export function offencesOf(
  offence: CommandOf<'offence'>['offence'],
  seat: Seat,
): readonly CommandOf<'offence'>[] {
  const { figures } = findOffence(offence) as Offence;
  return figures.reduce<readonly CommandOf<'offence'>[]>(
    (calls, { name, least, most }) =>
      calls.flatMap((call) =>
        POINTS.filter((value) => value >= least && value <= most).map((value) => ({
          ...call,
          [name]: value,
        })),
      ),
    [{ type: 'offence', offence, seat }],
  );
}
