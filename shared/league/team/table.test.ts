// The table of a league: seasons by chance against a second program, and the rules that a reader looks for.
import { describe, expect, test } from 'vitest';
import { tablesHold } from '../testing/teamtables.ts';
import type { Both, MatchFormat, TeamTie, WithdrawalRule } from './format.ts';
import { isHalfOver } from './half.ts';
import { findMatchFormat } from './presets.ts';
import type { Competition, Fixture, MatchCard, TeamSeason } from './season.ts';
import { tableOf } from './table.ts';

test('50 seasons by chance: the table of the events is the table of the final cards', () => tablesHold(50));

const PAIRS = { players: 2, rules: 'six-card-4', legs: 5, all: true } as const;
/** One rubber of 5 legs; 2 points for a win. */
const format = (ties: readonly TeamTie[] = ['points', 'legs']): MatchFormat => ({
  ...(findMatchFormat('shgddcl') as MatchFormat),
  rubbers: [PAIRS],
  points: { per: 1, win: 2, draw: 1, loss: 0, rubber: 0, leg: 0 },
  ties,
});

const card = (...legs: readonly Both<number>[]): MatchCard => ({
  rubbers: legs.map((each) => ({ players: [[], []], legs: each })),
});

/** Matches such as 'a 3-2 b', or 'a b' for one that is due, one a round. */
const matches = (text: string, playoff = false): readonly Fixture[] =>
  text.split(', ').map((match, at): Fixture => {
    const [, home = '', home5, away5, away = ''] = /^(\w)(?: (\d)-(\d))? (\w)$/.exec(match) ?? [];
    const played = home5 === undefined ? undefined : card([Number(home5), Number(away5)]);
    return {
      id: `${playoff ? 'p' : 'm'}${at}`,
      competition: '1',
      round: at + 1,
      home,
      away,
      day: `2026-10-${10 + at}`,
      ...(played && { cards: { 0: played, 1: played } }),
      ...(playoff && { playoff }),
    } as Fixture;
  });

function seasonOf(fixtures: readonly Fixture[], changes: Partial<Competition> = {}): TeamSeason {
  const teams = [...new Set(fixtures.flatMap(({ home, away }) => [home, away]))].sort();
  return {
    id: 's',
    name: 'S',
    persons: [],
    teams: teams.map((id) => ({ id, name: id, venue: id, captains: [] })),
    registrations: [],
    competitions: [{ id: '1', name: 'One', kind: 'league', format: format(), teams, meet: 1, ...changes }],
    calendar: [],
    fixtures,
    adjustments: [],
  };
}

const tableIn = (season: TeamSeason) => tableOf(season, season.competitions[0] as Competition);
const ranks = (season: TeamSeason): string =>
  tableIn(season)
    .rows.map(({ rank, team }) => `${team}${rank ?? '-'}`)
    .join(' ');
const rowOf = (season: TeamSeason, team: string) => tableIn(season).rows.find((row) => row.team === team);

test('Bury 8-7: 6 and 3½, in halves; a deduction of half a point', () => {
  const both = card([3, 2], [3, 2], [2, 3]);
  const [fixture] = matches('a b') as readonly [Fixture];
  const season = {
    ...seasonOf([{ ...fixture, cards: { 0: both, 1: both } }], {
      format: findMatchFormat('bury') as MatchFormat,
    }),
    adjustments: [{ competition: '1', team: 'b', points: -1, reason: 'late card' }],
  };
  expect(tableIn(season).per).toBe(2);
  expect(rowOf(season, 'a')).toMatchObject({
    rank: 1,
    points: 12,
    won: 1,
    rubbersFor: 2,
    legsFor: 8,
    adjusted: 0,
  });
  expect(rowOf(season, 'b')).toMatchObject({
    rank: 2,
    points: 6,
    lost: 1,
    rubbersFor: 1,
    legsFor: 7,
    adjusted: -1,
  });
  expect(rowOf(season, 'a')?.decided).toEqual({ step: 'points', scores: [12, 6] });
});

describe('level on points', () => {
  test.each<[what: string, ties: readonly TeamTie[], played: string, order: string]>([
    ['legs', ['points', 'legs'], 'a 4-1 b, c 3-2 d', 'a1 c2 d3 b4'],
    ['legs won', ['points', 'legsFor'], 'a 4-1 b, c 5-0 d', 'c1 a2 b3 d4'],
    ['nothing', ['points'], 'a 4-1 b, c 5-0 d', 'a1 c1 b3 d3'],
    ['the fewest lost', ['lost'], 'a 1-4 b, c 4-1 a', 'b1 c1 a3'],
    [
      'head-to-head',
      ['points', 'headToHead'],
      'b 3-2 a, a 5-0 c, c 5-0 b, b 5-0 d, a 5-0 d, c 5-0 d',
      'a1 c2 b3 d4',
    ],
    ['head-to-head, of whom two have not met', ['points', 'headToHead'], 'a 5-0 c, b 4-1 c', 'a1 b1 c3'],
    // Each has won one, and c is ahead by legs; of the others, who are level in legs too, a won their match.
    [
      'head-to-head again, among those whom it leaves level',
      ['headToHead'],
      'b 1-4 a, b 3-2 c, c 5-0 a',
      'c1 a2 b3',
    ],
  ])('%s', (_, ties, played, order) => {
    expect(ranks(seasonOf(matches(played), { format: format(ties) }))).toBe(order);
  });

  test('a play-off of two, and of four in two passes', () => {
    const level = 'a 3-2 b, c 3-2 d, b 3-2 a, d 3-2 c';
    const decided = (playoffs: string): string =>
      ranks(
        seasonOf([...matches(level), ...matches(playoffs, true)], { format: format(['points', 'playoff']) }),
      );
    expect(decided('a b')).toBe('a1 b1 c1 d1');
    expect(decided('b 3-2 a')).toBe('a1 b1 c1 d1');
    expect(decided('d 3-2 c, d 3-2 b, a 3-2 d, c 3-2 b, c 3-2 a, b 3-2 a')).toBe('d1 c2 b3 a4');
    expect(decided('a 3-2 b, a 3-2 c, d 3-2 a, d 3-2 b, c 3-2 b, c 3-2 d')).toBe('a1 c1 d1 b4');
  });
});

describe('the word of the committee', () => {
  const level = (order: readonly string[]) =>
    seasonOf(matches('a 3-2 b, c 3-2 d'), {
      format: format(['points']),
      up: { places: 1, to: '0' },
      down: { places: 1, to: '2' },
      order: { teams: order, reason: 'meeting of 3 May' },
    });
  test('parts teams that nothing else tells apart', () => {
    expect(ranks(level(['d', 'c', 'b', 'a']))).toBe('c1 a2 d3 b4');
    const { rows } = tableIn(level(['d', 'c', 'b', 'a']));
    expect(rows.map(({ zone }) => zone)).toEqual(['up', null, null, 'down']);
    expect(rows[0]?.decided).toEqual({ step: 'committee', scores: [3, 1] });
  });
  test('of whom it has all', () => {
    expect(ranks(level(['d', 'c', 'b']))).toBe('a1 c1 d3 b4');
  });
});

test('why one is above the next, with the figures of both', () => {
  const played = 'a 4-1 b, c 3-2 d';
  const reasons = tableIn(seasonOf(matches(played), { format: format(['points', 'legs']) })).rows;
  expect(reasons.map(({ decided }) => decided)).toEqual([
    { step: 'legs', scores: [3, 1] },
    { step: 'points', scores: [2, 0] },
    { step: 'legs', scores: [-1, -3] },
    null,
  ]);
  const lost = tableIn(seasonOf(matches('a 1-4 b'), { format: format(['lost']) })).rows;
  expect(lost[0]?.decided).toEqual({ step: 'lost', scores: [0, 1] });
  const level = tableIn(seasonOf(matches(played), { format: format(['points']) })).rows;
  expect(level[0]?.decided).toEqual({ step: 'level', scores: [0, 0] });
});

describe('what counts for nobody yet', () => {
  const [fixture] = matches('a b') as readonly [Fixture];
  const [won, lost] = [card([3, 2]), card([2, 3])];
  test.each<[what: string, changes: Partial<Fixture>, state: object]>([
    ['no card', {}, { kind: 'due' }],
    ['the card of one', { cards: { 1: won } }, { kind: 'entered', by: 1 }],
    ['two that differ', { cards: { 0: won, 1: lost } }, { kind: 'disagreed' }],
    ['void', { cards: { 0: won, 1: won }, ruling: { kind: 'void', reason: 'x' } }, { kind: 'void' }],
    [
      'a walkover that the format has no figures for',
      { ruling: { kind: 'walkover', winner: 0, reason: 'x' } },
      { kind: 'unsettled', asks: 'walkover' },
    ],
  ])('%s', (_, changes, state) => {
    const table = tableIn(seasonOf([{ ...fixture, ...changes }]));
    expect(table.matches.map((match) => match.state)).toEqual([state]);
    expect(table.rows.map(({ played }) => played)).toEqual([0, 0]);
  });

  test('a ruling is the card that counts', () => {
    const ruling = { kind: 'card', card: lost, reason: 'x' } as const;
    expect(rowOf(seasonOf([{ ...fixture, cards: { 0: won, 1: won }, ruling }]), 'b')?.won).toBe(1);
  });
});

describe('a team that withdraws', () => {
  const home = 'a 5-0 b, a 3-2 c, b 3-2 c';
  const fixtures = matches(`${home}, b 5-0 a, c 3-2 a, c b`);
  const without = (rule: WithdrawalRule) => {
    const season = seasonOf(fixtures);
    const teams = season.teams.map((team) =>
      team.id === 'a' ? { ...team, withdrawn: { day: '2026-10-15', rule } } : team,
    );
    return { ...season, teams };
  };
  test.each<[rule: WithdrawalRule, order: string, played: string]>([
    ['void', 'b1 c2 a-', 'b1 c1 a0'],
    ['byes', 'b1 c2 a-', 'b1 c1 a0'],
    ['secondHalf', 'b1 c2 a-', 'b2 c2 a2'],
    ['stand', 'b1 c2 a-', 'b3 c3 a4'],
  ])('%s', (rule, order, played) => {
    const season = without(rule);
    expect(ranks(season)).toBe(order);
    expect(
      tableIn(season)
        .rows.map((row) => `${row.team}${row.played}`)
        .join(' '),
    ).toBe(played);
  });

  test('its matches are not due any more, whatever the rule', () => {
    const season = without('stand');
    const teams = season.teams.map((team) =>
      team.id === 'b' ? { ...team, withdrawn: { day: '2026-10-15', rule: 'stand' as const } } : team,
    );
    expect(tableIn({ ...season, teams }).matches.at(-1)?.state).toEqual({ kind: 'void' });
    expect(tableIn(season).matches.at(-1)?.state).toEqual({ kind: 'due' });
  });

  // Lincoln rule 4b: before half way all is void, after it the second half.
  test.each<[day: string, rule: WithdrawalRule | undefined, played: number]>([
    // The day of match 3 of 6, n/2.
    ['2026-10-12', 'void', 0],
    // The day of match 4 of 6, n/2 + 1.
    ['2026-10-13', 'secondHalf', 2],
  ])('Lincoln: on %s %s', (day, rule, played) => {
    const season = seasonOf(fixtures);
    const { withdrawal } = findMatchFormat('lincoln') as MatchFormat;
    const half = isHalfOver(season, season.competitions[0] as Competition, day) ? 'after' : 'before';
    expect(withdrawal?.[half]).toBe(rule);
    expect(rowOf(without(withdrawal?.[half] as WithdrawalRule), 'a')?.played).toBe(played);
  });

  test('a match that is moved past the half stays in its half', () => {
    const [first] = fixtures as readonly [Fixture];
    const moved = { ...first, day: '2026-11-30', moved: { from: first.day, reason: 'snow' } };
    const season = seasonOf([moved, ...fixtures.slice(1)]);
    expect(isHalfOver(season, season.competitions[0] as Competition, '2026-10-13')).toBe(true);
  });
});

describe('zones', () => {
  const zones = (played: string, changes: Partial<Competition>): string =>
    tableIn(seasonOf(matches(played), { format: format(['points']), ...changes }))
      .rows.map(({ team, zone }) => `${team} ${zone ?? '-'}`)
      .join(', ');
  const up = { places: 1, to: '0' };
  const down = { places: 1, to: '2' };
  test('up and down', () => {
    expect(zones('a 3-2 b, a 3-2 c, b 3-2 c', { up, down })).toBe('a up, b -, c down');
  });
  test('level across a line: neither until it is settled', () => {
    expect(zones('a 3-2 b, c 3-2 d', { up, down })).toBe('a level, c level, b level, d level');
    expect(zones('a 3-2 b, c 3-2 d', { up: { ...up, places: 2 } })).toBe('a up, c up, b -, d -');
  });
  test('a team that has withdrawn is in none', () => {
    const season = seasonOf(matches('a 3-2 b, a 3-2 c, b 3-2 c'), { up, down });
    const withdrawn = { day: '2026-10-15', rule: 'stand' } as const;
    const teams = season.teams.map((team) => (team.id === 'c' ? { ...team, withdrawn } : team));
    expect(tableIn({ ...season, teams }).rows.map(({ zone }) => zone)).toEqual(['up', 'down', null]);
  });
});

test('no matches, and no teams', () => {
  expect(ranks({ ...seasonOf(matches('a b')), fixtures: [] })).toBe('a1 b1');
  expect(tableIn(seasonOf([])).rows).toEqual([]);
});
