// Simulated tables for longer, and every fault: no law is ever broken.
import { expect, test } from 'vitest';
import { World } from './world.ts';

/** Three tables, between which every fault comes up. */
const SEEDS = [101, 102, 103];

test('four minutes of each table', { timeout: 3_600_000 }, async () => {
  const absent = new Set<string>();
  const present = new Set<string>();
  for (const seed of SEEDS) {
    const { failure, last, faults, judged } = await new World({ seed, minutes: 4 }).run();
    expect(last).toEqual([]);
    expect(failure).toBeUndefined();
    expect(judged.moves).toBeGreaterThan(100);
    for (const [name, count] of Object.entries(faults)) (count > 0 ? present : absent).add(name);
  }
  expect([...absent].filter((name) => !present.has(name))).toEqual([]);
});
