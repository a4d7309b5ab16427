// Awards: the rows that could be read at their source, editions by their days, what is unknown, and every mistake of a file by its place.
import { describe, expect, test } from 'vitest';
import { type AwardCard, type AwardFigure, awardOf, editionOn } from './award.ts';
import { AWARD_COLUMNS, type AwardFault, readAward } from './read.ts';
import { AWARD_TABLES } from './tables.ts';

const shipped = (name: string) => {
  const table = AWARD_TABLES.find((each) => each.name === name);
  if (table === undefined) throw new Error(name);
  return table;
};
const card = (points: number, changes: Partial<AwardCard> = {}): AwardCard => ({
  ...{ date: '2026-11-26', event: 'grass-roots', games: 9, figures: { points } },
  ...changes,
});

// cribbage.org/newsite/internet/IRP.asp, two stored editions (league.md B1): "12+2, 13+4, 14+6, 15+8" since 2021.
describe('Internet rating points', () => {
  test.each<[date: string, points: number, earned: number | undefined]>([
    ['2014-07-31', 12, undefined],
    ['2014-08-01', 11, 0],
    ...[3, 6, 11, 19, 27, 39, 53, 69, 87, 107].map(
      (earned, at) => ['2020-05-01', 12 + at, earned] as [string, number, number],
    ),
    ['2020-05-01', 22, undefined],
    ['2021-01-31', 13, 6],
    ...[0, 12 + 2, 13 + 4, 14 + 6, 15 + 8].map(
      (earned, at) => ['2021-02-01', 11 + at, earned] as [string, number, number],
    ),
    // The stored page ends at 15.
    ['2021-02-01', 16, undefined],
    ['2026-11-26', 27, undefined],
  ])('on %s a card of %i earns %s', (date, points, earned) => {
    expect(awardOf(shipped('irp'), card(points, { date }))).toBe(earned);
  });

  test('an event of another length is not in the table', () => {
    expect(awardOf(shipped('irp'), card(12, { games: 6 }))).toBeUndefined();
  });
});

// cribbage.org/newsite/about/scoring.asp (league.md B2): the lower half since 2016/17; the charts of the upper half are not shipped.
test.each<[event: string, qualified: number | undefined, earned: number | undefined]>([
  ['acc-main-22', 1, 5],
  ['acc-main-12', 1, 5],
  ['acc-consolation-9', 1, 3],
  ['consolation', 1, 3],
  ['acc-main-22', 2, undefined],
  ['acc-main-22', 0, 0],
  ['acc-main-22', undefined, undefined],
  ['satellite-pairs', 1, undefined],
])('master rating points, %s, qualified %s: %s', (event, half, earned) => {
  const figures = half === undefined ? {} : { qualified: half };
  expect(awardOf(shipped('mrp'), card(0, { event, games: 22, figures }))).toBe(earned);
});

const HEAD = 'edition,source,event,games,figure,from,points';
const read = (...lines: readonly string[]) =>
  readAward(
    'own',
    lines.map((line, at) => ({ line: at + 1, cells: line.split(',') })),
  );
const own = (...lines: readonly string[]) => {
  const { table, faults } = read(HEAD, ...lines);
  if (table === undefined) throw new Error(JSON.stringify(faults));
  return table;
};

describe("a club's own table", () => {
  const table = own(
    '2026-01-01,minutes,,,place,4,0',
    '2026-01-01,minutes,,,place,1,10',
    '2026-01-01,minutes,,,place,2,8',
    '2026-01-01,minutes,,,points,21,5',
    '2026-01-01,minutes,bell,,wins,0,1',
    '2026-09-01,minutes,,9,points,12,?',
  );
  const earned = (date: string, event: string, figures: { readonly [F in AwardFigure]?: number }) =>
    awardOf(table, { date, event, games: 9, figures });
  test.each([
    ['the first with 21', 'grass-roots', { place: 1, points: 21 }, 15],
    ['the third has the line of the second', 'grass-roots', { place: 3, points: 20 }, 8],
    ['the last', 'grass-roots', { place: 40, points: 0 }, 0],
    ['an event with lines of its own', 'bell', { place: 1, points: 21, wins: 0 }, 1],
    ['a card without the figure', 'grass-roots', { points: 21 }, undefined],
  ] as const)('%s', (_, event, figures, points) => {
    expect(earned('2026-05-01', event, figures)).toBe(points);
  });

  test('the edition of the day, and figures that it leaves open', () => {
    expect(['2025-12-31', '2026-08-31', '2026-09-01'].map((date) => editionOn(table, date))).toEqual([
      undefined,
      '2026-01-01',
      '2026-09-01',
    ]);
    expect([11, 12].map((points) => earned('2026-09-01', 'bell', { points }))).toEqual([0, undefined]);
  });

  test('columns in another order, with capitals and blanks', () => {
    const { faults, table: turned } = read(
      'Points, Figure ,From,Games,Event,Source,Edition',
      '7,points, 12,,,x,2026-01-01',
    );
    expect(faults).toEqual([]);
    expect(turned && awardOf(turned, card(12))).toBe(7);
  });
});

test.each<[what: string, lines: readonly string[], fault: Partial<AwardFault>]>([
  ['nothing', [], { line: 1, column: null, expected: 'columns' }],
  ['a column is missing', [HEAD.replace('figure,', '')], { line: 1, column: null, expected: 'columns' }],
  ['no rows', [HEAD], { line: 1, expected: 'rows' }],
  [
    'a day in another form',
    [HEAD, '1.9.2026,x,,9,points,12,3'],
    { line: 2, column: 'edition', expected: 'day' },
  ],
  ['no such day', [HEAD, '2026-02-30,x,,9,points,12,3'], { column: 'edition', given: '2026-02-30' }],
  ['games', [HEAD, '2026-09-01,x,,nine,points,12,3'], { column: 'games', given: 'nine', expected: 'games' }],
  ['no games', [HEAD, '2026-09-01,x,,0,points,12,3'], { column: 'games', expected: 'games' }],
  ['a figure', [HEAD, '2026-09-01,x,,9,joy,12,3'], { column: 'figure', given: 'joy', expected: 'figure' }],
  ['from', [HEAD, '2026-09-01,x,,9,points,,3'], { column: 'from', given: '', expected: 'from' }],
  ['points below 0', [HEAD, '2026-09-01,x,,9,points,12,-3'], { column: 'points', expected: 'points' }],
  ['half a point', [HEAD, '2026-09-01,x,,9,points,12,1.5'], { column: 'points', given: '1.5' }],
  [
    'the same line twice',
    [HEAD, '2026-09-01,x,,9,points,12,3', '2026-09-01,y,,9,points,12,4'],
    { line: 3, column: 'from', expected: 'other' },
  ],
])('refused: %s', (_, lines, fault) => {
  const { table, faults } = read(...lines);
  expect(table).toBeUndefined();
  expect(faults).toMatchObject([fault]);
});

test('every fault of a file is said at once', () => {
  const { faults } = read(HEAD, 'x,x,,9,joy,12,3', '2026-09-01,x,,9,points,12,x');
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    [2, 'edition'],
    [2, 'figure'],
    [3, 'points'],
  ]);
});

test('what is shipped would be read from a file as well', () => {
  for (const { name, rows } of AWARD_TABLES) {
    const cells = rows.map((row, at) => ({
      line: at + 2,
      cells: AWARD_COLUMNS.map((column) => `${row[column] ?? (column === 'points' ? '?' : '')}`),
    }));
    expect(readAward(name, [{ line: 1, cells: AWARD_COLUMNS }, ...cells])).toEqual({
      table: { name, rows },
      faults: [],
    });
  }
});
