// What the board ruled: what happened, by which rule of which book, and which pegs move in which order; and the count that it is about.

import type { CardOrRank } from '../cards/cards.ts';
import type { PlayedCard } from '../cards/play.ts';
import type { ShowItem } from '../cards/score.ts';
import { acc, house, type OffenceCode, type RuleSource, reported } from '../terms/codes.ts';
import type { Pegs } from '../terms/pegs.ts';
import type { Hand, Seat } from '../terms/seats.ts';

/** Every kind of ruling on a count by its cards, and on a call of muggins, with its source: see docs/sources.md. The words are in shared/words. */
export const COUNT_SOURCES = {
  countRight: acc('1.7'),
  undercountCorrected: house('casual', 'undercount'),
  undercountStands: acc('8.3'),
  undercountToOpponent: house('Playroom', 'undercount'),
  overcountCorrected: house('casual', 'overcount'),
  overcountLost: house('pub, UK', 'overcount'),
  overcountToOpponent: acc('8.4.c'),
  mugginsAwarded: acc('10'),
  mugginsTooMuch: acc('10'),
  mugginsWrong: acc('10'),
} as const satisfies Sources;

/** Every other kind of ruling: on offences, on a false claim of game, past the exact number, for the other side of a square, in cutthroat. */
export const OFFENCE_SOURCES = {
  mugginsTaken: house('cutthroat', 'undercount'),
  overpegOwn: acc('8.4.c'),
  overpegCorrected: house('casual', 'overcount'),
  overpegLost: house('pub, UK', 'overcount'),
  overpegToOpponent: acc('8.4.c'),
  notExact: house('other houses', 'exact number to go out'),
  otherDifference: house('Table Top Cribbage', 'difference'),
  falseGameBack: acc('8.4.b'),
  falseGameLost: house('Hoyle', 'false claim of game'),
  underpegCorrected: house('casual', 'undercount'),
  underpegStands: acc('8.3'),
  underpegToOpponent: house('Playroom', 'undercount'),
  pastThirtyOne: acc('7.1.e'),
  renegePerCard: reported(acc('7.3')),
  renegeFlat: house('Hoyle', 'renege'),
  renegeDeadCard: house('other houses', 'renege'),
  renegeDeadHand: house('other houses', 'renege'),
  renegeNothing: house('casual', 'renege'),
  heelsForfeited: acc('6.3'),
  heelsLate: house('casual', 'heels'),
  countedFirst: acc('9.2.c'),
  pegOutReminded: reported(acc('8.11')),
  pegOutRequired: reported(acc('8.11')),
  timeOut: reported(house('Playroom', 'timed count')),
  wrongPeg: reported(acc('8.8')),
  pegPutBack: house('Muggins', 'pulled peg'),
  pegBehindRear: reported(house('Hoyle', 'pulled peg')),
  pegsTouched: acc('8.2'),
  misdeal: reported(acc('4.4')),
  misdealPaid: reported(house('Hoyle', 'misdeal')),
  wrongNumber: reported(acc('4.4')),
  dealDead: reported(acc('4.4.d (9)', '2025')),
  unchecked: reported(acc('4.4')),
  bottomSeen: acc('2.1'),
  cribPickedUp: acc('5.1.b'),
  cribSeen: acc('5.2.a'),
  cutSeen: acc('6.1.b'),
  cutEarly: reported(house('five-card', 'cutting before the deal')),
  cribExamined: acc('5.2.b'),
  cribForHand: acc('5.2.c'),
  cribWrongSide: acc('5.1.d'),
  cribWrongSideLate: acc('5.1.d'),
  starterInHand: acc('6.1.c'),
  starterMixed: acc('9.3.a'),
  ledOutOfTurn: acc('7.1.b'),
  twoCards: acc('7.1.f'),
  announcedWrong: reported(acc('7.4')),
} as const satisfies Sources;

type Sources = Readonly<Record<string, RuleSource>>;

/** A kind of ruling that is not on a count or a call. */
export type OffenceRuling = keyof typeof OFFENCE_SOURCES;

/** A kind of ruling. */
export type RulingCode = keyof typeof COUNT_SOURCES | OffenceRuling;

/** The source of every kind of ruling. */
export const RULING_SOURCES: Readonly<Record<RulingCode, RuleSource>> = {
  ...COUNT_SOURCES,
  ...OFFENCE_SOURCES,
};

/** Every kind of ruling. */
export const RULINGS = Object.keys(RULING_SOURCES) as readonly RulingCode[];

/** Rulings by which points that a player missed go to the other side. */
export const MUGGED: ReadonlySet<RulingCode> = new Set([
  'undercountToOpponent',
  'mugginsAwarded',
  'mugginsTooMuch',
  'mugginsTaken',
  'underpegToOpponent',
]);

/** One peg move of a ruling. */
export interface PegMove {
  readonly side: number;
  /** Holes walked; negative when the front peg goes back. */
  readonly points: number;
  /** Where the side's pegs stand after this move; a later move of the same ruling may move them again. */
  readonly pegs: Pegs;
}

/** A hand with the starter: what a ruling on a count was about. */
export interface RuledHand {
  readonly cards: readonly CardOrRank[];
  readonly starter: CardOrRank;
}

/** A ruling on a count, or on an offence that was called. */
export interface Ruling {
  readonly code: RulingCode;
  readonly source: RuleSource;
  /** The offence that was called; absent in a ruling on a count or on a call of muggins. */
  readonly offence?: OffenceCode;
  /** Whether muggins was called on a hand counted before the last one. */
  readonly earlier?: true;
  /** Holes that the player's front peg goes back besides; absent for none. */
  readonly back?: number;
  /** Who takes what the ruling gives away, where that is not the opponent: every other side, or the player. */
  readonly takers?: 'each' | 'player';
  /** Cards that were withheld in a renege. */
  readonly cards?: number;
  /** Whose count, or whose offence, it was. */
  readonly seat: number;
  /** The player on the other side. */
  readonly opponent: number;
  readonly claimed: number;
  /** What the cards count; undefined where no cards were entered and the players agree. */
  readonly truth: number | undefined;
  /** The count itself, item by item; empty where no cards were entered. */
  readonly items: readonly ShowItem[];
  /** The whole hand; absent for a card in play, and where no cards were entered. */
  readonly hand?: RuledHand;
  /** The card in play that it is about, with what it scored, where it was entered; absent for a hand. */
  readonly played?: PlayedCard;
  /** Points that the count pegs under this ruling. */
  readonly paid: number;
  /** Points that go to the opponent, or, after a wrong call of muggins, to the player who was called. */
  readonly award: number;
  /** Points named in a call of muggins. */
  readonly called: number | undefined;
  /** The peg moves of this ruling, in order. */
  readonly moves: readonly PegMove[];
}

/** The last points keyed: what muggins and a dispute refer to. */
export interface Count {
  readonly seat: Seat;
  /** The hand that was counted, or undefined for points in play and in plain pegging. */
  readonly hand: Hand | undefined;
  /** The points as claimed, before any ruling. */
  readonly claimed: number;
  /** Nineteen was said for nothing: should the cards show more, it was a claim of 19. */
  readonly nineteen?: true;
  /** The pegs of all sides before the count. */
  readonly before: readonly Pegs[];
  /** Whether muggins can still be called on it: until the next count is pegged or the cards are mixed. */
  readonly open: boolean;
  /** The call of muggins that was made on it. */
  readonly call: Call | undefined;
  /** The card in play that it was, where the cards are entered. */
  readonly laid?: PlayedCard;
  /** The hand counted before it in the same show, or the card before it, where muggins can still be called on that. */
  readonly earlier?: Count;
}

/** A call of muggins: who called how many missed points. */
export interface Call {
  readonly seat: Seat;
  readonly points: number;
}
