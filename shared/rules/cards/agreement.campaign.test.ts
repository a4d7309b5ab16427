// The same laws as agreement.test.ts, by many more random rule sets.
import { describe, expect, test } from 'vitest';
import { presetOf } from '../house/presets.ts';
import { expectCounts, expectSuits, oracle } from '../testing/agreement.ts';
import { DECK } from './cards.ts';
import { possibleCounts } from './counts.ts';

describe('by random rule sets, all settings mixed', () => {
  test('the itemised count is the independent one, and a possible one', () => expectCounts(1_000));
  test('a suit is wanted exactly as long as unknown suits can change the count', () => expectSuits(500));
});

test('the possible counts of Costly Colours are those of every hand', () => {
  const rules = presetOf('costly-colours');
  const found = new Set<number>();
  // Suits of one colour are alike, and so are the colours: the starter may be of clubs.
  for (const starter of DECK.filter((card) => card.endsWith('C'))) {
    const others = DECK.filter((card) => card !== starter);
    others.forEach((one, at) => {
      others.slice(at + 1).forEach((two, next) => {
        for (const three of others.slice(at + next + 2))
          found.add(oracle([one, two, three, starter], false, rules));
      });
    });
  }
  expect(possibleCounts(false, rules)).toEqual([...found].sort((a, b) => a - b));
});
