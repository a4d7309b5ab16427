// What a league of clubs offers a club: its hall pulls it, keeps it, and uses it without a network too.
import type { AwardTable } from '../award/award.ts';
import type { NightFormat } from '../format/format.ts';
import type { Both, MatchFormat } from '../team/format.ts';
import { matchStates } from '../team/missing.ts';
import type { Competition, Day, Fixture, Person, Team, TeamSeason } from '../team/season.ts';
import type { ClaimedPlace } from './report.ts';

/** A member of the league, as this club may see them. */
export interface OfferedMember {
  /** The id that the league gave them. */
  readonly id: string;
  /** The member number. */
  readonly member: string;
  /** The whole name of a person who has played in this club; of others, what strangers see. */
  readonly name: string;
}

/** A team of a match. */
export interface OfferedTeam extends Pick<Team, 'id' | 'name'> {
  /** Who is registered for it on the day of the match; a forgotten person has no name. */
  readonly players: readonly Person[];
}

/** A match that is to be played at this club. */
export interface OfferedFixture extends Pick<Fixture, 'id' | 'round' | 'day'> {
  /** The id of its season. */
  readonly season: string;
  readonly competition: Pick<Competition, 'id' | 'name'>;
  readonly home: OfferedTeam;
  readonly away: OfferedTeam;
  readonly format: MatchFormat;
  /** The players of each rubber by side as the captains named them; null until both have. */
  readonly sheets: Both<readonly (readonly string[])[]> | null;
}

/** A line of the table of a season. The name is as strangers see it; `#12`: nothing but the number that the league gave the person. */
export interface OfferedPlace extends Pick<ClaimedPlace, 'rank' | 'points' | 'wins' | 'net'> {
  readonly name: string;
}

/** The season of the clubs that runs, or the last one: its first places, and the people of this club. */
export interface OfferedSeason {
  readonly name: string;
  readonly rows: readonly OfferedPlace[];
}

/** All of it. */
export interface ClubOffer {
  readonly members: readonly OfferedMember[];
  /** Formats of nights that the officer has set. */
  readonly formats: readonly NightFormat[];
  readonly awards: readonly AwardTable[];
  /** By their days. */
  readonly fixtures: readonly OfferedFixture[];
  /** Null before the first result. */
  readonly season: OfferedSeason | null;
}

/** The matches from a day on that are played at these venues and have no card that counts. */
export function fixturesAt(
  season: TeamSeason,
  { isHere, from }: { readonly isHere: (venue: string) => boolean; readonly from: Day },
): readonly OfferedFixture[] {
  const states = matchStates(season);
  const teams = new Map(season.teams.map((each) => [each.id, each]));
  const competitions = new Map(season.competitions.map((each) => [each.id, each]));
  return season.fixtures
    .flatMap(({ id, round, day, sheets: named, ...of }): readonly OfferedFixture[] => {
      const [home, away] = [teams.get(of.home), teams.get(of.away)];
      const competition = competitions.get(of.competition);
      const isOpen = ['due', 'entered'].includes(states.get(id)?.kind ?? '');
      if (!isOpen || day < from || !competition || !home || !away || !isHere(home.venue)) return [];
      const { format, name } = competition;
      const sheets = named?.[0] && named[1] ? ([named[0], named[1]] as const) : null;
      const team = (each: Team): OfferedTeam => ({
        ...{ id: each.id, name: each.name, players: registeredOn(season, each.id, day) },
      });
      return [
        {
          ...{ id, round, day, format, season: season.id, competition: { id: competition.id, name } },
          ...{ home: team(home), away: team(away), sheets },
        },
      ];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

function registeredOn({ persons, registrations }: TeamSeason, team: string, day: Day): readonly Person[] {
  const ids = new Set(
    registrations
      .filter((each) => each.team === team && each.from <= day && (each.to === undefined || day < each.to))
      .map(({ person }) => person),
  );
  return persons.filter(({ id }) => ids.has(id));
}
