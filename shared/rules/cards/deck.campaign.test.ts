// How often every count comes in the whole deck, against the published tables.
import { expect, test } from 'vitest';
import { SIX_CARD } from '../terms/ruleset.ts';
import { deckHistogram, makeFastScorer } from './fast.ts';

/** All 12,994,800 hands (Whole deck). */
const PUBLISHED = [
  1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224, 388_740,
  51_680, 317_340, 19_656, 90_100, 9_168, 58_248, 11_196, 2_708, 0, 8_068, 2_496, 444, 356, 3_680, 0, 0, 0,
  76, 4,
];

test('the whole deck: how many hands count 0, 1, 2, ... 29', () => {
  const histogram = deckHistogram();
  expect(histogram).toEqual(PUBLISHED);
  expect(histogram.reduce((sum, hands) => sum + hands, 0)).toBe(12_994_800);
  expect(histogram.reduce((sum, hands, count) => sum + hands * count, 0)).toBe(61_974_180);
});

test('the whole deck without flush and nobs is smaller by exactly the published sums (Whole deck)', () => {
  const none = { alone: 0, withStarter: 0 };
  const sum = (nobs: number, flush: boolean): number => {
    const rule = flush ? { alone: 4, withStarter: 5 } : none;
    return deckHistogram(
      makeFastScorer(false, { ...SIX_CARD, nobs, flush: { hand: rule, crib: none } }),
    ).reduce((points, hands, count) => points + hands * count, 0);
  };
  const plain = sum(0, false);
  expect(plain).toBe(33_865_560 + 15_288_000 + 11_304_960);
  expect(sum(1, false) - plain).toBe(940_800);
  expect(sum(0, true) - plain).toBe(574_860);
});
