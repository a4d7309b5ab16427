// 1,000 random seasons: everybody meets everybody, and no venue has more home matches than it has room for.
import { expect, test } from 'vitest';
import { faults } from '../testing/teamseasons.ts';

const SEEDS = Array.from({ length: 1000 }, (_, at) => at + 1);
test.each([
  ['of one size', 'one'],
  ['of several sizes', 'several'],
] as const)('1,000 seasons with leagues %s', (_, sizing) => {
  expect(SEEDS.flatMap((seed) => faults(seed, sizing))).toEqual([]);
});

// For one of them no draw of places was found that fits: it keeps one clash.
test('1,000 seasons with leagues of several sizes that play on each week', () => {
  expect(SEEDS.flatMap((seed) => faults(seed, 'on')).length).toBeLessThanOrEqual(1);
});
