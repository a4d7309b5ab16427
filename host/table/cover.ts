// What a table is built from and answers, and what may come before its game: a screen of its own, and keys that it takes.
import type { KeyId, LaneCount } from '../../shared/protocol/index.ts';
import type { Card, Command, Event, Refusal, State } from '../../shared/rules/index.ts';
import type { KeptClaim } from '../../shared/table/claims.ts';
import type { HallScreen, HostScreen, PhonesScreen } from '../../shared/table/desk.ts';
import type { Complaint, Message, TroubleDetails } from '../../shared/words/index.ts';
import type { BoardLog, Clock } from '../board/index.ts';
import type { BoardPort, KeyEvent } from './board.ts';
import type { BookOptions, BookRefusal } from './book.ts';

/** What a table is built from. */
export interface TableOptions extends Pick<BookOptions, 'journal' | 'fold' | 'newId'> {
  readonly board: BoardPort;
  readonly clock?: Clock;
  readonly log?: BoardLog;
  /** Read anew each time. `lanes`: those of the board. `colours`: those of the lanes by name, noted with every game that starts. */
  readonly settings: {
    readonly lanes: LaneCount;
    readonly colours?: () => readonly string[];
    /** What a new table asks, until something is played at it. */
    readonly first?: FirstQuestions;
  };
}

/** `checks`: whether it asks how counts are checked. `unnamed`: whether the players of a game have the usual names. */
export interface FirstQuestions {
  readonly checks: boolean;
  readonly unnamed: (game: Pick<State, 'rules' | 'players'>) => boolean;
}

/** Why a command was not carried out: the rules, the disk, because the table is paused, or because it is the desk's. */
export type TableRefusal = BookRefusal | Message<Pick<TroubleDetails, 'paused' | 'deskOnly'>>;

/** The answer to a command: its events, which are on disk, or why there are none. `again`: what became of the same request before. */
export type TableResult =
  | { readonly ok: true; readonly value: readonly Event[]; readonly again?: KeptClaim }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** What comes before the game, as long as the table plays for a hall. */
export interface Cover {
  /** What the display says instead of the game; undefined where the game has it. */
  readonly screen: HallScreen | undefined;
  /** Takes a key; false where the game is to have it. */
  key(event: KeyEvent): boolean;
  /** Whether a command is the desk's. */
  bars(command: Command): boolean;
}

/** The dealer of a table at which Muggins plays. */
export interface TableDealer {
  /** What has to be done for the cards; undefined for nothing. */
  readonly task: Complaint | undefined;
  /** Why a command cannot be; undefined where it can. `by`: the seat whose phone asks. */
  bars(command: Command, by?: number): Refusal | undefined;
  /** Takes a card from the reader of a seat; false where it is none of Muggins's. */
  takes(card: Card, seat: number): boolean;
}

/** Pages that ask to be let in. The table shows them, and its keys answer them, only while nothing is being keyed. */
export interface Visitor {
  readonly screen: PhonesScreen | HostScreen;
  /** Takes a key that was pressed, or has been held for two seconds; false where the game is to have it. */
  press(key: KeyId, held: boolean): boolean;
}

/** Before and without a hall. */
export const NO_COVER: Cover = { screen: undefined, key: () => false, bars: () => false };

/** The refusal of what is the desk's. */
export const DESK_ONLY = { code: 'deskOnly', details: {} } as const;

/** The refusal while the table is paused. */
export const PAUSED = { code: 'paused', details: {} } as const;
