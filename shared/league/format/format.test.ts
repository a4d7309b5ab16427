// Formats: the presets against their sources, own files, and every mistake by its name.
import { describe, expect, test } from 'vitest';
import type { LeagueRefusal } from '../refusal.ts';
import { isSkunk, type NightFormat, winPoints } from './format.ts';
import { checkFormat, FORMAT_FIELDS, findFormat, parseFormat, rulesOf } from './parse.ts';
import { FORMATS, type FormatName, formatOf } from './presets.ts';

const read = (data: unknown): NightFormat => {
  const parsed = parseFormat(data);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

const refusal = (data: unknown): LeagueRefusal | undefined => {
  const parsed = parseFormat(data);
  return parsed.ok ? undefined : parsed.refusal;
};

describe('presets', () => {
  test.each(FORMATS.map((each) => [each.name, each] as const))('%s can be played', (name, preset) => {
    expect(checkFormat(preset)).toEqual({ ok: true, value: preset });
    expect(read({ base: name })).toEqual(preset);
    expect(findFormat(name)).toEqual({ ok: true, value: preset });
    expect(JSON.parse(JSON.stringify(preset))).toEqual(preset);
    expect(preset.asks.every((field) => (FORMAT_FIELDS as readonly string[]).includes(field))).toBe(true);
  });

  // league.md B1 and B3, each with its source there.
  test.each<[name: FormatName, facts: Partial<NightFormat>]>([
    ['grass-roots', { games: 9, win: [2], loss: 0, skunks: [{ from: 31, points: 3 }], odd: 'sitOut' }],
    ['grass-roots', { ties: ['points', 'wins', 'net', 'plus', 'headToHead', 'playoff', 'cut'] }],
    ['grass-roots', { warnAfter: 5, forfeitAfter: 15, unit: 'singles', gameEnds: 'target', total: 'points' }],
    ['club-6', { games: 6, total: 'points', pots: [] }],
    ['total-pegged-7', { games: 7, total: 'pegged', winPegs: 120, skunks: [], ties: ['pegged', 'wins'] }],
    ['bell', { gameEnds: 'bell', pace: 'together' }],
    ['alberta', { games: 8, total: 'lacked', skunks: [], ties: ['lacked', 'wins', 'headToHead'] }],
    ['red-carpet', { games: 5, unit: 'pairs', win: [6, 7, 8, 9, 10], rules: 'six-card-4' }],
  ])('%s: %j', (name, facts) => {
    expect(formatOf(name)).toMatchObject(facts);
  });

  test('what is not known is asked for: figures for a forfeit, the fewest players', () => {
    for (const preset of FORMATS) {
      expect(preset.asks).toEqual(
        expect.arrayContaining(['least', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut']),
      );
      expect([preset.least, preset.forfeitWin, preset.forfeitLoss]).toEqual([null, null, null]);
    }
    expect(formatOf('total-pegged-7').asks).toContain('winPegs');
  });

  test('pots of Grass Roots (plumasnews, surfitch, eugenecribbage)', () => {
    expect(formatOf('grass-roots').pots.map(({ name, rule }) => `${name}: ${rule}`)).toEqual([
      '24-hand: last',
      'four-of-a-kind: cut',
      '28-or-29-hand: every',
      'skunk-bank: mostSkunks',
      'grand-slam: slam',
    ]);
  });

  test('rules of a game', () => {
    expect(rulesOf(formatOf('grass-roots'))).toMatchObject({ value: { name: 'grass-roots', target: 121 } });
    expect(rulesOf(formatOf('alberta'))).toMatchObject({ value: { skunks: [] } });
    expect(rulesOf(formatOf('red-carpet'))).toMatchObject({ value: { seats: 4 } });
  });
});

describe('an own file', () => {
  test('changes a preset, and what it settles is not asked for any more', () => {
    const own = read({ base: 'bell', name: 'our bell', games: 12, least: 4 });
    expect(own).toEqual({
      ...formatOf('bell'),
      name: 'our bell',
      games: 12,
      least: 4,
      asks: ['skunks', 'ties', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'],
    });
  });

  test('without a base it is grass-roots', () => {
    expect(read({})).toEqual(formatOf('grass-roots'));
  });

  test('settings of the rules are checked by the rules', () => {
    expect(read({ settings: { mode: 'challenge' } }).settings).toEqual({ mode: 'challenge' });
    // Grass Roots never plays muggins (eugenecribbage.com).
    expect(refusal({ settings: { muggins: 'called' } })).toMatchObject({
      code: 'badFormatRules',
      refusal: { code: 'badRules', field: 'muggins', expected: { code: 'mugginsBarred' } },
    });
    expect(refusal({ settings: { muggins: 'loud' } })).toMatchObject({
      code: 'badFormatRules',
      refusal: { code: 'badSetting', setting: 'muggins' },
    });
  });

  const whole = (least: number, most: number) => ({ code: 'whole', least, most });
  const figures = { code: 'fields', known: ['points', 'spread'] };
  test.each<[what: string, data: unknown, field: string, value: string, expected: unknown]>([
    ['nothing', null, 'format', 'null', { code: 'fields', known: ['base', ...FORMAT_FIELDS] }],
    ['a text', 'bell', 'format', '"bell"', { code: 'fields' }],
    ['a list', [], 'format', '[]', { code: 'fields' }],
    ['a base that is no name', { base: 3 }, 'base', '3', { code: 'text', longest: 40 }],
    ['a name that is empty', { name: '' }, 'name', '""', { code: 'text', longest: 40 }],
    [
      'a name that is long',
      { name: 'x'.repeat(41) },
      'name',
      `"${'x'.repeat(41)}"`,
      { code: 'text', longest: 40 },
    ],
    ['a name with a line end', { name: 'a\nb' }, 'name', '"a\\nb"', { code: 'text', longest: 40 }],
    [
      'a source that is long',
      { source: 'x'.repeat(201) },
      'source',
      `"${'x'.repeat(201)}"`,
      { code: 'text', longest: 200 },
    ],
    [
      'something to ask for',
      { asks: ['points'] },
      'asks[0]',
      '"points"',
      { code: 'oneOf', words: FORMAT_FIELDS },
    ],
    ['a unit', { unit: 'teams' }, 'unit', '"teams"', { code: 'oneOf', words: ['singles', 'pairs'] }],
    ['no games', { games: 0 }, 'games', '0', whole(1, 22)],
    ['23 games', { games: 23 }, 'games', '23', whole(1, 22)],
    ['half a game', { games: 2.5 }, 'games', '2.5', whole(1, 22)],
    ['games as text', { games: '9' }, 'games', '"9"', whole(1, 22)],
    ['one player', { least: 1 }, 'least', '1', whole(2, 999)],
    [
      'a rotation',
      { rotation: 'serpentine' },
      'rotation',
      '"serpentine"',
      { code: 'oneOf', words: ['circle', 'sides', 'draw'] },
    ],
    ['no move', { move: 0 }, 'move', '0', whole(1, 999)],
    ['meetings', { meetAtMost: 0 }, 'meetAtMost', '0', whole(1, 999)],
    [
      'odd',
      { odd: 'cry' },
      'odd',
      '"cry"',
      { code: 'oneOf', words: ['sitOut', 'helper', 'houseGame', 'nobody'] },
    ],
    [
      'a bye with a stranger',
      { bye: { points: 2, spread: 0, x: 1 } },
      'bye',
      '{"points":2,"spread":0,"x":1}',
      figures,
    ],
    ['a bye without a spread', { bye: { points: 2 } }, 'bye.spread', 'nothing', whole(-999, 999)],
    ['a bye that is a list', { bye: [] }, 'bye', '[]', figures],
    ['a house game without figures', { odd: 'houseGame' }, 'bye', 'null', { code: 'neededBy', by: 'odd' }],
    ['rules', { rules: 'chess' }, 'rules', '"chess"', { code: 'oneOf' }],
    ['rules for three', { rules: 'six-card-3' }, 'rules', '"six-card-3"', { code: 'twoSides', seats: 2 }],
    ['rules for pairs', { rules: 'six-card-4' }, 'rules', '"six-card-4"', { code: 'twoSides', seats: 2 }],
    ['pairs by rules for two', { unit: 'pairs' }, 'rules', '"grass-roots"', { code: 'twoSides', seats: 4 }],
    ['captain', { rules: 'captain' }, 'rules', '"captain"', { code: 'twoSides', seats: 2 }],
    [
      'settings with a number',
      { settings: { target: 61 } },
      'settings',
      '{"target":61}',
      { code: 'fields', known: [] },
    ],
    ['settings in a list', { settings: [] }, 'settings', '[]', { code: 'fields', known: [] }],
    ['first deal', { firstDeal: 'me' }, 'firstDeal', '"me"', { code: 'oneOf', words: ['cut', 'alternates'] }],
    ['game ends', { gameEnds: 'never' }, 'gameEnds', '"never"', { code: 'oneOf', words: ['target', 'bell'] }],
    ['a win that is worth nothing', { win: [0] }, 'win', '[0]', { code: 'wholes', least: 1, most: 999 }],
    [
      'a round that is worth nothing',
      { win: [2, 0] },
      'win',
      '[2,0]',
      { code: 'wholes', least: 1, most: 999 },
    ],
    ['no win', { win: [] }, 'win', '[]', { code: 'wholes', least: 1, most: 999 }],
    ['a win', { win: 2 }, 'win', '2', { code: 'wholes', least: 1, most: 999 }],
    ['a loss', { loss: -1 }, 'loss', '-1', whole(0, 999)],
    ['a skunk line', { skunks: [{ from: 0, points: 3 }] }, 'skunks[0].from', '0', whole(1, 999)],
    ['skunk lines', { skunks: 31 }, 'skunks', '31', { code: 'list' }],
    [
      'skunk lines that do not rise',
      {
        skunks: [
          { from: 31, points: 3 },
          { from: 31, points: 4 },
        ],
      },
      'skunks',
      '[{"from":31,"points":3},{"from":31,"points":4}]',
      { code: 'rising' },
    ],
    ['total', { total: 'joy' }, 'total', '"joy"', { code: 'oneOf', words: ['points', 'pegged', 'lacked'] }],
    ['win pegs', { winPegs: 0 }, 'winPegs', '0', whole(1, 999)],
    ['no ties', { ties: [] }, 'ties', '[]', { code: 'someOf' }],
    ['a step twice', { ties: ['points', 'points'] }, 'ties', '["points","points"]', { code: 'someOf' }],
    ['a step', { ties: ['points', 'age'] }, 'ties', '["points","age"]', { code: 'someOf' }],
    ['ties as text', { ties: 'points' }, 'ties', '"points"', { code: 'someOf' }],
    ['late', { late: 'never' }, 'late', '"never"', { code: 'oneOf', words: ['notPlayed', 'owed'] }],
    [
      'drop-out',
      { dropOut: 'x' },
      'dropOut',
      '"x"',
      { code: 'oneOf', words: ['notPlayed', 'forfeit', 'void'] },
    ],
    [
      'a forfeit without figures',
      { dropOut: 'forfeit' },
      'forfeitWin',
      'null',
      { code: 'neededBy', by: 'dropOut' },
    ],
    [
      'a forfeit with half of them',
      { dropOut: 'forfeit', forfeitWin: { points: 2, spread: 0 } },
      'forfeitLoss',
      'null',
      { code: 'neededBy', by: 'dropOut' },
    ],
    [
      'a warning that never comes',
      { warnAfter: 16 },
      'forfeitAfter',
      '15',
      { code: 'atLeastField', than: 'warnAfter' },
    ],
    ['a warning', { warnAfter: -1 }, 'warnAfter', '-1', whole(0, 999)],
    ['pace', { pace: 'slow' }, 'pace', '"slow"', { code: 'oneOf', words: ['free', 'together'] }],
    ['a pot', { pots: [{ name: 'x', rule: 'luck' }] }, 'pots[0].rule', '"luck"', { code: 'oneOf' }],
    ['a pot without a name', { pots: [{ rule: 'last' }] }, 'pots[0].name', 'nothing', { code: 'text' }],
  ])('%s', (_, data, field, value, expected) => {
    expect(refusal(data)).toMatchObject({ code: 'badFormat', field, value, expected });
  });

  test('a field or a base that nobody knows', () => {
    expect(refusal({ rounds: 9 })).toEqual({
      code: 'unknownField',
      field: 'rounds',
      known: ['base', ...FORMAT_FIELDS],
    });
    const known = ['grass-roots', 'club-6', 'total-pegged-7', 'bell', 'alberta', 'red-carpet'];
    expect(refusal({ base: 'chess' })).toEqual({ code: 'unknownFormat', name: 'chess', known });
    expect(findFormat('chess')).toMatchObject({ ok: false, refusal: { name: 'chess', known } });
  });

  test.each<[what: string, data: object]>([
    [
      'figures at their limits',
      { games: 22, least: 2, move: 999, warnAfter: 0, forfeitAfter: 0, winPegs: 999 },
    ],
    ['the other limits', { games: 1, least: null, skunks: [], loss: 999, win: [999, 1], bye: null }],
    [
      'skunk lines that rise',
      {
        skunks: [
          { from: 31, points: 3 },
          { from: 61, points: 4 },
        ],
      },
    ],
    ['a house game', { odd: 'houseGame', bye: { points: 0, spread: -999 } }],
    ['a warning at the forfeit', { warnAfter: 15 }],
    ['a name of forty', { name: 'é'.repeat(40) }],
  ])('%s will do', (_, data) => {
    expect(read(data)).toMatchObject(data);
  });
});

test('points by margin and round', () => {
  const two = {
    ...formatOf('grass-roots'),
    skunks: [
      { from: 31, points: 3 },
      { from: 61, points: 4 },
    ],
    win: [2, 5],
  };
  expect([30, 31, 60, 61].map((margin) => winPoints(two, margin, 1))).toEqual([2, 3, 3, 4]);
  expect([1, 2, 3].map((round) => winPoints(two, 1, round))).toEqual([2, 5, 5]);
  expect([30, 31].map((margin) => isSkunk(two, margin))).toEqual([false, true]);
});
