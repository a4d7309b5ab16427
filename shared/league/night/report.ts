// The result of a game as a board reports it: a fact with an id, a revision and a digest.
import type { GameOutcome, OUTCOME_ENDINGS } from '../cards/outcome.ts';

/** The identity of a result: its journal, and the number of the game there. Both outlive names and restarts. */
export interface ResultId {
  readonly journal: string;
  readonly game: number;
}

/** What the desk should look at before it believes a result. */
export const REPORT_FLAGS = ['conceded', 'unverified', 'lateRuling', 'wrongSeats', 'clock'] as const;
export type ReportFlag = (typeof REPORT_FLAGS)[number];

/** Points from which a hand is a high one: the side pots of clubs begin at 24 (../shared/league.md, B1). */
export const HIGH_HAND = 24;
/** High hands in a report: more than a game has, and fewer than a message holds. */
export const MOST_HANDS = 16;

/** A hand or crib that counted well, and who held it. */
export interface HighHand {
  /** Id of the player. */
  readonly player: string;
  readonly points: number;
  /** The cards and then the starter, as `5H 5S 5D JC 5C`; null where they were not entered. */
  readonly cards: string | null;
}

/** A result report. Plain data. Lists are by side. */
export interface GameReport {
  readonly id: ResultId;
  /** From 1. A higher revision replaces a lower one. */
  readonly revision: number;
  /** The night whose game it was; null for a game that was not assigned. */
  readonly night: string | null;
  /** The game of the night that the table was assigned; null for a game of its own. */
  readonly game: string | null;
  readonly entrants: readonly [string, string];
  readonly winner: 0 | 1;
  readonly scores: readonly [number, number];
  readonly spread: number;
  readonly ending: (typeof OUTCOME_ENDINGS)[number];
  readonly flags: readonly ReportFlag[];
  /** Milliseconds of the table's own clock, which may be wrong; undefined where its journal does not have the game. */
  readonly began?: number | undefined;
  readonly ended?: number | undefined;
  /** The side that dealt first; undefined where the table does not know. */
  readonly firstDeal?: 0 | 1 | undefined;
  /** Hands from `HIGH_HAND` on, in the order in which they were counted. */
  readonly hands?: readonly HighHand[] | undefined;
  /** SHA-256 of `canonicalReport`, as hexadecimal digits. The sender computes it; the league compares. */
  readonly digest: string;
}

/** What becomes of a report. Only 'kept' changes a card; 'aside' and 'conflict' wait for the desk. */
export const REPORT_VERDICTS = ['kept', 'known', 'overtaken', 'conflict', 'aside'] as const;
export type ReportVerdict = (typeof REPORT_VERDICTS)[number];

/** Why a result waits for the desk. */
export const ASIDE_REASONS = [
  /** The same id and revision said something else before. */
  'conflict',
  /** It came after the night was closed. */
  'closed',
  /** No game of this night was assigned to it, or another table was given the game. */
  'unassigned',
  /** Others than those who were drawn. */
  'otherPlayers',
  /** No game ends like this. */
  'impossible',
  /** The game is forfeited or void. */
  'settled',
  /** The game has a result from elsewhere. */
  'second',
  /** The desk has corrected the game. */
  'corrected',
  /** Both have signed. */
  'signed',
] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

/** The text that a digest is made of: the report without its digest, fields in alphabetical order, no blanks. */
export const canonicalReport = ({ digest: _, ...body }: GameReport): string => canonical(body);

/** A value as JSON with its fields in alphabetical order and no blanks: the same value gives the same text everywhere. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join()}}`;
}

/** The key under which a night knows a result. */
export const resultKey = ({ journal, game }: ResultId): string => `${journal}/${game}`;

/** How a report says that the game ended, for sides in the order of `entrants`. */
export function outcomeOfReport(report: GameReport, entrants: readonly [string, string]): GameOutcome {
  const { winner, scores, spread, ending } = report;
  if (report.entrants[0] === entrants[0]) return { winner, scores, spread, ending };
  return { winner: winner === 0 ? 1 : 0, scores: [scores[1], scores[0]], spread, ending };
}
