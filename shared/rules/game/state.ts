// The state of a game: the fold of its events. All else that people see is derived from it.
import type { CardOrRank } from '../cards/cards.ts';
import type { LaidCard, Round } from '../cards/round.ts';
import type { Count, Ruling } from '../rulings/ruling.ts';
import { type Pegs, START } from '../terms/pegs.ts';
import type { Ending, Phase } from '../terms/phase.ts';
import { type RuleSet, SIX_CARD, type Skunk, sideCount } from '../terms/ruleset.ts';
import type { Hand, Seat } from '../terms/seats.ts';

/** How a side that did not win came out. */
export interface Loser {
  readonly side: number;
  readonly score: number;
  readonly skunk: Skunk;
  /** One hole short of the game hole. */
  readonly stinkHole: boolean;
  /** Stakes that it pays. */
  readonly stakes: number;
}

/** A finished game. */
export interface GameResult {
  readonly game: number;
  /** The winning side; null where a player alone has lost. */
  readonly winner: number | null;
  /** Front pegs, by side. */
  readonly scores: readonly number[];
  readonly losers: readonly Loser[];
  /** The worst skunk among the losers: with two sides simply that of the loser. */
  readonly skunk: Skunk;
  /** What the game is worth to the winner in the match. */
  readonly gamePoints: number;
  /** Stakes that the winner gets from all losers. */
  readonly stakes: number;
  readonly ending: Ending;
}

/** A bid for the crib. */
export interface Bid {
  readonly seat: Seat;
  readonly points: number;
}

/** Where the pegs go back to if the deal, or only its play, is dead: as it began, with the penalties since. By side. */
export interface Retraction {
  readonly deal: readonly Pegs[];
  readonly play: readonly Pegs[];
}

/** A game, and the match that it belongs to, at one moment. */
export interface State {
  readonly phase: Phase;
  readonly rules: RuleSet;
  /** Names by seat. */
  readonly players: readonly string[];
  /** Ids of the players by seat; the name of a player without an id. */
  readonly playerIds: readonly string[];
  /** Id of the match; undefined where its games have none. */
  readonly matchId: string | undefined;
  /** 1 for the first game of the match; 0 before it. */
  readonly game: number;
  /** 1 for the first deal of the game; 0 before it and in plain pegging. */
  readonly deal: number;
  /** The dealer, where known. The crib is the dealer's, unless another player has bought it. */
  readonly dealer: Seat | undefined;
  /** The highest bid for the crib of this deal, where it is bid for. */
  readonly bid: Bid | undefined;
  /** Who has bought the crib of this deal. */
  readonly buyer: Seat | undefined;
  /** Who dealt first in this game. */
  readonly firstDealer: Seat | undefined;
  /** By side. */
  readonly pegs: readonly Pegs[];
  readonly retraction: Retraction;
  /** The hand to be counted next, in the show only. */
  readonly hand: Hand | undefined;
  /** The starter of this deal as far as it was entered. */
  readonly starter: CardOrRank | undefined;
  /** Whether the dealer has pegged heels in this deal: they are pegged once, and the starter is a jack. */
  readonly heels: boolean;
  /** The cards of this deal's hands as far as they were entered. */
  readonly cards: Partial<Readonly<Record<Hand, readonly CardOrRank[]>>>;
  /** What the seats have laid away to the crib of this deal, as far as it was told. */
  readonly discards: Readonly<Record<Seat, readonly CardOrRank[]>>;
  /** The play of this deal as far as its cards were entered. */
  readonly round: Round | undefined;
  /** The card in play that waits for its claim, with what can be claimed for it: the go alone if the rest was claimed. */
  readonly claim: LaidCard | undefined;
  /** Whether a card of this deal was laid without being entered. */
  readonly unseen: boolean;
  /** Whether the dealer is known to have laid a card in this deal, entered or not. */
  readonly dealerLaid: boolean;
  /** Seats that have pegged for the exchange of cards in this deal. */
  readonly given: readonly Seat[];
  /** Seats whose hand is dead in this deal, after a renege. */
  readonly dead: readonly Seat[];
  readonly count: Count | undefined;
  /** Whether the last count is disputed, so that its cards are wanted. */
  readonly disputed: boolean;
  /** The last ruling of this game. */
  readonly ruling: Ruling | undefined;
  /** Holes of this game that were pegged unchecked, by side. */
  readonly unverified: readonly number[];
  /** Points of this game's unused lanes, by lane: they were pegged alone and move no peg. */
  readonly aside: readonly number[];
  /** The games of the match that are over, oldest first; the last is this game if the phase is 'over'. */
  readonly results: readonly GameResult[];
}

/** A deal whose play has not begun. */
export const NO_PLAY: Pick<State, 'round' | 'claim' | 'unseen' | 'dealerLaid' | 'given' | 'dead'> = {
  round: undefined,
  claim: undefined,
  unseen: false,
  dealerLaid: false,
  given: [],
  dead: [],
};

/** A deal of which no card is known. */
export const NO_CARDS: Pick<State, 'starter' | 'heels' | 'cards' | 'discards'> = {
  starter: undefined,
  heels: false,
  cards: {},
  discards: {},
};

/** A deal whose crib has no bid. */
export const NO_BID: Pick<State, 'bid' | 'buyer'> = { bid: undefined, buyer: undefined };

const NO_PEGS: readonly Pegs[] = Array.from({ length: sideCount(SIX_CARD) }, () => START);

/** Before the first game. */
export const NO_GAME: State = {
  phase: 'none',
  rules: SIX_CARD,
  players: [],
  playerIds: [],
  matchId: undefined,
  game: 0,
  deal: 0,
  dealer: undefined,
  ...NO_BID,
  firstDealer: undefined,
  pegs: NO_PEGS,
  retraction: { deal: NO_PEGS, play: NO_PEGS },
  hand: undefined,
  ...NO_CARDS,
  ...NO_PLAY,
  count: undefined,
  disputed: false,
  ruling: undefined,
  unverified: Array.from({ length: sideCount(SIX_CARD) }, () => 0),
  aside: [],
  results: [],
};
