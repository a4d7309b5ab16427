// What the routes of a season of teams are made of.
import type { TeamBook } from '../../../league/teams.ts';
import type { LeagueParts } from '../parts.ts';

/** Captains whose phones can have a place: one for each team of a league. */
export const TEAM_ROLES = { captain: 200 } as const;
/** Requests of one captain's phone: a sheet and a card, and some corrections. */
export const TEAM_RATES = { captain: { points: 60, duration: 60 } } as const;

/** Everything that routes need. */
export interface TeamParts extends LeagueParts {
  readonly book: TeamBook;
}
