import { describe, expect, test } from 'vitest';
import { checkRules } from './check.ts';
import { findPreset, PRESETS } from './presets.ts';
import { cribSize, handSize, type RuleSet, SIX_CARD, sideCount, sideOf } from './ruleset.ts';
import { applySettings, SETTINGS } from './settings.ts';

describe('six-card (reference: rules 1 and 3)', () => {
  test('six cards each, two laid away, hand and crib of four', () => {
    expect([handSize(SIX_CARD), cribSize(SIX_CARD), sideCount(SIX_CARD)]).toEqual([4, 4, 2]);
    expect([sideOf(SIX_CARD, 0), sideOf(SIX_CARD, 1), sideOf(SIX_CARD, 7)]).toEqual([0, 1, 7]);
  });

  test('every preset can be played and is found by its name', () => {
    for (const preset of PRESETS) {
      expect(checkRules(preset)).toEqual({ ok: true, value: preset });
      expect(findPreset(preset.name)).toEqual({ ok: true, value: preset });
    }
  });

  test('an unknown preset is refused with those that are known', () => {
    expect(findPreset('whist')).toEqual({
      ok: false,
      refusal: { code: 'unknownPreset', name: 'whist', known: PRESETS.map((each) => each.name) },
    });
  });
});

describe('settings by name', () => {
  test('mode=always muggins=called', () => {
    expect(
      applySettings(SIX_CARD, { mode: 'always', muggins: 'called', target: '61', skunk: 'off' }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'badSetting', setting: 'skunk' },
    });
    expect(applySettings(SIX_CARD, { mode: 'always', muggins: 'called' })).toEqual({
      ok: true,
      value: { ...SIX_CARD, claims: 'always', muggins: 'called' },
    });
  });

  test('every word of every setting is accepted, with a line about it and a source', () => {
    for (const { name, values, about, source } of SETTINGS) {
      expect(about).not.toBe('');
      expect(source).not.toBe('');
      for (const value of typeof values === 'string' ? [] : values) {
        expect(applySettings({ ...SIX_CARD, claims: 'challenge' }, { [name]: value })).toMatchObject({
          ok: name !== 'mode' || value !== 'none',
        });
      }
    }
  });

  test('numbers', () => {
    expect(applySettings(SIX_CARD, { target: '241', heels: '0' })).toMatchObject({
      ok: true,
      value: { target: 241, heels: 0 },
    });
  });

  test('a nearer game hole leaves out the skunk lines beyond it', () => {
    expect(applySettings(SIX_CARD, { target: '61' })).toMatchObject({
      ok: true,
      value: { target: 61, skunks: [{ skunk: 'doubleSkunk', atMost: 60 }] },
    });
  });

  test.each([
    [{ muggins: 'maybe' }, ['off', 'called', 'automatic']],
    [{ target: 'far' }, ['a number']],
    [{ target: '-1' }, ['a number']],
    [{ target: '99999' }, ['a number']],
    [{ colour: 'red' }, SETTINGS.map(({ name }) => name)],
  ])('%j is refused with what was expected', (changes, expected) => {
    const [setting = '', value = ''] = Object.entries(changes)[0] ?? [];
    expect(applySettings(SIX_CARD, { [setting]: value })).toEqual({
      ok: false,
      refusal: { code: 'badSetting', setting, value, expected },
    });
  });
});

describe('rule sets that contradict themselves', () => {
  test.each<[string, Partial<RuleSet>]>([
    ['seats', { seats: 1, sides: [0] }],
    ['seats', { seats: 2.5 }],
    ['sides', { sides: [0, 0] }],
    ['sides', { sides: [0] }],
    ['sides', { sides: [0, 2] }],
    ['cards.dealt', { cards: { dealt: 2, laidAway: 0, packToCrib: 0, dealerFewer: 0 } }],
    ['cards.laidAway', { cards: { dealt: 6, laidAway: 4, packToCrib: 0, dealerFewer: 0 } }],
    ['cards.packToCrib', { cards: { dealt: 6, laidAway: 2, packToCrib: 5, dealerFewer: 0 } }],
    ['hand', { cards: { dealt: 8, laidAway: 2, packToCrib: 0, dealerFewer: 0 } }],
    ['crib', { cards: { dealt: 4, laidAway: 0, packToCrib: 0, dealerFewer: 0 } }],
    ['target', { target: 30 }],
    ['winPoints', { winPoints: 0 }],
    ['skunks', { target: 61 }],
    ['skunks', { skunks: SIX_CARD.skunks.toReversed() }],
    ['heels', { heels: -1 }],
    ['nobs', { nobs: 31 }],
    ['go', { go: 0.5 }],
    ['flush.hand.alone', { flush: { hand: { alone: 31, withStarter: 5 }, crib: SIX_CARD.flush.crib } }],
    ['flush.hand.withStarter', { flush: { hand: { alone: 4, withStarter: -1 }, crib: SIX_CARD.flush.crib } }],
    ['flush.crib.alone', { flush: { hand: SIX_CARD.flush.hand, crib: { alone: 0.5, withStarter: 5 } } }],
    ['flush.crib.withStarter', { flush: { hand: SIX_CARD.flush.hand, crib: { alone: 0, withStarter: 99 } } }],
    ['claims', { claims: 'never' as 'trust' }],
    ['undercount', { undercount: 'x' as 'stands' }],
    ['overcount', { overcount: 'x' as 'corrected' }],
    ['wrongCall', { wrongCall: 'x' as 'nothing' }],
    ['nextDealer', { nextDealer: 'x' as 'cut' }],
    ['muggins', { muggins: 'x' as 'off' }],
    ['muggins', { muggins: 'automatic' }],
    ['nineteenIsZero', { nobs: 7 }],
  ])('%s: %j', (field, changes) => {
    expect(checkRules({ ...SIX_CARD, ...changes })).toMatchObject({
      ok: false,
      refusal: { code: 'badRules', field },
    });
  });

  test('a hand that can count nineteen is fine if nineteen is not zero', () => {
    expect(checkRules({ ...SIX_CARD, nobs: 7, nineteenIsZero: false }).ok).toBe(true);
  });
});
