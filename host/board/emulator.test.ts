/** The real firmware in the emulator, with the real Johnny-Five above it, in real time. */
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Emulator, readPegs } from '../../hardware/emulator/index.ts';
import { Connection, type ConnectionStatus } from './connection.ts';
import type { KeyEvent } from './keys.ts';
import type { BoardView } from './scene.ts';
import { openingSource } from './transport.ts';

const view = (front: number): BoardView => ({
  pegs: [{ front, rear: front - 1 }],
  dealer: 0,
  turn: 1,
  rows: ['Crib: Red', 'Blue to count', '', `${front}`],
});

describe('on the emulated board', () => {
  let emulator: Emulator;
  let connection: Connection;
  let keys: KeyEvent[];
  let violations: string[];

  beforeEach(async () => {
    emulator = await Emulator.start();
    violations = [];
    // Opening a port resets the chip, which may cut the display's bus off in the middle of a byte.
    emulator.on('violation', (violation) => {
      if (violation.part === 'pixels') violations.push(JSON.stringify(violation));
    });
    const open = openingSource('emulator', () => emulator.openPort());
    connection = new Connection({ open, lanes: 3 });
    keys = [];
    connection.on('key', (event) => keys.push(event));
  });
  afterEach(async () => {
    await connection.close();
    await emulator.stop();
    expect(violations).toEqual([]);
  });

  const state = async (wanted: ConnectionStatus['state']): Promise<ConnectionStatus> => {
    while (connection.status.state !== wanted) await once(connection, 'status');
    return connection.status;
  };
  const show = async (wanted: BoardView): Promise<void> => {
    const shown = once(connection, 'shown');
    connection.show(wanted);
    expect((await shown)[0]).toBe(wanted);
  };
  const start = async (): Promise<void> => {
    connection.start();
    await state('ready');
  };
  const bytes = (): number => (connection.traffic?.bytesIn ?? 0) + (connection.traffic?.bytesOut ?? 0);
  /** What was told, once there are so many events. */
  const told = async (count: number): Promise<readonly string[]> => {
    while (keys.length < count) await once(connection, 'key');
    return keys.map(({ key, action }) => `${key} ${action}`);
  };

  test('ready within two seconds of the board’s time', async () => {
    const began = emulator.view.time;
    await start();
    expect(emulator.view.time - began).toBeLessThan(2_000);
    expect(connection.status.board).toMatchObject({ contract: '1.2', kind: 'uno', lanes: 3 });
  });

  test('a view lights its holes and its rows; a peg move takes at most 24 bytes', async () => {
    await start();
    await show(view(12));
    // The display takes its characters at the pace of its bus.
    await emulator.wait(300);
    expect(readPegs(emulator.view.pixels, 3)[0]).toEqual({ front: 12, rear: 11 });
    expect(emulator.view.text).toEqual(view(12).rows.map((row) => row.padEnd(20)));
    const before = bytes();
    await show({ ...view(12), pegs: [{ front: 14, rear: 12 }] });
    expect(bytes() - before).toBeLessThanOrEqual(24);
  });

  test('keys and buttons are told once, in order', async () => {
    await start();
    for (const key of ['1', '2', 'P1', 'D', 'UNDO', 'MUGGINS'] as const) await emulator.tap(key);
    expect(await told(12)).toEqual(
      ['1', '2', 'P1', 'D', 'UNDO', 'MUGGINS'].flatMap((key) => [`${key} press`, `${key} release`]),
    );
  });

  test('a button held for two seconds', async () => {
    await start();
    emulator.press('UNDO');
    await emulator.wait(2_100);
    emulator.release('UNDO');
    expect(await told(3)).toEqual(['UNDO press', 'UNDO hold', 'UNDO release']);
  });

  test('settings that differ are written, and stay', async () => {
    await connection.close();
    const open = openingSource('emulator', () => emulator.openPort());
    connection = new Connection({ open, lanes: 2, brightness: 20 });
    await start();
    // Written after the answer, 3.4 ms a byte, perhaps behind a record of 32 that was begun before; connecting again resets the chip.
    await emulator.wait(300);
    await connection.close();
    connection = new Connection({ open, lanes: 2 });
    await start();
    expect(connection.status.board).toMatchObject({ lanes: 2, brightness: 20 });
  });

  test.each([
    { how: 'unplug and plug', off: () => emulator.unplug(), on: () => emulator.plug() },
    { how: 'power cut', off: () => emulator.powerOff(), on: () => emulator.powerOn() },
  ])('$how heals, with the newest view', async ({ off, on }) => {
    await start();
    await show(view(30));
    await off();
    expect((await state('lost')).error?.code).toBe('lost');
    connection.show(view(31));
    const newest = view(32);
    const shown = once(connection, 'shown');
    connection.show(newest);
    await on();
    expect((await shown)[0]).toBe(newest);
    await emulator.wait(60);
    expect(readPegs(emulator.view.pixels, 3)[0]).toEqual({ front: 32, rear: 31 });
    await emulator.tap('P2');
    expect(await told(2)).toEqual(['P2 press', 'P2 release']);
  });

  test('1 % lost and 1 % flipped bytes: ready, every move shown, every key told', async () => {
    emulator.faults({ drop: 0.01, flip: 0.01, seed: 7 });
    await start();
    for (let front = 1; front <= 20; front++) {
      await show(view(front));
      await emulator.tap('P1');
    }
    await emulator.wait(300);
    expect(readPegs(emulator.view.pixels, 3)[0]).toEqual({ front: 20, rear: 19 });
    expect(await told(40)).toEqual(Array.from({ length: 20 }, () => ['P1 press', 'P1 release']).flat());
    expect((await connection.counters()).keyLost).toBe(0);
  });
});
