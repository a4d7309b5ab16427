// A match of teams for tests: Potters Bar, 5 pairs and 4 singles of 3 legs each, between two teams of ten.
import type { NightCommandOf } from '../night/command.ts';
import { fixturesAt, type OfferedFixture } from '../report/offer.ts';
import type { Both } from '../team/format.ts';
import { findMatchFormat } from '../team/presets.ts';
import type { Fixture, TeamSeason } from '../team/season.ts';
import { SMALL_FORMAT, SMALL_SEASON } from './teams.ts';

const TEAMS = ['bell', 'crown'] as const;
const DAY = '2026-11-30';
const FIXTURE: Fixture = { id: '1-1-1', competition: '1', round: 1, home: 'bell', away: 'crown', day: DAY };
const persons = TEAMS.flatMap((team) => Array.from({ length: 10 }, (_, at) => `${team}${at + 1}`));

/** Potters Bar as a club settles it: a draw is a point. */
const FORMAT = {
  ...(findMatchFormat('potters-bar') ?? SMALL_FORMAT),
  asks: [],
  points: { ...SMALL_FORMAT.points, draw: 1 },
};

/** The season, with one match at the Bell. */
export const PUB_SEASON: TeamSeason = {
  ...SMALL_SEASON,
  persons: persons.map((id) => ({ id, name: id.replace(/^./, (letter) => letter.toUpperCase()) })),
  teams: TEAMS.map((id) => ({ id, name: `The ${id}`, venue: `The ${id}`, captains: [`${id}1`] })),
  registrations: persons.map((person) => ({
    ...{ person, team: person.replace(/\d+/, ''), from: '2026-09-01' },
  })),
  competitions: SMALL_SEASON.competitions.map(({ down: _, ...each }) => ({
    ...{ ...each, format: FORMAT, teams: TEAMS },
  })),
  calendar: [{ day: DAY, rounds: [{ competition: '1', round: 1 }] }],
  fixtures: [FIXTURE],
};

/** The match as its hall has it from the league. */
export const PUB_MATCH = fixturesAt(PUB_SEASON, { isHere: () => true, from: DAY })[0] as OfferedFixture;

/** Everybody plays in pairs; then the first four play singles. */
export const PUB_PLAYERS: readonly Both<readonly string[]>[] = Array.from({ length: 9 }, (_, at) => {
  const numbers = at < 5 ? [at * 2 + 1, at * 2 + 2] : [at - 4];
  const of = (team: string) => numbers.map((number) => `${team}${number}`);
  return [of('bell'), of('crown')];
});

/** Opens the match. */
export const openingWith = (players = PUB_PLAYERS, fixture = PUB_MATCH): NightCommandOf<'openFixture'> => ({
  ...{ type: 'openFixture', fixture, players },
});
