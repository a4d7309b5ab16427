import { expect, test } from 'vitest';
import { ALONE, playAlone } from '../testing/alone.ts';
import { COUSINS } from '../testing/cousins.ts';
import { referee } from '../testing/referee.ts';
import { playTableTop } from '../testing/tabletop.ts';

test.each([...COUSINS])('%s: 1,000 random games from the cut to the win', (preset, cousin) => {
  expect(referee(cousin, preset, 1_000)).toBeGreaterThan(1_000);
});

test.each(['table-top', 'table-top-4'] as const)(
  '%s: 1,000 random games from the cut to the win',
  (preset) => {
    expect(playTableTop(preset, 1_000)).toBeGreaterThan(3_000);
  },
);

test.each([...ALONE])('%s: 1,000 random games of one player, won and lost', (preset, game) => {
  const won = playAlone(game, preset, 1_000);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(1_000);
});
