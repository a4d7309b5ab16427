// 1,000 random seasons: everybody meets everybody, and no venue has more home matches than it has room for.
import { expect, test } from 'vitest';
import { faults } from '../testing/teamseasons.ts';

const SEEDS = Array.from({ length: 1000 }, (_, at) => at + 1);
test.each([true, false])('1,000 seasons; leagues of one size: %s', (alike) => {
  expect(SEEDS.flatMap((seed) => faults(seed, alike))).toEqual([]);
});
