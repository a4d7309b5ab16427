// What the pages of a hall say besides what is said by code.

import type { FormatName, NamesShown, NightFormat } from '../../league/index.ts';
import type { HallBoardWords } from './boards.ts';
import type { ListWords } from './list.ts';
import type { PaperWords } from './paper.ts';
import type { CodeWords, HallTableWords, PhoneWords } from './phone.ts';
import type { PotWords } from './pots.ts';
import type { RoomWords } from './room.ts';

/** A page of a hall by its address; 'television' is '/'. */
type HallPageName = 'television' | 'desk' | 'me' | 'print' | 'table' | 'judge';

/** Names of the pages, and what their links say. */
export type HallPageNames = Readonly<Record<HallPageName, string>>;

/** What the television and every other page says. */
export interface HallWords {
  readonly pages: HallPageNames;
  /** In the page as it is delivered: its description. */
  readonly about: HallPageNames;
  readonly title: string;
  /** Round 6 of 9. */
  readonly round: (round: number, of: number) => string;
  readonly players: (players: number) => string;
  readonly pairs: (pairs: number) => string;
  readonly gamesOver: (over: number, of: number) => string;
  readonly table: (table: string) => string;
  readonly versus: string;
  readonly now: string;
  readonly playing: string;
  readonly onDeck: string;
  readonly sitsOut: (names: readonly string[]) => string;
  readonly standings: string;
  readonly provisional: string;
  readonly final: string;
  /** Heads of columns. */
  readonly total: Readonly<Record<'points' | 'pegged' | 'lacked', string>>;
  readonly won: string;
  readonly net: string;
  readonly places: (from: number, to: number, of: number) => string;
  readonly noNight: string;
  readonly notBegun: string;
  /** What an odd or an even field means; `rounds` as planned now. */
  readonly field: (figures: FieldFigures) => string;
  readonly winner: (names: string) => string;
  /** Two or more are first. */
  readonly shared: (names: readonly string[]) => string;
  readonly judge: string;
  readonly hallSilent: string;
  /** While the hall's disk takes nothing. */
  readonly keepsNothing: Readonly<Record<'disk' | 'inDoubt', string>>;
  readonly lists: ListWords;
  /** The seal of the draw, and the check that anybody can make. */
  readonly draw: DrawWords;
  /** What stands on paper. */
  readonly paper: PaperWords;
  readonly desk: DeskWords;
  readonly phone: PhoneWords;
  readonly hallTable: HallTableWords;
  readonly codes: CodeWords;
  readonly boards: HallBoardWords;
  readonly pots: PotWords;
  readonly room: RoomWords;
}

/** What is said of a draw that anybody can check. */
interface DrawWords {
  /** By the first digits of its seal, before it is made. */
  readonly sealed: (seal: string) => string;
  readonly check: string;
  /** `seen`: this page saw the seal before the draw. */
  readonly matches: (rounds: number, seen: boolean) => string;
  readonly otherSeal: string;
  readonly otherDraw: (round: number) => string;
}

/** What a sentence about the field is made of. */
interface FieldFigures {
  readonly players: number;
  readonly rounds: number;
  /** Games that count for each. */
  readonly games: number;
  readonly pairs: boolean;
  /** How often two of so small a field meet at most; 1 where all opponents are different. */
  readonly meets: number;
}

/** A game of a player who leaves, and the opponent's name. */
interface LostGame {
  readonly game: string;
  readonly against: string;
}

/** What the desk says. */
interface DeskWords {
  readonly tonight: string;
  readonly needs: string;
  readonly needsNobody: string;
  /** What the keys of the desk do, each in a few words. */
  readonly keys: Readonly<
    Record<'title' | 'table' | 'other' | 'needs' | 'find' | 'tab' | 'enter' | 'escape' | 'close', string>
  >;
  readonly allOver: string;
  readonly games: string;
  readonly checkIn: string;
  readonly checkedIn: (players: number) => string;
  readonly newName: string;
  readonly add: string;
  readonly find: string;
  readonly partnerOf: (name: string) => string;
  readonly mend: string;
  readonly mendPlayer: string;
  readonly mendName: string;
  readonly mendShort: string;
  readonly mendMember: string;
  readonly mendSame: string;
  readonly mendHelp: string;
  readonly remove: string;
  readonly removeHelp: (name: string) => string;
  readonly shownNames: Readonly<Record<NamesShown | 'title' | 'label' | 'help', string>>;
  readonly tables: string;
  readonly format: string;
  readonly nextNight: string;
  readonly begin: string;
  /** What each format is, in a few words. */
  readonly formats: Readonly<Record<FormatName, string>>;
  readonly ownFormat: string;
  readonly ownFormatHelp: string;
  readonly ownFormatBad: string;
  readonly draw: string;
  readonly drawNext: string;
  readonly drawBack: string;
  readonly result: string;
  readonly resultHelp: (name: string) => string;
  /** Who won, by what is being typed. */
  readonly wonByHoles: (name: string, holes: number) => string;
  /** The name that was tapped lost by these scores. */
  readonly again: string;
  /** The line that somebody has written on a phone. */
  readonly wrote: (name: string, line: string) => string;
  /** A table at which nobody plays. */
  readonly free: string;
  readonly resultOf: (game: string, first: string, second: string) => string;
  readonly wonBy: (name: string) => string;
  readonly enter: string;
  readonly cancel: string;
  readonly more: string;
  readonly sign: string;
  readonly correct: string;
  readonly swap: string;
  readonly forfeitBy: (name: string) => string;
  readonly forfeitOpen: string;
  readonly forfeitWin: string;
  readonly forfeitLoss: string;
  readonly forfeitBad: string;
  readonly void: string;
  /** A void game: its replay, or none. */
  readonly playAgain: string;
  readonly letBe: string;
  readonly reopen: string;
  readonly stands: string;
  readonly leaveOut: string;
  readonly countsFor: (game: string) => string;
  readonly drop: (name: string) => string;
  /** A player who is checked in when every round is drawn. */
  readonly comesLast: (names: string) => string;
  readonly dropHelp: (name: string, games: NightFormat['dropOut']) => string;
  /** Games of a player who leaves that do not stand: `forfeited`, or else void. */
  readonly dropGames: (games: readonly LostGame[], forfeited: boolean) => string;
  readonly reason: string;
  readonly close: string;
  readonly closed: string;
  readonly checkedBy: string;
  readonly openGames: string;
  readonly reopenNight: string;
  readonly exports: string;
  readonly print: string;
  readonly pinNeeded: string;
  readonly pin: string;
  readonly badLine: string;
  readonly tieFor: (place: number) => string;
  readonly tieHelp: string;
  readonly first: (name: string) => string;
}
