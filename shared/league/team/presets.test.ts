// Each preset against the rules of its league, which say these figures; and what they leave open.
import { expect, test } from 'vitest';
import { asksOf, needsOf } from './asks.ts';
import type { Both, MatchFormat } from './format.ts';
import { cardResult, stateOf } from './played.ts';
import { findMatchFormat, MATCH_FORMATS } from './presets.ts';
import type { Fixture, MatchCard } from './season.ts';

const preset = (name: string): MatchFormat => {
  const found = findMatchFormat(name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** A card of these legs, null for a rubber that was not played. */
const card = (...legs: readonly (Both<number> | null)[]): MatchCard => ({
  rubbers: legs.map((each) => ({ players: [[], []], legs: each })),
});

const fixture: Fixture = {
  id: '1',
  competition: '1',
  round: 1,
  home: 'a',
  away: 'b',
  day: '2026-10-05',
};
const walkover = (format: MatchFormat, winner: 0 | 1) =>
  stateOf(format, { ...fixture, ruling: { kind: 'walkover', winner, reason: 'nobody came' } });

/** Points of both sides, not units. */
const pointsIn = (format: MatchFormat, of: MatchCard): readonly number[] | string => {
  const state = cardResult(format, of);
  return 'points' in state ? state.points.map((units) => units / format.points.per) : state.kind;
};

const times = (count: number, legs: Both<number>): readonly Both<number>[] =>
  Array.from({ length: count }, () => legs);

const legsIn = ({ rubbers }: MatchFormat): number => rubbers.reduce((total, { legs }) => total + legs, 0);

test('every one has a source, and a name of its own', () => {
  expect(new Set(MATCH_FORMATS.map(({ name }) => name)).size).toBe(MATCH_FORMATS.length);
  expect(MATCH_FORMATS.filter(({ source }) => !/\.(uk|com|ch|website)/.test(source))).toEqual([]);
});

test('Potters Bar: 9 games of 3 legs, 5 of pairs; 2 points for a win and 1 for each leg (comps.html, slideplayer 12339941)', () => {
  const format = preset('potters-bar');
  expect(format.rubbers.map(({ players }) => players)).toEqual([2, 2, 2, 2, 2, 1, 1, 1, 1]);
  expect(legsIn(format)).toBe(27);
  const legs = [...times(5, [3, 0] as const), ...times(4, [0, 3] as const)];
  expect(pointsIn(format, card(...legs))).toEqual([17, 12]);
  expect(needsOf(format)).toEqual(['decides']);
});

test('Bury: 8-7 is 6 and 3½ (rule 4); 4 players play at 2 tables, the third is lost 5-0 (rule 5)', () => {
  const format = preset('bury');
  expect(pointsIn(format, card([3, 2], [3, 2], [2, 3]))).toEqual([6, 3.5]);
  expect(pointsIn(format, card([3, 2], [3, 2], [0, 5]))).toEqual([3, 6.5]);
  expect([format.short, format.rubbers.length, legsIn(format)]).toEqual([{ first: [2], least: 4 }, 3, 15]);
  expect(needsOf(format)).toEqual([]);
  expect(asksOf(format)).toContain('withdrawal');
});

test('Glemsford: 1 for a table, 2 for the match (rule 6); nobody there is 9-0 and 5 points (rules 5, 7)', () => {
  const format = preset('glemsford');
  expect(pointsIn(format, card([3, 0], [3, 2], [0, 3]))).toEqual([4, 1]);
  expect(walkover(format, 1)).toMatchObject({ legs: [0, 9], points: [0, 5], rubbers: [0, 3], winner: 1 });
  expect([format.rearrange, format.late, format.withdrawal, format.transfers]).toEqual([
    14,
    '20:30',
    { before: 'void', after: 'secondHalf' },
    { most: 0, until: 'end' },
  ]);
});

test('Ledbury: 3 pairs of 5 legs, 2 for a win, then the total of legs (rule 1.2); averages from 5 matches (1.8)', () => {
  const format = preset('ledbury');
  expect(pointsIn(format, card([3, 2], [3, 2], [2, 3]))).toEqual([2, 0]);
  expect([legsIn(format), format.ties, format.averagesFrom, format.late]).toEqual([
    15,
    ['points', 'legsFor'],
    5,
    '20:30',
  ]);
});

test('Ledbury: the Shield goes by its 30 legs (1.5), the Long and the Crockett by tables (1.3, 1.4)', () => {
  const shield = preset('ledbury-shield');
  expect(legsIn(shield)).toBe(30);
  const legs = [...times(3, [3, 2] as const), ...times(5, [1, 2] as const)];
  expect(pointsIn(shield, card(...legs))).toEqual([14, 16]);
  const long = preset('ledbury-long');
  expect(pointsIn(long, card([2, 0], [2, 1], [0, 2], [1, 2], [2, 0]))).toEqual([3, 2]);
  expect(long.rubbers.every(({ players, legs: of, all }) => players === 1 && of === 3 && !all)).toBe(true);
  expect(pointsIn(preset('ledbury-crockett'), card([1, 0], [1, 0], [0, 1]))).toEqual([2, 1]);
  expect([shield, long, preset('ledbury-crockett')].flatMap(needsOf)).toEqual([]);
});

test('shgddcl: 2, 2 and 3 legs (rule 59), 1 for a leg, no bonus (rule 63)', () => {
  const format = preset('shgddcl');
  expect(format.rubbers.map(({ legs, players }) => [legs, players])).toEqual([
    [2, 2],
    [2, 2],
    [3, 2],
  ]);
  expect(pointsIn(format, card([1, 1], [2, 0], [1, 2]))).toEqual([4, 3]);
  expect(needsOf(format)).toEqual([]);
});

test('Bere Regis: 1 for the match, then legs won (rule 5); no transfer after the first half (rule 4); the Gallon by legs (rule 10)', () => {
  const format = preset('bere-regis');
  expect([format.points.win, format.ties, format.transfers?.until]).toEqual([
    1,
    ['points', 'legsFor'],
    'half',
  ]);
  expect(needsOf(format)).toEqual(['rubbers', 'decides']);
  const gallon = preset('bere-regis-gallon');
  expect(pointsIn(gallon, card([1, 0], [1, 0], [0, 1]))).toEqual([2, 1]);
  expect([gallon.ties, needsOf(gallon)]).toEqual([['points', 'playoff'], []]);
});

test('Waterside: a walkover is 3-2 and 15-10; 2 for a win; a missing player costs a table 0-5, and level with both short is 1 each', () => {
  const format: MatchFormat = {
    ...preset('waterside'),
    rubbers: Array.from({ length: 5 }, () => ({ players: 2, rules: 'six-card-4', legs: 5, all: true })),
  };
  expect(walkover(format, 0)).toMatchObject({ rubbers: [3, 2], legs: [15, 10], points: [2, 0] });
  const level = card([5, 0], [3, 2], [0, 5], [2, 3], null);
  expect(pointsIn(format, { ...level, short: [0, 1] })).toEqual([1, 1]);
  expect(cardResult(format, { ...level, short: [0] })).toEqual({ kind: 'unsettled', asks: 'points.draw' });
  expect(pointsIn(format, { ...card([0, 5], [3, 2], [3, 2], [3, 2], [0, 5]), short: [0] })).toEqual([2, 0]);
  expect(format.ties).toEqual(['points', 'legs', 'rubbers', 'headToHead']);
  expect(format.late).toBe('20:30');
  expect(needsOf(preset('waterside'))).toEqual(['rubbers']);
});

test('Maidenhead: withdrawn is byes, 8-8 is level (mdcl.org.uk, 2016-17)', () => {
  const format = preset('maidenhead');
  expect([format.withdrawal, format.decides]).toEqual([{ before: 'byes', after: 'byes' }, 'legs']);
  expect(needsOf(format)).toEqual(['rubbers', 'points']);
});

test.each<[name: string, facts: Partial<MatchFormat>]>([
  // Rules 3 and 4b.
  ['lincoln', { late: '21:00', withdrawal: { before: 'void', after: 'secondHalf' } }],
  // Rule 8.
  ['salisbury', { rearrange: 14 }],
  // Rule 12.
  ['chinnor', { transfers: { most: 1, until: 'half' } }],
])('%s: what could be read, and the rest is asked', (name, facts) => {
  const format = preset(name);
  expect(format).toMatchObject(facts);
  expect(needsOf(format)).toEqual(['rubbers', 'decides', 'points']);
  const open = [
    'walkover',
    'short',
    'bothShort',
    'late',
    'rearrange',
    'withdrawal',
    'transfers',
    'averagesFrom',
  ];
  expect(asksOf(format)).toEqual([
    ...['rubbers', 'decides', 'points', 'ties'],
    ...open.filter((field) => !(field in facts)),
  ]);
  expect(walkover(format, 0)).toEqual({ kind: 'unsettled', asks: 'walkover' });
});
