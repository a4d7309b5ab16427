import { expect, test } from 'vitest';
import { ALONE, playAlone } from '../testing/alone.ts';
import { COUSINS } from '../testing/cousins.ts';
import { referee } from '../testing/referee.ts';

test.each([...COUSINS])('%s: 30 random games from the cut to the win', (preset, cousin) => {
  expect(referee(cousin, preset, 30)).toBeGreaterThan(30);
});

test.each([...ALONE])('%s: 90 random games of one player, won and lost', (preset, game) => {
  const won = playAlone(game, preset, 90);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(90);
});
