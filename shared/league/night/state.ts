// A night at one moment: what its events have led to.
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import type { WrittenLine } from '../cards/writing.ts';
import type { NightFormat } from '../format/format.ts';
import { formatOf } from '../format/presets.ts';
import type { LadderFact } from '../ladder/ladder.ts';
import type { Stage } from '../refusal.ts';
import type { RoundPlan } from '../rotation/record.ts';
import type { Season } from '../season/season.ts';
import { type ClubSettings, USUAL_SETTINGS } from '../season/settings.ts';
import type { MatchResult } from '../stage/bracket.ts';
import type { BrokenTie } from '../ties/steps.ts';
import type { Entrant, FloorPlan, LeaguePlayer, NamesShown, NightHeading, SignedBy } from './event.ts';
import type { FixturePart } from './fixture.ts';
import type { AsideReason, GameReport, HighHand, ReportFlag } from './report.ts';

/** The result of a game now. */
export interface KeptResult {
  readonly outcome: GameOutcome;
  /** From 1; a correction makes the next. Signatures are for a revision. */
  readonly revision: number;
  readonly origin: 'board' | 'cards' | 'desk';
  /** When the game first had a result, in milliseconds of the hall's clock. */
  readonly at: number;
  /** The key of the board's result; undefined for one that no board reported. */
  readonly key: string | undefined;
  /** What the desk should look at; nothing once it has corrected the result. */
  readonly flags: readonly ReportFlag[];
  /** The side that dealt first, where a board has seen it. */
  readonly firstDeal?: GameSide | undefined;
  /** High hands of the game, where a board has seen them. */
  readonly hands: readonly HighHand[];
}

/** A game of the night. Lists are by side. */
export interface NightGame {
  readonly game: string;
  readonly round: number;
  /** Its match, and its number in the match, from 1. */
  readonly match: string;
  readonly leg: number;
  readonly entrants: readonly [string, string];
  readonly table: string | undefined;
  /** When it was called; undefined before that. */
  readonly calledAt: number | undefined;
  readonly seated: readonly [boolean, boolean];
  readonly result: KeptResult | undefined;
  readonly signatures: readonly [SignedBy | undefined, SignedBy | undefined];
  readonly cards: readonly [WrittenLine | undefined, WrittenLine | undefined];
  /** The side that disputes the result. */
  readonly disputedBy: GameSide | undefined;
  /** The side that forfeited. */
  readonly forfeitedBy: GameSide | undefined;
  readonly isVoid: boolean;
  /** A void game that is not played again: the desk lets it be. */
  readonly letBe: boolean;
  readonly checked: boolean;
  /** Whether the desk has opened it again after it was final. */
  readonly reopened: boolean;
}

/** A game without a result: no signature, no dispute, no forfeit, no check. */
export const UNSETTLED = {
  signatures: [undefined, undefined],
  disputedBy: undefined,
  forfeitedBy: undefined,
  isVoid: false,
  letBe: false,
  checked: false,
} as const satisfies Partial<NightGame>;

/** A result that waits for the desk, or that the desk has dealt with. */
export interface AsideResult {
  readonly report: GameReport;
  readonly why: AsideReason;
  readonly settled: boolean;
}

/** An entrant of tonight. */
export interface NightEntrant extends Entrant {
  /** Rounds that were drawn before it came. */
  readonly missed: number;
  /** The first round without it; undefined for one who stays. */
  readonly leftBefore: number | undefined;
}

/** A side pot: who is in it, who has claimed it in order, and who won the cut. */
export interface PotState {
  readonly entered: readonly string[];
  readonly claimed: readonly string[];
  readonly cut: string | undefined;
}

/** An empty side pot. */
export const NO_POT: PotState = { entered: [], claimed: [], cut: undefined };

/** The state of one event of a night. */
export interface EventState {
  /** The prefix of its games: `P` for P1.3; empty for the event that the night was opened with. */
  readonly event: string;
  /** Its name in lists; null for the event that the night was opened with. */
  readonly name: string | null;
  /** The event with the lowest rank gets a table first. */
  readonly rank: number;
  readonly format: NightFormat;
  readonly entrants: readonly NightEntrant[];
  /** The last plan of the rounds to come. */
  readonly planned: readonly RoundPlan[];
  /** Whether the field has changed since that plan. */
  readonly stale: boolean;
  readonly drawn: readonly RoundPlan[];
  readonly paused: readonly number[];
  readonly games: readonly NightGame[];
  readonly broken: readonly BrokenTie[];
  readonly pots: Readonly<Record<string, PotState>>;
  /** The field of a bracket in the order of its seeds, once it is drawn. */
  readonly seeds: readonly string[];
  /** The high non-qualifier. */
  readonly reserve: string | null;
  /** Matches that the desk decided: by a walkover or a retirement. */
  readonly rulings: readonly MatchResult[];
  /** What it plays of a match of teams; null for any other event. */
  readonly fixture: FixturePart | null;
}

/** A night: the state that its events share, and its current event. `inEvent` turns to another. Plain data. */
export interface NightState extends EventState {
  /** The other events, oldest first. */
  readonly events: readonly EventState[];
  readonly phase: 'none' | 'open' | 'closed';
  readonly id: string;
  readonly heading: NightHeading;
  readonly seed: number;
  /** What the draw is sealed with; null where the night was opened without one. */
  readonly secret: string | null;
  readonly players: readonly LeaguePlayer[];
  /** Players who were removed: results keep their names. Those who were forgotten have a number. */
  readonly former: readonly LeaguePlayer[];
  /** Entries that were merged into others, by id: who each is now. */
  readonly merged: Readonly<Record<string, string>>;
  readonly names: NamesShown;
  readonly room: FloorPlan;
  /** The saved seasons, oldest first. */
  readonly seasons: readonly Season[];
  readonly settings: ClubSettings;
  /** What happened on the ladder of the club, in order. */
  readonly ladder: readonly LadderFact[];
  readonly tables: readonly string[];
  /** What is known of each board's result, by its key: the highest revision, its digest. */
  readonly reports: Readonly<Record<string, { readonly revision: number; readonly digest: string }>>;
  readonly aside: readonly AsideResult[];
  /** Games that were not final when the night was closed, with the desk's reason. */
  readonly openReasons: Readonly<Record<string, string>>;
  /** Initials of the person who checked the cards of a closed night. */
  readonly checkedBy: string | null;
}

/** The state of a new event. */
export const NEW_EVENT: Omit<EventState, 'event' | 'name' | 'rank' | 'format'> = {
  entrants: [],
  planned: [],
  stale: true,
  drawn: [],
  paused: [],
  games: [],
  broken: [],
  pots: {},
  seeds: [],
  reserve: null,
  rulings: [],
  fixture: null,
};

/** Before a night. */
export const NO_NIGHT: NightState = {
  ...NEW_EVENT,
  event: '',
  name: null,
  rank: 0,
  events: [],
  phase: 'none',
  id: '',
  heading: {},
  format: formatOf('grass-roots'),
  seed: 0,
  secret: null,
  players: [],
  former: [],
  merged: {},
  names: 'full',
  room: { door: 0, spots: [] },
  seasons: [],
  settings: USUAL_SETTINGS,
  ladder: [],
  tables: [],
  reports: {},
  aside: [],
  openReasons: {},
  checkedBy: null,
};

/** The stage of a game. */
export function stageOf(game: NightGame): Stage {
  const { isVoid, forfeitedBy, disputedBy, result, checked, signatures, seated, calledAt } = game;
  if (isVoid) return 'void';
  if (forfeitedBy !== undefined) return 'forfeited';
  if (disputedBy !== undefined) return 'disputed';
  if (result === undefined) {
    if (calledAt === undefined) return 'drawn';
    return seated[0] && seated[1] ? 'seated' : 'called';
  }
  if (checked) return 'checked';
  const signed = signatures.filter((each) => each !== undefined).length;
  return (['over', 'signedOnce', 'signed'] as const)[signed] as Stage;
}

const FINAL: ReadonlySet<Stage> = new Set(['signed', 'checked', 'forfeited', 'void']);

/** Whether a game at this stage is settled. */
export const isFinalStage = (stage: Stage): boolean => FINAL.has(stage);

const RUNNING: ReadonlySet<Stage> = new Set(['called', 'seated']);

/** Whether nothing is open about a game any more. */
export const isFinal = (game: NightGame): boolean => isFinalStage(stageOf(game));

/** Whether a game is being played, or about to be. */
export const isRunning = (game: NightGame): boolean => RUNNING.has(stageOf(game));

/** Who plays from now on, in the order in which they checked in. */
export const presentOf = ({ entrants }: NightState): readonly string[] =>
  entrants.filter(({ leftBefore }) => leftBefore === undefined).map(({ id }) => id);
