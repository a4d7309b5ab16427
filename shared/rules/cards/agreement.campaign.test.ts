// The same laws as agreement.test.ts, by many more random rule sets.
import { describe, test } from 'vitest';
import { expectCounts, expectSuits } from '../testing/agreement.ts';

describe('by random rule sets, all settings mixed', () => {
  test('the itemised count is the independent one, and a possible one', () => expectCounts(1_000));
  test('a suit is wanted exactly as long as unknown suits can change the count', () => expectSuits(500));
});
