// Finds what is wrong with a calendar, whether it was made by `planned` or by hand.

import type { Tagged } from '../tagged.ts';
import { daysOf, leagueRounds } from './calendar.ts';
import { cupOf, roundsOf } from './cup.ts';
import { leagueFixtures } from './half.ts';
import { grouped } from './homes.ts';
import type { Competition, Day, Fixture, TeamSeason } from './season.ts';

interface Breaches {
  /** More home matches than the venue has room for. */
  venueFull: { day: Day; venue: string; room: number; fixtures: readonly string[] };
  /** A team has two matches or more on one day. */
  teamTwice: { day: Day; team: string; fixtures: readonly string[] };
  /** A match on a day that the calendar keeps free. */
  freeDay: { day: Day; fixture: string };
  /** A match is not on the day of its round, and was not moved. */
  otherDay: { day: Day; fixture: string; meant: Day };
  /** The two do not meet in this round of the cup, as an earlier result has changed. */
  stray: { fixture: string };
  /** The calendar has no day for this round. */
  noDay: { competition: string; round: number };
  /** Two teams meet less often than they should, or more often. */
  meetings: { competition: string; teams: readonly [string, string]; times: number; expected: number };
  /** A team plays at home too often, or not often enough. */
  uneven: { competition: string; team: string; home: number; away: number };
  /** Twice home or twice away in successive rounds, too often in one half of a league. */
  breaks: { competition: string; half: 1 | 2; breaks: number; most: number };
}

/** A fault of a calendar. */
export type CalendarBreach = Tagged<'code', Breaches>;

/** All faults of the calendar of a season: by day, then by league. */
export function breachesOf(season: TeamSeason): readonly CalendarBreach[] {
  const fixtures = season.fixtures.filter(({ ruling }) => ruling?.kind !== 'void');
  const days = [...new Set(fixtures.map(({ day }) => day))].sort();
  return [
    ...days.flatMap((day) =>
      onDay(
        season,
        day,
        fixtures.filter((fixture) => fixture.day === day),
      ),
    ),
    ...season.competitions.flatMap((competition) => {
      const own = leagueFixtures({ ...season, fixtures }, competition);
      const missing = withoutDay(season, competition, own);
      if (competition.kind === 'cup') {
        const { stray } = cupOf(season, competition);
        return [...missing, ...stray.map(({ id }): CalendarBreach => ({ code: 'stray', fixture: id }))];
      }
      // A league without fixtures has not been planned.
      return missing.length > 0 || own.length === 0 ? missing : inLeague(season, competition, own);
    }),
  ];
}

function onDay(season: TeamSeason, day: Day, fixtures: readonly Fixture[]): readonly CalendarBreach[] {
  const slots = season.calendar.filter((slot) => slot.day === day);
  const isFree = slots.length > 0 && slots.every(({ rounds }) => rounds.length === 0);
  const venueOf = new Map(season.teams.map(({ id, venue }) => [id, venue]));
  const players = new Set(season.competitions.filter(isForPlayers).map(({ id }) => id));
  const matches = fixtures.filter(({ competition }) => !players.has(competition));
  const atVenues = grouped(matches, ({ home }) => [venueOf.get(home) ?? '']);
  const ofTeams = grouped(matches, ({ home, away }) => [home, away]);
  return [
    ...[...atVenues].flatMap(([venue, own]): readonly CalendarBreach[] => {
      const room = season.matchesAt?.[venue] ?? 1;
      return own.length > room ? [{ code: 'venueFull', day, venue, room, fixtures: idsOf(own) }] : [];
    }),
    ...[...ofTeams].flatMap(([team, own]): readonly CalendarBreach[] =>
      own.length > 1 ? [{ code: 'teamTwice', day, team, fixtures: idsOf(own) }] : [],
    ),
    ...fixtures.flatMap(({ id, competition, round, moved }): readonly CalendarBreach[] => {
      if (isFree) return [{ code: 'freeDay', day, fixture: id }];
      const meant = daysOf(season, competition).get(round);
      return moved === undefined && meant !== undefined && meant !== day
        ? [{ code: 'otherDay', day, fixture: id, meant }]
        : [];
    }),
  ];
}

/** Whether a competition is for players or pairs who all play on one night. A venue has room for all of them. */
const isForPlayers = ({ format }: Competition): boolean => format.rubbers.length === 1;

function withoutDay(
  season: TeamSeason,
  competition: Competition,
  fixtures: readonly Fixture[],
): readonly CalendarBreach[] {
  const days = daysOf(season, competition.id);
  const rounds = Array.from({ length: roundsOf(season, competition) }, (_, at) => at + 1);
  return rounds
    .filter((round) => !days.has(round) && !fixtures.some((each) => each.round === round))
    .map((round) => ({ code: 'noDay', competition: competition.id, round }));
}

function inLeague(
  season: TeamSeason,
  league: Competition,
  fixtures: readonly Fixture[],
): readonly CalendarBreach[] {
  const out = new Set(season.teams.flatMap(({ id, withdrawn }) => (withdrawn ? [id] : [])));
  const teams = league.teams.filter((team) => !out.has(team));
  return [
    ...meetingsIn(league, teams, fixtures),
    // A withdrawal makes home and away uneven for all.
    ...(out.size > 0 ? [] : unevenIn(league, fixtures)),
    ...breaksIn(league, fixtures),
  ];
}

const meetingsIn = (
  { id, meet }: Competition,
  teams: readonly string[],
  fixtures: readonly Fixture[],
): readonly CalendarBreach[] =>
  teams.flatMap((one, at) =>
    teams.slice(at + 1).flatMap((other): readonly CalendarBreach[] => {
      const both = [one, other];
      const times = fixtures.filter(({ home, away }) => both.includes(home) && both.includes(away)).length;
      return times === meet
        ? []
        : [{ code: 'meetings', competition: id, teams: [one, other], times, expected: meet }];
    }),
  );

const unevenIn = (
  { id, meet, teams }: Competition,
  fixtures: readonly Fixture[],
): readonly CalendarBreach[] =>
  teams.flatMap((team): readonly CalendarBreach[] => {
    const home = fixtures.filter((each) => each.home === team).length;
    const away = fixtures.filter((each) => each.away === team).length;
    // In a single round, a team may have one home match more than away, or one fewer.
    return Math.abs(home - away) > (meet === 1 ? 1 : 0)
      ? [{ code: 'uneven', competition: id, team, home, away }]
      : [];
  });

/** Counts only within a half. A free week between two matches is not a break. */
function breaksIn(league: Competition, fixtures: readonly Fixture[]): readonly CalendarBreach[] {
  const { id, meet, teams } = league;
  const rounds = leagueRounds(league) / meet;
  const most = Math.max(0, teams.length - 2);
  return ([1, 2] as const).flatMap((half): readonly CalendarBreach[] => {
    const own = fixtures.filter(({ round }) => Math.ceil(round / rounds) === half);
    const breaks = teams.flatMap((team) => {
      const homes = new Map(
        own
          .filter(({ home, away }) => [home, away].includes(team))
          .map(({ round, home }) => [round, home === team]),
      );
      return [...homes].filter(([round, isHome]) => homes.get(round - 1) === isHome);
    }).length;
    return breaks > most ? [{ code: 'breaks', competition: id, half, breaks, most }] : [];
  });
}

const idsOf = (fixtures: readonly Fixture[]): readonly string[] => fixtures.map(({ id }) => id);
