// What the table asks for now, as values: codes with their figures. The words for them are in shared/words.

import { exchangePoints, findMissed, isBidFor, isChecked, isFreeCrib } from '../rules/game/index.ts';
import {
  type CardOrRank,
  type Hand,
  matchOf,
  offencesNow,
  type Phase,
  type Prompt,
  possibleCounts,
  type Seat,
  type State,
} from '../rules/index.ts';
import type { FigureCode } from '../rules/rulings/index.ts';
import {
  counterOf,
  cribSize,
  hasCentre,
  holesToGo,
  isAlone,
  type OffenceCode,
  perHand,
  poneOf,
  type RuleSet,
  seatsOf,
  sideCount,
  sideOf,
} from '../rules/terms/index.ts';
import {
  askedFigure,
  askedSuit,
  type CallEntry,
  type CardsEntry,
  type Context,
  type KeyedEntry,
  missingCards,
  type Ordinal,
  placeInRank,
  takeBack,
} from './entry.ts';

/** What is asked for: one thing at a time. Plain JSON; null where there is nothing to say. */
export type Ask = Readonly<
  | { code: 'noGame' }
  /** The game is over; `match`: the match as well. */
  | { code: 'gameOver'; match: boolean }
  /** Who cut the lower card and deals. `points`: or points, for plain pegging. */
  | { code: 'whoDeals'; sides: number; points: boolean }
  /** The card that this seat cut. */
  | { code: 'cutCard'; seat: Seat }
  /** A side of several seats cut the lower card: which of its seats deals. */
  | { code: 'whichPartner'; seats: readonly Seat[] }
  /** Plain pegging. `deals`: NEXT leads back to the deals. */
  | { code: 'anyPoints'; deals: boolean }
  /** Points in play, whose cards are not entered. */
  | { code: 'playPoints' }
  /** CARDS and the next card in play. `waits`: the card before it still waits for its points. */
  | { code: 'nextCard'; seat: Seat; count: number; waits: WaitingCard | null }
  /** All cards are played. */
  | { code: 'playOver'; waits: WaitingCard | null }
  /** The card that this seat lays. `blind`: the play can go on without cards. */
  | { code: 'card'; seat: Seat; count: number; blind: boolean }
  /**
   * `seat` deals. `crib`: cards are laid away to one. `square`: the rows of a square that they are laid out in, and the cards that each
   * player has for it. `dealt`: what a player alone deals where there is a crib.
   */
  | {
      code: 'deal';
      seat: Seat;
      crib: boolean;
      square: { rows: number; cards: number; alone: boolean } | null;
      dealt: DealtAlone | null;
    }
  /** The cards that are left after the last deal are a crib. */
  | { code: 'freeCrib'; cards: number }
  /** Bids for the crib, which is `seat`'s for `bid` if no one bids more; the dealer's for nothing before the first bid. */
  | { code: 'bids'; seat: Seat; bid: number }
  /** A bid is keyed: whose it is. */
  | { code: 'whoBids' }
  /** The starter is turned up, in the `centre` of a square. `heels`: what a jack, or one of the `twos`, pegs for the dealer, `seat`. */
  | { code: 'turnUp'; seat: Seat; heels: number; twos: boolean; centre: boolean }
  /** Players may exchange a card: who refuses gives the other `refused`, and a card given away may score one of `given`. */
  | { code: 'exchange'; refused: number; given: readonly number[] }
  /** CARDS and the starter. `turn`: it is still to be turned up. */
  | { code: 'openStarter'; turn: boolean }
  /** The rank of the starter, or of the card in the `centre`. `turn`: it is still to be turned up, and a jack, or one of the `twos`, pegs `heels`. */
  | { code: 'starter'; turn: boolean; heels: number; twos: boolean; centre: boolean }
  /** CARDS and so many cards. */
  | { code: 'openCards'; seat: Seat; hand: Hand; cards: number }
  /** The cards of a hand: those that are there, and how many are still missing. */
  | { code: 'cards'; seat: Seat; hand: Hand; keyed: readonly CardOrRank[]; missing: number }
  /** A suit: of the starter, of the only card of its rank, or of the first, second, ... of several. */
  | { code: 'suit'; card: CardOrRank; which: 'starter' | 'only' | Ordinal }
  /**
   * The points of a hand. `seconds`: the time for it; 0 for any time. `nineteen`: 19 means 0 too, as the cards are not known. `exact`: the only count
   * that goes out, where the house wants the exact number and a hand can have it; 0 for none.
   */
  | { code: 'count'; seat: Seat; hand: Hand; seconds: number; nineteen: boolean; exact: number }
  /** The difference between the rows of one seat and the columns of another; the player with more pegs it. */
  | { code: 'difference'; rows: Seat; columns: Seat }
  /** The points of a hand are keyed: the button of the player. */
  | { code: 'whoCounts'; seat: Seat; hand: Hand }
  /** Points are keyed: whose they are. */
  | { code: 'whosePoints' }
  /** The points that a call of muggins is for. `offences`: MUGGINS again leads to offences. */
  | { code: 'missed'; offences: boolean }
  /** The points of a call are keyed: who calls. */
  | { code: 'whoCalls' }
  /** The call of `seat` could be about several players: who missed the points. */
  | { code: 'whoMissed'; seat: Seat }
  /** It could be about two cards of `seat`: which of them. */
  | { code: 'whichCard'; seat: Seat; cards: readonly string[] }
  /** An offence: the next of its figures, or who committed it. */
  | { code: 'offence'; offence: OffenceCode; figure: FigureCode | null }
  /** What was counted in plain pegging, a hand or a crib. */
  | { code: 'whichHand' }
  /** DEL: keys of the entry were lost. */
  | { code: 'keysLost' }
  /** Whether a side gives the game up: its seats. */
  | { code: 'giveUp'; side: number; seats: readonly Seat[] }
>;

/** What a player alone deals: so many hands of so many cards, and from the pack to the crib; `away`: what each hand lays away to it. */
export interface DealtAlone {
  readonly hands: number;
  readonly cards: number;
  readonly pack: number;
  readonly away: number;
}

/** A card in play that waits for its points, and the seat that laid it. */
interface WaitingCard {
  readonly seat: Seat;
  readonly card: CardOrRank;
}

/** What the table asks for. */
export function askOf(context: Context, entry: KeyedEntry): Ask {
  const { state, prompt } = context;
  switch (entry.kind) {
    case 'points':
      return entry.digits === '' ? ASKED[prompt.expects](state, prompt) : whose(state, prompt);
    case 'call':
      return entry.digits === ''
        ? { code: 'missed', offences: offencesNow(state).length > 0 }
        : { code: 'whoCalls' };
    case 'about':
      return aboutOf(state, entry);
    case 'offence':
      return { code: 'offence', offence: entry.offence, figure: askedFigure(entry)?.code ?? null };
    case 'which':
      return { code: 'whichHand' };
    case 'cut':
      return { code: 'cutCard', seat: entry.cards.length };
    case 'partner':
      return { code: 'whichPartner', seats: seatsOf(state.rules, entry.side) };
    case 'lost':
      return { code: 'keysLost' };
    case 'starter':
      return starterOf(state, prompt);
    case 'lay':
      return cardOf(state, prompt);
    case 'concede':
      return { code: 'giveUp', side: entry.side, seats: seatsOf(state.rules, entry.side) };
    case 'cards':
      return cardsOf(context, entry);
  }
}

/** What a call of muggins still has to say. */
function aboutOf(state: State, { seat, on }: CallEntry): Ask {
  const missed = findMissed(state, seat, { on });
  return !missed.ok && missed.refusal.code === 'whichCard'
    ? { code: 'whichCard', seat: missed.refusal.seat, cards: missed.refusal.cards }
    : { code: 'whoMissed', seat };
}

type AskMaker = (state: State, prompt: Prompt) => Ask;

const seatOf = ({ seat = 0 }: Prompt): Seat => seat;
const handOf = ({ hand = 'pone' }: Prompt): Hand => hand;

/** What is asked for while nothing is keyed. */
const ASKED: Readonly<Record<Prompt['expects'], AskMaker>> = {
  newGame: (state) =>
    state.phase === 'over' ? { code: 'gameOver', match: matchOf(state).over } : { code: 'noGame' },
  cut: ({ rules }) => ({ code: 'whoDeals', sides: sideCount(rules), points: rules.claims !== 'always' }),
  points: (state, prompt) =>
    state.phase === 'free' ? { code: 'anyPoints', deals: aloneOf(state) !== null } : playOf(prompt),
  deal: ({ rules, deal }, prompt) =>
    isFreeCrib({ rules, deal })
      ? { code: 'freeCrib', cards: cribSize(rules) }
      : {
          code: 'deal',
          seat: seatOf(prompt),
          crib: cribSize(rules) > 0,
          square:
            rules.layout === 'square'
              ? { rows: rules.square.size, cards: rules.cards.dealt, alone: isAlone(rules) }
              : null,
          dealt: dealtAlone(rules),
        },
  bids: ({ bid, dealer = 0 }) => ({ code: 'bids', seat: bid?.seat ?? dealer, bid: bid?.points ?? 0 }),
  starter: ({ rules }, prompt) =>
    rules.claims === 'always'
      ? { code: 'openStarter', turn: true }
      : {
          code: 'turnUp',
          seat: seatOf(prompt),
          heels: rules.heels,
          twos: hasTwos(rules),
          centre: hasCentre(rules),
        },
  exchange: (state) => ({
    code: 'exchange',
    refused: state.given.length === 0 ? state.rules.exchangeRefused : 0,
    given: exchangePoints({ ...state, rules: { ...state.rules, exchangeRefused: 0 } }),
  }),
  starterCard: () => ({ code: 'openStarter', turn: false }),
  cards: (_, prompt) => ({
    code: 'openCards',
    seat: seatOf(prompt),
    hand: handOf(prompt),
    cards: prompt.cards,
  }),
  count: (state, prompt) =>
    prompt.hand === 'square'
      ? {
          code: 'difference',
          rows: counterOf(state, 'row1') ?? 0,
          columns: counterOf(state, 'column1') ?? 0,
        }
      : {
          code: 'count',
          seat: seatOf(prompt),
          hand: handOf(prompt),
          seconds: state.rules.timeLimit,
          nineteen: state.rules.nineteenIsZero && !isChecked(state, handOf(prompt)),
          exact: exactOf(state, prompt),
        },
};

function dealtAlone(rules: RuleSet): DealtAlone | null {
  if (!isAlone(rules) || cribSize(rules) === 0) return null;
  const { dealt, laidAway } = perHand(rules);
  return {
    hands: rules.cards.dealt / dealt,
    cards: dealt,
    pack: rules.cards.packToCrib,
    away: laidAway,
  };
}

/** What goes out exactly, where only that does and a hand can count it. */
function exactOf({ pegs, rules }: State, prompt: Prompt): number {
  const holes = holesToGo(pegs, sideOf(rules, seatOf(prompt)), rules);
  return rules.exactOut && possibleCounts(handOf(prompt) === 'crib', rules).includes(holes) ? holes : 0;
}

function playOf({ play, seat }: Prompt): Ask {
  if (play === undefined) return { code: 'playPoints' };
  const last = play.laid.at(-1);
  const waits =
    play.claims === undefined || last === undefined ? null : { seat: play.claims, card: last.card };
  return seat === undefined
    ? { code: 'playOver', waits }
    : { code: 'nextCard', seat, count: play.count, waits };
}

/** Digits are there: whose are they? In the show only one player can be meant. */
function whose(state: State, prompt: Prompt): Ask {
  if (prompt.expects === 'count' && prompt.hand !== 'square')
    return { code: 'whoCounts', seat: seatOf(prompt), hand: handOf(prompt) };
  return { code: isBidFor(state) ? 'whoBids' : 'whosePoints' };
}

/** The board sees heels where the starter is keyed as it is turned up. */
const starterOf = ({ rules }: State, { expects }: Prompt): Ask =>
  expects === 'starterCard' || rules.claims !== 'always'
    ? { code: 'starter', turn: false, heels: 0, twos: false, centre: hasCentre(rules) }
    : { code: 'starter', turn: true, heels: rules.heels, twos: hasTwos(rules), centre: hasCentre(rules) };

/** Whether twos score as jacks do. */
const hasTwos = ({ counting }: RuleSet): boolean => counting.honours === 'jacksAndTwos';

/** The card of the player whose turn it is. */
const cardOf = (state: State, { seat, play }: Prompt): Ask => ({
  code: 'card',
  seat: seat ?? poneOf(state) ?? 0,
  count: play?.count ?? 0,
  blind: play !== undefined,
});

function cardsOf(context: Context, entry: CardsEntry): Ask {
  const { state, prompt } = context;
  const suit = askedSuit(entry, context);
  if (suit !== undefined)
    return {
      code: 'suit',
      card: suit.card,
      which: suit.starter ? 'starter' : placeInRank(entry, suit.index),
    };
  const { hand, cards } = entry;
  // CARDS opens the pone's hand while the play is still on, and then no seat is expected.
  const seat = prompt.seat ?? counterOf(state, hand) ?? 0;
  return { code: 'cards', seat, hand, keyed: cards, missing: missingCards(entry, state) };
}

/** What can be done or known besides. Plain JSON. */
export interface Besides {
  /**
   * Muggins can be called by keys: on the last count, or on a card in play. Whether points were missed at all plays no part, so
   * that nothing is given away.
   */
  readonly muggins: boolean;
  /** The last count, which CARDS disputes; null where it cannot be disputed now. */
  readonly disputable: number | null;
  /** The cards laid in play show a renege, and MUGGINS leads to the offence. */
  readonly renege: boolean;
  /** What the board pegged by itself; null where it pegged nothing, or where it does not matter now. */
  readonly alone: Alone | null;
}

/** The board pegged by itself, so that the deals were not followed. */
interface Alone {
  /** Points on unused lanes. Lanes from 0. */
  readonly lanes: readonly { readonly lane: number; readonly points: number }[];
}

/** What can be done or known besides what is asked for. */
export function besidesOf({ state, prompt }: Context, entry: KeyedEntry): Besides {
  const empty = takeBack(entry) === undefined;
  const idle = entry.kind === 'points' && empty;
  const callable = entry.kind === 'points' || (entry.kind === 'cards' && empty);
  return {
    muggins: prompt.muggins.length > 0 && callable,
    disputable: idle || entry.kind === 'lay' ? disputableNow(state, prompt, entry.kind === 'lay') : null,
    renege: idle && prompt.renege !== undefined,
    alone: idle && UNFOLLOWED.includes(state.phase) ? aloneOf(state) : null,
  };
}

/** The phases without a known dealer. */
const UNFOLLOWED: readonly Phase[] = ['cut', 'free'];

/** Where hands are counted before the play, CARDS asks for a card first, and disputes when it is pressed again. */
function disputableNow({ rules, count }: State, { expects }: Prompt, laying: boolean): number | null {
  const asked = expects === 'deal' || expects === 'count' || laying;
  const open = rules.claims === 'challenge' && count?.open === true && count.hand !== undefined;
  return asked && open ? count.claimed : null;
}

function aloneOf({ unverified, aside }: State): Alone | null {
  const lanes = aside.flatMap((points, lane) => (points > 0 ? [{ lane, points }] : []));
  return lanes.length > 0 || unverified.some((holes) => holes > 0) ? { lanes } : null;
}
