// The calendar of a season's leagues: all teams meet once or twice, home and away by turns, on the days of its slots.
import { chanceOf } from '../rotation/chance.ts';
import { circleCycle } from '../rotation/cycle.ts';
import { type Entered, entered, mendHomes } from './homes.ts';
import { circlePlaces, circleSize, type VenuePair, venuePairs } from './places.ts';
import type { Competition, Day, Fixture, TeamSeason } from './season.ts';

export interface CalendarOptions {
  /** Whether teams of one venue meet as early as their home and away patterns allow. */
  readonly derbiesFirst?: boolean;
  /** A different number gives a different calendar. */
  readonly seed?: number;
}

/** Attempts, because leagues of different sizes may not fit together with the first draw of places. */
const ATTEMPTS = 200;
/** From this attempt on second halves begin at any round: leagues whose halves begin on different days may not fit together otherwise. */
const SHIFTED = 10;

/** Rounds of a league: with an odd number of teams, everybody has a free week in each half. */
export const leagueRounds = ({ teams, meet }: Competition): number =>
  Math.max(0, circleSize(teams.length) - 1) * meet;

/** Adds days to a day. */
export const daysLater = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The day of each round of a competition, by its number. */
export const daysOf = ({ calendar }: TeamSeason, competition: string): ReadonlyMap<number, Day> =>
  new Map(
    calendar
      .flatMap(({ day, rounds }) =>
        rounds.filter((each) => each.competition === competition).map(({ round }) => [round, day] as const),
      )
      .toReversed(),
  );

/**
 * The fixtures of all leagues of a season, made anew. Teams of one venue are home by turns, also in different leagues that
 * share days. A round without a day has no fixtures. `breachesOf` lists what could not be met.
 */
export function fixturesOf(season: TeamSeason, options: CalendarOptions = {}): readonly Fixture[] {
  const chance = chanceOf(options.seed ?? 0);
  const leagues = season.competitions.filter(({ kind }) => kind === 'league');
  return groupsOf(season, leagues).flatMap((group) => fixturesIn(season, group, chance, options));
}

/** Groups of leagues that share days, directly or through another league. */
function groupsOf(season: TeamSeason, leagues: readonly Competition[]): readonly (readonly Competition[])[] {
  let groups: readonly { readonly leagues: readonly Competition[]; readonly days: readonly Day[] }[] = [];
  for (const league of leagues) {
    const days = [...daysOf(season, league.id).values()];
    const shared = groups.filter((group) => group.days.some((day) => days.includes(day)));
    const joined = {
      leagues: [...shared.flatMap((group) => group.leagues), league],
      days: [...shared.flatMap((group) => group.days), ...days],
    };
    groups = [...groups.filter((group) => !shared.includes(group)), joined];
  }
  return groups.map((group) => group.leagues);
}

function fixturesIn(
  season: TeamSeason,
  leagues: readonly Competition[],
  chance: () => number,
  { derbiesFirst = false }: CalendarOptions,
): readonly Fixture[] {
  const venues = new Map(season.teams.map(({ id, venue }) => [id, venue]));
  const divisions = leagues.map(({ id, teams }) => ({
    id,
    teams: teams.map((team) => ({ id: team, venue: venues.get(team) ?? '' })),
  }));
  const key = ({ division, team }: VenuePair['from']): Entered => entered(leagues[division]?.id ?? '', team);
  const attempt = (times: number) => {
    const pairs = venuePairs(divisions, (venue) => season.matchesAt?.[venue] ?? 1, chance);
    const places = circlePlaces(divisions, pairs, { derbiesFirst, chance });
    const shift = (): number => (times < SHIFTED ? 0 : chance() / 2);
    return mendHomes(
      leagues.flatMap((league, at) => inCircle(season, league, places[at] ?? [], shift())),
      pairs.map(({ from, to }) => [key(from), key(to)] as const),
    );
  };
  let best = attempt(0);
  for (let times = 1; times < ATTEMPTS && best.broken > 0; times++) {
    const made = attempt(times);
    if (made.broken < best.broken) best = made;
  }
  return best.fixtures;
}

/**
 * The fixtures of a league whose teams have their places: the circle once, and again with home and away changed. The second time begins at
 * a share of the circle, of at most a half, so that no two teams meet again before half a circle is played.
 */
function inCircle(
  season: TeamSeason,
  league: Competition,
  places: readonly (string | null)[],
  share: number,
): readonly Fixture[] {
  const days = daysOf(season, league.id);
  const circle = places.length < 2 ? [] : circleCycle(places.length);
  const first = Math.floor(circle.length * share);
  const again = [...circle.slice(first), ...circle.slice(0, first)].map((round) =>
    round.map(([home, away]) => [away, home] as const),
  );
  const halves = [circle, again].slice(0, league.meet);
  return halves.flat().flatMap((meetings, at) => {
    const day = days.get(at + 1);
    if (day === undefined) return [];
    const played = meetings.flatMap(([one, other]) => {
      const [home, away] = [places[one], places[other]];
      return home == null || away == null ? [] : [{ home, away }];
    });
    return played.map(({ home, away }, match): Fixture => {
      const round = at + 1;
      return { id: `${league.id}-${round}-${match + 1}`, competition: league.id, round, home, away, day };
    });
  });
}
