// What has happened in a night. The night is the fold of its events; they are appended to a journal and never changed.
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import type { WrittenLine } from '../cards/writing.ts';
import type { HouseFigures, NightFormat } from '../format/format.ts';
import type { RoundPlan } from '../rotation/record.ts';
import type { BrokenTie } from '../ties/steps.ts';
import type { AsideReason, GameReport } from './report.ts';

/** A person whom the club knows. The id outlives names. */
export interface LeaguePlayer {
  readonly id: string;
  /** 1 to 80 printable characters. */
  readonly name: string;
  /** How displays with 20 characters a row say the name, where the desk has chosen it; `shortOf` has it for everybody. */
  readonly short?: string | undefined;
  /** Member number. */
  readonly member: string | null;
  readonly club: string | null;
}

/** How names are shown to those who look on: whole, as first name and initial, or as the member number. */
export const NAMES_SHOWN = ['full', 'initial', 'number'] as const;
export type NamesShown = (typeof NAMES_SHOWN)[number];

/** Where a table stands: columns from the left as somebody comes in, rows from the door, both from 0. */
export interface TableSpot {
  readonly table: string;
  readonly column: number;
  readonly row: number;
}

/** The room as it is seen from its door. */
export interface FloorPlan {
  /** The column that the door is in. */
  readonly door: number;
  /** No two tables at one place; nothing until the desk has arranged the room. */
  readonly spots: readonly TableSpot[];
}

export const STANDINGS_AS = ['member', 'guest', 'visitor'] as const;

/** Who plays tonight: one person, or two partners. */
export interface Entrant {
  readonly id: string;
  readonly players: readonly string[];
  readonly as: (typeof STANDINGS_AS)[number];
}

/** A game as it is drawn. `game` is its round and its number there: '3.2'. */
export interface DrawnGame {
  readonly game: string;
  readonly entrants: readonly [string, string];
}

/** With whose hand something was signed or entered. */
export const HANDS_OF = ['board', 'phone', 'desk'] as const;
export type SignedBy = (typeof HANDS_OF)[number];

/** What happened. Plain data: JSON and back gives the same. */
export type NightFact =
  | {
      readonly type: 'nightOpened';
      readonly id: string;
      readonly format: NightFormat;
      readonly seed: number;
      /** What the draw is sealed with. A night of an older version has none. */
      readonly secret?: string;
    }
  | { readonly type: 'playerAdded' | 'playerChanged'; readonly player: LeaguePlayer }
  /** The club's list has them no more. Results of a night that is open or was last keep the name. */
  | { readonly type: 'playerRemoved'; readonly player: string }
  /** Two entries are one person, who keeps the id `into`. */
  | { readonly type: 'playersMerged'; readonly from: string; readonly into: string }
  /** From now on, in this night and in those to come. */
  | { readonly type: 'namesShown'; readonly names: NamesShown }
  /** The same: the room is the club's. */
  | { readonly type: 'roomArranged'; readonly room: FloorPlan }
  /** `missed`: rounds that were drawn before. */
  | { readonly type: 'checkedIn'; readonly entrant: Entrant; readonly missed: number }
  | { readonly type: 'checkedOut'; readonly entrant: string }
  | { readonly type: 'tableAdded' | 'tableRemoved'; readonly table: string }
  /** The rounds still to come, all of them. */
  | { readonly type: 'roundsPlanned'; readonly rounds: readonly RoundPlan[] }
  | {
      readonly type: 'roundDrawn';
      readonly round: number;
      readonly games: readonly DrawnGame[];
      readonly idle: readonly string[];
    }
  /** The draw of the last round is taken back. */
  | { readonly type: 'roundReopened'; readonly round: number; readonly reason: string }
  | { readonly type: 'roundPaused' | 'roundResumed'; readonly round: number }
  | { readonly type: 'gameCalled'; readonly game: string; readonly table: string }
  | { readonly type: 'seatTaken'; readonly game: string; readonly side: GameSide }
  | {
      readonly type: 'resultReported';
      readonly game: string;
      readonly report: GameReport;
      readonly outcome: GameOutcome;
    }
  | { readonly type: 'resultSetAside'; readonly report: GameReport; readonly why: AsideReason }
  /** The desk has dealt with a result that waited. `into` is the game it was given to; null where it is left out. */
  | {
      readonly type: 'asideSettled';
      readonly index: number;
      readonly into: string | null;
      readonly outcome: GameOutcome | null;
      readonly reason: string;
    }
  | {
      readonly type: 'cardEntered';
      readonly game: string;
      readonly side: GameSide;
      readonly line: WrittenLine;
      readonly by: SignedBy;
    }
  /** Both cards of a game agree. */
  | { readonly type: 'cardsAgreed'; readonly game: string; readonly outcome: GameOutcome }
  | {
      readonly type: 'signed';
      readonly game: string;
      readonly revision: number;
      readonly side: GameSide;
      readonly by: SignedBy;
    }
  | { readonly type: 'disputed'; readonly game: string; readonly side: GameSide }
  /** The dispute is over, and the result stands. */
  | { readonly type: 'ruled'; readonly game: string; readonly reason: string }
  /** The desk says how the game ended. `from` is what stood before. */
  | {
      readonly type: 'corrected';
      readonly game: string;
      readonly from: GameOutcome | null;
      readonly to: GameOutcome;
      readonly reason: string;
    }
  | { readonly type: 'forfeited'; readonly game: string; readonly loser: GameSide; readonly reason: string }
  | { readonly type: 'forfeitsSettled'; readonly win: HouseFigures; readonly loss: HouseFigures }
  | { readonly type: 'voided' | 'gameReopened'; readonly game: string; readonly reason: string }
  /** A void game is not played again. */
  | { readonly type: 'letBe'; readonly game: string; readonly reason: string }
  | { readonly type: 'gameChecked'; readonly game: string }
  | {
      readonly type: 'dropped';
      readonly entrant: string;
      /** The first round without it. */
      readonly round: number;
      readonly reason: string;
    }
  | { readonly type: 'tieBroken'; readonly by: BrokenTie['by']; readonly order: readonly string[] }
  | {
      readonly type: 'potEntered' | 'potLeft' | 'potClaimed' | 'potCut';
      readonly pot: string;
      readonly entrant: string;
    }
  /** `checkedBy`: initials, where somebody has checked the cards. */
  | {
      readonly type: 'nightClosed';
      readonly reasons: Readonly<Record<string, string>>;
      readonly checkedBy?: string;
    }
  | { readonly type: 'nightReopened'; readonly reason: string };

/** A fact of one type. */
export type NightFactOf<T extends NightFact['type'], F = NightFact> = F extends { readonly type: infer U }
  ? T extends U
    ? F
    : never
  : never;

/** Who did it, and when, in milliseconds of the hall's clock. No order depends on it. */
export interface NightStamp {
  readonly at: number;
  readonly author: string;
}

/** An entry of the night's journal. */
export type NightEvent = NightFact & NightStamp;
