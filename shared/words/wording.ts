// What the board's display says, as each language says it: lines of at most twenty characters, the fullest first. Names are given
// as long as they fit. Accents may be written: the display's ROM (HD44780 A00) has none, so that they are dropped at one place.
import type { GameResult, Hand, Phase, Refusal, Ruling, State } from '../rules/index.ts';
import type { OffenceCode } from '../rules/terms/index.ts';
import type { HintCode } from '../table/hint.ts';
import type { TroubleDetails } from './index.ts';

/** Where a deal stands, in six characters at most. */
export type Place = Extract<State['phase'], 'cut' | 'deal' | 'starter' | 'play' | 'show'>;

/** A line about somebody. */
export type Line = (name: string) => string;

/** What is asked, and what is told besides. */
export interface Asking {
  readonly noGame: string;
  readonly plainPegging: string;
  readonly newGame: string;
  readonly game: (game: number) => string;
  readonly gameOver: (game: number) => string;
  readonly matchOver: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly crib: Line;
  readonly otherOffences: string;
  readonly offence: (code: OffenceCode) => string;
  readonly whoDidIt: string;
  /** The question for a figure of an offence, by its English words. */
  readonly figure: (asks: string) => string;
  readonly anOffence: string;
  readonly missed: string;
  readonly whoCalls: string;
  readonly which: string;
  readonly starterRank: string;
  readonly givesUp: Line;
  readonly yes: (button: string) => string;
  readonly holdNext: string;
  readonly whoDeals: (sides: number) => string;
  readonly whosePoints: string;
  readonly pointsThenPlayer: string;
  readonly pointsOrNext: string;
  readonly deal: string;
  readonly jack: (points: number) => string;
  readonly turnUp: string;
  readonly cardsStarter: string;
  /** `hand` is 'crib' for a crib. */
  readonly cards: (name: string, hand: Hand | undefined) => string;
  readonly count: (name: string, hand: Hand | undefined) => string;
  readonly keyed: (name: string, hand: Hand, cards: string) => string;
  readonly lays: (name: string, count: number) => string;
  readonly card: (name: string, count: number) => string;
  readonly go: string;
  /** `which` counts the cards of one rank from 1; 0 where there is only one. */
  readonly suit: (card: string, which: number | 'starter') => string;
}

/** What happened. */
export interface Telling {
  readonly nothing: string;
  readonly gameBegins: (game: number) => readonly string[];
  readonly gameLeft: (left: number, game: number) => readonly string[];
  readonly deals: Line;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly starter: (card: string) => string;
  readonly cardsIn: Line;
  readonly handKnown: Line;
  readonly goAt: (count: number) => Line;
  readonly unseen: string;
  readonly disputed: Line;
  readonly muggins: (points: number) => Line;
  readonly aRuling: string;
  readonly goesOn: string;
  readonly setAside: (lane: number, points: number) => string;
  readonly undoLate: string;
  readonly asksUndo: Line;
  readonly asksOffence: Line;
  readonly no: Line;
  readonly undo: string;
  readonly redo: string;
  readonly aMove: string;
  readonly lays: (card: string, count: number) => readonly [Line, Line];
  readonly heels: (points: number) => Line;
  readonly last: (points: number) => Line;
  readonly alone: (points: number) => readonly [Line, Line];
  readonly pegs: (points: number) => Line;
  readonly counts: (points: number, hand: Hand) => Line;
  readonly wins: Line;
  readonly won: (score: string) => Line;
  readonly stinkHole: Line;
  readonly skunked: Readonly<Record<Exclude<GameResult['skunk'], 'none'>, Line>>;
}

/** All that the display says in one language. */
export interface Wording {
  readonly ask: Asking;
  readonly tell: Telling;
  readonly hint: (code: HintCode) => string;
  readonly refusal: (refusal: Refusal) => string;
  readonly ruling: (ruling: Ruling) => string;
  readonly trouble: Readonly<Record<keyof TroubleDetails, string>>;
}

/** A line as the display can show it: without accents, which its ROM lacks. */
export const unaccented = (line: string): string => line.normalize('NFD').replace(/\p{Mark}/gu, '');
