// The fixtures that a season needs now: the calendar of leagues that have none, and the next round of each cup.
import { chanceOf } from '../rotation/chance.ts';
import { type CalendarOptions, fixturesOf } from './calendar.ts';
import { cupOf } from './cup.ts';
import { entered, mendHomes } from './homes.ts';
import { venuePairs } from './places.ts';
import type { Competition, Fixture, TeamSeason } from './season.ts';

/** A season with its fixtures, and which were added and dropped. */
export interface Planned {
  readonly season: TeamSeason;
  readonly added: readonly Fixture[];
  readonly dropped: readonly Fixture[];
}

/**
 * Adds the missing fixtures. Drops cup fixtures of teams that no longer meet, unless they have a card or a ruling. With `anew`, also drops
 * the fixtures of leagues without cards and rulings.
 */
export function planned(
  season: TeamSeason,
  options: CalendarOptions & { readonly anew?: boolean } = {},
): Planned {
  const isOpen = ({ cards, ruling }: Fixture): boolean => cards === undefined && ruling === undefined;
  const of = ({ id }: Competition): readonly Fixture[] =>
    season.fixtures.filter(({ competition }) => competition === id);
  const dropped = season.competitions.flatMap((each) => {
    if (each.kind === 'cup') return cupOf(season, each).stray.filter(isOpen);
    return options.anew === true && of(each).every(isOpen) ? of(each) : [];
  });
  const kept = season.fixtures.filter((fixture) => !dropped.includes(fixture));
  const isMade = ({ id }: Competition): boolean => kept.some(({ competition }) => competition === id);
  const competitions = season.competitions.filter((each) => each.kind === 'league' && !isMade(each));
  const now = { ...season, fixtures: kept };
  const added = [...fixturesOf({ ...now, competitions }, options), ...nextRounds(now)];
  return { season: { ...season, fixtures: [...kept, ...added] }, added, dropped };
}

/** The next matches of all cups that have a day, with two teams of a venue home on different days where the draw allows it. */
function nextRounds(season: TeamSeason): readonly Fixture[] {
  const next = season.competitions
    .filter(({ kind }) => kind === 'cup')
    .flatMap((cup) =>
      cupOf(season, cup).next.flatMap(({ day, ...match }) => (day === null ? [] : [{ ...match, day }])),
    );
  const venueOf = new Map(season.teams.map(({ id, venue }) => [id, venue]));
  const pairs = [...new Set(next.map(({ day }) => day))].flatMap((day) => {
    const own = next.filter((fixture) => fixture.day === day);
    const teams = own.flatMap(({ competition, home, away }) =>
      [home, away].map((team) => ({ id: entered(competition, team), venue: venueOf.get(team) ?? '' })),
    );
    return venuePairs([{ id: day, teams }], (venue) => season.matchesAt?.[venue] ?? 1, chanceOf(0));
  });
  return mendHomes(
    next,
    pairs.map(({ from, to }) => [from.team, to.team]),
  ).fixtures;
}
