import { expect, test } from 'vitest';
import { Xorshift } from './random.ts';

const draw = (seed: number, count: number) => {
  const random = new Xorshift(seed);
  return Array.from({ length: count }, () => random.next());
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw(1, 5)).toEqual(draw(1, 5));
  expect(draw(1, 5)).not.toEqual(draw(2, 5));
});

test.each([0, 1, 2, -1, 0x9e3779b9])('seed %i spreads evenly over 0..1', (seed) => {
  const tenths = new Array(10).fill(0);
  for (const value of draw(seed, 10_000)) tenths[Math.floor(value * 10)]++;
  // Five standard deviations of a binomial with n = 10000, p = 0.1: 150.
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
