// What the table waits for, derived from the state: what a display says and what a key means.

import type { CardOrRank } from '../cards/cards.ts';
import { type LaidCard, runningCount, type Withheld, withheldCards } from '../cards/round.ts';
import type { Phase } from '../terms/phase.ts';
import { cardsIn, counterOf, type Hand, type Seat } from '../terms/seats.ts';
import { wantedHand } from './entry.ts';
import { callsOf } from './muggins.ts';
import { isFollowed } from './record.ts';
import type { State } from './state.ts';

/** What is expected next. */
export const EXPECTATIONS = [
  'newGame',
  'cut',
  'points',
  'deal',
  'bids',
  'starter',
  'starterCard',
  'exchange',
  'cards',
  'count',
] as const;
/**
 * See EXPECTATIONS. 'newGame': nothing but a new game. 'cut': who deals; or points, for plain pegging. 'points': any seat
 * may peg. 'deal': the cards are dealt, then next. 'bids': bids for the crib. 'starter': the starter, heels or next. 'exchange': points for an exchange of cards, or next. 'starterCard': the starter has to
 * be entered. 'cards': the cards of a hand. 'count': the points of a hand.
 */
export type Expectation = (typeof EXPECTATIONS)[number];

/** What the table waits for. */
export interface Prompt {
  readonly expects: Expectation;
  readonly phase: Phase;
  /** Whose crib it is, if known. */
  readonly dealer: Seat | undefined;
  /** Who has to act, where it is one seat. */
  readonly seat: Seat | undefined;
  /** The hand concerned, in the show and in a dispute. */
  readonly hand: Hand | undefined;
  /** Number of cards wanted; 0 where none are. */
  readonly cards: number;
  /** Whether the cards are wanted for a dispute. */
  readonly disputed: boolean;
  /** Seats that may call muggins now. */
  readonly muggins: readonly Seat[];
  /** What each of them can call it on: who missed points, and with which card, where it is known. */
  readonly calls: readonly CallPrompt[];
  /** Cards laid in play show that this seat withheld them, and the other side can still call it. */
  readonly renege: Withheld | undefined;
  /** The play so far where its cards are entered: `seat` lays the next card; undefined elsewhere. */
  readonly play: PlayPrompt | undefined;
}

/** A call of muggins that `seat` can make. */
export interface CallPrompt {
  readonly seat: Seat;
  readonly on: Seat;
  readonly card: CardOrRank | undefined;
}

/** The play as everybody at the table sees it. */
export interface PlayPrompt {
  /** The running count; 0 after a restart. */
  readonly count: number;
  /** Whether all cards are played, or play has stopped. */
  readonly over: boolean;
  /** The cards of the running count, the newest last; after a restart those before it, until the next one is laid. */
  readonly laid: readonly PromptCard[];
  /** The seat whose card waits for its claim, if one does. */
  readonly claims: Seat | undefined;
}

/** A card on the table, and the running count with it. */
type PromptCard = Pick<LaidCard, 'seat' | 'card' | 'count'>;

/** What the table waits for now. */
export function promptOf(state: State): Prompt {
  const { phase, dealer, disputed, count, rules } = state;
  const expects = expectation(state);
  const calls = callPrompts(state);
  const counted = disputed ? count?.hand : state.hand;
  const hand = expects === 'cards' ? wantedHand(state) : counted;
  const seat = disputed && counted !== 'square' ? count?.seat : seatOf(state, hand);
  const cards =
    expects === 'cards' && hand !== undefined ? cardsIn(rules, hand) : expects === 'starterCard' ? 1 : 0;
  return {
    expects,
    phase,
    dealer,
    seat,
    hand,
    cards,
    disputed,
    muggins: [...new Set(calls.map((call) => call.seat))],
    calls,
    renege: isFollowed(state) && phase === 'play' ? renegeShown(state) : undefined,
    play: playPrompt(state),
  };
}

const renegeShown = ({ round, rules }: State): Withheld | undefined =>
  round && withheldCards(round, rules.sides);

function playPrompt({ phase, round, unseen, claim }: State): PlayPrompt | undefined {
  if (phase !== 'play' || round === undefined || round.laid.length === 0 || unseen) return undefined;
  return {
    count: runningCount(round),
    over: round.turn === undefined,
    laid: sinceRestart(round.laid).map(({ seat, card, count }) => ({ seat, card, count })),
    claims: claim?.seat,
  };
}

/** The count rises with every card, and is lower after a restart. */
function sinceRestart(laid: readonly LaidCard[]): readonly LaidCard[] {
  const first = laid.findLastIndex(({ count }, at) => count <= (laid[at - 1]?.count ?? count));
  return laid.slice(first);
}

function expectation(state: State): Expectation {
  const { phase, disputed, starter, cards } = state;
  if (disputed || phase === 'show') {
    const hand = wantedHand(state);
    if (hand === undefined) return 'count';
    if (starter === undefined) return 'starterCard';
    return cards[hand] === undefined || disputed ? 'cards' : 'count';
  }
  return WITHOUT_CARDS[phase];
}

const WITHOUT_CARDS: Readonly<Record<Exclude<Phase, 'show'>, Expectation>> = {
  none: 'newGame',
  cut: 'cut',
  free: 'points',
  deal: 'deal',
  bidding: 'bids',
  starter: 'starter',
  exchange: 'exchange',
  play: 'points',
  over: 'newGame',
};

function seatOf(state: State, hand: Hand | undefined): Seat | undefined {
  if (state.phase === 'deal' || state.phase === 'starter') return state.dealer;
  if (state.phase === 'play') return isFollowed(state) ? state.round?.turn : undefined;
  return hand === undefined || hand === 'square' ? undefined : counterOf(state, hand);
}

/** Every call of muggins that can be made now. */
function callPrompts(state: State): readonly CallPrompt[] {
  if (state.disputed || state.phase === 'over' || state.phase === 'none') return [];
  return state.players.flatMap((_, seat) =>
    callsOf(state, seat).map(({ on, card }): CallPrompt => ({ seat, on, card })),
  );
}
