// What somebody wants to do in a night. The league accepts it as events, or refuses it.
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import type { WrittenLine } from '../cards/writing.ts';
import type { HouseFigures, NightFormat } from '../format/format.ts';
import type { BrokenTie } from '../ties/steps.ts';
import type { Entrant, FloorPlan, LeaguePlayer, NamesShown, SignedBy } from './event.ts';
import type { GameReport } from './report.ts';

/** Plain data. A command that changes what stands needs a `reason`, which is kept. */
export type NightCommand =
  /** `secret`: random, for the seal of the draw. */
  | {
      readonly type: 'open';
      readonly id: string;
      readonly format: NightFormat;
      readonly seed: number;
      readonly secret?: string;
    }
  | { readonly type: 'addPlayer' | 'changePlayer'; readonly player: LeaguePlayer }
  /** Takes somebody who does not play tonight from the club's list. */
  | { readonly type: 'removePlayer'; readonly player: string }
  | { readonly type: 'merge'; readonly from: string; readonly into: string }
  /** How names are shown to those who look on. */
  | { readonly type: 'showNames'; readonly names: NamesShown }
  /** Where the tables stand, and the door: the whole room. */
  | { readonly type: 'arrangeRoom'; readonly room: FloorPlan }
  | { readonly type: 'checkIn'; readonly entrant: Entrant }
  /** Before the first game. */
  | { readonly type: 'checkOut'; readonly entrant: string }
  | { readonly type: 'addTable' | 'removeTable'; readonly table: string }
  /** Draws the next round; plans anew if the field has changed. */
  | { readonly type: 'draw' }
  | { readonly type: 'reopenRound'; readonly reason: string }
  | { readonly type: 'pause' | 'resume'; readonly round: number }
  | { readonly type: 'call'; readonly game: string; readonly table: string }
  | { readonly type: 'sit'; readonly game: string; readonly side: GameSide }
  /** `table`: where it came from, if anybody knows; it has to be the table of the game. */
  | { readonly type: 'report'; readonly report: GameReport; readonly table?: string }
  /** The desk gives a result that waits to a game, or leaves it out. */
  | {
      readonly type: 'settleAside';
      readonly index: number;
      readonly into: string | null;
      readonly reason: string;
    }
  | {
      readonly type: 'enterCard';
      readonly game: string;
      readonly side: GameSide;
      readonly line: WrittenLine;
      readonly by: SignedBy;
    }
  | {
      readonly type: 'sign';
      readonly game: string;
      readonly revision: number;
      readonly side: GameSide;
      readonly by: SignedBy;
    }
  | { readonly type: 'dispute'; readonly game: string; readonly side: GameSide }
  /** The judge lets a disputed result stand. */
  | { readonly type: 'rule'; readonly game: string; readonly reason: string }
  /** The desk enters or corrects a result. */
  | {
      readonly type: 'correct';
      readonly game: string;
      readonly outcome: GameOutcome;
      readonly reason: string;
    }
  /** They sat the other way. */
  | { readonly type: 'swapSides'; readonly game: string; readonly reason: string }
  | { readonly type: 'forfeit'; readonly game: string; readonly loser: GameSide; readonly reason: string }
  /** What a forfeited game is worth, where the format leaves it open; it holds for the whole night. */
  | { readonly type: 'settleForfeits'; readonly win: HouseFigures; readonly loss: HouseFigures }
  /** `letBe`: a void game is not played again. */
  | { readonly type: 'void' | 'reopenGame' | 'letBe'; readonly game: string; readonly reason: string }
  /** The checker has initialled both cards. */
  | { readonly type: 'check'; readonly game: string }
  | { readonly type: 'drop'; readonly entrant: string; readonly reason: string }
  /** A play-off or a cut among those who are level, the best first. */
  | { readonly type: 'breakTie'; readonly by: BrokenTie['by']; readonly order: readonly string[] }
  | {
      readonly type: 'enterPot' | 'leavePot' | 'claimPot' | 'cutPot';
      readonly pot: string;
      readonly entrant: string;
    }
  /** `reasons` by game, for those that are not final. `checkedBy`: the initials of whoever has checked the cards. */
  | {
      readonly type: 'close';
      readonly reasons: Readonly<Record<string, string>>;
      readonly checkedBy?: string | undefined;
    }
  | { readonly type: 'reopen'; readonly reason: string };

/** A command of one type. */
export type NightCommandOf<T extends NightCommand['type'], C = NightCommand> = C extends {
  readonly type: infer U;
}
  ? T extends U
    ? C
    : never
  : never;
