// Random seasons of team leagues, and the breaches of the calendars made for them.
import { chanceOf, shuffled } from '../rotation/chance.ts';
import { breachesOf, type CalendarBreach } from '../team/breaches.ts';
import { fixturesOf, leagueRounds } from '../team/calendar.ts';
import type { TeamSeason } from '../team/season.ts';
import { league, season, team, week } from './calendars.ts';

/** Divisions of one size, of several whose halves begin together, or of several that play each week until they are done. */
export type Sizes = 'one' | 'several' | 'on';

/** A season of 1 to 4 divisions of 3 to 14 teams. At most 2 teams of a venue for each match that it has room for. */
export function randomSeason(seed: number, sizing: Sizes): TeamSeason {
  const chance = chanceOf(seed);
  const below = (most: number): number => Math.floor(chance() * most);
  const meet = chance() < 0.7 ? 2 : 1;
  const same = 3 + below(12);
  const sizes = Array.from({ length: 1 + below(4) }, () =>
    sizing === 'one' ? same - (chance() < 0.3 && same % 2 === 0 && same > 3 ? 1 : 0) : 3 + below(12),
  );
  const names = sizes.map((size, at) => Array.from({ length: size }, (_, each) => `${at + 1}-${each + 1}`));
  const inOrder = shuffled(names.flat(), chance);
  const venues: string[] = [];
  const matchesAt: Record<string, number> = {};
  while (venues.length < inOrder.length) {
    const venue = `V${Object.keys(matchesAt).length + 1}`;
    matchesAt[venue] = chance() < 0.1 ? 2 : 1;
    const own = 1 + below(2 * matchesAt[venue]);
    venues.push(...Array.from({ length: own }, () => venue));
  }
  const competitions = names.map((teams, at) => league(`${at + 1}`, teams, { meet }));
  const weeks = Math.max(...competitions.map(leagueRounds));
  const half = sizing === 'on' ? weeks : weeks / meet;
  // Some weeks are free.
  let free = 0;
  const calendar = Array.from({ length: weeks }, (_, at) => {
    if (chance() < 0.1) free++;
    const rounds = competitions.flatMap((each) => {
      const own = sizing === 'on' ? leagueRounds(each) : leagueRounds(each) / meet;
      return at % half < own
        ? [{ competition: each.id, round: Math.floor(at / half) * own + (at % half) + 1 }]
        : [];
    });
    return { day: week(at + free), rounds };
  });
  const teams = inOrder.map((id, at) => team(id, venues[at] ?? ''));
  return season({ teams, competitions, calendar, matchesAt });
}

/** What the calendar made for a season breaks. */
const brokenBy = (made: TeamSeason): readonly CalendarBreach[] =>
  breachesOf({ ...made, fixtures: fixturesOf(made, { seed: 1, derbiesFirst: made.teams.length % 2 === 0 }) });

/**
 * What a calendar may not break: with leagues of one size nothing, but that a team of an odd league that meets once may be home 2 matches
 * more than away; with leagues of several sizes there may be more breaks as well.
 */
export const faults = (seed: number, sizing: Sizes): readonly string[] => {
  const made = randomSeason(seed, sizing);
  const odd = made.competitions
    .filter(({ meet, teams }) => meet === 1 && teams.length % 2 === 1)
    .map(({ id }) => id);
  const isAllowed = (breach: CalendarBreach): boolean =>
    (breach.code === 'uneven' &&
      odd.includes(breach.competition) &&
      Math.abs(breach.home - breach.away) === 2) ||
    (breach.code === 'breaks' && sizing !== 'one');
  return brokenBy(made)
    .filter((breach) => !isAllowed(breach))
    .map((breach) => `${seed}: ${JSON.stringify(breach)}`);
};
