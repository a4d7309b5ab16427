// Simulated tables for longer, and every fault: no law is ever broken.
import { expect, test } from 'vitest';
import { World } from './world.ts';

test.each([101, 102])('half an hour of table %i', { timeout: 3_600_000 }, async (seed) => {
  const { failure, last, faults, judged } = await new World({ seed, minutes: 30 }).run();
  expect(last).toEqual([]);
  expect(failure).toBeUndefined();
  expect(Object.values(faults).every((count) => count > 0)).toBe(true);
  expect(judged.moves).toBeGreaterThan(500);
});
