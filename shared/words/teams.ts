// What is said of a season of teams: what its calendar breaks; points, and why one team is ahead of the next.
import { writePoints } from '../league/cards/writing.ts';
import type { CalendarBreach, Competition, TeamSeason, TeamTable } from '../league/team/index.ts';
import type { Language } from './catalog.ts';
import type { NameOf } from './league.ts';
import { say, sayKnown } from './say.ts';

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

/** A day in words: Mon 5 October 2026. */
export const sayDay = ({ code }: Language, day: string): string =>
  new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** Units of points as a table has them: 3½. Below 0 with a minus as long as a plus. */
export const sayTeamPoints = (per: number, units: number): string =>
  units < 0 ? `\u2212${writePoints(-units / per)}` : writePoints(units / per);

/** Why a team is above the next, where the first of the ties does not say it. */
export const sayTeamTies = (
  language: Language,
  { format, order }: Competition,
  { rows, per }: TeamTable,
  name: NameOf,
): readonly string[] =>
  rows.flatMap(({ team, decided, played }, at) => {
    const next = rows[at + 1];
    if (decided === null || next === undefined || decided.step === format.ties[0]) return [];
    const { step, scores } = decided;
    const two = { above: name(team), below: name(next.team) };
    if (step === 'committee')
      return [say(language, 'teams-ordered', { ...two, reason: order?.reason ?? '' })];
    if (step === 'level') return played + next.played === 0 ? [] : [say(language, 'teams-level', two)];
    const units = step === 'points' || step === 'headToHead' ? per : 1;
    const first = sayTeamPoints(units, scores[0]);
    const second = sayTeamPoints(units, scores[1]);
    return [say(language, 'teams-tied', { ...two, step: say(language, `teams-tie-${step}`), first, second })];
  });
