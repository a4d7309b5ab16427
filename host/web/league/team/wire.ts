// What the pages of a season of teams and the server say to each other.
import * as z from 'zod';
import type { Ineligible, MatchView, TeamSeason } from '../../../../shared/league/team/index.ts';
import { teamEvent } from '../../../league/schema.ts';
import type { decisionsOf } from '../decisions.ts';

/** A request of a page: the same id is counted once. */
export const teamRequest = z.strictObject({
  id: z.string().regex(/^[\w-]{16,64}$/),
  event: teamEvent,
});
export type TeamPost = z.output<typeof teamRequest>;

/** The phone of a team's captain. */
export interface CaptainPhone {
  readonly team: string;
  readonly taken: boolean;
  /** Null while a phone has it, or no code was asked for. */
  readonly invitation: string | null;
}

/** What waits for the officer of the clubs, in names. */
export type Decision = ReturnType<typeof decisionsOf>[number];

/** What the secretary's desk shows. */
export interface DeskAnswer {
  /** The day and the time, as the league has them: 2026-11-26 20:35. */
  readonly now: string;
  readonly decisions: readonly Decision[];
  /** Null before the first season. */
  readonly season: TeamSeason | null;
  readonly captains: readonly CaptainPhone[];
  /** Addresses for phones, the public one first. */
  readonly phones: readonly string[];
}

/** What a captain's phone shows: the season without the matches of others, and the own matches as that side may see them. */
export interface CaptainAnswer {
  /** As the desk has it. */
  readonly now: string;
  readonly team: string;
  /** Players of the team who may not play in a match. */
  readonly unfit: readonly { readonly fixture: string; readonly why: Ineligible }[];
  readonly season: Pick<TeamSeason, 'name' | 'persons' | 'teams' | 'registrations' | 'competitions'>;
  readonly matches: readonly MatchView[];
}
