import { describe, expect, test } from 'vitest';
import { PENALTIES } from '../terms/penalties.ts';
import { cribSize, handSize, type RuleSet, SIX_CARD, sideCount, sideOf } from '../terms/ruleset.ts';
import { applySettings, parseRules } from './check.ts';
import { differences, parseSettings, settingOf } from './format.ts';
import { findPreset, PRESETS, presetOf } from './presets.ts';
import { line } from './row.ts';
import { SETTINGS, type Settings } from './settings.ts';

describe('six-card (ACC 2010; Pagat)', () => {
  test('six cards each, two laid away, hand and crib of four', () => {
    expect([handSize(SIX_CARD), cribSize(SIX_CARD), sideCount(SIX_CARD)]).toEqual([4, 4, 2]);
    expect([sideOf(SIX_CARD, 0), sideOf(SIX_CARD, 1), sideOf(SIX_CARD, 7)]).toEqual([0, 1, 7]);
  });

  test('an unknown preset is refused with those that are known', () => {
    expect(findPreset('whist')).toEqual({
      ok: false,
      refusal: { code: 'unknownPreset', name: 'whist', known: PRESETS.map((each) => each.name) },
    });
  });
});

/** Rules in which every word of every setting makes sense by itself. */
const ROOMY: RuleSet = { ...SIX_CARD, claims: 'challenge', skunks: [], match: { games: 3, all: false } };

/** The same without a crib, which is counted last wherever there is one. */
const CRIBLESS: RuleSet = {
  ...ROOMY,
  nineteenIsZero: false,
  cards: { dealt: 3, laidAway: 0, packToCrib: 0, dealerFewer: 0 },
};

/** Settings that a crib, or a hand of more than three cards, leaves one word. */
const CRIBLESS_ONLY = new Set(['show', 'sumPoints', 'playAlike', 'handRuns', 'honours']);

/** Words for a player alone, and a game of theirs. */
const ALONE_ONLY = new Map<string, RuleSet>([
  ['show=withoutPlay', presetOf('cribbage-squares')],
  ['layout=square', presetOf('cribbage-squares')],
  ['layout=twoHands', presetOf('cribbage-solitaire-2')],
  ['freeCrib=yes', presetOf('bumppo-solitaire')],
]);

const THREE = { alone: 3, withStarter: 5 };

describe('settings by name', () => {
  test('mode=always muggins=called', () => {
    expect(
      parseRules(SIX_CARD, { mode: 'always', muggins: 'called', target: '61', skunk: 'off' }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'unknownSetting', setting: 'skunk', known: SETTINGS.map(({ name }) => name) },
    });
    expect(parseRules(SIX_CARD, { mode: 'always', muggins: 'called' })).toEqual({
      ok: true,
      value: { ...SIX_CARD, claims: 'always', muggins: 'called' },
    });
  });

  test('every word of every setting is accepted, and has a source', () => {
    for (const { name, values, source } of SETTINGS) {
      expect(source).not.toBe('');
      for (const value of typeof values === 'string' ? [] : values) {
        const several = CRIBLESS_ONLY.has(name) ? CRIBLESS : ROOMY;
        const rules = ALONE_ONLY.get(`${name}=${value}`) ?? several;
        expect(parseRules(rules, { [name]: value })).toMatchObject({
          ok: name !== 'mode' || value !== 'none',
        });
      }
    }
  });

  test('every field of a rule set can be reached by name', () => {
    const names = new Set(
      SETTINGS.flatMap(({ name, field }) => [name, field].map((path) => path.split('.')[0] ?? '')),
    );
    expect(Object.keys(SIX_CARD).filter((field) => !names.has(field))).toEqual([]);
    for (const penalty of Object.keys(PENALTIES)) expect(names).toContain(penalty);
    expect(new Set(SETTINGS.map(({ name }) => name)).size).toBe(SETTINGS.length);
  });

  test.each<[Record<string, string>, Partial<RuleSet>]>([
    [{ name: 'the Swan' }, { name: 'the Swan' }],
    [
      { seats: '3', 'cards.dealt': '5', 'cards.laidAway': '1', 'cards.packToCrib': '1' },
      { sides: [0, 1, 2] },
    ],
    [
      { sides: '0,1,0,1', 'cards.dealt': '5', 'cards.laidAway': '1' },
      { seats: 4, sides: [0, 1, 0, 1] },
    ],
    [
      { targets: '61,121', skunks: 'none' },
      { targets: [61, 121], skunks: [] },
    ],
    [{ targets: 'none' }, { targets: [] }],
    [{ skunks: 'lurch:30:4:2' }, { skunks: [line('lurch', 30, 4, 2)] }],
    [{ 'match.games': '5', 'match.all': 'yes' }, { match: { games: 5, all: true } }],
    [
      { 'flush.hand.alone': '3', nineteenIsZero: 'no' },
      { flush: { hand: THREE, crib: SIX_CARD.flush.crib } },
    ],
    [{ lowball: 'yes', skunks: 'none' }, { lowball: true }],
    [
      { outOnGo: 'no', exactOut: 'yes' },
      { outOnGo: false, exactOut: true },
    ],
    [
      { runs: 'upwards', playEnds: 'firstStop' },
      { runs: 'upwards', playEnds: 'firstStop' },
    ],
    [{ bottomCard: '3', mugginsVoice: 'silent' }, { penalties: { bottomCard: 3, mugginsVoice: 'silent' } }],
  ])('%j', (changes, fields) => {
    expect(parseRules(SIX_CARD, changes)).toMatchObject({ ok: true, value: fields });
  });

  test('a preset can be taken and changed', () => {
    const five = PRESETS.find(({ name }) => name === 'six-card-5') ?? SIX_CARD;
    expect(parseRules(five, { sides: '0,1,2,3,4', targets: 'none' })).toMatchObject({
      ok: true,
      value: { seats: 5, sides: [0, 1, 2, 3, 4], targets: [] },
    });
  });

  test('more seats than any table has are refused, and nothing large is made for them', () => {
    expect(parseRules(SIX_CARD, { seats: '9999' })).toMatchObject({
      ok: false,
      refusal: { code: 'badRules', field: 'seats', value: '9999' },
    });
  });

  test('a nearer game hole leaves out the skunk lines beyond it', () => {
    expect(parseRules(SIX_CARD, { target: '61' })).toMatchObject({
      ok: true,
      value: { target: 61, skunks: [{ skunk: 'doubleSkunk', atMost: 60 }] },
    });
  });

  test.each([
    [{ muggins: 'maybe' }, { code: 'oneOf', words: ['off', 'called', 'automatic'] }],
    [{ target: 'far' }, { code: 'number' }],
    [{ target: '-1' }, { code: 'number' }],
    [{ target: '99999' }, { code: 'number' }],
    [{ sides: '0;1' }, { code: 'numbers' }],
    [{ skunks: 'skunk:90' }, { code: 'lines' }],
    [{ skunks: '1:skunk:90:3:2' }, { code: 'lines' }],
    [{ skunks: 'skunk:90:3:2:1' }, { code: 'lines' }],
    [{ name: 'x'.repeat(41) }, { code: 'text', longest: 40 }],
    [{ lowball: 'true' }, { code: 'oneOf', words: ['yes', 'no'] }],
  ])('%j is refused with what was expected', (changes, expected) => {
    const [setting = '', value = ''] = Object.entries(changes)[0] ?? [];
    expect(parseRules(SIX_CARD, { [setting]: value })).toEqual({
      ok: false,
      refusal: { code: 'badSetting', setting, value, expected },
    });
  });
});

describe('how values are written', () => {
  /** A value that is read, with the field that it fills. */
  test.each<[string, string, Partial<RuleSet>]>([
    ['stake', '0', { stake: 0 }],
    ['stake', '999', { stake: 999 }],
    ['renegePoints', '0007', { renegePoints: 7 }],
    ['sides', '0,1', { seats: 2, sides: [0, 1] }],
    ['sides', '1,0', { seats: 2, sides: [1, 0] }],
    ['skunks', 'none', { skunks: [] }],
    [
      'skunks',
      'doubleSkunk:30:4:3,skunk:60:3:2',
      { skunks: [line('doubleSkunk', 30, 4, 3), line('skunk', 60, 3, 2)] },
    ],
    ['name', 'x', { name: 'x' }],
    ['name', 'Ü'.repeat(40), { name: 'Ü'.repeat(40) }],
  ])('%s=%s', (setting, value, fields) => {
    expect(parseRules(SIX_CARD, { [setting]: value })).toMatchObject({ ok: true, value: fields });
  });

  /** What is written well and makes no sense is told apart from what is written badly. */
  test.each([
    ['sides', '0,1,2,3,4,5', 'crib'],
    ['seats', '1234', 'seats'],
    ['skunks', 'skunk:9999:3:2', 'skunks'],
    ['skunks', 'SKUNK:90:3:2', 'skunks'],
    ['targets', '1234,121', 'targets'],
  ])('%s=%s is a bad %s', (setting, value, field) => {
    expect(parseRules(SIX_CARD, { [setting]: value })).toMatchObject({
      ok: false,
      refusal: { code: 'badRules', field },
    });
  });

  test.each([
    ...['', '12345', 'a1', '1a', '1.5'].map((text) => ['stake', text]),
    ...', 0, ,0,1 0,1,x x0,1 0,12345 12345,0 0,1,2,3,4,5,6 none,0 xnone nonex'
      .split(' ')
      .map((text) => ['sides', text]),
    ['skunks', ''],
    ...'nonex xnone: :90:3:2 skunk:90:3:2:1 skunk:90:3:23456 skunk:90:x:2 9:90:3:2'
      .split(' ')
      .map((text) => ['skunks', text]),
    ['skunks', 'skunk:90:3:2,'],
    ...'lurch:95:3 lurch:95:3:2:1 lurch:95:3:23456 95:3:2'
      .split(' ')
      .map((text) => ['skunks', `skunk:90:3:2,${text}`]),
    ...['', 'a\tb', 'tab\t', '\ttab', 'line\u2028end', 'paragraph\u2029end'].map((text) => ['name', text]),
  ] as [string, string][])('%s=%s is not how it is written', (setting, value) => {
    expect(parseRules(SIX_CARD, { [setting]: value })).toMatchObject({
      ok: false,
      refusal: { code: 'badSetting', setting, value },
    });
  });

  test('what a rule set says nothing about is empty, and no difference', () => {
    expect(settingOf(SIX_CARD, 'whist')).toBe('');
    expect(settingOf(SIX_CARD, 'pegOut')).toBe('');
    expect(differences(SIX_CARD, presetOf('acc-tournament'))).toMatchObject({ pegOut: 'match' });
    expect(Object.keys(differences(presetOf('acc-tournament'), SIX_CARD))).not.toContain('pegOut');
  });

  test('seats bring sides, and sides bring seats', () => {
    const rules = { ...SIX_CARD, cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 0 } };
    const seats = SETTINGS.find(({ name }) => name === 'seats');
    expect(seats?.apply(rules, 4)).toMatchObject({ seats: 4, sides: [0, 1, 2, 3] });
    expect(seats?.apply(rules, 9999).sides).toEqual([0, 1, 2, 3, 4, 5]);
    const target = SETTINGS.find(({ name }) => name === 'target');
    expect(target?.apply(SIX_CARD, 90).skunks.map(({ atMost }) => atMost)).toEqual([60]);
    expect(target?.apply(SIX_CARD, 91).skunks.map(({ atMost }) => atMost)).toEqual([60, 90]);
  });
});

describe('typed settings', () => {
  test('each value has the type of its setting', () => {
    const ours = applySettings(SIX_CARD, {
      muggins: 'called',
      target: 61,
      lowball: false,
      sides: [0, 1],
      skunks: [{ stakes: 2, gamePoints: 4, atMost: 30, skunk: 'lurch' }],
      name: 'the Swan',
      wrongPeg: 3,
      pegOut: 'required',
      'match.games': 5,
    });
    expect(ours).toEqual({
      ok: true,
      value: {
        ...SIX_CARD,
        muggins: 'called',
        target: 61,
        skunks: [{ skunk: 'lurch', atMost: 30, gamePoints: 4, stakes: 2 }],
        name: 'the Swan',
        match: { games: 5, all: false },
        penalties: { wrongPeg: 3, pegOut: 'required' },
      },
    });
  });

  test('what is misspelt or of another type does not compile, and is refused all the same', () => {
    const refused = [
      // @ts-expect-error no such setting
      applySettings(SIX_CARD, { taget: 61 }),
      // @ts-expect-error no such word
      applySettings(SIX_CARD, { muggins: 'perhaps' }),
      // @ts-expect-error a number, not a text
      applySettings(SIX_CARD, { heels: 'two' }),
      // @ts-expect-error yes or no is a boolean
      applySettings(SIX_CARD, { lowball: 1 }),
      // @ts-expect-error a penalty is a number
      applySettings(SIX_CARD, { wrongPeg: 'much' }),
      applySettings(SIX_CARD, { target: 61.5 }),
      applySettings(SIX_CARD, { target: -1 }),
    ];
    const codes = refused.map((each) => (each.ok ? 'accepted' : each.refusal.code));
    expect(codes).toEqual(['unknownSetting', ...refused.slice(1).map(() => 'badSetting')]);
    // @ts-expect-error no such preset
    expect(presetOf('acc-turnament')).toBeUndefined();
  });

  test('text is read into the same settings', () => {
    const texts = {
      mode: 'always',
      target: '61',
      lowball: 'no',
      sides: '0,1',
      skunks: 'none',
      wrongPeg: '3',
    };
    const settings: Settings = {
      mode: 'always',
      target: 61,
      lowball: false,
      sides: [0, 1],
      skunks: [],
      wrongPeg: 3,
    };
    expect(parseSettings(texts)).toEqual({ ok: true, value: settings });
    expect(parseRules(SIX_CARD, texts)).toEqual(applySettings(SIX_CARD, settings));
  });

  test('every setting of every preset is written as it is read', () => {
    for (const preset of PRESETS) {
      const texts = Object.fromEntries(
        SETTINGS.map(({ name }) => [name, settingOf(preset, name)]).filter(([, text]) => text !== ''),
      );
      expect(parseRules(SIX_CARD, texts)).toEqual({ ok: true, value: preset });
    }
  });
});
