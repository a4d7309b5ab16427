import { expect, test } from 'vitest';
import { COUSINS } from '../testing/cousins.ts';
import { referee } from '../testing/referee.ts';

test.each([...COUSINS])('%s: 1,000 random games from the cut to the win', (preset, cousin) => {
  expect(referee(cousin, preset, 1_000)).toBeGreaterThan(1_000);
});
