// Commands of a night. The league accepts each as events, or refuses it.
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import type { WrittenLine } from '../cards/writing.ts';
import type { HouseFigures, NightFormat } from '../format/format.ts';
import type { LadderFact } from '../ladder/ladder.ts';
import type { OfferedFixture } from '../report/offer.ts';
import type { Season } from '../season/season.ts';
import type { ClubChanges } from '../season/settings.ts';
import type { Bare, Tagged } from '../tagged.ts';
import type { Both } from '../team/format.ts';
import type { BrokenTie } from '../ties/steps.ts';
import type {
  Entrant,
  FloorPlan,
  InPot,
  LeaguePlayer,
  NamesShown,
  NightHeading,
  OfEvent,
  OpenedNight,
  ReasonedGame,
  SignedBy,
} from './event.ts';
import type { GameReport } from './report.ts';

interface NightCommands {
  open: OpenedNight;
  /** Replaces the heading of the last night, open or closed. */
  correctHeading: { heading: NightHeading };
  addPlayer: { player: LeaguePlayer };
  changePlayer: { player: LeaguePlayer };
  /** Takes a player who does not play tonight from the club's list. */
  removePlayer: { player: string };
  /** Erases a person's name from all nights. Results stay, under a number. */
  forgetPlayer: { player: string };
  merge: { from: string; into: string };
  /** How names are shown to those who look on. */
  showNames: { names: NamesShown };
  /** Where the tables stand, and the door: the whole room. */
  arrangeRoom: { room: FloorPlan };
  keepSeason: { season: Season };
  dropSeason: { season: string };
  setClub: { settings: ClubChanges };
  enterLadder: { fact: LadderFact };
  /** Takes the last entry of the ladder back. */
  undoLadder: Bare;
  checkIn: { entrant: Entrant };
  /** Before the first game. */
  checkOut: { entrant: string };
  addTable: { table: string };
  removeTable: { table: string };
  /** Another event in the same room, such as a satellite. */
  openEvent: { id: string; name: string; format: NightFormat };
  /** Opens a match of two teams with the players of each rubber; again with others, until it has a result. */
  openFixture: { fixture: OfferedFixture; players: readonly Both<readonly string[]>[] };
  /** Removes an event that has no results, and not the one that the night was opened with. */
  removeEvent: Bare;
  /** Makes the cut for a stage of the format: its field, in the order of the seeds. */
  cut: { stage: string };
  /** The order in which events get tables. */
  rankEvents: { order: readonly string[] };
  /** Decides a match of a bracket without its games. `winner` advances; null for a double walkover. */
  ruleMatch: { match: string; winner: string | null; reason: string };
  /** Reopens a match of a bracket, and undoes the later matches that depend on it. */
  reopenMatch: { match: string; reason: string };
  /** Draws the next round; plans anew if the field has changed. */
  draw: Bare;
  reopenRound: { reason: string };
  pause: { round: number };
  resume: { round: number };
  call: { game: string; table: string };
  sit: { game: string; side: GameSide };
  /** `table`: where it came from, if that is known; it has to be the table of the game. */
  report: { report: GameReport; table?: string };
  /** The desk gives a result that waits to a game, or leaves it out. */
  settleAside: { index: number; into: string | null; reason: string };
  enterCard: { game: string; side: GameSide; line: WrittenLine; by: SignedBy };
  sign: { game: string; revision: number; side: GameSide; by: SignedBy };
  dispute: { game: string; side: GameSide };
  /** The judge lets a disputed result stand. */
  rule: ReasonedGame;
  /** The desk enters or corrects a result. */
  correct: ReasonedGame & { outcome: GameOutcome };
  /** They sat the other way. */
  swapSides: ReasonedGame;
  forfeit: ReasonedGame & { loser: GameSide };
  /** What a forfeited game is worth, where the format leaves it open; it holds for the whole night. */
  settleForfeits: { win: HouseFigures; loss: HouseFigures };
  void: ReasonedGame;
  reopenGame: ReasonedGame;
  /** A void game is not played again. */
  letBe: ReasonedGame;
  /** The checker has initialled both cards. */
  check: { game: string };
  drop: { entrant: string; reason: string };
  /** A play-off or a cut among those who are level, the best first. */
  breakTie: { by: BrokenTie['by']; order: readonly string[] };
  enterPot: InPot;
  leavePot: InPot;
  claimPot: InPot;
  cutPot: InPot;
  /** `reasons` by game, for those that are not final. `checkedBy`: the initials of the person who checked the cards. */
  close: { reasons: Readonly<Record<string, string>>; checkedBy?: string | undefined };
  reopen: { reason: string };
}

/** Plain data. A command that changes a result needs a `reason`, which is kept. The id of a game names its event. */
export type NightCommand = Tagged<'type', NightCommands> & OfEvent;

/** A command of one type. */
export type NightCommandOf<T extends NightCommand['type']> = Extract<NightCommand, { readonly type: T }>;
