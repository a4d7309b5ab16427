import { expect, test } from 'vitest';
import { expectLawful } from '../testing/lawful.ts';
import { anyGame } from '../testing/random.ts';

test('whatever is keyed, in whatever order, by whatever rules, 1,000 games keep the laws', () => {
  expect(expectLawful(anyGame, { numRuns: 1_000 }).size).toBeGreaterThan(60);
});
