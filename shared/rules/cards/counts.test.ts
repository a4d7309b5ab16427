import { describe, expect, test } from 'vitest';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { cards } from '../testing/cards.ts';
import { possibleCounts, possiblePoints } from './counts.ts';
import { type FastScorer, makeFastScorer } from './fast.ts';
import { scoreShow } from './hand.ts';
import { total } from './score.ts';

describe('what a hand can count', () => {
  test('nineteen, twenty-five, -six and -seven are impossible (Whole deck)', () => {
    const impossible = Array.from({ length: 30 }, (_, count) => count).filter(
      (count) => !possibleCounts().includes(count),
    );
    expect(impossible).toEqual([19, 25, 26, 27]);
  });

  test('is computed once for a rule set, and anew for another', () => {
    expect(possibleCounts(false, SIX_CARD)).toBe(possibleCounts());
    const rules = { ...SIX_CARD, nobs: 7 };
    expect(possibleCounts(false, rules)).toContain(35);
  });

  test('is what the whole deck holds, whatever flush and nobs are worth', () => {
    for (const crib of [false, true]) {
      const counts = wholeDeck(makeFastScorer(crib, APART));
      expect(possibleCounts(crib, APART)).toEqual(counts);
    }
  });

  test('a hand of three without a fifth card: five-card', () => {
    const rules = {
      ...SIX_CARD,
      cards: { dealt: 5, laidAway: 2, packToCrib: 0, dealerFewer: 0 },
      flush: { hand: { alone: 3, withStarter: 4 }, crib: { alone: 0, withStarter: 5 } },
    };
    expect(possibleCounts(false, rules).at(-1)).toBe(
      total(scoreShow({ hand: cards('5 5 5'), starter: '5' })),
    );
    expect(possibleCounts(true, rules)).toContain(29);
  });

  test('anything in a deal: hands, cribs and cards in play', () => {
    expect(possiblePoints()).toEqual(possibleCounts());
    const points = possiblePoints({ ...SIX_CARD, nobs: 0, go: 30 });
    expect(points).toContain(44);
    // Twenty-five, which only a go scores here, comes before the twenty-eight of a hand.
    const between = possiblePoints({ ...SIX_CARD, nobs: 0, go: 25 });
    expect(between.indexOf(25)).toBeGreaterThan(0);
    expect(between.indexOf(25)).toBeLessThan(between.indexOf(28));
  });
});

/**
 * Points so far apart that a count shows what it is made of: a sum of its own for each way in which flush and nobs go together.
 * What is equal by them is equal by any points.
 */
const APART: RuleSet = {
  ...SIX_CARD,
  nobs: 100,
  flush: { hand: { alone: 1_000, withStarter: 10_000 }, crib: { alone: 10_000, withStarter: 1_000 } },
};

/** Every count in the deck, however high. */
function wholeDeck(scorer: FastScorer): number[] {
  const found = new Uint8Array(12_000);
  for (let a = 0; a < 49; a++)
    for (let b = a + 1; b < 50; b++)
      for (let c = b + 1; c < 51; c++)
        for (let d = c + 1; d < 52; d++)
          for (let starter = 0; starter < 52; starter++) {
            if (starter === a || starter === b || starter === c || starter === d) continue;
            found[scorer(a, b, c, d)(starter)] = 1;
          }
  return [...found.keys()].filter((count) => found[count] === 1);
}
