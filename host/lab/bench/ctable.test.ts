import { expect, test } from 'vitest';
import { toolFound } from '../../../firmware/testing/tools.ts';
import { countInC } from './ctable.ts';

test.skipIf(!toolFound('cc'))('a table in C counts the whole deck as it is published', () => {
  const counted = countInC();
  expect(counted?.sum).toBe(61_974_180);
  expect(counted?.seconds).toBeGreaterThan(0);
});

test('without a compiler there is nothing to compare with', () => {
  expect(countInC('no-such-compiler')).toBeUndefined();
});
