// SIGKILL at random moments while scores are keyed: whatever was lit is there after the restart (issue 2).
import { expect, test } from 'vitest';
import { killAgainAndAgain } from './testing/killing.ts';

test('five kills in a row on one journal lose nothing that was lit', async () => {
  const { lit, moves, lost } = await killAgainAndAgain(5);
  expect(lost).toEqual([]);
  expect(lit).toBeGreaterThan(5);
  expect(moves).toBeGreaterThan(0);
});
