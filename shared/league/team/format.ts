// The format of a match between two teams, as data: its rubbers, its points, and what the league does where somebody is missing.
import type { PresetName } from '../../rules/house/index.ts';

/** The sides of a match: 0 at home, 1 away. */
export const MATCH_SIDES = [0, 1] as const;
export type MatchSide = (typeof MATCH_SIDES)[number];
/** A figure of the home side, and the same of the away side. */
export type Both<T> = readonly [home: T, away: T];

/** One of the games between some players of two teams: singles or pairs, over some legs. */
export interface RubberFormat {
  /** Players of each side: 1 for singles, 2 for pairs. */
  readonly players: 1 | 2;
  /** The rules of its legs. */
  readonly rules: PresetName;
  readonly legs: number;
  /** Whether all legs are played, or none after the rubber is decided. */
  readonly all: boolean;
}

/** Figures of a table that rank teams; `rubbers` and `legs` are for less against. */
export const TEAM_FIGURES = [
  'points',
  'won',
  'drawn',
  'lost',
  'legsFor',
  'legs',
  'rubbersFor',
  'rubbers',
] as const;
export type TeamFigure = (typeof TEAM_FIGURES)[number];
/** What puts level teams in order. `headToHead`: points, then legs, in the matches of these teams. */
export type TeamTie = TeamFigure | 'headToHead' | 'playoff';

/** What becomes of the matches of a team that withdraws: all void; those of the second half; what is played stands; or all byes. */
export const WITHDRAWALS = ['void', 'secondHalf', 'stand', 'byes'] as const;
export type WithdrawalRule = (typeof WITHDRAWALS)[number];

/** Fields that every match needs. */
export const ASKED_FIELDS = ['rubbers', 'decides', 'points', 'ties'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** The format of a match. A field that is null is one that the source leaves open: the league settles it, nothing guesses it. */
export interface MatchFormat {
  readonly name: string;
  readonly title: string;
  /** Where its figures can be read. */
  readonly source: string;
  /** Fields that cannot be null, and that the source leaves open: what stands in them is as far as it goes. */
  readonly asks?: readonly AskedField[];
  /** In the order of play. */
  readonly rubbers: readonly RubberFormat[];
  /** What wins a match: more legs, or more rubbers. */
  readonly decides: 'legs' | 'rubbers';
  /** All in units; so many units are a point of the table: 2 for leagues with half points. */
  readonly points: {
    readonly per: 1 | 2;
    readonly win: number | null;
    readonly draw: number | null;
    readonly loss: number | null;
    /** For each rubber won, and for each leg won. */
    readonly rubber: number;
    readonly leg: number;
  };
  readonly ties: readonly TeamTie[];
  /** A match that one side does not come to, from the side that came: rubbers and legs, for and against; units of points, null as if played so. */
  readonly walkover: {
    readonly rubbers: Both<number>;
    readonly legs: Both<number>;
    readonly points: Both<number> | null;
  } | null;
  /** A side with too few players: the rubbers that it loses first, by their places from 0, and the fewest players that may begin a match. */
  readonly short: { readonly first: readonly number[]; readonly least: number } | null;
  /** Units of points for both where a level match had both sides short; null where no rule says so. */
  readonly bothShort: number | null;
  /** By when a match has begun or is forfeited, such as 20:30. */
  readonly late: string | null;
  /** Days within which a postponed match is played. */
  readonly rearrange: number | null;
  /** What a withdrawal does to its matches, before the half of the season and after it. */
  readonly withdrawal: { readonly before: WithdrawalRule; readonly after: WithdrawalRule } | null;
  /** How often a player may change the team in a season, and until when. */
  readonly transfers: { readonly most: number; readonly until: 'half' | 'end' } | null;
  /** Matches that a player needs for the averages. */
  readonly averagesFrom: number | null;
}
