// What the desk types, by page and by command: results, tables, and who comes.
import { describe, expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { comingOf, pointsFault, resultCommands, tableCommands, typedResult } from './typed.ts';

type ResultGame = Parameters<typeof resultCommands>[1];

const GAME = {
  game: '1.1',
  round: 1,
  stage: 'called',
  outcome: null,
  revision: null,
  signed: [null, null],
} as const;

/** What is typed for the second of the two. */
const typedFor = (text: string) => typedResult(text, 1, formatOf('grass-roots').scoring);

describe('a result', () => {
  // docs/league-night.md, "Results". The first score belongs to the name: ../shared/review/league.md A3, bugs.md B7.
  test.each([
    ['8', { winner: 1, points: null, spread: 8, scores: null }],
    [' +08 ', { winner: 1, points: null, spread: 8, scores: null }],
    ['2 +08', { winner: 1, points: 2, spread: 8, scores: null }],
    ['121-113', { winner: 1, points: null, spread: 8, scores: [113, 121] }],
    ['113-121', { winner: 0, points: null, spread: 8, scores: [121, 113] }],
    ['113 \u2013 121', { winner: 0, points: null, spread: 8, scores: [121, 113] }],
    ['121:113', { winner: 1, points: null, spread: 8, scores: [113, 121] }],
    ['121-121', { winner: 1, points: null, spread: 0, scores: [121, 121] }],
    ['0 -08', undefined],
    ['0 \u221208', undefined],
    ['2 +', undefined],
    ['1210', undefined],
    ['', undefined],
  ])('%j', (text, result) => {
    expect(typedFor(text)).toEqual(result);
  });

  test('half points, where there are any', () => {
    const scoring = { ...formatOf('grass-roots').scoring, per: 2 } as const;
    const won = { winner: 1, points: 7, spread: 8, scores: null };
    expect(['3½ +08', '3.5 +08', '3 1/2 +08'].map((text) => typedResult(text, 1, scoring))).toEqual([
      won,
      won,
      won,
    ]);
    expect(typedFor('3½ +08')).toBeUndefined();
  });

  test('typed for the first of the two', () => {
    expect(typedResult('113-121', 0, formatOf('grass-roots').scoring)).toEqual({
      winner: 1,
      points: null,
      spread: 8,
      scores: [113, 121],
    });
  });

  test.each([
    ['grass-roots', '2 +30', undefined],
    ['grass-roots', '2 +31', { code: 'wrongPoints', side: 1, points: 2, expected: 3 }],
    ['grass-roots', '31', undefined],
    ['total-pegged-7', '2 +31', undefined],
  ] as const)('%s: %s is worth what it says', (format, text, fault) => {
    const typed = typedFor(text);
    expect(typed && pointsFault(formatOf(format), 1, typed)).toEqual(fault);
  });

  const commands = (text: string, changes: Partial<ResultGame> = {}) => {
    const typed = typedFor(text);
    return typed && resultCommands(formatOf('grass-roots'), { ...GAME, ...changes }, typed, 'why');
  };

  test('by holes is entered on both cards', () => {
    expect(commands('8')).toEqual([
      { type: 'enterCard', game: '1.1', side: 0, line: { points: 0, spread: -8 }, by: 'desk' },
      { type: 'enterCard', game: '1.1', side: 1, line: { points: 2, spread: 8 }, by: 'desk' },
    ]);
  });

  const before = { winner: 0, spread: 5, scores: null, ending: 'target' } as const;
  test.each([
    ['121-113', {}, 1, [113, 121], 1],
    ['113-121', {}, 0, [121, 113], 1],
    ['8', { stage: 'over', outcome: before, revision: 2 }, 1, null, 3],
    ['8', { stage: 'disputed', outcome: { ...before, winner: 1, spread: 8 }, revision: 2 }, 1, null, 3],
  ] as const)(
    '%s after %j is a correction, which the desk signs for both',
    (text, changes, winner, scores, revision) => {
      const outcome = { winner, spread: 8, scores, ending: 'target' };
      expect(commands(text, changes)).toEqual([
        { type: 'correct', game: '1.1', outcome, reason: 'why' },
        { type: 'sign', game: '1.1', revision, side: 0, by: 'desk' },
        { type: 'sign', game: '1.1', revision, side: 1, by: 'desk' },
      ]);
    },
  );

  // ../shared/review/bugs.md B7, L4: the same result twice was refused with "Say why".
  const stands = {
    outcome: { winner: 1, spread: 8, scores: [113, 121], ending: 'target' },
    revision: 1,
  } as const;
  test.each([
    ['8', 'signed', ['desk', 'desk'], []],
    ['121-113', 'signed', ['board', 'phone'], []],
    ['8', 'checked', ['desk', 'desk'], []],
    ['121-113', 'signedOnce', ['board', null], [1]],
    ['2 +08', 'over', [null, null], [0, 1]],
  ] as const)('%s once more, %s by %j: only what is not signed is signed', (text, stage, signed, sides) => {
    expect(commands(text, { ...stands, stage, signed })).toEqual(
      sides.map((side) => ({ type: 'sign', game: '1.1', revision: 1, side, by: 'desk' })),
    );
  });
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
