// A connection that is lost and found again: why it ended, when it is tried again, and that it leaves nothing behind.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import five from 'johnny-five';
import { describe, expect, test, vi } from 'vitest';
import type { KeyId } from '../../shared/protocol/index.ts';
import type { BoardErrorCode } from '../../shared/words/index.ts';
import { bench, pass, ready, underFakeTime, view } from './testing/bench.ts';
import { Device } from './testing/device.ts';
import { portSource } from './transport.ts';

/** Milliseconds between attempts to connect: the first three, then always the last. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000] as const;

underFakeTime();

describe('losing and finding', () => {
  const losses: readonly {
    readonly how: string;
    readonly act: (device: Device) => void;
    readonly code: BoardErrorCode;
    readonly within: number;
  }[] = [
    { how: 'unplugged', act: (device) => device.unplug(), code: 'lost', within: 0 },
    {
      how: 'port error',
      act: ({ port }) => port?.emit('error', new Error('read failed')),
      code: 'lost',
      within: 0,
    },
    { how: 'hangs', act: ({ knobs }) => (knobs.hang = true), code: 'lost', within: 4_100 },
    {
      how: 'hears nothing, and repeats a key',
      act: (device) => {
        if (device.port) device.port.write = () => {};
        device.press('5');
      },
      code: 'lost',
      within: 4_100,
    },
    { how: 'restarts and says so', act: (device) => device.restart(), code: 'restarted', within: 10 },
    { how: 'restarts silently', act: (device) => device.restart(false), code: 'restarted', within: 1_100 },
  ];
  test.each(losses)('$how', async ({ act, code, within }) => {
    const { device, connection, statuses } = await ready();
    connection.show(view(30));
    await pass(100);
    act(device);
    await pass(within);
    expect(statuses.at(-1)).toMatchObject({ state: 'lost', error: { code } });
    device.plug();
    device.knobs.hang = false;
    device.pegs = [];
    await pass(600);
    expect(connection.status.state).toBe('ready');
    expect(device.pegs[0]).toEqual({ front: 30, rear: 0 });
    expect(device.ports.filter(({ open }) => open)).toHaveLength(1);
  });

  test('a quiet board stays', async () => {
    const { statuses } = await ready();
    await pass(60_000);
    expect(statuses).toHaveLength(1);
  });

  test('attempts come after 0.25, 0.5, 1, 2, 2 seconds and tell the same reason once', async () => {
    const device = new Device();
    const times: number[] = [];
    const open = portSource('gone', async () => {
      times.push(Date.now());
      return device.source();
    });
    const { connection, statuses } = bench({ open }, device);
    device.unplug();
    connection.start();
    await pass(6_000);
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    expect(gaps).toEqual([...RETRY_DELAYS, 2_000]);
    expect(statuses).toHaveLength(1);
    await connection.close();
    await pass(10_000);
    expect(times).toHaveLength(6);
  });

  test('the opener gets the reason why the last connection ended', async () => {
    const device = new Device();
    const reasons: (BoardErrorCode | undefined)[] = [];
    const open = portSource('reasons', (last) => {
      reasons.push(last?.code);
      return device.source();
    });
    const { connection } = bench({ open }, device);
    connection.start();
    await pass(100);
    device.restart();
    await pass(500);
    expect(reasons).toEqual([undefined, 'restarted']);
  });

  test('messages go on being numbered where they were, so that none looks like a repeated one', async () => {
    const { device, connection } = await ready({ firstSequence: 126 });
    connection.cue({ effect: 'win' });
    await pass(50);
    device.restart();
    await pass(500);
    connection.cue({ effect: 'win' });
    await pass(50);
    expect(device.received.map(({ type, sequence }) => `${type} ${sequence}`)).toEqual([
      'hello 126',
      'readUnfinished 127',
      'effect 1',
      'hello 2',
      'readUnfinished 3',
      'effect 4',
    ]);
    expect(device.effects).toHaveLength(2);
  });

  test('closing with a message unanswered leaves no timer', async () => {
    const { device, connection } = await ready();
    device.knobs.hang = true;
    connection.show(view(1));
    connection.cue({ tones: [440, 550].map((hertz) => ({ hertz, milliseconds: 9_000 })) });
    device.press('UNDO');
    // Until the device's own timers are through.
    await pass(10);
    await connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what a dead board still sends is ignored', async () => {
    const { device, connection, keys, statuses } = await ready();
    const dead = device.port;
    device.restart();
    await pass(500);
    expect(connection.status.state).toBe('ready');
    const count = statuses.length;
    const press = Uint8Array.of(0xf0, 0x0d, 1, 16, 1, 8, 0x27, 0x1b, 0x32, 0x5e, 0xf7);
    dead?.emit('data', press);
    dead?.emit('close', new Error('late'));
    dead?.emit('error', new Error('later'));
    await pass(500);
    expect(keys).toEqual([]);
    expect(statuses).toHaveLength(count);
    device.port?.emit('data', press);
    expect(keys).toEqual([{ key: 'P1', action: 'press', time: 5_000 }]);
  });

  test('a port is opened again only when it has closed', async () => {
    const device = new Device();
    let closing = 0;
    const opened: number[] = [];
    const open = portSource('slow to close', async () => {
      opened.push(closing);
      const port = await device.source();
      const { close } = port;
      port.close = () => {
        closing++;
        setTimeout(() => {
          closing--;
          close.call(port);
        }, 700);
      };
      return port;
    });
    const { connection } = bench({ open }, device);
    connection.start();
    await pass(50);
    device.restart();
    await pass(1_000);
    expect(opened).toEqual([0, 0]);
    await Promise.all([connection.close(), pass(1_000)]);
    expect(closing).toBe(0);
  });

  // Bug A1.
  test.each<{ readonly keyed: readonly KeyId[] }>([
    { keyed: [] },
    { keyed: ['1'] },
    { keyed: ['1', '2', 'P1'] },
  ])(
    'what was keyed before the line fell, and taken whole, is not reported as lost: $keyed',
    async ({ keyed }) => {
      const { device, connection } = await ready();
      const refused: number[] = [];
      connection.on('keysRefused', (presses) => refused.push(presses));
      for (const key of keyed) device.press(key);
      await pass(100);
      device.unplug();
      device.plug();
      await pass(500);
      expect(connection.status.state).toBe('ready');
      expect(refused).toEqual([]);
    },
  );

  test('a host that starts in mid-entry lacks what another took, once; so does one whose board has lost its count', async () => {
    const { device, connection: first } = await ready();
    for (const key of ['1', '2'] as const) device.press(key);
    await pass(100);
    await first.close();
    const { connection } = bench({ open: device.source }, device);
    const refused: number[] = [];
    connection.on('keysRefused', (presses) => refused.push(presses));
    connection.start();
    await pass(500);
    expect(refused).toEqual([2]);
    device.unplug();
    device.plug();
    await pass(500);
    expect(refused).toEqual([2]);
    device.powerCut();
    device.plug();
    await pass(500);
    expect(refused).toEqual([2, 2]);
  });

  test('fifty reconnects leave no port, board, listener or timer behind', async () => {
    const { device, connection } = await ready();
    const timers = vi.getTimerCount();
    const boards: WeakRef<five.Board>[] = [];
    for (let round = 0; round < 50; round++) {
      boards.push(...five.Board.cache.map((board) => new WeakRef(board)));
      device.press('P1');
      device.press('5');
      await pass(50);
      device.unplug();
      device.plug();
      await pass(500);
      expect(connection.status.state).toBe('ready');
    }
    expect(device.ports).toHaveLength(51);
    expect(device.ports.filter(({ open }) => open)).toHaveLength(1);
    for (const port of device.ports.slice(0, -1)) {
      expect(['data', 'close', 'open'].map((name) => port.listenerCount(name))).toEqual([0, 0, 0]);
    }
    expect(five.Board.cache).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(timers);
    expect(boards).toHaveLength(50);
    await collectGarbage();
    // The engine may still hold one or two in frames that it has not left.
    expect(boards.filter((board) => board.deref()).length).toBeLessThanOrEqual(3);
    await connection.close();
    expect(five.Board.cache).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('closing while a port neither opens nor fails leaves no timer', async () => {
    const open = portSource('stuck', () => new Promise(() => {}));
    const { connection } = bench({ open });
    connection.start();
    await pass(100);
    await connection.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([0, 1, 50, 150, 3_999])('closing %i ms after the start leaves nothing open', async (after) => {
    const device = new Device();
    const open = portSource('device', async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return device.source();
    });
    const { connection, statuses } = bench({ open }, device);
    connection.start();
    await pass(after);
    await Promise.all([connection.close(), pass(1_000)]);
    expect(device.ports.every(({ open }) => !open)).toBe(true);
    expect(statuses.at(-1)?.state).toBe('closed');
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** A full collection; what only weak references hold is gone after it. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node cannot be asked to collect garbage');
  await pass(0);
  collect();
}
