// A house's rules as one documented value. Behaviour reads its fields and never asks for its name.
import type { Penalties } from './penalties.ts';

/** How much of what players claim is checked against the cards. */
export const CLAIM_MODES = ['trust', 'challenge', 'always'] as const;
/** See CLAIM_MODES: cards never entered, entered when somebody disputes, or entered for every hand. */
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

/** Who deals the next game. */
export const NEXT_DEALERS = ['loser', 'alternate', 'cut'] as const;
/** 'loser': ACC. 'alternate': whoever did not deal first last time. 'cut': a fresh cut. */
export type NextDealer = (typeof NEXT_DEALERS)[number];

/** Names for how badly a game was lost. */
export const SKUNKS = ['none', 'skunk', 'doubleSkunk'] as const;
/** See SKUNKS. */
export type Skunk = (typeof SKUNKS)[number];

/** Points for a flush: `alone` when only the hand is of one suit, `withStarter` when the starter is too; 0 is none. */
export interface FlushRule {
  readonly alone: number;
  readonly withStarter: number;
}

/** A line that the loser has to pass: a loser on `atMost` or less loses `gamePoints` to the winner. */
export interface SkunkLine {
  readonly skunk: Skunk;
  readonly atMost: number;
  readonly gamePoints: number;
}

/** Everything in which houses differ. Plain data: it is stored with the game that it governs. */
export interface RuleSet {
  /** What the house calls it; for people only, no behaviour depends on it. */
  readonly name: string;
  /** Number of players; seats are 0 to seats - 1, to the left in order. */
  readonly seats: number;
  /** The side, and so the track, of each seat; partners share one. Sides are 0, 1, ... without gaps. */
  readonly sides: readonly number[];
  /** Cards dealt to each player, cards each lays away to the crib, and cards the crib gets from the pack. */
  readonly cards: { readonly dealt: number; readonly laidAway: number; readonly packToCrib: number };
  /** The game hole. */
  readonly target: number;
  /** Game points for a plain win. */
  readonly winPoints: number;
  /** Skunk lines, lowest first. */
  readonly skunks: readonly SkunkLine[];
  /** Points to the dealer for a jack turned up. */
  readonly heels: number;
  /** Points for the jack of the starter's suit. */
  readonly nobs: number;
  readonly flush: { readonly hand: FlushRule; readonly crib: FlushRule };
  /** Points for the last card of a count short of thirty-one. */
  readonly go: number;
  readonly claims: ClaimMode;
  /** A claim of nineteen, which no hand can count, means a worthless hand. */
  readonly nineteenIsZero: boolean;
  readonly muggins: MugginsMode;
  readonly undercount: Undercount;
  readonly overcount: Overcount;
  readonly wrongCall: WrongCall;
  readonly nextDealer: NextDealer;
  /** What lesser offences cost, as far as the house differs from PENALTIES. */
  readonly penalties?: Partial<Penalties>;
}

/** Two-handed six-card cribbage, the game on this board if nothing else is said (reference: rules 1 and 2). */
export const SIX_CARD: RuleSet = {
  name: 'six-card',
  seats: 2,
  sides: [0, 1],
  cards: { dealt: 6, laidAway: 2, packToCrib: 0 },
  target: 121,
  winPoints: 2,
  skunks: [
    { skunk: 'doubleSkunk', atMost: 60, gamePoints: 4 },
    { skunk: 'skunk', atMost: 90, gamePoints: 3 },
  ],
  heels: 2,
  nobs: 1,
  flush: { hand: { alone: 4, withStarter: 5 }, crib: { alone: 0, withStarter: 5 } },
  go: 1,
  claims: 'trust',
  nineteenIsZero: true,
  muggins: 'off',
  undercount: 'corrected',
  overcount: 'corrected',
  wrongCall: 'toOpponent',
  nextDealer: 'loser',
};

/** Cards in a hand at the show, the starter not counted. */
export const handSize = (rules: RuleSet): number => rules.cards.dealt - rules.cards.laidAway;

/** Cards in the crib, the starter not counted. */
export const cribSize = (rules: RuleSet): number =>
  rules.seats * rules.cards.laidAway + rules.cards.packToCrib;

/** Number of sides, and so of tracks in use. */
export const sideCount = (rules: RuleSet): number => Math.max(...rules.sides) + 1;

/** The side that a seat plays for. An unknown seat plays for itself. */
export const sideOf = (rules: RuleSet, seat: number): number => rules.sides[seat] ?? seat;
