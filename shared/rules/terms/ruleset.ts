// A house's rules as one documented value. Behaviour reads its fields and never asks for its name.
import { type Counting, CRIBBAGE_COUNTING, isCribbage } from './counting.ts';
import type { Penalties } from './penalties.ts';

/** How much of what players claim is checked against the cards. */
export const CLAIM_MODES = ['trust', 'challenge', 'always'] as const;
/** See CLAIM_MODES: cards never entered, entered in a dispute, or entered for every hand. */
export type ClaimMode = (typeof CLAIM_MODES)[number];

/** Muggins: not played, called by the opponent, or applied by the board. */
export const MUGGINS_MODES = ['off', 'called', 'automatic'] as const;
/** See MUGGINS_MODES. */
export type MugginsMode = (typeof MUGGINS_MODES)[number];

/** What becomes of missed points that are found while muggins is off. */
export const UNDERCOUNTS = ['corrected', 'stands'] as const;
/** 'corrected': the player gets them all the same (casual). 'stands': they are lost (ACC 8.3). */
export type Undercount = (typeof UNDERCOUNTS)[number];

/** What becomes of a count that claims too much. */
export const OVERCOUNTS = ['corrected', 'losesCount', 'toOpponent'] as const;
/** 'corrected': casual. 'losesCount': pub, UK. 'toOpponent': Playroom, and ACC 8.4.c, the excess goes over. */
export type Overcount = (typeof OVERCOUNTS)[number];

/** What a wrong call of muggins costs. */
export const WRONG_CALLS = ['toOpponent', 'nothing'] as const;
/** 'toOpponent': the player who was called gets the points named (ACC 10). */
export type WrongCall = (typeof WRONG_CALLS)[number];

/** Who deals the first game of a match. */
export const FIRST_DEALERS = ['cut', 'firstSeat'] as const;
/** 'cut': the lower cut. 'firstSeat': seat 0, as the captain does. */
export type FirstDealer = (typeof FIRST_DEALERS)[number];

/** Who owns the crib. */
export const CRIB_OWNERS = ['dealer', 'bidder'] as const;
/** 'dealer': the dealer. 'bidder': the highest bidder before the starter is turned; the bid is pegged back. */
export type CribOwner = (typeof CRIB_OWNERS)[number];

/** The least bid for the crib after another bid. */
export const BID_TIES = ['higher', 'dealerMatches'] as const;
/** 'higher': more than the last. 'dealerMatches': the dealer may have the crib for the same. */
export type BidTie = (typeof BID_TIES)[number];

/** Whether players may exchange a card. */
export const EXCHANGES = ['none', 'afterStarter'] as const;
/** 'none': they keep what they were dealt. 'afterStarter': one each, once the starter is turned: mogging (Costly Colours). */
export type Exchange = (typeof EXCHANGES)[number];

/** Which cuts are made again. */
export const CUTS_AGAIN = ['sameRank', 'tenCards'] as const;
/** 'sameRank': two cards of one rank. 'tenCards': in one house any two cards that count ten as well. */
export type CutAgain = (typeof CUTS_AGAIN)[number];

/** Who deals the next game. */
export const NEXT_DEALERS = ['loser', 'alternate', 'alternateCutDecider', 'cut', 'asFirst'] as const;
/**
 * 'loser': ACC. 'alternate': the seat after the one that dealt first last time. 'alternateCutDecider': the same, with a fresh
 * cut for a deciding game (Pagat). 'cut': a fresh cut for each game. 'asFirst': the seat that dealt the first game of a match.
 */
export type NextDealer = (typeof NEXT_DEALERS)[number];

/** When the hands of a deal are counted. */
export const SHOW_TIMES = ['afterPlay', 'beforePlay', 'withoutPlay'] as const;
/**
 * 'afterPlay': as in cribbage; a player alone plays against the crib, and pegs their own points. 'beforePlay': each player claims
 * the points of the hand, and shows it only if it is disputed (Noddy). 'withoutPlay': no card is played; hands are counted once the
 * starter is turned (Cribbage Squares, Cribbage Solitaire).
 */
export type ShowTime = (typeof SHOW_TIMES)[number];

/** How the cards of a deal lie. */
export const LAYOUTS = ['hands', 'twoHands', 'square'] as const;
/**
 * 'hands': a hand for each player. 'twoHands': one player plays two hands, and lays away from both (Cribbage Solitaire). 'square': rows
 * of cards, and every row and column is a hand (Cribbage Squares, Table Top Cribbage).
 */
export type Layout = (typeof LAYOUTS)[number];

/** What is pegged for a square. */
export const SQUARE_SCORES = ['lines', 'difference'] as const;
/**
 * 'lines': the points of every row and column, one after another. 'difference': rows count for the first side and columns for the
 * second, and the side with more pegs the difference (Table Top Cribbage).
 */
export type SquareScores = (typeof SQUARE_SCORES)[number];

/** A square of cards, where the layout is one. */
export interface SquareRule {
  /** Rows, and columns. With an odd number the card turned up lies in the middle; else it counts with every row and column. */
  readonly size: number;
  readonly scores: SquareScores;
}

/** When the play of a deal is over. */
export const PLAY_ENDS = ['allCards', 'firstStop'] as const;
/** 'allCards': once all cards are played. 'firstStop': at the first thirty-one or go, as in five-card. */
export type PlayEnd = (typeof PLAY_ENDS)[number];

/** Which runs count in play. */
export const RUN_ORDERS = ['any', 'upwards', 'none'] as const;
/** 'any': in any order. 'upwards': only when each card follows the one below it in rank (Bere Regis). 'none': no run (Costly Colours). */
export type RunOrder = (typeof RUN_ORDERS)[number];

/** What becomes of a card that could have been played and was not. */
export const RENEGES = ['none', 'perCard', 'flat', 'deadCard', 'deadHand'] as const;
/**
 * 'none': nothing. 'perCard': `renegePoints` to the opponent for each card withheld (ACC 7.3). 'flat': `renegePoints` once
 * (Hoyle). 'deadCard': the card is dead in play and live in the show. 'deadHand': the hand is dead for play and show.
 */
export type Renege = (typeof RENEGES)[number];

/** What a false claim of game costs. */
export const FALSE_CLAIMS = ['corrected', 'fifteenBack', 'losesGame'] as const;
/** 'corrected': nothing. 'fifteenBack': ACC 8.4.a-b. 'losesGame': traditional (Hoyle). */
export type FalseClaim = (typeof FALSE_CLAIMS)[number];

/** What a conceded game counts. */
export const CONCESSIONS = ['asPegged', 'plain'] as const;
/** 'asPegged': a skunk as the pegs stand, so that no loser escapes one. 'plain': a plain loss, wherever the pegs stand. */
export type Concession = (typeof CONCESSIONS)[number];

/** Names for how badly a game was lost. */
export const SKUNKS = ['none', 'skunk', 'doubleSkunk', 'lurch'] as const;
/** See SKUNKS. A lurch is the line of five-card. */
export type Skunk = (typeof SKUNKS)[number];

/** Points for a flush: `alone` when only the hand is of one suit, `withStarter` when the starter is too; 0 is none. */
export interface FlushRule {
  readonly alone: number;
  readonly withStarter: number;
}

/** A line that a loser has to pass: one on `atMost` or less gives the winner `gamePoints`, and pays `stakes` stakes. */
export interface SkunkLine {
  readonly skunk: Skunk;
  readonly atMost: number;
  readonly gamePoints: number;
  readonly stakes: number;
}

/** How cards are dealt. */
export interface CardRule {
  /** Cards dealt to each player. */
  readonly dealt: number;
  /** Cards that each lays away to the crib. */
  readonly laidAway: number;
  /** Cards that the crib gets from the pack. */
  readonly packToCrib: number;
  /** Cards fewer for the dealer, who lays away as many fewer: 1 with five or six players. */
  readonly dealerFewer: number;
}

/** How games make up a match. */
export interface MatchRule {
  /** Games, or legs, of a match: 3 or 5 for best of three or five. 0: as many as people like to play. */
  readonly games: number;
  /** Whether all of them are played, as the legs of a league are, or only until one side cannot be caught. */
  readonly all: boolean;
}

/** Everything in which houses differ. Plain data: it is stored with the game that it governs. */
export interface RuleSet {
  /** What the house calls it; for people only, no behaviour depends on it. */
  readonly name: string;
  /** Number of players; seats are 0 to seats - 1, to the left in order. */
  readonly seats: number;
  /** The side, and so the track, of each seat; partners share one. Sides are 0, 1, ... without gaps. */
  readonly sides: readonly number[];
  readonly cards: CardRule;
  readonly cribOwner: CribOwner;
  /** The least that can be bid for the crib, where it is bid for. */
  readonly bidLeast: number;
  readonly bidTie: BidTie;
  readonly exchange: Exchange;
  /** Points to the other player for refusing to exchange a card. */
  readonly exchangeRefused: number;
  /** Whether a card that scores by itself scores for the player who gives it away. */
  readonly exchangeHonours: boolean;
  readonly show: ShowTime;
  readonly layout: Layout;
  readonly square: SquareRule;
  /** Deals of a game that one player plays alone, who has lost it if the game hole is not reached in them; 0 where several play. */
  readonly deals: number;
  /** Whether the cards that are left after the last of those deals count as a crib with a starter of its own. */
  readonly freeCrib: boolean;
  readonly playEnds: PlayEnd;
  /** Runs in play. In the show they count in any order. */
  readonly runs: RunOrder;
  /** The game hole. */
  readonly target: number;
  /** The game hole of each side, where they differ (captain); empty where `target` holds for all. */
  readonly targets: readonly number[];
  /** Whether the first side in the game hole loses. With several sides the one that has come least far wins. */
  readonly lowball: boolean;
  /** Game points for a plain win. */
  readonly winPoints: number;
  /** What a loser pays for a plain loss, in the table's own currency. A skunk line multiplies it. */
  readonly stake: number;
  /** Skunk lines, lowest first. */
  readonly skunks: readonly SkunkLine[];
  /** What a game counts that a side gives up. */
  readonly conceded: Concession;
  /** Points to the pone at the first deal of a game for not having the first crib: 'three for last'. */
  readonly firstDealBonus: number;
  readonly firstDealer: FirstDealer;
  readonly cutAgain: CutAgain;
  readonly nextDealer: NextDealer;
  readonly match: MatchRule;
  /** Points to the dealer for a jack turned up. */
  readonly heels: number;
  /** Whether heels are lost once the dealer has played a card (ACC 6.3); otherwise they count whenever the starter is entered. */
  readonly heelsForfeited: boolean;
  /** No heels for a side that needs so many holes or fewer; 0 for no such rule. */
  readonly noHeelsWithin: number;
  /** Whether the point for a go may be the winning one. */
  readonly outOnGo: boolean;
  /** A side that needs so many holes or fewer scores only in play, not in the show or by heels; 0 for no such rule. */
  readonly playOnlyWithin: number;
  /** Whether only the exact number goes out: a score that would lead past the game hole is not pegged at all. */
  readonly exactOut: boolean;
  /** Points for the jack of the starter's suit. */
  readonly nobs: number;
  readonly flush: { readonly hand: FlushRule; readonly crib: FlushRule };
  readonly counting: Counting;
  /** Points for the last card of a count short of thirty-one. */
  readonly go: number;
  readonly claims: ClaimMode;
  /** A claim of nineteen, which no hand can count, means a worthless hand. */
  readonly nineteenIsZero: boolean;
  /** Whether moves are said as players say them: rhymes on the way to thirty-one, nineteen for a worthless hand. */
  readonly sayings: boolean;
  readonly muggins: MugginsMode;
  /** Whether muggins can be chosen at all: Grass Roots clubs never play it. */
  readonly mugginsAllowed: boolean;
  readonly undercount: Undercount;
  readonly overcount: Overcount;
  readonly wrongCall: WrongCall;
  readonly renege: Renege;
  /** Points for a renege; see RENEGES. */
  readonly renegePoints: number;
  readonly falseClaim: FalseClaim;
  /** Points to the opponent for a misdeal (Hoyle); 0 where it is dealt again and nothing more. */
  readonly misdealPoints: number;
  /** Seconds in which a hand has to be counted; after them half of its points are lost to the opponent. 0: any time. */
  readonly timeLimit: number;
  /** What lesser offences cost, as far as the house differs from PENALTIES. */
  readonly penalties?: Partial<Penalties>;
}

/** What suits score in six-card. By itself, so that a page that only counts hands carries nothing else of the rule set. */
export const SIX_CARD_SHOW: Pick<RuleSet, 'nobs' | 'flush'> = {
  nobs: 1,
  flush: { hand: { alone: 4, withStarter: 5 }, crib: { alone: 0, withStarter: 5 } },
};

/** Two-handed six-card cribbage, the game on this board if nothing else is said (Pagat; ACC 2010). */
export const SIX_CARD: RuleSet & { readonly name: 'six-card' } = {
  name: 'six-card',
  seats: 2,
  sides: [0, 1],
  cards: { dealt: 6, laidAway: 2, packToCrib: 0, dealerFewer: 0 },
  cribOwner: 'dealer',
  bidLeast: 1,
  bidTie: 'higher',
  exchange: 'none',
  exchangeRefused: 1,
  exchangeHonours: false,
  show: 'afterPlay',
  layout: 'hands',
  square: { size: 4, scores: 'lines' },
  deals: 0,
  freeCrib: false,
  playEnds: 'allCards',
  runs: 'any',
  target: 121,
  targets: [],
  lowball: false,
  winPoints: 2,
  stake: 1,
  skunks: [
    { skunk: 'doubleSkunk', atMost: 60, gamePoints: 4, stakes: 3 },
    { skunk: 'skunk', atMost: 90, gamePoints: 3, stakes: 2 },
  ],
  conceded: 'asPegged',
  firstDealBonus: 0,
  firstDealer: 'cut',
  cutAgain: 'sameRank',
  nextDealer: 'loser',
  match: { games: 0, all: false },
  heels: 2,
  heelsForfeited: true,
  noHeelsWithin: 0,
  outOnGo: true,
  playOnlyWithin: 0,
  exactOut: false,
  ...SIX_CARD_SHOW,
  counting: CRIBBAGE_COUNTING,
  go: 1,
  claims: 'trust',
  nineteenIsZero: true,
  sayings: false,
  muggins: 'off',
  mugginsAllowed: true,
  undercount: 'corrected',
  overcount: 'corrected',
  wrongCall: 'toOpponent',
  renege: 'none',
  renegePoints: 2,
  falseClaim: 'corrected',
  misdealPoints: 0,
  timeLimit: 0,
};

/** Rules that come from a journal or over a line count by the same value as SIX_CARD, which is the quicker way. */
export const withCounting = (rules: RuleSet): RuleSet =>
  rules.counting !== CRIBBAGE_COUNTING && isCribbage(rules.counting)
    ? { ...rules, counting: CRIBBAGE_COUNTING }
    : rules;

/** What the cards of a deal, and so their hands, depend on. */
export type DealtRules = Pick<RuleSet, 'seats' | 'cards' | 'layout' | 'square'>;

/** Whether the card turned up lies in the middle of the square, as one of its cards. */
export const hasCentre = ({ layout, square }: Pick<RuleSet, 'layout' | 'square'>): boolean =>
  layout === 'square' && square.size % 2 === 1;

/** Whether the rows count against the columns. */
export const pegsDifference = ({ layout, square }: Pick<RuleSet, 'layout' | 'square'>): boolean =>
  layout === 'square' && square.scores === 'difference';

/** Cards in a hand at the show, or in a row; a starter that counts with it not counted. */
export const handSize = (rules: Omit<DealtRules, 'seats'>): number => {
  const { dealt, laidAway } = perHand(rules);
  return rules.layout === 'square' ? rules.square.size : dealt - laidAway;
};

/** Cards that one hand is dealt, and that are laid away from it: a player alone may have several. */
export const perHand = ({
  cards,
  layout,
}: Pick<RuleSet, 'cards' | 'layout'>): Pick<CardRule, 'dealt' | 'laidAway'> => ({
  dealt: cards.dealt / SHARES[layout],
  laidAway: cards.laidAway / SHARES[layout],
});

/** Hands that the cards of a player are divided into. */
const SHARES: Readonly<Record<Layout, number>> = { hands: 1, twoHands: 2, square: 1 };

/** Cards in the crib, the starter not counted; 0 where there is no crib. */
export const cribSize = (rules: Pick<RuleSet, 'seats' | 'cards'>): number =>
  rules.seats * rules.cards.laidAway - rules.cards.dealerFewer + rules.cards.packToCrib;

/** The game hole of a side. */
export const targetOf = ({ target, targets }: Pick<RuleSet, 'target' | 'targets'>, side: number): number =>
  targets[side] ?? target;

/** Number of sides, and so of tracks in use. */
export const sideCount = (rules: RuleSet): number => Math.max(...rules.sides) + 1;

/** The side that a seat plays for. An unknown seat plays for itself. */
export const sideOf = (rules: RuleSet, seat: number): number => rules.sides[seat] ?? seat;
