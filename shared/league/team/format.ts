// The format of a match between two teams, as data: its rubbers, its points, and the rules for a side that is absent or short.
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

/** Figures of a table that rank teams. `rubbers` and `legs` are differences. */
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
/** A step that orders level teams. `headToHead`: points, then legs, in their own matches. */
export type TeamTie = TeamFigure | 'headToHead' | 'playoff';

/** The matches of a withdrawn team: all void; the second half void; those played stand; or all byes. */
export const WITHDRAWALS = ['void', 'secondHalf', 'stand', 'byes'] as const;
export type WithdrawalRule = (typeof WITHDRAWALS)[number];

/** Fields that every match needs. */
export const ASKED_FIELDS = ['rubbers', 'decides', 'points', 'ties'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** The format of a match. Null: the source leaves this field open, and the league settles it. */
export interface MatchFormat {
  readonly name: string;
  readonly title: string;
  /** Where its figures can be read. */
  readonly source: string;
  /** Fields that the source leaves open but that cannot be null. Their value is as much as the source says. */
  readonly asks?: readonly AskedField[];
  /** In the order of play. */
  readonly rubbers: readonly RubberFormat[];
  /** What wins a match: more legs, or more rubbers. */
  readonly decides: 'legs' | 'rubbers';
  /** All in units. `per` units are a point of the table: 2 in leagues with half points. */
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
  /** The result of a walkover, the side that came first. Units of points; null: the points of such a score. */
  readonly walkover: {
    readonly rubbers: Both<number>;
    readonly legs: Both<number>;
    readonly points: Both<number> | null;
  } | null;
  /** For a side that is short: the rubbers that it loses first, by their places from 0, and the fewest players that may begin a match. */
  readonly short: { readonly first: readonly number[]; readonly least: number } | null;
  /** Units of points for both sides if a drawn match had both short; null without such a rule. */
  readonly bothShort: number | null;
  /** The latest start, such as 20:30. After it, a side may forfeit. */
  readonly late: string | null;
  /** Days within which a postponed match is played. */
  readonly rearrange: number | null;
  /** What a withdrawal does to its matches, before the half of the season and after it. */
  readonly withdrawal: { readonly before: WithdrawalRule; readonly after: WithdrawalRule } | null;
  /** How often a player may change teams in a season, and until when. */
  readonly transfers: { readonly most: number; readonly until: 'half' | 'end' } | null;
  /** Matches that a player needs for the averages. */
  readonly averagesFrom: number | null;
}
