// The close of a season: open matches, level teams, promotion, the next season.
import { describe, expect, test } from 'vitest';
import { cup, league, season, team, week, weekly } from '../testing/calendars.ts';
import { SMALL_FORMAT, smallCard } from '../testing/teams.ts';
import { fixturesOf } from './calendar.ts';
import { endOf, nextSeason } from './close.ts';
import { cupOf } from './cup.ts';
import { teamRefusal } from './decide.ts';
import type { Competition, Fixture, TeamSeason } from './season.ts';

const TIES = { ...SMALL_FORMAT, ties: ['points'] as const };
const FIRST = league('1', ['A', 'B', 'C', 'D'], { down: { places: 1, to: '2' }, format: TIES });
const SECOND = league('2', ['E', 'F', 'G', 'H'], { up: { places: 1, to: '1' }, format: TIES });
/** Two divisions of 4 in which the team that comes first in the alphabet wins by 9-0, unless `winner` says who. */
function played(
  competitions: readonly Competition[],
  winner = ({ home, away }: Fixture): string => [home, away].sort()[0] ?? '',
): TeamSeason {
  const plan = season({
    teams: [...'ABCDEFGH'].map((id) => team(id, `at ${id}`)),
    persons: [...'ABCDEFGH'].map((id) => ({ id: `p${id}`, name: id })),
    registrations: [...'ABCDEFGH'].map((id) => ({ person: `p${id}`, team: id, from: week(-4) })),
    registrationEnds: week(3),
    competitions,
    calendar: weekly(['1', '2'], 6),
  });
  return { ...plan, fixtures: fixturesOf(plan).map((fixture) => wonBy(fixture, winner(fixture))) };
}
const wonBy = (fixture: Fixture, winner: string): Fixture => {
  const card = smallCard(fixture, winner === fixture.home ? [3, 3, 3] : [0, 0, 0]);
  return { ...fixture, cards: { 0: card, 1: card } };
};
const teamsIn = (plan: TeamSeason, id: string): readonly string[] =>
  plan.competitions.find((each) => each.id === id)?.teams ?? [];
const NEXT = { id: 'next', name: 'Next' };

describe('a season that is over', () => {
  const over = played([FIRST, SECOND]);
  test('who moves, who won, and nothing open', () => {
    expect(endOf(over)).toEqual({
      open: [],
      level: [],
      moves: [
        { team: 'D', from: '1', to: '2', zone: 'down' },
        { team: 'E', from: '2', to: '1', zone: 'up' },
      ],
      honours: [
        { competition: '1', winner: 'A', second: 'B' },
        { competition: '2', winner: 'E', second: 'F' },
      ],
    });
  });
  test('the next one: divisions, players and days carried over, results left behind', () => {
    const next = nextSeason(over, NEXT);
    expect(next).toMatchObject({
      ...NEXT,
      fixtures: [],
      adjustments: [],
      persons: over.persons,
      registrations: over.registrations,
    });
    expect([teamsIn(next, '1'), teamsIn(next, '2')]).toEqual([
      ['A', 'B', 'C', 'E'],
      ['D', 'F', 'G', 'H'],
    ]);
    expect([next.registrationEnds, next.closed]).toEqual([undefined, undefined]);
    expect(next.calendar.map(({ day }) => day)).toEqual(over.calendar.map((_, at) => week(52 + at)));
    expect(fixturesOf(next)).toHaveLength(24);
  });
  test('a team that has withdrawn, and players who have left, are not carried over', () => {
    const gone = {
      ...over,
      teams: over.teams.map((each) =>
        each.id === 'F' ? { ...each, withdrawn: { day: week(2), rule: 'void' as const } } : each,
      ),
      registrations: over.registrations.map((each) =>
        each.person === 'pA' ? { ...each, to: week(2) } : each,
      ),
    };
    const next = nextSeason(gone, NEXT);
    expect(teamsIn(next, '2')).toEqual(['D', 'G', 'H']);
    expect(next.registrations.map(({ person }) => person).join(' ')).toBe('pB pC pD pE pG pH');
  });
});

test('an open match is named, and its division has no winner', () => {
  const over = played([FIRST, SECOND]);
  const [first, ...rest] = over.fixtures as readonly [Fixture, ...Fixture[]];
  const { cards: _, ...open } = first;
  expect(endOf({ ...over, fixtures: [open, ...rest] })).toMatchObject({
    open: [{ match: { id: first.id }, state: 'due' }],
    honours: [{ winner: null, second: null }, { winner: 'E' }],
  });
});

describe('level across a line', () => {
  // C and D beat each other at home, and lose all else.
  const levelAt = (competition: Competition): TeamSeason =>
    played([competition, SECOND], ({ home, away }) =>
      [home, away].every((each) => 'CD'.includes(each)) ? home : ([home, away].sort()[0] ?? ''),
    );
  test('both are named, and nobody moves', () => {
    const { level, moves } = endOf(levelAt(FIRST));
    expect(level).toEqual([{ competition: '1', teams: ['C', 'D'], playoff: false }]);
    expect(moves.map((each) => each.team)).toEqual(['E']);
  });
  test('the committee puts them in order', () => {
    const { level, moves } = endOf(
      levelAt({ ...FIRST, order: { teams: ['D', 'C'], reason: 'meeting of 3 May' } }),
    );
    expect(level).toEqual([]);
    expect(moves.map((each) => each.team)).toEqual(['C', 'E']);
  });
  test('an order that leaves one of them out says nothing', () => {
    expect(endOf(levelAt({ ...FIRST, order: { teams: ['D'], reason: 'meeting' } })).level).toHaveLength(1);
  });
  test('a play-off parts them where the format has one', () => {
    const format = { ...TIES, ties: ['points', 'playoff'] as const };
    const plan = levelAt({ ...FIRST, format });
    expect(endOf(plan).level).toEqual([{ competition: '1', teams: ['C', 'D'], playoff: true }]);
    const playoff = {
      id: '1-P',
      competition: '1',
      round: 7,
      home: 'D',
      away: 'C',
      day: week(9),
      playoff: true,
    } as const;
    const after = endOf({ ...plan, fixtures: [...plan.fixtures, wonBy(playoff, 'D')] });
    expect([after.level, after.moves.map((each) => each.team)]).toEqual([[], ['C', 'E']]);
  });
});

describe('a cup', () => {
  const plan = season({
    teams: [...'ABCD'].map((id) => team(id, id)),
    competitions: [cup('C', ['A', 'B', 'C', 'D'], { draw: 3 })],
    calendar: weekly(['C'], 2),
  });
  const next = (now: TeamSeason): TeamSeason => ({
    ...now,
    fixtures: [
      ...now.fixtures,
      ...cupOf(now, now.competitions[0] as Competition).next.map((each) => ({
        ...each,
        day: each.day ?? '',
      })),
    ],
  });
  test('matches that nobody has set, that are due, and then its honours', () => {
    expect(endOf(plan).open.map(({ match, state }) => [match.id, state])).toEqual([
      ['C-1-1', 'unset'],
      ['C-1-2', 'unset'],
    ]);
    const set = next(plan);
    expect(endOf(set).open.map(({ match, state }) => [match.id, state])).toEqual([
      ['C-1-1', 'due'],
      ['C-1-2', 'due'],
    ]);
    const semi = { ...set, fixtures: set.fixtures.map((each) => wonBy(each, each.home)) };
    const final = next(semi);
    const { home, away } = final.fixtures[2] as Fixture;
    const over = { ...final, fixtures: final.fixtures.map((each) => wonBy(each, each.home)) };
    expect(endOf(over)).toEqual({
      open: [],
      level: [],
      moves: [],
      honours: [{ competition: 'C', winner: home, second: away }],
    });
    expect(nextSeason(over, NEXT).competitions[0]).toMatchObject({ teams: ['A', 'B', 'C', 'D'], draw: 4 });
  });
});

// mdcl.org.uk: a level cup match is decided by a tie-break; the format has no points for a draw.
test('a season may close once a ruling names the winner of a level cup match', () => {
  const format = {
    ...SMALL_FORMAT,
    rubbers: SMALL_FORMAT.rubbers.slice(0, 2),
    points: { ...SMALL_FORMAT.points, draw: null },
  };
  const fixture = { id: 'C-1-1', competition: 'C', round: 1, home: 'A', away: 'B', day: week(0) };
  const card = {
    rubbers: [0, 1].map((side) => ({
      players: [[], []] as const,
      legs: side === 0 ? ([2, 1] as const) : ([1, 2] as const),
    })),
  };
  const plan = (ruling: Fixture['ruling']): TeamSeason =>
    season({
      teams: ['A', 'B'].map((id) => team(id, id)),
      competitions: [cup('C', ['A', 'B'], { format })],
      fixtures: [{ ...fixture, ...(ruling && { ruling }) }],
    });
  const open = (ruling: Fixture['ruling']) =>
    teamRefusal(plan(ruling), { role: 'secretary' }, { type: 'closed' });
  expect(open({ kind: 'card', card, reason: 'cards' })).toEqual({ code: 'matchesOpen', matches: 1 });
  expect(open({ kind: 'card', card, winner: 1, reason: 'tie-break' })).toBeUndefined();
});
