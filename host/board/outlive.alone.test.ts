// Nothing that Johnny-Five leaves behind may end the process: its ten-second timer, its two errors at once, its lists.
import five from 'johnny-five';
import { expect, test, vi } from 'vitest';
import { type Clock, systemClock } from '../system/clock.ts';
import { bench, pass, ready, underFakeTime } from './testing/bench.ts';
import type { Device } from './testing/device.ts';

/** What Johnny-Five 2.1, lib/board.js:381 waits for `ready`, by the clock of the process. */
const JOHNNY_FIVE_PATIENCE = 10_000;

/** A clock that stands still, as that of an emulated board does on a machine too busy to run it. */
const standing: Clock = { now: () => 0, after: () => () => {} };

underFakeTime();

const clocks: readonly (readonly [string, Clock])[] = [
  ['the clock of the process', systemClock],
  ['a clock that stands', standing],
];

/** How a board may answer the first words. Vitest fails a row that leaves an error uncaught. */
const answers: readonly { readonly how: string; readonly act: (device: Device) => Promise<void> }[] = [
  {
    how: 'never answers',
    act: async ({ knobs }) => {
      knobs.hang = true;
      await pass(3 * JOHNNY_FIVE_PATIENCE);
    },
  },
  {
    how: 'answers late',
    act: async (device) => {
      device.knobs.hang = true;
      await pass(JOHNNY_FIVE_PATIENCE + 1_000);
      device.knobs.hang = false;
      for (const byte of [0xf9, 2, 5]) device.raw([byte]);
      await pass(JOHNNY_FIVE_PATIENCE);
    },
  },
  {
    how: 'answers twice',
    act: async (device) => {
      await pass(50);
      for (let time = 0; time < 2; time++)
        device.raw([0xf9, 2, 5, 0xf0, 0x79, 2, 5, 0x6d, 0, 0xf7, 0xf9, 2, 5]);
      await pass(2 * JOHNNY_FIVE_PATIENCE);
    },
  },
  {
    how: 'tells its version and never its name',
    act: async (device) => {
      device.knobs.babble = [0xf9, 2, 5];
      await pass(2 * JOHNNY_FIVE_PATIENCE);
    },
  },
];

test.each(clocks.flatMap(([named, clock]) => answers.map((answer) => ({ named, clock, ...answer }))))(
  'by $named, a board that $how ends nothing but its own connection',
  async ({ clock, act }) => {
    const { device, connection } = bench({ clock });
    connection.start();
    await act(device);
    const closed = connection.close();
    await pass(JOHNNY_FIVE_PATIENCE);
    await closed;
    expect(five.Board.cache).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('what a dismantled board still reports as an error is nobody’s', async () => {
  const { device } = await ready();
  const [board] = five.Board.cache;
  device.unplug();
  await pass(10);
  expect(board?.emit('error', new Error('late'))).toBe(true);
  expect(board?.io.emit('error', new Error('late'))).toBe(true);
});
