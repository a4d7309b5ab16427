// The simulated table in short: `npm run simulate` is the whole of it, and its figures are in docs/evidence.md.
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { World } from './world.ts';

type Options = ConstructorParameters<typeof World>[0];

const run = (options: Partial<Options> = {}) =>
  new World({ seed: 5, hours: 0.4, board: 'model', ...options }).run();

test('the same seed gives the same run, also on a busy machine, and another seed another', async () => {
  const first = await run();
  expect(first.failure).toBeUndefined();
  expect(first.inspections).toBeGreaterThan(0);
  expect(first.judged.moves).toBeGreaterThan(20);
  const busy = new Worker('for (;;) Math.hypot(Math.random(), 1);', { eval: true });
  try {
    expect(await run()).toEqual(first);
  } finally {
    await busy.terminate();
  }
  expect((await run({ seed: 6 })).digest).not.toBe(first.digest);
});

test('a board that is never there is no success, and its failure says what and when', async () => {
  const { failure, last } = await run({ mistake: { host: (_, { board }) => board.unplug() } });
  expect(failure).toMatchObject({ law: 'converges', how: expect.stringContaining('the board is') });
  expect(last.some((line) => line.includes('BROKEN converges'))).toBe(true);
});
