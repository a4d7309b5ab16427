// Everything that goes between a page of the hall and the hall: schemas of what pages send, types of the answers.
import * as z from 'zod';
import {
  type AsideResult,
  type ClubSettings,
  type DeskRole,
  type DeskTask,
  type GuestNight,
  HELPERS,
  type Helper,
  LADDER_WORDS,
  type LadderDue,
  type LadderView,
  type LeaguePlayer,
  type Meeting,
  MOST_TABLES,
  NAMES_SHOWN,
  type NightCard,
  type NightCommand,
  type NightFact,
  type NightHand,
  type NightView,
  type OfferedFixture,
  type PersonCard,
  type RatedGame,
  type Rating,
  REPORTS,
  ROOM,
  SEASON_FIGURES,
  type Season,
  type SeasonRow,
  type SeasonRules,
  STANDINGS_AS,
} from '../../../shared/league/index.ts';
import type {
  BackupStatus,
  Door,
  HallResult,
  LeagueStatus,
  NightSummary,
  planImport,
  readPlayers,
  TableStatus,
} from '../../hall/index.ts';
import { secretOf } from '../kit/host.ts';
import type { LineMessage } from '../kit/live.ts';
import { expectation, expecting, whole, wholeInQuery } from '../kit/validation.ts';

const id = expecting(z.string().min(1).max(80), expectation('wordOrNumber', {}));
const name = expecting(z.string().min(1).max(80), expectation('name', { from: 1, to: 80 }));
const reason = expecting(z.string().max(200), expectation('wordOrNumber', {}));
const side = z.literal([0, 1]);
const round = whole(1, 99);
const note = expecting(z.string().min(1).max(40), expectation('wordOrNumber', {})).nullable();

/** Empty: made from the name. */
const derived = expecting(z.string().max(80), expectation('name', { from: 0, to: 80 })).optional();
const player = z.strictObject({ id, name, short: derived, surname: derived, member: note, club: note });
const entrant = z.strictObject({
  id,
  players: z.array(id).min(1).max(2),
  as: z.enum(STANDINGS_AS),
});
const outcome = z.strictObject({
  winner: side,
  spread: whole(0, 999),
  scores: z.tuple([whole(0, 999), whole(0, 999)]).nullable(),
  ending: z.enum(['target', 'conceded', 'bell']),
});
const line = z.strictObject({ points: whole(0, 99), spread: z.int().min(-999).max(999) });
const figures = z.strictObject({ points: whole(0, 999), spread: z.int().min(-999).max(999) });
const floorPlan = z.strictObject({
  door: whole(0, ROOM.columns - 1),
  spots: z
    .array(z.strictObject({ table: id, column: whole(0, ROOM.columns - 1), row: whole(0, ROOM.rows - 1) }))
    .max(MOST_TABLES),
});
const day = expecting(z.iso.date(), expectation('day', {}));
/** Without a day, a new night gets the day of the hall's clock. */
const heading = z.strictObject({
  date: day.optional(),
  title: name.optional(),
  venue: name.optional(),
});
/** The rules of a season. */
const seasonRules = {
  from: heading.shape.date,
  to: heading.shape.date,
  formats: z.array(name).max(20).optional(),
  best: whole(1, 999).optional(),
  least: whole(1, 999).optional(),
  guests: z.boolean().optional(),
  award: name.optional(),
  ties: z.array(z.enum(SEASON_FIGURES)).min(1).max(SEASON_FIGURES.length).optional(),
};
/** Empty: the event that the night was opened with. */
const eventId = expecting(z.string().regex(/^([A-Z][0-9]?)?$/), expectation('eventId', {}));
const columns = <C extends string>(all: readonly C[]) =>
  z.array(z.enum(all)).min(1).max(all.length).optional();
const clubSettings = z.strictObject({
  standings: columns(REPORTS.standings),
  season: columns(REPORTS.season),
  guestNights: whole(1, 99).optional(),
  guestCard: whole(1, 99).optional(),
  screen: name.nullable().optional(),
  decides: whole(1, 999).nullable().optional(),
  decidesOnScreen: z.boolean().optional(),
});
const ladderRules = z.strictObject({
  reach: whole(1, 99),
  answer: whole(1, 365),
  play: whole(1, 365),
  refused: z.enum(LADDER_WORDS.refused),
  move: z.enum(LADDER_WORDS.move),
  rounding: z.enum(LADDER_WORDS.rounding),
  idle: z.strictObject({ days: whole(1, 999), places: whole(1, 99) }).nullable(),
});
const ladderFact = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ruled'), day, rules: ladderRules }),
  z.strictObject({ type: z.enum(['joined', 'dropped', 'left']), day, player: id }),
  z.strictObject({ type: z.literal('challenged'), day, player: id, other: id }),
  z.strictObject({ type: z.literal('answered'), day, player: id, accepts: z.boolean() }),
  z.strictObject({ type: z.literal('played'), day, winner: id, loser: id }),
]);
/** A command and its event. Default: the event of its game, or the one that the night was opened with. */
const type = <T extends NightCommand['type']>(...names: readonly T[]) => ({
  type: z.enum(names),
  event: eventId.optional(),
});

/** By its name, or as its file says it. */
const format = z.union([z.string().max(40), z.record(z.string().max(40), z.unknown())]);

/** Who plays each rubber of a match of teams, by side. */
const lineups = z.array(z.tuple([z.array(id).max(2), z.array(id).max(2)])).max(99);

/** A command of the desk. Boards and phones have ways of their own to report and to sign. */
const deskCommand = z.discriminatedUnion('type', [
  z.strictObject({ ...type('addPlayer', 'changePlayer'), player }),
  z.strictObject({ ...type('removePlayer', 'forgetPlayer'), player: id }),
  z.strictObject({ ...type('merge'), from: id, into: id }),
  z.strictObject({ ...type('correctHeading'), heading }),
  z.strictObject({ ...type('showNames'), names: z.enum(NAMES_SHOWN) }),
  z.strictObject({ ...type('arrangeRoom'), room: floorPlan }),
  z.strictObject({ ...type('keepSeason'), season: z.strictObject({ name, ...seasonRules }) }),
  z.strictObject({ ...type('dropSeason'), season: name }),
  z.strictObject({ ...type('setClub'), settings: clubSettings }),
  z.strictObject({ ...type('enterLadder'), fact: ladderFact }),
  z.strictObject({ ...type('openEvent'), id: eventId, name, format }),
  z.strictObject({ ...type('openFixture'), fixture: id, players: lineups }),
  z.strictObject({ ...type('cut'), stage: eventId }),
  z.strictObject({ ...type('rankEvents'), order: z.array(eventId).min(1).max(9) }),
  z.strictObject({ ...type('ruleMatch'), match: id, winner: id.nullable(), reason }),
  z.strictObject({ ...type('reopenMatch'), match: id, reason }),
  z.strictObject({ ...type('checkIn'), entrant }),
  z.strictObject({ ...type('checkOut'), entrant: id }),
  z.strictObject({ ...type('addTable', 'removeTable'), table: id }),
  z.strictObject(type('draw', 'removeEvent', 'undoLadder')),
  z.strictObject({ ...type('reopenRound', 'reopen'), reason }),
  z.strictObject({ ...type('pause', 'resume'), round }),
  z.strictObject({ ...type('call'), game: id, table: id }),
  z.strictObject({ ...type('sit'), game: id, side }),
  z.strictObject({ ...type('settleAside'), index: whole(0, 99_999), into: id.nullable(), reason }),
  z.strictObject({ ...type('enterCard'), game: id, side, line, by: z.literal('desk') }),
  z.strictObject({ ...type('sign'), game: id, revision: whole(1, 9_999), side, by: z.literal('desk') }),
  z.strictObject({ ...type('dispute'), game: id, side }),
  z.strictObject({ ...type('rule', 'swapSides', 'void', 'reopenGame', 'letBe'), game: id, reason }),
  z.strictObject({ ...type('correct'), game: id, outcome, reason }),
  z.strictObject({ ...type('forfeit'), game: id, loser: side, reason }),
  z.strictObject({ ...type('settleForfeits'), win: figures, loss: figures }),
  z.strictObject({ ...type('check'), game: id }),
  z.strictObject({ ...type('drop'), entrant: id, reason }),
  z.strictObject({ ...type('breakTie'), by: z.enum(['playoff', 'cut']), order: z.array(id).min(2).max(80) }),
  z.strictObject({ ...type('enterPot', 'leavePot', 'claimPot', 'cutPot'), pot: id, entrant: id }),
  z.strictObject({
    ...type('close'),
    reasons: z.record(z.string().max(20), reason),
    checkedBy: expecting(z.string().max(12), expectation('name', { from: 0, to: 12 })).optional(),
  }),
]);

/** A command of the desk, as posted. An event may give the name of its format. */
export type PostedCommand = z.output<typeof deskCommand>;

/** Commands that are done together, or none of them. `seen`: the sequence of the night that the desk looked at. */
export const commandsSchema = z.strictObject({
  commands: z.array(deskCommand).min(1).max(400),
  seen: whole(0, Number.MAX_SAFE_INTEGER).optional(),
});

/** A command of a player's phone. The key says whose side it is for. */
export const phoneCommand = z.discriminatedUnion('type', [
  z.strictObject(type('checkIn')),
  z.strictObject({ ...type('sit', 'dispute'), game: id }),
  z.strictObject({ ...type('enterCard'), game: id, line }),
  z.strictObject({ ...type('sign'), game: id, revision: whole(1, 9_999) }),
]);
export type PhoneCommand = z.output<typeof phoneCommand>;

/** A phone shows the door code. */
export const doorSchema = z.strictObject({ door: secretOf('invitation') });
/** A phone takes the name of a player, with the key that it made. */
export const nameSchema = z.strictObject({ door: secretOf('invitation'), player: id, key: secretOf('key') });
/** With `renew`, the phone that has the name loses it. */
export const codeSchema = z.strictObject({ renew: z.boolean().optional() });

/** The role that is taken back from all who have it. */
export const helperSchema = z.strictObject({ role: z.enum(HELPERS) });

/** A new night: its format, and the seed of its draw, to repeat one. */
export const nightSchema = z.strictObject({
  format,
  seed: whole(0, 2 ** 31 - 1).optional(),
  heading: heading.optional(),
});

/** Why a command of the desk was not carried out, with the same in English. */
export interface HallRefused {
  readonly error: string;
  readonly refusal: Extract<HallResult, { ok: false }>['refusal'];
  readonly words: string;
}

/** The night of this moment, for every page. */
export interface NightMessage {
  readonly type: 'night';
  /** The place of its last event in the journal. */
  readonly sequence: number;
  /** The UUID of the hall's journal. */
  readonly hall: string;
  /** Milliseconds of the hall's clock: pages count minutes from here. */
  readonly now: number;
  /** Why the hall's disk takes nothing; null where it does. */
  readonly trouble: 'disk' | 'inDoubt' | null;
  readonly view: NightView;
}

/** The facts that the draw of the night follows from; none before the first round is drawn. */
export interface DrawAnswer {
  readonly facts: readonly NightFact[];
}

/** A night in a list. */
export interface NightLine extends Omit<NightSummary, 'events' | 'decidedBy'> {
  /** Who came first, by entrant: the names of its players. */
  readonly first: readonly (readonly string[])[];
}

/** Every night of the hall, oldest first, and the choices for a season. */
export interface NightsAnswer {
  readonly nights: readonly NightLine[];
  /** The saved seasons. */
  readonly seasons: readonly Season[];
  /** The names of the award tables. */
  readonly awards: readonly string[];
  readonly hasLadder: boolean;
}

const { formats, ...ruled } = seasonRules;
/** A season by name, or by the rules in an address, which repeats `format` and `ties`. */
export const seasonSchema = z.strictObject({
  season: name.optional(),
  format: formats,
  ...ruled,
  best: wholeInQuery(1, 999).optional(),
  least: wholeInQuery(1, 999).optional(),
  guests: z.literal('yes').optional(),
});

/** The table of a season, with names as the club shows them. */
export interface SeasonAnswer {
  readonly rules: SeasonRules;
  /** Its name, if it is saved. */
  readonly name: string | null;
  /** Whether the table of its award is loaded. */
  readonly loaded: boolean;
  /** Its closed nights. */
  readonly nights: number;
  readonly rows: readonly (Omit<SeasonRow, 'player'> & { readonly player: string; readonly name: string })[];
}

/** A season for its yearbook, with names in the club's form. */
export interface YearbookAnswer extends SeasonAnswer {
  /** The winner of each event and their card, oldest first. */
  readonly winners: readonly {
    readonly night: Pick<NightSummary, 'night' | 'heading' | 'opened'>;
    readonly format: string;
    readonly first: readonly (readonly string[])[];
    readonly card: Pick<NightCard, 'points' | 'wins' | 'net'> | null;
  }[];
  /** The best first. */
  readonly hands: readonly (Omit<NightHand, 'player'> & { readonly name: string })[];
  /** Head-to-head of the top 10 in the order of the table; null if two have not met. */
  readonly meetings: readonly (readonly (Pick<Meeting, 'games' | 'wins'> | null)[])[];
}

/** The ladder of the club, with names in the club's form. */
export interface LadderAnswer extends LadderView {
  /** With a game that the two have played in a night since. */
  readonly due: readonly (LadderDue & { readonly game: RatedGame | null })[];
  /** Whether there is an entry to take back. */
  readonly hasEntries: boolean;
}

/** A person over all nights, newest first, with names in the club's form. */
export interface PersonAnswer {
  readonly name: string;
  /** Glicko-2; null below 20 games. */
  readonly rating: Rating | null;
  readonly cards: readonly PersonCard[];
  readonly hands: readonly Omit<NightHand, 'player'>[];
  /** Head-to-head for the last 10 years, the most games first. */
  readonly meetings: readonly (Omit<Meeting, 'opponent'> & {
    readonly player: string;
    readonly name: string;
  })[];
}

/** One of them. */
export interface NightAnswer {
  readonly night: NightLine;
  readonly view: NightView;
}

/** And of its tables with boards, which say so much more often. */
export interface BoardsMessage {
  readonly type: 'boards';
  /** By their numbers. */
  readonly boards: readonly TableStatus[];
}

/** Both as one, as `/api/hall` answers and pages have them. */
export type HallMessage = NightMessage & Pick<BoardsMessage, 'boards'>;

/** Everything that pages of the hall hear live. */
export type HallLineMessage = NightMessage | BoardsMessage | LineMessage;

/** What the desk sees besides: what needs a person, everybody whom the club knows, and where phones reach the hall. */
export interface DeskAnswer {
  readonly role: DeskRole;
  readonly sequence: number;
  readonly tasks: readonly DeskTask[];
  readonly aside: readonly AsideResult[];
  readonly players: readonly LeaguePlayer[];
  readonly guests: readonly GuestNight[];
  readonly settings: ClubSettings;
  /**
   * Milliseconds for which tables are let in, 0: none are; and those that wait for a number, by the tickets on their displays. Null for
   * helpers, and without boards.
   */
  readonly door: Pick<Door, 'open' | 'waiting'> | null;
  /** Addresses, the public one first; none for helpers, and where only this machine reaches the hall. */
  readonly phones: readonly string[];
  /** Null for helpers, and if the hall was started without a backup. */
  readonly backup: BackupStatus | null;
  /** Null for helpers, and if the hall is in no league of clubs. */
  readonly league: (LeagueStatus & LeagueOffered) | null;
}

/** What the league offers: formats by their names, and the matches here from today on. */
interface LeagueOffered {
  readonly formats: readonly string[];
  readonly fixtures: readonly OfferedFixture[];
}

/** The player of a phone. */
export interface PhoneAnswer {
  readonly player: LeaguePlayer;
}

/** The phones, for the desk. */
export interface PhonesAnswer {
  /** The door code of this night; null where no night is open. */
  readonly door: string | null;
  /** Addresses under which phones reach the hall, the best first. */
  readonly phones: readonly string[];
  /** Players who have a phone. */
  readonly taken: readonly string[];
  /** By role: how many have it, and the code of the next one; null where every place is taken. */
  readonly helpers: readonly {
    readonly role: Helper;
    readonly taken: number;
    readonly invitation: string | null;
  }[];
}

/** The code of a player; null where a phone has taken it. */
export interface CodeAnswer {
  readonly invitation: string | null;
}

/** Names that a phone can take at the door. */
export interface DoorAnswer {
  readonly players: readonly Pick<LeaguePlayer, 'id' | 'name'>[];
}

/** What a list of players would do, or has done. */
export interface ImportAnswer extends Omit<ReturnType<typeof planImport>, 'commands'> {
  /** How its columns are understood, and its first rows; null for a file that is no list. */
  readonly table: NonNullable<ReturnType<typeof readPlayers>['table']> | null;
}
