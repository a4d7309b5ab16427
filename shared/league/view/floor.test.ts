// Plans of a room, drawn as text: the row nearest the door is the lowest, and the door is under its column.
import { describe, expect, test } from 'vitest';
import type { FloorPlan } from '../night/event.ts';
import {
  freeSpot,
  inRows,
  moved,
  planOfTonight,
  type RowOrder,
  sizeOf,
  type Whereabouts,
  whereIs,
  withDoor,
  withoutTable,
} from './floor.ts';

/** A plan as text: a word for each place, a dot for an empty one, and D for the door below. */
function drawn(plan: FloorPlan): readonly string[] {
  const { columns, rows } = sizeOf(plan);
  const row = (at: number): string =>
    Array.from(
      { length: columns },
      (_, column) =>
        plan.spots.find((each) => each.column === column && each.row === rows - 1 - at)?.table ?? '.',
    ).join(' ');
  if (rows === 0) return [];
  return [...Array.from({ length: rows }, (_, at) => row(at)), `${'  '.repeat(plan.door)}D`];
}

/** The plan that a text shows. */
function read(...lines: readonly string[]): FloorPlan {
  const rows = lines.slice(0, -1).toReversed();
  return {
    door: (lines.at(-1)?.indexOf('D') ?? 0) / 2,
    spots: rows.flatMap((line, row) =>
      line
        .split(' ')
        .flatMap((table, column) => (table === '.' || table === '' ? [] : [{ table, column, row }])),
    ),
  };
}

const upTo = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `${at + 1}`);

describe('in rows', () => {
  test.each<[tables: number, columns: number, order: RowOrder, plan: readonly string[]]>([
    [0, 3, 'left', []],
    [1, 4, 'left', ['1', 'D']],
    [2, 4, 'snake', ['1 2', 'D']],
    [5, 3, 'left', ['4 5 .', '1 2 3', '  D']],
    [5, 3, 'snake', ['. 5 4', '1 2 3', '  D']],
    [7, 2, 'snake', ['. 7', '5 6', '4 3', '1 2', 'D']],
    [4, 4, 'left', ['1 2 3 4', '  D']],
  ])('%i tables in rows of %i, %s', (tables, columns, order, plan) => {
    expect(drawn(inRows(upTo(tables), columns, order))).toEqual(plan);
  });
});

describe('a change', () => {
  const plan = read('4 5 .', '1 2 3', '  D');
  test.each<[string, FloorPlan, readonly string[]]>([
    ['to a free place', moved(plan, { table: '1', column: 2, row: 1 }), ['4 5 1', '. 2 3', '  D']],
    ['onto another: swapped', moved(plan, { table: '1', column: 1, row: 1 }), ['4 1 .', '5 2 3', '  D']],
    ['to where it is', moved(plan, { table: '5', column: 1, row: 1 }), ['4 5 .', '1 2 3', '  D']],
    ['left of everything', moved(plan, { table: '3', column: -1, row: 0 }), ['. 4 5', '3 1 2', '    D']],
    ['nearer the door', moved(plan, { table: '5', column: 2, row: -1 }), ['4 . .', '1 2 3', '. . 5', '  D']],
    [
      'gangway',
      moved(plan, { table: '3', column: 4, row: 2 }),
      ['. . . . 3', '4 5 . . .', '1 2 . . .', '  D'],
    ],
    ['a new table', moved(plan, { table: '6', column: 2, row: 1 }), ['4 5 6', '1 2 3', '  D']],
    ['a new one in its place', moved(plan, { table: '6', column: 0, row: 0 }), ['4 5 .', '6 2 3', '  D']],
    ['the first', moved({ door: 0, spots: [] }, { table: '6', column: 3, row: 5 }), ['. . . 6', 'D']],
    ['one table off', withoutTable(plan, '5'), ['4 . .', '1 2 3', '  D']],
    ['the only row at the door off', withoutTable(read('4', '.', '1', 'D'), '1'), ['4', 'D']],
    ['the only table off', withoutTable(read('4', 'D'), '4'), []],
    ['the door to the right', withDoor(plan, 2), ['4 5 .', '1 2 3', '    D']],
    ['the door left of everything', withDoor(plan, -1), ['. 4 5 .', '. 1 2 3', 'D']],
    ['tables that are here tonight', planOfTonight(plan, ['5', '3', '9']), ['5 .', '. 3', 'D']],
    ['none of them', planOfTonight(plan, ['9']), []],
  ])('%s', (_, after, expected) => {
    expect(drawn(after)).toEqual(expected);
  });

  test('no further than the largest room', () => {
    const wide = inRows(upTo(24), 12, 'left');
    expect(moved(wide, { table: '1', column: 12, row: 0 })).toBe(wide);
    expect(moved(wide, { table: '1', column: -1, row: 0 })).toBe(wide);
    expect(withDoor(wide, 12)).toBe(wide);
    const deep = inRows(upTo(20), 1, 'left');
    expect(moved(deep, { table: '1', column: 1, row: -1 })).toBe(deep);
    expect(sizeOf(moved(deep, { table: '1', column: 1, row: 19 }))).toEqual({ columns: 2, rows: 19 });
  });
});

test.each<[string, FloorPlan, readonly [column: number, row: number]]>([
  ['an empty room', { door: 0, spots: [] }, [0, 0]],
  ['a gap in the first row', read('3 4 5', '1 . 2', 'D'), [1, 0]],
  ['a gap in the last row', read('3 . 4', '1 2 5', 'D'), [1, 1]],
  ['before the door, where nothing stands', read('1 2 .', '    D'), [2, 0]],
  ['no gap: a new row', read('3 4', '1 2', 'D'), [0, 2]],
])('the first free place: %s', (_, plan, [column, row]) => {
  expect(freeSpot(plan)).toEqual({ column, row });
});

describe('where a table is', () => {
  const plan = read('8 . . 9 .', '. . . . .', '. . 7 . .', '1 2 3 . 4', '  D');
  test.each<[string, Whereabouts | undefined]>([
    ['1', { row: 1, place: 1, side: 'left', alone: false }],
    ['2', { row: 1, place: 2, side: 'left', alone: false }],
    ['3', { row: 1, place: 2, side: 'right', alone: false }],
    ['4', { row: 1, place: 1, side: 'right', alone: false }],
    ['7', { row: 2, place: 1, side: 'left', alone: true }],
    ['9', { row: 3, place: 1, side: 'right', alone: false }],
    ['8', { row: 3, place: 1, side: 'left', alone: false }],
    ['5', undefined],
  ])('table %s', (table, where) => {
    expect(whereIs(plan, table)).toEqual(where);
  });

  test('the one in the middle is counted from the left', () => {
    expect(whereIs(read('1 2 3', 'D'), '2')).toMatchObject({ place: 2, side: 'left' });
  });
});
