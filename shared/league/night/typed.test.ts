// What the desk types, by page and by command: results, tables, and who comes.
import { describe, expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { comingOf } from './coming.ts';
import { tableCommands } from './tables.ts';
import { pointsFault, resultCommands, typedResult } from './typed.ts';

const GAME = { game: '1.1', round: 1, winner: 1, revision: null } as const;

describe('a result', () => {
  // docs/league-night.md, "Results".
  test.each([
    ['8', { points: null, spread: 8, scores: null }],
    [' +08 ', { points: null, spread: 8, scores: null }],
    ['2 +08', { points: 2, spread: 8, scores: null }],
    ['121-113', { points: null, spread: 8, scores: [121, 113] }],
    ['113 \u2013 121', { points: null, spread: 8, scores: [121, 113] }],
    ['121:113', { points: null, spread: 8, scores: [121, 113] }],
    ['0 -08', undefined],
    ['0 \u221208', undefined],
    ['2 +', undefined],
    ['1210', undefined],
    ['', undefined],
  ])('%j', (text, result) => {
    expect(typedResult(text)).toEqual(result);
  });

  test.each([
    ['grass-roots', '2 +30', undefined],
    ['grass-roots', '2 +31', { code: 'wrongPoints', side: 1, points: 2, expected: 3 }],
    ['grass-roots', '31', undefined],
    ['total-pegged-7', '2 +31', undefined],
  ] as const)('%s: %s is worth what it says', (format, text, fault) => {
    const typed = typedResult(text);
    expect(typed && pointsFault(formatOf(format), GAME, typed)).toEqual(fault);
  });

  const commands = (text: string, revision: number | null = null) => {
    const typed = typedResult(text);
    return typed && resultCommands(formatOf('grass-roots'), { ...GAME, revision }, typed, 'why');
  };

  test('by holes is entered on both cards', () => {
    expect(commands('8')).toEqual([
      { type: 'enterCard', game: '1.1', side: 0, line: { points: 0, spread: -8 }, by: 'desk' },
      { type: 'enterCard', game: '1.1', side: 1, line: { points: 2, spread: 8 }, by: 'desk' },
    ]);
  });

  test.each([
    ['121-113', null, [113, 121], 1],
    ['8', 2, null, 3],
  ] as const)(
    '%s after revision %j is a correction, which the desk signs for both',
    (text, before, scores, revision) => {
      const outcome = { winner: 1, spread: 8, scores, ending: 'target' };
      expect(commands(text, before)).toEqual([
        { type: 'correct', game: '1.1', outcome, reason: 'why' },
        { type: 'sign', game: '1.1', revision, side: 0, by: 'desk' },
        { type: 'sign', game: '1.1', revision, side: 1, by: 'desk' },
      ]);
    },
  );
});

describe('tables', () => {
  const here = (...tables: readonly string[]) => tables.map((table) => ({ table, here: true }));
  test.each([
    ['the first ones', [], [], 2, ['+1', '+2']],
    ['those with boards come first', [], here('7'), 2, ['+1', '+7']],
    ['a board that is away is none', [], [{ table: '7', here: false }], 2, ['+1', '+2']],
    ['fewer', ['1', '2', '3'], [], 1, ['-2', '-3']],
    ['the same', ['1', '2'], [], 2, []],
    ['none', ['1'], [], -3, ['-1']],
    ['no half ones', [], [], 1.9, ['+1']],
  ])('%s', (_, tables, boards, count, expected) => {
    const signs = { addTable: '+', removeTable: '-' };
    const told = tableCommands({ tables }, boards, count).map((each) =>
      each.type === 'addTable' || each.type === 'removeTable'
        ? `${signs[each.type]}${each.table}`
        : each.type,
    );
    expect(told).toEqual(expected);
  });

  test('no more than a hall can have', () => {
    expect(tableCommands({ tables: [] }, [], 999)).toHaveLength(200);
  });
});

describe('somebody comes', () => {
  const player = (id: string, member: string | null = null) => ({ id, name: id, member, club: null });
  const was = { id: 'pair', players: ['b', 'a'], as: 'guest' } as const;
  test.each([
    ['a guest', [], [player('a')], { id: 'a', players: ['a'], as: 'guest' }],
    ['a member', [], [player('a', 'MI1')], { id: 'a', players: ['a'], as: 'member' }],
    ['a pair', [], [player('a'), player('b')], { id: 'a+b', players: ['a', 'b'], as: 'guest' }],
    [
      'the same pair again',
      [was],
      [player('a'), player('b')],
      { id: 'pair', players: ['b', 'a'], as: 'guest' },
    ],
    ['another pair', [was], [player('a'), player('c')], { id: 'a+c', players: ['a', 'c'], as: 'guest' }],
  ])('%s', (_, entrants, players, entrant) => {
    expect(comingOf(entrants, players)).toEqual({ type: 'checkIn', entrant });
  });

  test('two long ids make one that fits', () => {
    const command = comingOf([], [player('a'.repeat(60)), player('b'.repeat(60))]);
    expect(command.type === 'checkIn' && command.entrant.id).toHaveLength(80);
  });
});
