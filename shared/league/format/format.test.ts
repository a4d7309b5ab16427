// Formats: the presets against their sources, own files, and every mistake by its name.
import { describe, expect, test } from 'vitest';
import type { LeagueRefusal } from '../refusal.ts';
import { isRotation, isSkunk, type NightFormat, winPoints } from './format.ts';
import { checkFormat, FORMAT_FIELDS, findFormat, parseFormat, rulesOf } from './parse.ts';
import { changed, changesIn } from './parts.ts';
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

const STAGE = { id: 'P', name: 'finals', from: [{ event: '', take: { first: 4 } }], entry: 'automatic' };

/** Some of what a source can leave open. */
const ASKED = ['ties', 'schedule', 'schedule.order', 'schedule.games', 'scoring.per', 'attendance.late'];
const ABSENT = ['least', 'forfeitWin', 'forfeitLoss', 'late', 'dropOut'].map(
  (field) => `attendance.${field}`,
);

describe('presets', () => {
  test.each(FORMATS.map((each) => [each.name, each] as const))('%s can be played', (name, preset) => {
    expect(checkFormat(preset)).toEqual({ ok: true, value: preset });
    expect(read({ base: name })).toEqual(preset);
    expect(findFormat(name)).toEqual({ ok: true, value: preset });
    expect(JSON.parse(JSON.stringify(preset))).toEqual(preset);
  });

  // league.md B1 and B3, each with its source there.
  test.each<[name: FormatName, facts: object]>([
    ['grass-roots', { scoring: { win: [2], loss: 0, skunks: [{ from: 31, points: 3 }] } }],
    ['grass-roots', { schedule: { games: 9, odd: 'sitOut' } }],
    ['grass-roots', { ties: ['points', 'wins', 'net', 'plus', 'headToHead', 'playoff', 'cut'] }],
    ['grass-roots', { attendance: { warnAfter: 5, forfeitAfter: 15 }, scoring: { kind: 'points' } }],
    ['grass-roots', { rules: { unit: 'singles', gameEnds: 'target' } }],
    ['club-6', { schedule: { games: 6 }, scoring: { kind: 'points' }, pots: [] }],
    ['total-pegged-7', { schedule: { games: 7 }, scoring: { kind: 'pegged', winPegs: 120, skunks: [] } }],
    ['total-pegged-7', { ties: ['pegged', 'wins'] }],
    ['bell', { rules: { gameEnds: 'bell' }, schedule: { pace: 'together' } }],
    ['alberta', { schedule: { games: 8 }, scoring: { kind: 'lacked', skunks: [] } }],
    ['alberta', { ties: ['lacked', 'wins', 'headToHead'] }],
    // league-next.md 3.2, each with its source there.
    ['acc-main-22', { schedule: { kind: 'rotation', games: 22, method: 'sides', move: 4, meetAtMost: 1 } }],
    ['acc-internet-ko', { schedule: { kind: 'bracket', order: 'drawn', byes: 'drawn', third: false } }],
    ['satellite-pairs', { rules: { unit: 'pairs' }, stages: [] }],
    ['red-carpet', { schedule: { games: 5 }, scoring: { win: [6, 7, 8, 9, 10] } }],
    ['red-carpet', { rules: { unit: 'pairs', preset: 'six-card-4' } }],
  ])('%s: %j', (name, facts) => {
    expect(formatOf(name)).toMatchObject(facts);
  });

  test('what is not known is asked for: figures for a forfeit, the fewest players', () => {
    for (const { name, asks, attendance } of FORMATS.filter(isRotation)) {
      expect([name, asks]).toEqual([name, expect.arrayContaining(ABSENT.slice(1))]);
      expect(attendance).toMatchObject({ forfeitWin: null, forfeitLoss: null });
    }
    expect(formatOf('total-pegged-7').asks).toContain('scoring.winPegs');
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
      ...changed(formatOf('bell'), { schedule: { games: 12 }, attendance: { least: 4 } }),
      name: 'our bell',
      asks: ['scoring.skunks', 'ties', ...ABSENT.slice(1)],
    });
  });

  test('without a base it is grass-roots', () => {
    expect(read({})).toEqual(formatOf('grass-roots'));
  });

  test('settings of the rules are checked by the rules', () => {
    expect(read({ settings: { mode: 'challenge' } }).rules.settings).toEqual({ mode: 'challenge' });
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
    [{ asks: ['points'] }, { code: 'oneOf', words: expect.arrayContaining(ASKED) }, 'asks[0]', 'points'],
    [{ unit: 'teams' }, oneOf('singles', 'pairs')],
    [{ games: 0 }, whole(1, 22)],
    [{ games: 23 }, whole(1, 22)],
    [{ games: 2.5 }, whole(1, 22)],
    [{ games: '9' }, whole(1, 22)],
    [{ least: 1 }, whole(2, 999)],
    [{ rotation: 'serpentine' }, oneOf('circle', 'sides', 'draw')],
    [{ move: 0 }, whole(1, 999)],
    [{ meetAtMost: 0 }, whole(1, 999)],
    [{ odd: 'cry' }, oneOf('sitOut', 'helper', 'houseGame', 'nobody')],
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
    [{ ties: [{ figure: 'age' }] }, { code: 'someOf' }],
    [{ ties: [{ figure: 'minus', most: true }] }, { code: 'someOf' }],
    [{ ties: [{ figure: 'minus', fewest: 'yes' }] }, { code: 'someOf' }],
    [{ ties: [{ fewest: true }] }, { code: 'someOf' }],
    [{ ties: [{ figure: 'minus' }, { figure: 'minus' }] }, { code: 'someOf' }],
    [{ scoring: { per: 3 } }, oneOf('1', '2'), 'scoring.per', 3],
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
    const within = (field: string, first: string) => ({
      ...{ code: 'unknownField', field },
      known: expect.arrayContaining([first]),
    });
    expect(refusal({ bye: { points: 2, spread: 0, x: 1 } })).toEqual(within('bye.x', 'points'));
    expect(refusal({ schedule: { gmaes: 7 } })).toEqual(within('schedule.gmaes', 'games'));
    expect(refusal({ base: 'knockout', schedule: { games: 3 } })).toEqual(within('schedule.games', 'order'));
    expect(refusal({ stages: [{ ...STAGE, form: [], format: {} }] })).toEqual(
      within('stages[0].form', 'from'),
    );
    const known = FORMATS.map(({ name }) => name);
    expect(refusal({ base: 'chess' })).toEqual({ code: 'unknownFormat', name: 'chess', known });
    expect(findFormat('chess')).toMatchObject({ ok: false, refusal: { name: 'chess', known } });
  });

  test.each<[what: string, data: Record<string, unknown>]>([
    ['least figures', { least: 2, warnAfter: 0, forfeitAfter: 0 }],
    ['most figures', { games: 22, move: 999, winPegs: 999 }],
    ['the other limits', { games: 1, least: null, skunks: [], loss: 999, win: [999, 1], bye: null }],
    ['skunk lines that rise', { skunks: [skunk(31, 3), skunk(61, 4)] }],
    ['a house game', { odd: 'houseGame', bye: { points: 0, spread: -999 } }],
    ['a warning at the forfeit', { warnAfter: 15 }],
    ['figures by name', { ties: ['points', { figure: 'minus', fewest: true }, { figure: 'games' }] }],
    ['half points', { scoring: { per: 2 } }],
    ['a name of forty', { name: 'é'.repeat(40) }],
  ])('%s will do', (_, data) => {
    expect(read(data)).toMatchObject(changesIn(data, formatOf('grass-roots')));
  });
});

describe('a flat format, as files and journals had them before formats had parts', () => {
  const FLAT = {
    unit: 'singles',
    games: 3,
    least: 4,
    rotation: 'sides',
    rules: 'six-card',
    settings: { mode: 'challenge' },
    firstDeal: 'alternates',
    win: [2, 5],
    total: 'pegged',
    winPegs: 120,
    warnAfter: 3,
    match: { games: 3, firstDeal: 'loser' },
    asks: ['total', 'ties', 'forfeitWin'],
  };
  const IN_PARTS = {
    rules: { preset: 'six-card', settings: { mode: 'challenge' }, unit: 'singles' },
    schedule: { method: 'sides', games: 3 },
    match: { games: 3, firstDeal: 'alternates', nextDeal: 'loser' },
    scoring: { kind: 'pegged', win: [2, 5], winPegs: 120 },
    attendance: { least: 4, warnAfter: 3 },
    asks: ['scoring.kind', 'ties', 'attendance.forfeitWin'],
  };
  const BRACKET = { order: 'acc', byes: 'seeds', third: true };

  test.each<[what: string, data: object, same: object]>([
    ['flat', FLAT, IN_PARTS],
    ['some of both', { ...FLAT, match: IN_PARTS.match, rules: IN_PARTS.rules }, IN_PARTS],
    ['a bracket', { rotation: 'bracket', bracket: BRACKET }, { schedule: { kind: 'bracket', ...BRACKET } }],
    [
      'a bracket that has what rotations have',
      { base: 'knockout', games: 9, odd: 'sitOut', bracket: { third: true } },
      { base: 'knockout', schedule: { third: true } },
    ],
    [
      'a rotation without a bracket',
      { base: 'knockout', rotation: 'draw', bracket: null },
      { base: 'knockout', schedule: { kind: 'rotation', method: 'draw' } },
    ],
    [
      'a stage',
      { stages: [{ ...STAGE, format: { games: 4 } }] },
      { stages: [{ ...STAGE, format: { schedule: { games: 4 } } }] },
    ],
  ])('%s', (_, data, same) => {
    expect(read(data)).toEqual(read(same));
  });

  // The first deal of a match was that of its later games, and the first one stood beside it.
  test.each<[what: string, data: object, deals: readonly string[]]>([
    ['flat', { games: 3, match: { firstDeal: 'alternates' } }, ['cut', 'alternates']],
    ['flat, and both', { firstDeal: 'alternates', match: { firstDeal: 'cut' } }, ['alternates', 'cut']],
    ['only later games have it', { match: { firstDeal: 'loser' } }, ['cut', 'loser']],
    ['in parts', { match: { firstDeal: 'alternates' } }, ['alternates', 'cut']],
    [
      'in parts elsewhere',
      { scoring: { loss: 1 }, match: { firstDeal: 'alternates' } },
      ['alternates', 'cut'],
    ],
    [
      'both in parts',
      { games: 3, match: { firstDeal: 'alternates', nextDeal: 'loser' } },
      ['alternates', 'loser'],
    ],
  ])('the deals of a match: %s', (_, data, deals) => {
    const { firstDeal, nextDeal } = read(data).match;
    expect([firstDeal, nextDeal]).toEqual(deals);
  });

  test.each<[data: object, field: string, expected: object]>([
    [{ attendance: { warnAfter: 16 } }, 'attendance.forfeitAfter', { than: 'attendance.warnAfter' }],
    [{ schedule: { odd: 'houseGame' } }, 'schedule.bye', { by: 'schedule.odd' }],
    [{ scoring: { skunks: [skunk(0, 3)] } }, 'scoring.skunks[0].from', { code: 'whole' }],
    [{ schedule: { games: 0 } }, 'schedule.games', { code: 'whole' }],
    [{ schedule: { kind: 'bracket' } }, 'schedule.order', { words: ['acc', 'halves', 'drawn'] }],
    [{ schedule: 3 }, 'schedule', { code: 'fields' }],
    [{ bracket: { order: 'x' }, rotation: 'bracket' }, 'bracket.order', { code: 'oneOf' }],
    [{ match: { games: 2 }, base: 'knockout' }, 'match.games', { code: 'odd' }],
    [{ rules: { unit: 'pairs' } }, 'rules.preset', { seats: 4 }],
  ])('%j is refused in its own words', (data, field, expected) => {
    expect(refusal(data)).toMatchObject({ code: 'badFormat', field, expected });
  });
});

describe('stages of a format', () => {
  const final = { ...STAGE, format: { base: 'knockout' } };
  const taking = (take: unknown, event = '') => ({ ...final, from: [{ event, take }] });
  test.each<[data: { base?: string; stages: object[] }, field: string, expected: object]>([
    [{ stages: [final, final] }, 'stages[1].id', { code: 'ownId' }],
    [{ stages: [taking('rest', 'Q')] }, 'stages[0].from', { code: 'earlier' }],
    [{ base: 'knockout', stages: [taking('rest', 'Q')] }, 'stages[0].from', { code: 'earlier' }],
    [{ stages: [taking({ frist: 4 })] }, 'stages[0].from[0].take', { code: 'oneOf' }],
    // More than all of them.
    [{ stages: [taking({ share: [5, 4] })] }, 'stages[0].from[0].take', { code: 'oneOf' }],
    // Only a bracket has losers of a round: the stage would have been empty for ever.
    [{ stages: [taking({ losersOf: [1] })] }, 'stages[0].from[0].take', { code: 'oneOf' }],
  ])('%j is refused', (data, field, expected) => {
    expect(refusal(data)).toMatchObject({ code: 'badFormat', field, expected });
  });

  test('the losers of a bracket, and a share of all, will do', () => {
    expect(refusal({ base: 'knockout', stages: [taking({ losersOf: [1, 2] })] })).toBeUndefined();
    expect(refusal({ stages: [taking({ share: [1, 1] })] })).toBeUndefined();
  });
});

test('points by margin and round', () => {
  const two = read({ skunks: [skunk(31, 3), skunk(61, 4)], win: [2, 5] });
  expect([30, 31, 60, 61].map((margin) => winPoints(two, margin, 1))).toEqual([2, 3, 3, 4]);
  expect([1, 2, 3].map((round) => winPoints(two, 1, round))).toEqual([2, 5, 5]);
  expect([30, 31].map((margin) => isSkunk(two, margin))).toEqual([false, true]);
});
