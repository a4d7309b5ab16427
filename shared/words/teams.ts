// What the calendar of a season of teams breaks, with its teams, matches and competitions by name.
import type { CalendarBreach, TeamSeason } from '../league/team/index.ts';
import type { Language } from './catalog.ts';
import { sayKnown } from './say.ts';

/** What a calendar breaks, in a sentence. */
export function sayBreach(language: Language, season: TeamSeason, breach: CalendarBreach): string {
  const nameOf = (id: string): string => season.teams.find((team) => team.id === id)?.name ?? id;
  const matchOf = (id: string): string => {
    const fixture = season.fixtures.find((each) => each.id === id);
    return fixture === undefined ? id : `${nameOf(fixture.home)} - ${nameOf(fixture.away)}`;
  };
  const competitionOf = (id: string): string =>
    season.competitions.find((each) => each.id === id)?.name ?? id;
  const figures = {
    ...breach,
    ...('team' in breach && { team: nameOf(breach.team) }),
    ...('teams' in breach && { first: nameOf(breach.teams[0]), second: nameOf(breach.teams[1]) }),
    ...('fixture' in breach && { fixture: matchOf(breach.fixture) }),
    ...('fixtures' in breach && { fixtures: breach.fixtures.map(matchOf) }),
    ...('competition' in breach && { competition: competitionOf(breach.competition) }),
  };
  return sayKnown(language, `teams-breach-${breach.code}`, figures) ?? breach.code;
}
