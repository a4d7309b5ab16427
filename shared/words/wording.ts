// What the board's display says, as each language says it: lines of at most twenty characters, the fullest first. Names are given
// as long as they fit. Accents may be written: the display's ROM (HD44780 A00) has none, so that they are dropped at one place.
import type { GameResult, Hand, Phase } from '../rules/index.ts';
import type { TroubleDetails } from './table.ts';

/** A line about somebody, or about partners, whose names are joined: the verb agrees with `many`. */
export type Line = (name: string, many: boolean) => string;

/** What happened. */
export interface Telling {
  readonly nothing: string;
  readonly gameBegins: (game: number) => readonly string[];
  readonly gameLeft: (left: number, game: number) => readonly string[];
  readonly deals: Line;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly bids: (points: number) => Line;
  readonly buys: (points: number) => readonly [Line, Line];
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
  readonly undoneTo: (moves: number) => string;
  readonly asksUndo: Line;
  readonly asksOffence: Line;
  readonly no: Line;
  readonly undo: string;
  readonly redo: string;
  readonly aMove: string;
  readonly lays: (card: string, count: number) => readonly [Line, Line];
  readonly heels: (points: number) => Line;
  readonly exchange: (points: number) => Line;
  readonly last: (points: number) => Line;
  readonly alone: (points: number) => readonly [Line, Line];
  readonly pegs: (points: number) => Line;
  readonly counts: (points: number, hand: Hand) => Line;
  readonly wins: Line;
  readonly won: (score: string) => Line;
  /** A player alone has lost, on so many. */
  readonly lost: (score: number) => Line;
  readonly stinkHole: Line;
  readonly skunked: Readonly<Record<Exclude<GameResult['skunk'], 'none'>, Line>>;
}

/** What the display says of the hall. Rows of at most twenty characters; names are given as long as they fit. */
export interface DeskWording {
  /** A table on its way into a hall: the rows below the first. */
  readonly joinShut: readonly [string, string];
  readonly joinFull: readonly [string, string];
  readonly join: string;
  readonly joinOk: string;
  readonly joinWaiting: readonly [string, string];
  readonly board: (ticket: number) => string;
  readonly hallHeard: string;
  readonly hallSilent: string;
  readonly copyOf: (table: string) => string;
  readonly twoAre: (table: string) => string;
  readonly oneJournal: string;
  readonly askDesk: string;
  readonly goOn: string;
  readonly atTable: (table: string) => string;
  /** No game is called to the table; NEXT begins one of its own. */
  readonly notCalled: string;
  readonly ownGame: string;
  readonly colour: (name: string, colour: string) => string;
  readonly eachPress: string;
  readonly onePress: (name: string) => string;
  readonly eachSign: string;
  readonly oneSigns: (name: string) => string;
  readonly notRight: string;
  readonly nextPlayers: string;
  readonly whoDoubts: string;
  readonly itIsRight: string;
  readonly wrongSeats: string;
  readonly judgeComes: string;
  readonly pleaseWait: string;
  readonly bothSigned: string;
  readonly sent: string;
  readonly waiting: (results: number) => string;
}

/** All that the display says in one language. */
export interface Wording {
  readonly tell: Telling;
  readonly desk: DeskWording;
  readonly trouble: Readonly<Record<keyof TroubleDetails, string>>;
  /** A damaged game that was set aside, by its number. */
  readonly aside: (game: number) => string;
}

/** Characters of print, as the display's ROM has them. */
const PRINTED: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”«»]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/\p{Zs}/gu, ' '],
];

/** A line as the display can show it: without accents and signs that its ROM lacks. */
export const unaccented = (line: string): string =>
  PRINTED.reduce(
    (text, [sign, plain]) => text.replace(sign, plain),
    line.normalize('NFD').replace(/\p{Mark}/gu, ''),
  );
