import { describe, expect, test } from 'vitest';
import { SIX_CARD } from '../terms/ruleset.ts';
import { compareAll, compareRandom, KINDS, type Kind, oracleRules, spaceOf } from '../testing/kinds.ts';
import { countCards, dealer } from '../testing/oracle.ts';
import { makeFastScorer } from './fast.ts';

describe('the itemised count is that of an independent brute force', () => {
  test('three cards and a starter, five-card: all 1,082,900 hands', () => {
    const [, kind] = [...KINDS].find(([, { size, bare }]) => size === 3 && !bare) ?? [];
    if (kind === undefined) throw new Error('no preset with hands of three');
    expect(compareAll(kind)).toBe(1_082_900);
    expect(spaceOf(kind)).toBe(1_082_900);
  });

  test('four cards without a starter: all 270,725 hands', () => {
    const kind: Kind = { size: 4, bare: true, crib: false, rules: SIX_CARD };
    expect(compareAll(kind)).toBe(270_725);
    expect(spaceOf(kind)).toBe(270_725);
  });

  test.each([...KINDS])('%s: 20,000 random hands (npm run campaign counts 10,000,000)', (_, kind) => {
    expect(compareRandom(kind, 20_000, 29)).toBe(20_000);
  });

  test('every hand and crib of every preset is among them', () => {
    expect(KINDS.size).toBeGreaterThanOrEqual(10);
  });
});

describe('the fast count is that of an independent brute force', () => {
  test.each([
    ['hands', false, 20_241_219],
    ['cribs', true, 19_830_323],
  ])('10,000,000 random %s', (_, crib, seed) => {
    const scorer = makeFastScorer(crib);
    const rules = oracleRules({ size: 4, bare: false, crib, rules: SIX_CARD });
    const deal = dealer(seed);
    const cards = new Uint8Array(5);
    let sum = 0;
    for (let hand = 0; hand < 10_000_000; hand++) {
      deal(cards, 5);
      const [a = 0, b = 0, c = 0, d = 0, starter = 0] = cards;
      const points = countCards(cards, 4, false, rules);
      if (scorer(a, b, c, d)(starter) !== points) throw new Error(`${cards}`);
      sum += points;
    }
    // The mean of the whole deck is 4.7692 for hands (Whole deck); a crib misses the four-card flushes.
    expect(sum / 10_000_000).toBeGreaterThan(4.72);
    expect(sum / 10_000_000).toBeLessThan(4.78);
  });
});
