// What has happened in a night. The night is the fold of its events; they are appended to a journal, and only
// the names of forgotten players are ever changed there.
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import type { WrittenLine } from '../cards/writing.ts';
import type { HouseFigures, NightFormat } from '../format/format.ts';
import type { LadderFact } from '../ladder/ladder.ts';
import type { RoundPlan } from '../rotation/record.ts';
import type { Season } from '../season/season.ts';
import type { ClubSettings } from '../season/settings.ts';
import type { MatchResult } from '../stage/bracket.ts';
import type { Bare, Tagged } from '../tagged.ts';
import type { BrokenTie } from '../ties/steps.ts';
import type { FixturePart } from './fixture.ts';
import type { AsideReason, GameReport } from './report.ts';

/** A person whom the club knows. The id outlives names. */
export interface LeaguePlayer {
  readonly id: string;
  /** 1 to 80 printable characters. */
  readonly name: string;
  /** How displays with 20 characters a row say the name, where the desk has chosen it; `shortOf` has it for everybody. */
  readonly short?: string | undefined;
  /** What lists sort by, where the club's list or the desk has entered it; `surnameOf` has it for everybody. */
  readonly surname?: string | undefined;
  /** Member number. */
  readonly member: string | null;
  readonly club: string | null;
}

/** How names are shown to those who look on: whole, as first name and initial, or as the member number. */
export const NAMES_SHOWN = ['full', 'initial', 'number'] as const;
export type NamesShown = (typeof NAMES_SHOWN)[number];

/** The place of a table: columns from the left seen from the door, rows from the door, both from 0. */
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

/** A night that is opened. `secret`: random, for the seal of the draw. */
export interface OpenedNight {
  id: string;
  format: NightFormat;
  seed: number;
  secret?: string;
  heading?: NightHeading | undefined;
}

/** A game, and why the desk changes its result. */
export interface ReasonedGame {
  game: string;
  reason: string;
}

/** A player in a side pot. */
export interface InPot {
  pot: string;
  entrant: string;
}

/** The heading of a night in lists and on paper. The director sets the day, because the hall's clock may be wrong. */
export interface NightHeading {
  /** As ISO 8601 has it: 2026-11-29. */
  readonly date?: string | undefined;
  /** 1 to 80 printable characters. */
  readonly title?: string | undefined;
  readonly venue?: string | undefined;
}

/** The local day of a time, as an ISO 8601 date. */
export const dayOf = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

interface NightFacts {
  nightOpened: OpenedNight;
  /** Replaces the whole heading. */
  headingCorrected: { heading: NightHeading };
  playerAdded: { player: LeaguePlayer };
  playerChanged: { player: LeaguePlayer };
  /** The club's list has them no more. Results of a night that is open or was last keep the name. */
  playerRemoved: { player: string };
  /** A person's name is gone from every journal entry: `players` are all ids of that person, `number` stands in for the name. */
  playerForgotten: { players: readonly string[]; number: number };
  /** Two entries are one person, who keeps the id `into`. */
  playersMerged: { from: string; into: string };
  /** From now on, in this night and in those to come. */
  namesShown: { names: NamesShown };
  /** The same: the room is the club's. */
  roomArranged: { room: FloorPlan };
  /** Saves a season. It replaces one of the same name. */
  seasonKept: { season: Season };
  seasonDropped: { season: string };
  /** Changes these settings; the others stay. */
  clubSet: { settings: Partial<ClubSettings> };
  /** Something happened on the club's ladder. */
  ladderEntered: { fact: LadderFact };
  /** The last entry of the ladder is taken back. */
  ladderUndone: Bare;
  /** `missed`: rounds that were drawn before. */
  checkedIn: { entrant: Entrant; missed: number };
  checkedOut: { entrant: string };
  tableAdded: { table: string };
  tableRemoved: { table: string };
  /** Opens an event with its field in the order of the seeds; again, as long as none of its games has a result. */
  eventOpened: {
    id: string;
    name: string;
    format: NightFormat;
    entrants: readonly Entrant[];
    reserve: string | null;
    /** Of an event with rubbers of a match of teams. */
    fixture?: FixturePart;
  };
  eventRemoved: Bare;
  /** The order in which events get tables: all ids. */
  eventsRanked: { order: readonly string[] };
  /** The field of a bracket in the order of its seeds; empty when the draw is taken back. */
  bracketDrawn: { order: readonly string[] };
  matchRuled: MatchResult & { reason: string };
  /** Reopens a match; the later games that depend on it are undone. */
  matchReopened: { match: string; undone: readonly string[]; reason: string };
  /** The rounds still to come, all of them. */
  roundsPlanned: { rounds: readonly RoundPlan[] };
  roundDrawn: { round: number; games: readonly DrawnGame[]; idle: readonly string[] };
  /** The draw of the last round is taken back. */
  roundReopened: { round: number; reason: string };
  roundPaused: { round: number };
  roundResumed: { round: number };
  gameCalled: { game: string; table: string };
  seatTaken: { game: string; side: GameSide };
  resultReported: { game: string; report: GameReport; outcome: GameOutcome };
  resultSetAside: { report: GameReport; why: AsideReason };
  /** The desk has dealt with a result that waited. `into` is the game it was given to; null where it is left out. */
  asideSettled: { index: number; into: string | null; outcome: GameOutcome | null; reason: string };
  cardEntered: { game: string; side: GameSide; line: WrittenLine; by: SignedBy };
  /** Both cards of a game agree. */
  cardsAgreed: { game: string; outcome: GameOutcome };
  signed: { game: string; revision: number; side: GameSide; by: SignedBy };
  disputed: { game: string; side: GameSide };
  /** The dispute is over, and the result stands. */
  ruled: ReasonedGame;
  /** The desk says how the game ended. `from` is what stood before. */
  corrected: ReasonedGame & { from: GameOutcome | null; to: GameOutcome };
  forfeited: ReasonedGame & { loser: GameSide };
  forfeitsSettled: { win: HouseFigures; loss: HouseFigures };
  voided: ReasonedGame;
  gameReopened: ReasonedGame;
  /** A void game is not played again. */
  letBe: ReasonedGame;
  gameChecked: { game: string };
  /** `round`: the first without the entrant. */
  dropped: { entrant: string; round: number; reason: string };
  tieBroken: { by: BrokenTie['by']; order: readonly string[] };
  potEntered: InPot;
  potLeft: InPot;
  potClaimed: InPot;
  potCut: InPot;
  /** `checkedBy`: initials, where the cards were checked. */
  nightClosed: { reasons: Readonly<Record<string, string>>; checkedBy?: string };
  nightReopened: { reason: string };
}

/** The event of a fact or a command. Without one it is the event that the night was opened with. */
export interface OfEvent {
  readonly event?: string | undefined;
}

/** What happened. Plain data: JSON and back gives the same. */
export type NightFact = Tagged<'type', NightFacts> & OfEvent;

/** A fact of one type. */
export type NightFactOf<T extends NightFact['type']> = Extract<NightFact, { readonly type: T }>;

/** Who did it, and when, in milliseconds of the hall's clock. No order depends on it. */
export interface NightStamp {
  readonly at: number;
  readonly author: string;
}

/** An entry of the night's journal. */
export type NightEvent = NightFact & NightStamp;
