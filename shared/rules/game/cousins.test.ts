import { expect, test } from 'vitest';
import { COUSINS } from '../testing/cousins.ts';
import { referee } from '../testing/referee.ts';

test.each([...COUSINS])('%s: 30 random games from the cut to the win', (preset, cousin) => {
  expect(referee(cousin, preset, 30)).toBeGreaterThan(30);
});
