// The simulated table in short: `npm run simulate` is the whole of it.
import { expect, test } from 'vitest';
import { built } from './testing/built.ts';
import type { World } from './world.ts';

const run = (options: Partial<ConstructorParameters<typeof World>[0]> = {}) =>
  new built.World({ seed: 5, minutes: 0.5, ...options }).run();

test('the same seed gives the same run, and another seed another', async () => {
  const first = await run();
  expect(first.failure).toBeUndefined();
  expect(first.inspections).toBeGreaterThan(0);
  expect(first.judged.moves).toBeGreaterThan(5);
  expect(await run()).toEqual(first);
  expect((await run({ seed: 6, minutes: 0.1 })).digest).not.toBe(first.digest);
});

test('a board that is never there is no success, and its failure says what and when', async () => {
  const { failure, last } = await run({ minutes: 0.1, mistake: { host: (_, { board }) => board.unplug() } });
  expect(failure).toMatchObject({ law: 'converges', how: expect.stringContaining('the board is') });
  expect(last.some((line) => line.includes('BROKEN converges'))).toBe(true);
});
