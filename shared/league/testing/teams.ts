// A small season for tests: four teams of four players, home and away; two pairs and a singles of three legs each, 2 points and 1 a leg.
import { fixturesOf } from '../team/calendar.ts';
import type { Both, MatchFormat } from '../team/format.ts';
import type { Fixture, MatchCard, TeamSeason } from '../team/season.ts';

export const SMALL_FORMAT: MatchFormat = {
  name: 'small',
  title: 'Small',
  source: 'made up for tests',
  rubbers: [
    { players: 2, rules: 'five-card-4', legs: 3, all: true },
    { players: 2, rules: 'five-card-4', legs: 3, all: true },
    { players: 1, rules: 'acc-tournament', legs: 3, all: true },
  ],
  decides: 'legs',
  points: { per: 1, win: 2, draw: 1, loss: 0, rubber: 0, leg: 1 },
  ties: ['points', 'legs', 'headToHead'],
  walkover: { rubbers: [3, 0], legs: [9, 0], points: null },
  short: { first: [2], least: 3 },
  bothShort: null,
  late: '20:30',
  rearrange: 14,
  withdrawal: { before: 'void', after: 'secondHalf' },
  transfers: { most: 1, until: 'half' },
  averagesFrom: null,
};

const TEAMS = ['crown', 'bell', 'anchor', 'swan'] as const;
/** The circle of four teams. */
const ROUNDS = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [3, 2],
    [0, 1],
  ],
  [
    [1, 3],
    [2, 0],
  ],
] as const;

const dayOf = (round: number): string => `2026-10-${`${(round - 1) * 5 + 1}`.padStart(2, '0')}`;

const fixtures: readonly Fixture[] = [1, 2, 3, 4, 5, 6].flatMap((round) =>
  (ROUNDS[(round - 1) % 3] ?? []).map(([first, second], at): Fixture => {
    const [home, away] = round <= 3 ? [first, second] : [second, first];
    return {
      id: `1-${round}-${at + 1}`,
      competition: '1',
      round,
      home: TEAMS[home] ?? '',
      away: TEAMS[away] ?? '',
      day: dayOf(round),
    };
  }),
);

const players = TEAMS.flatMap((team) => [1, 2, 3, 4].map((number) => ({ team, id: `${team}${number}` })));

/** A season that nobody has played. Round `n` is on October 5 × (n - 1) + 1. */
export const SMALL_SEASON: TeamSeason = {
  id: 'small',
  name: 'Autumn 2026',
  persons: players.map(({ id }) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
  teams: TEAMS.map((id) => ({
    id,
    name: `The ${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    venue: id,
    captains: [`${id}1`],
  })),
  registrations: players.map(({ team, id }) => ({ person: id, team, from: '2026-09-01' })),
  registrationEnds: '2026-10-10',
  competitions: [
    {
      id: '1',
      name: 'Division 1',
      kind: 'league',
      format: SMALL_FORMAT,
      teams: TEAMS,
      meet: 2,
      down: { places: 1, to: '2' },
    },
  ],
  calendar: [1, 2, 3, 4, 5, 6].map((round) => ({ day: dayOf(round), rounds: [{ competition: '1', round }] })),
  fixtures,
  adjustments: [],
};

/** The card of a match of this season, by the home side's legs of each rubber; the first players of each team play. */
export const smallCard = ({ home, away }: Fixture, legs: readonly number[]): MatchCard => {
  const sides = (...numbers: readonly number[]): Both<readonly string[]> => [
    numbers.map((number) => `${home}${number}`),
    numbers.map((number) => `${away}${number}`),
  ];
  const names = [sides(1, 2), sides(3, 4), sides(1)];
  return {
    rubbers: names.map((each, at) => ({ players: each, legs: [legs[at] ?? 0, 3 - (legs[at] ?? 0)] })),
  };
};

/** Two divisions of these four teams and four others, who meet once; one goes up and one down. Round `n` as above. */
export function twoDivisions(): TeamSeason {
  const other = (id: string): string => `${id}-b`;
  const [division] = SMALL_SEASON.competitions;
  if (division === undefined) return SMALL_SEASON;
  const { down: _, ...second } = division;
  const zones = { up: { places: 1, to: '1' }, id: '2', name: 'Division 2', teams: TEAMS.map(other) };
  const season: TeamSeason = {
    ...SMALL_SEASON,
    persons: [
      ...SMALL_SEASON.persons,
      ...SMALL_SEASON.persons.map((each) => ({ ...each, id: other(each.id) })),
    ],
    teams: SMALL_SEASON.teams.flatMap((team) => [
      team,
      { ...team, id: other(team.id), name: `${team.name} B`, captains: [], venue: other(team.id) },
    ]),
    registrations: SMALL_SEASON.registrations.flatMap((each) => [
      each,
      { ...each, person: other(each.person), team: other(each.team) },
    ]),
    competitions: [
      { ...division, meet: 1 },
      { ...second, ...zones, meet: 1 },
    ],
    calendar: SMALL_SEASON.calendar.slice(0, 3).map(({ day, rounds }) => ({
      day,
      rounds: rounds.flatMap(({ round }) => ['1', '2'].map((competition) => ({ competition, round }))),
    })),
  };
  return { ...season, fixtures: fixturesOf(season) };
}
