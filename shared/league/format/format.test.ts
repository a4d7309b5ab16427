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

const skunk = (from: number, points: number) => ({ from, points });

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
    // league-next.md 3.2, each with its source there.
    ['acc-main-22', { games: 22, rotation: 'sides', move: 4, meetAtMost: 1 }],
    ['acc-internet-ko', { rotation: 'bracket', bracket: { order: 'drawn', byes: 'drawn', third: false } }],
    ['satellite-pairs', { unit: 'pairs', stages: [] }],
    ['red-carpet', { games: 5, unit: 'pairs', win: [6, 7, 8, 9, 10], rules: 'six-card-4' }],
  ])('%s: %j', (name, facts) => {
    expect(formatOf(name)).toMatchObject(facts);
  });

  test('what is not known is asked for: figures for a forfeit, the fewest players', () => {
    for (const { rotation, asks, forfeitWin, forfeitLoss } of FORMATS.filter(
      (each) => each.rotation !== 'bracket',
    )) {
      expect([rotation, asks]).toEqual([
        rotation,
        expect.arrayContaining(['forfeitWin', 'forfeitLoss', 'late', 'dropOut']),
      ]);
      expect([forfeitWin, forfeitLoss]).toEqual([null, null]);
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
  const oneOf = (...words: string[]) => ({ code: 'oneOf', words });
  const text = (longest: number) => ({ code: 'text', longest });
  const by = (field: string) => ({ code: 'neededBy', by: field });
  const WINS = { code: 'wholes', least: 1, most: 999 };
  const NO_FIELDS = { code: 'fields', known: [] };
  const seats = (count: number) => ({ code: 'twoSides', seats: count });
  /** What is typed comes back as it was. */
  test.each<[data: unknown, expected: unknown, field?: string, value?: unknown]>([
    [null, { code: 'fields', known: ['base', ...FORMAT_FIELDS] }, 'format'],
    ['bell', { code: 'fields' }, 'format'],
    [[], { code: 'fields' }, 'format'],
    [{ base: 3 }, text(40)],
    [{ name: '' }, text(40)],
    [{ name: 'x'.repeat(41) }, text(40)],
    [{ name: 'a\nb' }, text(40)],
    [{ source: 'x'.repeat(201) }, text(200)],
    [{ asks: ['points'] }, { code: 'oneOf', words: FORMAT_FIELDS }, 'asks[0]', 'points'],
    [{ unit: 'teams' }, oneOf('singles', 'pairs')],
    [{ games: 0 }, whole(1, 22)],
    [{ games: 23 }, whole(1, 22)],
    [{ games: 2.5 }, whole(1, 22)],
    [{ games: '9' }, whole(1, 22)],
    [{ least: 1 }, whole(2, 999)],
    [{ rotation: 'serpentine' }, oneOf('circle', 'sides', 'draw', 'bracket')],
    [{ move: 0 }, whole(1, 999)],
    [{ meetAtMost: 0 }, whole(1, 999)],
    [{ odd: 'cry' }, oneOf('sitOut', 'helper', 'houseGame', 'nobody')],
    [{ bye: { points: 2, spread: 0, x: 1 } }, figures],
    [{ bye: { points: 2 } }, whole(-999, 999), 'bye.spread', undefined],
    [{ bye: [] }, figures],
    [{ odd: 'houseGame' }, by('odd'), 'bye', null],
    [{ rules: 'chess' }, { code: 'oneOf' }],
    [{ rules: 'six-card-3' }, seats(2)],
    [{ rules: 'six-card-4' }, seats(2)],
    [{ unit: 'pairs' }, seats(4), 'rules', 'grass-roots'],
    [{ rules: 'captain' }, seats(2)],
    [{ settings: { target: 61 } }, NO_FIELDS],
    [{ settings: [] }, NO_FIELDS],
    [{ firstDeal: 'me' }, oneOf('cut', 'alternates')],
    [{ gameEnds: 'never' }, oneOf('target', 'bell')],
    [{ win: [0] }, WINS],
    [{ win: [2, 0] }, WINS],
    [{ win: [] }, WINS],
    [{ win: 2 }, WINS],
    [{ loss: -1 }, whole(0, 999)],
    [{ skunks: [{ from: 0, points: 3 }] }, whole(1, 999), 'skunks[0].from', 0],
    [{ skunks: 31 }, { code: 'list' }],
    [{ skunks: [skunk(31, 3), skunk(31, 4)] }, { code: 'rising' }],
    [{ total: 'joy' }, oneOf('points', 'pegged', 'lacked')],
    [{ winPegs: 0 }, whole(1, 999)],
    [{ ties: [] }, { code: 'someOf' }],
    [{ ties: ['points', 'points'] }, { code: 'someOf' }],
    [{ ties: ['points', 'age'] }, { code: 'someOf' }],
    [{ ties: 'points' }, { code: 'someOf' }],
    [{ late: 'never' }, oneOf('notPlayed', 'owed')],
    [{ dropOut: 'x' }, oneOf('notPlayed', 'forfeit', 'void')],
    [{ dropOut: 'forfeit' }, by('dropOut'), 'forfeitWin', null],
    [{ dropOut: 'forfeit', forfeitWin: { points: 2, spread: 0 } }, by('dropOut'), 'forfeitLoss', null],
    [{ warnAfter: 16 }, { code: 'atLeastField', than: 'warnAfter' }, 'forfeitAfter', 15],
    [{ warnAfter: -1 }, whole(0, 999)],
    [{ pace: 'slow' }, oneOf('free', 'together')],
    [{ pots: [{ name: 'x', rule: 'luck' }] }, { code: 'oneOf' }, 'pots[0].rule', 'luck'],
    [{ pots: [{ rule: 'last' }] }, { code: 'text' }, 'pots[0].name', undefined],
  ])('%j is refused', (data, expected, ...at) => {
    const [[name, given] = ['', undefined]] = Object.entries(data ?? {});
    const [field = name, value = field === 'format' ? data : at.length > 1 ? at[1] : given] = at;
    const written = JSON.stringify(value) ?? 'nothing';
    expect(refusal(data)).toMatchObject({ code: 'badFormat', field, value: written, expected });
  });

  test('a field or a base that nobody knows', () => {
    expect(refusal({ rounds: 9 })).toEqual({
      code: 'unknownField',
      field: 'rounds',
      known: ['base', ...FORMAT_FIELDS],
    });
    const known = FORMATS.map(({ name }) => name);
    expect(refusal({ base: 'chess' })).toEqual({ code: 'unknownFormat', name: 'chess', known });
    expect(findFormat('chess')).toMatchObject({ ok: false, refusal: { name: 'chess', known } });
  });

  test.each<[what: string, data: object]>([
    ['least figures', { least: 2, warnAfter: 0, forfeitAfter: 0 }],
    ['most figures', { games: 22, move: 999, winPegs: 999 }],
    ['the other limits', { games: 1, least: null, skunks: [], loss: 999, win: [999, 1], bye: null }],
    ['skunk lines that rise', { skunks: [skunk(31, 3), skunk(61, 4)] }],
    ['a house game', { odd: 'houseGame', bye: { points: 0, spread: -999 } }],
    ['a warning at the forfeit', { warnAfter: 15 }],
    ['a name of forty', { name: 'é'.repeat(40) }],
  ])('%s will do', (_, data) => {
    expect(read(data)).toMatchObject(data);
  });
});

test('points by margin and round', () => {
  const two = { ...formatOf('grass-roots'), skunks: [skunk(31, 3), skunk(61, 4)], win: [2, 5] };
  expect([30, 31, 60, 61].map((margin) => winPoints(two, margin, 1))).toEqual([2, 3, 3, 4]);
  expect([1, 2, 3].map((round) => winPoints(two, 1, round))).toEqual([2, 5, 5]);
  expect([30, 31].map((margin) => isSkunk(two, margin))).toEqual([false, true]);
});
