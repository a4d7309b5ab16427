// Many hours of simulated tables, on the model of the board and on the firmware image: no law is ever broken.
import { expect, test } from 'vitest';
import { World } from './world.ts';

type Options = ConstructorParameters<typeof World>[0];

const run = (options: Options) => new World(options).run();

test.each([101, 102])('twenty hours of table %i', async (seed) => {
  const { failure, last, troubles, judged } = await run({ seed, hours: 20, board: 'model' });
  expect(last).toEqual([]);
  expect(failure).toBeUndefined();
  expect(Object.values(troubles).every((count) => count > 0)).toBe(true);
  expect(judged.moves).toBeGreaterThan(1_000);
});

test('the firmware image, in the emulator: the same seed gives the same run', async () => {
  const image = { seed: 9, board: 'image', hours: 0.02 } as const;
  const first = await run(image);
  expect(first.last).toEqual([]);
  expect(first.judged.frames).toBeGreaterThan(0);
  expect(await run(image)).toEqual(first);
});

test('the firmware image in trouble: pulled cables, and power that goes', async () => {
  const { failure, last, troubles, judged } = await run({ seed: 33, board: 'image', hours: 0.12 });
  expect(last).toEqual([]);
  expect(failure).toBeUndefined();
  expect(troubles).toMatchObject({ noise: 1, unplug: 1, boardPower: 1 });
  expect(judged.frames).toBeGreaterThan(0);
});
