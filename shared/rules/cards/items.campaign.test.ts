// `npm run campaign:whole` compares the items of ten million hands and of a million plays.
import { expect, test } from 'vitest';
import { comparePlays } from '../testing/itemiseplay.ts';
import { compareItems } from '../testing/items.ts';

test('100,000 random hands of every kind have the items of the plain count, in its order', () => {
  expect(compareItems(100_000, 7)).toBeGreaterThan(150_000);
});

test('20,000 random plays of every preset have the items of the plain count', () => {
  expect(comparePlays(20_000, 11)).toBeGreaterThan(45_000);
});
