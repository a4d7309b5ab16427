// Why the league refused something: a stable code with the figures that explain it. The words are in shared/words.
import type { Refusal, Requirement } from '../rules/terms/index.ts';

/** What a field of a format has to be, as far as the rules have no requirement that says it. */
export type FormatRequirement =
  | Requirement
  /** Fields in braces; these are known. */
  | { readonly code: 'fields'; readonly known: readonly string[] }
  /** Some of these words, each once, at least one. */
  | { readonly code: 'someOf'; readonly words: readonly string[] }
  /** Whole numbers from `least` to `most` in brackets, at least one. */
  | { readonly code: 'wholes'; readonly least: number; readonly most: number }
  /** A list in brackets. */
  | { readonly code: 'list' }
  /** Lines whose `from` rises. */
  | { readonly code: 'rising' }
  /** Rules for two sides; for pairs, two players on each. */
  | { readonly code: 'twoSides'; readonly seats: number }
  /** Not nothing, because another field, `by`, needs the figures. */
  | { readonly code: 'neededBy'; readonly by: string }
  /** At least as many as the field `than` has. */
  | { readonly code: 'atLeastField'; readonly than: string };

/** Every refusal code of the league, stable for callers, journals and tests. */
export const LEAGUE_REFUSALS = [
  'unknownFormat',
  'unknownField',
  'badFormat',
  'badFormatRules',
  'badLine',
  'noNight',
  'nightOpen',
  'nightClosed',
  'idTaken',
  'noPlayer',
  'noEntrant',
  'noTable',
  'noGame',
  'noAside',
  'noPot',
  'badPersonName',
  'badShortName',
  'partners',
  'inPlay',
  'stillHere',
  'checkedIn',
  'droppedOut',
  'tooFew',
  'oddField',
  'allDrawn',
  'roundBegun',
  'roundPaused',
  'notDrawn',
  'entrantBusy',
  'tableBusy',
  'notCalled',
  'wrongStage',
  'otherRevision',
  'finalResult',
  'reasonWanted',
  'unsettled',
  'forfeitsUsed',
  'gamesOpen',
  'badOutcome',
  'notLevel',
  'outsideRoom',
  'spotTaken',
] as const;
export type LeagueRefusalCode = (typeof LEAGUE_REFUSALS)[number];

/** Where a game stands. */
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

/** A refusal of the league: its code and the figures that explain it. Plain data. */
export type LeagueRefusal =
  | { readonly code: 'unknownFormat'; readonly name: string; readonly known: readonly string[] }
  /** A format file has a field that no format has. */
  | { readonly code: 'unknownField'; readonly field: string; readonly known: readonly string[] }
  | {
      readonly code: 'badFormat';
      readonly field: string;
      readonly value: string;
      readonly expected: FormatRequirement;
    }
  /** The rules that a format names cannot be played. */
  | { readonly code: 'badFormatRules'; readonly refusal: Refusal }
  /** Not a line of a score card such as `2 +08`. */
  | { readonly code: 'badLine'; readonly text: string }
  | { readonly code: 'noNight' | 'nightOpen' | 'nightClosed' }
  | { readonly code: 'idTaken'; readonly id: string }
  | { readonly code: 'noPlayer'; readonly player: string }
  | { readonly code: 'noEntrant'; readonly entrant: string }
  | { readonly code: 'noTable'; readonly table: string }
  | { readonly code: 'noGame'; readonly game: string }
  | { readonly code: 'noAside'; readonly index: number }
  | { readonly code: 'noPot'; readonly pot: string; readonly known: readonly string[] }
  | { readonly code: 'badPersonName'; readonly name: string }
  /** Not a short name for displays, of at most so many characters. */
  | { readonly code: 'badShortName'; readonly name: string; readonly most: number }
  /** An entrant has another number of players here. */
  | { readonly code: 'partners'; readonly expected: number; readonly got: number }
  /** The player, entrant or table has games tonight. */
  | { readonly code: 'inPlay'; readonly id: string }
  /** A player who is checked in tonight cannot be removed. */
  | { readonly code: 'stillHere'; readonly player: string }
  | { readonly code: 'checkedIn'; readonly player: string }
  | { readonly code: 'droppedOut'; readonly entrant: string }
  | { readonly code: 'tooFew'; readonly players: number; readonly least: number }
  /** By this format an odd number of players cannot start. */
  | { readonly code: 'oddField'; readonly players: number; readonly games: number }
  | { readonly code: 'allDrawn'; readonly rounds: number }
  | { readonly code: 'roundBegun'; readonly round: number }
  | { readonly code: 'roundPaused'; readonly round: number }
  | { readonly code: 'notDrawn'; readonly round: number }
  | { readonly code: 'entrantBusy'; readonly entrant: string; readonly game: string }
  | { readonly code: 'tableBusy'; readonly table: string; readonly game: string }
  | { readonly code: 'notCalled'; readonly game: string }
  /** The game stands at `stage`, where the command has no meaning. */
  | { readonly code: 'wrongStage'; readonly game: string; readonly stage: Stage }
  /** The signature is for another revision than the one that stands. */
  | {
      readonly code: 'otherRevision';
      readonly game: string;
      readonly stands: number;
      readonly signed: number;
    }
  /** Both have signed: only the desk can reopen the game. */
  | { readonly code: 'finalResult'; readonly game: string }
  | { readonly code: 'reasonWanted' }
  /** The format leaves a figure open that is needed now. */
  | { readonly code: 'unsettled'; readonly field: string }
  /** A forfeit is worth something else already, and these games are forfeited by it. */
  | { readonly code: 'forfeitsUsed'; readonly games: readonly string[] }
  | { readonly code: 'gamesOpen'; readonly games: readonly string[] }
  /** No game ends like this. `figure` is wrong, where one is; `hole` is the game hole. */
  | {
      readonly code: 'badOutcome';
      readonly fault: OutcomeFault;
      readonly figure: number;
      readonly hole: number;
    }
  /** The two are not level before the play-off or the cut. */
  | { readonly code: 'notLevel'; readonly entrants: readonly string[] }
  /** A room has so many columns and rows at most. */
  | { readonly code: 'outsideRoom'; readonly columns: number; readonly rows: number }
  /** Two tables at one place. */
  | { readonly code: 'spotTaken'; readonly table: string; readonly other: string };

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
