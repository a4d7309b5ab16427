// Counting item by item, counting by table, possible counts and wanted suits say the same, by any rules that can be played.
import { describe, expect, test } from 'vitest';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { expectCounts, expectSuits, fillings, oracle } from '../testing/agreement.ts';
import { countCards } from '../testing/oracle.ts';
import { possibleCounts } from './counts.ts';
import { cardIndex, makeTableScorer, rankMultisets } from './fast.ts';
import { scoreShow } from './hand.ts';
import { total } from './score.ts';
import { suitPointsOf } from './show.ts';
import { wantedSuit } from './suits.ts';

describe('by random rule sets, all settings mixed (npm run campaign tries 1,000)', () => {
  test('the itemised count is the independent one, and a possible one', () => expectCounts(60));
  test('a suit is wanted exactly as long as unknown suits can change the count', () => expectSuits(40));
});

/**
 * Bug: where the other three of the starter's rank are in hand its suit is certain, and his nob was missed (seed 2110580983, path
 * 30); it still was where two or three suits are left, and the jack of each is in hand, and in the count by table.
 */
test.each([
  [['TD', 'JC', 'TS', 'TH'], 'T', 13],
  [['TD', 'JH', 'TS', 'TH'], 'T', 12],
  [['TD', 'JC', 'TS', 'T'], 'T', 12],
  [['TD', 'TS', 'JC', 'JH'], 'T', 9],
  [['TD', 'TS', 'JC', 'JS'], 'T', 8],
  [['TD', 'JC', 'JH', 'JS'], 'T', 9],
  [['JD', 'JC', 'JH', 'JS'], 'T', 13],
  [['J', 'J', 'J', 'J'], 'T', 13],
  [['JD', 'JC', 'JH', '5S'], 'J', 20],
] as const)('%j with the starter %s counts %i', (hand, starter, points) => {
  expect(total(scoreShow({ hand, starter }))).toBe(points);
  expect(makeTableScorer(4)(hand.map(cardIndex))(cardIndex(starter))).toBe(points);
  // It is what every way to give the unknown suits counts, where none is asked for.
  const counts = new Set(fillings([...hand, starter]).map((all) => oracle(all, false, SIX_CARD)));
  if (wantedSuit({ hand, starter }) === undefined) expect([...counts]).toEqual([points]);
  else expect(counts.size).toBeGreaterThan(1);
});

/**
 * Points so far apart that a count shows what it is made of: one sum for each way in which flush and nobs go together. What is
 * equal by them is equal by any points.
 */
const APART: RuleSet = {
  ...SIX_CARD,
  nobs: 1_000,
  flush: {
    hand: { alone: 100_000, withStarter: 10_000_000 },
    crib: { alone: 100_000, withStarter: 10_000_000 },
  },
};

/** Cards of a hand, and so of the crib: 3 for a hand of three, a crib of three. */
const sized = (size: number): RuleSet => ({
  ...APART,
  cards: { dealt: size, laidAway: 0, packToCrib: size, dealerFewer: 0 },
});

test('the possible counts of three cards and a starter are those of every hand, whatever flush and nobs are worth', () => {
  const rules = sized(3);
  const points = suitPointsOf(true, rules);
  // In hand and crib, flush and nobs are worth the same.
  expect(suitPointsOf(false, rules)).toEqual(points);
  const found = new Set<number>();
  for (const ranks of rankMultisets(4)) {
    for (const starter of new Set(ranks)) {
      const hand = ranks.toSpliced(ranks.indexOf(starter), 1);
      // The starter may be of the first suit: what suits are called changes nothing.
      for (let suits = 0; suits < 64; suits++) {
        const places = Uint8Array.from(
          [...hand, starter],
          (rank, at) => rank * 4 + ((suits >> (2 * at)) & 3),
        );
        if (places.some((place, at) => places.indexOf(place) < at)) continue;
        found.add(countCards(places, 3, false, points));
      }
    }
  }
  const counts = [...found].sort((a, b) => a - b);
  for (const crib of [false, true]) expect(possibleCounts(crib, rules)).toEqual(counts);
});
