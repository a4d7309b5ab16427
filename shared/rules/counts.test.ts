import { describe, expect, test } from 'vitest';
import { possibleCounts, possiblePoints } from './counts.ts';
import { deckHistogram, makeFastScorer } from './fast.ts';
import { SIX_CARD } from './ruleset.ts';
import { total } from './score.ts';
import { scoreShow } from './show.ts';
import { cards } from './testing/cards.ts';

const counted = (crib: boolean): number[] =>
  deckHistogram(makeFastScorer(crib)).flatMap((hands, count) => (hands > 0 ? [count] : []));

describe('what a hand can count', () => {
  test('nineteen, twenty-five, -six and -seven are impossible (reference: rules 1)', () => {
    const impossible = Array.from({ length: 30 }, (_, count) => count).filter(
      (count) => !possibleCounts().includes(count),
    );
    expect(impossible).toEqual([19, 25, 26, 27]);
  });

  test('is what the whole deck holds, hand and crib', () => {
    expect(possibleCounts(false)).toEqual(counted(false));
    expect(possibleCounts(true)).toEqual(counted(true));
  });

  test('is computed once for a rule set, and anew for another', () => {
    expect(possibleCounts(false, SIX_CARD)).toBe(possibleCounts());
    const rules = { ...SIX_CARD, nobs: 7 };
    expect(possibleCounts(false, rules)).toContain(35);
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
    expect(possiblePoints({ ...SIX_CARD, nobs: 0, go: 30 })).toContain(44);
  });
});
