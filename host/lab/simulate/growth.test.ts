import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';

const KB = 1_024;
/** So many megabytes, with so many kilobytes more in each hour, and a saw of up to 600 of them on top. */
const grown = (hours: number, kilobytes: number): number[] =>
  Array.from({ length: hours }, (_, hour) => 28 * KB * KB + (hour * kilobytes + ((hour * 7) % 5) * 150) * KB);

test.each([
  [40, 0],
  [40, 64],
  [40, 200],
  [320, 15],
])('%i hours with %i KB more in each', (hours, kilobytes) => {
  const growth = growthOf(grown(hours, kilobytes)) ?? 0;
  expect(Math.abs(growth / KB - kilobytes)).toBeLessThan(4);
});

test('what is learnt in the first ten hours does not count', () => {
  const heap = grown(40, 0).map((bytes, hour) => (hour < 10 ? bytes - (10 - hour) * KB * KB : bytes));
  expect(Math.abs(growthOf(heap) ?? 0)).toBeLessThan(4 * KB);
});

test.each([
  ['one look that met something large at the end (bug: seed 11006 broke the law by it)', [39]],
  ['seven looks of thirty', [12, 15, 20, 28, 36, 38, 39]],
])('nor does %s', (_, hours) => {
  const heap = grown(40, 0).map((bytes, hour) => (hours.includes(hour) ? bytes + 2 * KB * KB : bytes));
  expect(growthOf(heap)).toBeLessThan(32 * KB);
});

test('fewer than thirty hours are too short to say', () => {
  expect(growthOf(grown(29, 200))).toBe(null);
  expect(growthOf(grown(30, 200))).toBeGreaterThan(190 * KB);
});
