import { expect, test } from 'vitest';
import { ALONE, playAlone } from '../testing/alone.ts';
import { COUSINS } from '../testing/cousins.ts';
import { referee } from '../testing/referee.ts';
import { playTableTop } from '../testing/tabletop.ts';

test.each([...COUSINS])(
  '%s: 10 random games from the cut to the win (npm run campaign plays 300)',
  (preset, cousin) => {
    expect(referee(cousin, preset, 10)).toBeGreaterThan(10);
  },
);

test.each(['table-top', 'table-top-4'] as const)('%s: 15 random games from the cut to the win', (preset) => {
  expect(playTableTop(preset, 15)).toBeGreaterThan(45);
});

test.each([...ALONE])('%s: 40 random games of one player, won and lost', (preset, game) => {
  const won = playAlone(game, preset, 40);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(40);
});
