// Why the league refused something: a stable code with the figures that explain it. The words are in shared/words.
import type { Refusal, Requirement } from '../rules/terms/index.ts';
import type { Bare, Tagged } from './tagged.ts';

/** What a field of a format has to be, as far as the rules have no requirement that says it. */
export type FormatRequirement =
  | Requirement
  | Tagged<
      'code',
      {
        /** Fields in braces; these are known. */
        fields: { known: readonly string[] };
        /** Some of these words, each once, at least one. */
        someOf: { words: readonly string[] };
        /** Whole numbers from `least` to `most` in brackets, at least one. */
        wholes: { least: number; most: number };
        /** A list in brackets. */
        list: Bare;
        /** Lines whose `from` rises. */
        rising: Bare;
        /** Rules for two sides; for pairs, two players on each. */
        twoSides: { seats: number };
        /** Not nothing, because another field, `by`, needs the figures. */
        neededBy: { by: string };
        /** An odd number, so that a match has a winner. */
        odd: Bare;
        /** An id that no other stage has. */
        ownId: Bare;
        /** Earlier events of the format. */
        earlier: Bare;
        /** At least as many as the field `than` has. */
        atLeastField: { than: string };
      }
    >;

/** The stage of a game. */
export const STAGES = [
  'drawn',
  'called',
  'seated',
  'over',
  'signedOnce',
  'signed',
  'checked',
  'disputed',
  'forfeited',
  'void',
] as const;
export type Stage = (typeof STAGES)[number];

interface LeagueRefusals {
  unknownFormat: { name: string; known: readonly string[] };
  /** A format file has a field that no format has. */
  unknownField: { field: string; known: readonly string[] };
  badFormat: { field: string; value: string; expected: FormatRequirement };
  /** The rules that a format names cannot be played. */
  badFormatRules: { refusal: Refusal };
  /** Not a line of a score card such as `2 +08`. */
  badLine: { text: string };
  noNight: Bare;
  nightOpen: Bare;
  nightClosed: Bare;
  idTaken: { id: string };
  noPlayer: { player: string };
  noEntrant: { entrant: string };
  noTable: { table: string };
  noGame: { game: string };
  noEvent: { event: string };
  noMatch: { match: string };
  /** Entrants are tied at the cut line. */
  levelAtCut: { entrants: readonly string[] };
  /** Fewer than 2 entrants would qualify. */
  fewAtCut: { players: number };
  /** Later games depend on it and have to be undone first. */
  playedOn: { games: readonly string[] };
  /** The event has results, and cannot be removed. */
  eventPlayed: { games: readonly string[] };
  /** Somebody who is still in an event that this one follows, or has gone on to another. */
  notEligible: { player: string };
  /** A drawn bracket takes no more players. */
  bracketDrawn: Bare;
  /** The captains have named the players of a match of teams: nobody else joins its event. */
  fieldNamed: Bare;
  noAside: { index: number };
  noPot: { pot: string; known: readonly string[] };
  badPersonName: { name: string };
  /** Not a short name for displays, of at most so many characters. */
  badShortName: { name: string; most: number };
  /** An entrant has another number of players here. */
  partners: { expected: number; got: number };
  /** The player, entrant or table has games tonight. */
  inPlay: { id: string };
  /** A player who is checked in tonight cannot be removed. */
  stillHere: { player: string };
  /** A player of an open night cannot be forgotten. */
  inOpenNight: { player: string };
  checkedIn: { player: string };
  droppedOut: { entrant: string };
  tooFew: { players: number; least: number };
  /** By this format an odd number of players cannot start. */
  oddField: { players: number; games: number };
  allDrawn: { rounds: number };
  roundBegun: { round: number };
  roundPaused: { round: number };
  notDrawn: { round: number };
  entrantBusy: { entrant: string; game: string };
  tableBusy: { table: string; game: string };
  notCalled: { game: string };
  /** The game is at `stage`, where the command has no meaning. */
  wrongStage: { game: string; stage: Stage };
  /** The signature is for an old revision. */
  otherRevision: { game: string; stands: number; signed: number };
  /** Both have signed: only the desk can reopen the game. */
  finalResult: { game: string };
  reasonWanted: Bare;
  /** The format leaves a figure open that is needed now. */
  unsettled: { field: string };
  /** A forfeit is worth something else already, and these games are forfeited by it. */
  forfeitsUsed: { games: readonly string[] };
  gamesOpen: { games: readonly string[] };
  /** No game ends like this. `figure` is wrong, where one is; `hole` is the game hole. */
  badOutcome: { fault: OutcomeFault; figure: number; hole: number };
  /** The two are not level before the play-off or the cut. */
  notLevel: { entrants: readonly string[] };
  /** A room has so many columns and rows at most. */
  outsideRoom: { columns: number; rows: number };
  noSeason: { season: string; known: readonly string[] };
  /** A season ends before it begins. */
  seasonDays: { from: string; to: string };
  /** Two tables at one place. */
  spotTaken: { table: string; other: string };
  /** No season of teams has been opened. */
  noTeamSeason: Bare;
  seasonClosed: Bare;
  /** The file of a season has the id of a closed one. */
  seasonKept: { season: string; id: string };
  /** Matches of the season have cards, so its calendar stands. */
  seasonPlayed: { matches: number };
  /** Matches without a card that counts keep a season open. */
  matchesOpen: { matches: number };
  noFixture: { fixture: string };
  noCompetition: { competition: string };
  noTeam: { team: string };
  /** A captain asks for more than the own side's sheet and card. */
  secretaryOnly: Bare;
  /** Both sheets are open: a captain's stays as it is. */
  sheetsOpen: Bare;
  /** The card counts: a captain's stays as it is. */
  cardFinal: Bare;
  /** A form in the place of the season that is made of it. */
  formGiven: Bare;
  /** A ruling comes before cards. */
  rulingStands: Bare;
  /** The format does not say what a walkover is worth. */
  noWalkover: Bare;
  /** No rubber of so many legs ends like this; rubbers are counted from 1. */
  badRubber: { rubber: number; legs: number };
  /** Not a line for each rubber. */
  badRubbers: { expected: number; got: number };
  /** Somebody twice in a rubber, or too many. */
  badPlayers: { rubber: number; expected: number };
  /** A day of a ladder is before the one of its last entry. */
  earlierDay: { day: string; last: string };
  onLadder: { player: string };
  notOnLadder: { player: string };
  /** A member may challenge only these now. */
  outOfReach: { player: string; may: readonly string[] };
  /** A member has an open challenge already. */
  challengeOpen: { player: string };
  /** A member has no open challenge that this answers or decides. */
  noChallenge: { player: string };
}

/** A refusal of the league: its code, stable for callers, journals and tests, and the figures that explain it. Plain data. */
export type LeagueRefusal = Tagged<'code', LeagueRefusals>;

/** What is wrong with the figures of a game. */
export const OUTCOME_FAULTS = [
  'winner',
  /** Not a number of holes by which a game can be won. */
  'margin',
  /** The format needs both. */
  'noScores',
  /** A score is past the game hole. */
  'score',
  'order',
  /** The winner is not in the game hole. */
  'target',
  /** The holes do not fit the scores. */
  'spread',
] as const;
export type OutcomeFault = (typeof OUTCOME_FAULTS)[number];

/** Either a value or a refusal of the league. Test `ok` first. */
export type LeagueResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: LeagueRefusal };

/** A refused result. */
export const refused = <T = never>(refusal: LeagueRefusal): LeagueResult<T> => ({ ok: false, refusal });

/** A successful result. */
export const granted = <T>(value: T): LeagueResult<T> => ({ ok: true, value });
