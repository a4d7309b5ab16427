// Seasons of teams for tests: leagues with so many teams at so many venues, a week apart.
import type { Competition, Day, Slot, Team, TeamSeason } from '../team/season.ts';
import { SMALL_FORMAT } from './teams.ts';

/** The day so many weeks after Monday, 5 October 2026. */
export const week = (weeks: number): Day =>
  new Date(Date.UTC(2026, 9, 5 + 7 * weeks)).toISOString().slice(0, 10);

export const league = (
  id: string,
  teams: readonly string[],
  more: Partial<Competition> = {},
): Competition => ({
  id,
  name: `Division ${id}`,
  kind: 'league',
  format: SMALL_FORMAT,
  teams,
  meet: 2,
  ...more,
});

/** A cup; the best seed first unless it has a draw. */
export const cup = (id: string, teams: readonly string[], more: Partial<Competition> = {}): Competition => ({
  ...league(id, teams),
  name: `Cup ${id}`,
  kind: 'cup',
  ...more,
});

/** A team of a venue: its id is its name. */
export const team = (id: string, venue: string): Team => ({ id, name: id, venue, captains: [] });

/** Each of these rounds on the same day in all these competitions, a week apart. */
export const weekly = (competitions: readonly string[], rounds: number, from = 0): readonly Slot[] =>
  Array.from({ length: rounds }, (_, at) => ({
    day: week(from + at),
    rounds: competitions.map((competition) => ({ competition, round: at + 1 })),
  }));

export const season = (more: Partial<TeamSeason>): TeamSeason => ({
  id: 'test',
  name: 'A season',
  persons: [],
  teams: [],
  registrations: [],
  competitions: [],
  calendar: [],
  fixtures: [],
  adjustments: [],
  ...more,
});
