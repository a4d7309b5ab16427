// The same through the operating system: the real serialport binding on a pseudo terminal, and a TCP port.
import { spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { expect, test } from 'vitest';
import { Emulator, openPty, readPegs, serveTcp } from '../../hardware/emulator/index.ts';
import { Connection, type ConnectionStatus } from './connection.ts';
import type { KeyEvent } from './keys.ts';
import { sourceOf } from './serial.ts';
import { emulatedClock } from './testing/emulated.ts';

const state = async (connection: Connection, wanted: ConnectionStatus['state']): Promise<void> => {
  while (connection.status.state !== wanted) await once(connection, 'status');
};

const eventOf = async (connection: Connection, action: KeyEvent['action']): Promise<void> => {
  for await (const [event] of on(connection, 'key')) if (event.action === action) return;
};

/** A move and a key there and back, the cable out and in again, and another move. */
async function tryOut<End extends { close(): Promise<void> }>(
  open: (emulator: Emulator) => Promise<End>,
  portOf: (end: End) => string,
): Promise<void> {
  const emulator = await Emulator.start();
  const end = await open(emulator);
  const port = portOf(end);
  const connection = new Connection({ open: sourceOf(port), lanes: 3, clock: emulatedClock(emulator) });
  const keys: KeyEvent[] = [];
  connection.on('key', (event) => keys.push(event));
  const move = async (front: number): Promise<void> => {
    const rows = ['', '', '', ''] as const;
    const shown = once(connection, 'shown');
    connection.show({ pegs: [{ front, rear: front - 1 }], dealer: null, turn: null, rows });
    await shown;
    await emulator.wait(60);
    expect(readPegs(emulator.view.pixels, 3)[0]).toEqual({ front, rear: front - 1 });
  };
  try {
    connection.start();
    await move(9);
    expect(connection.status.port).toBe(port);
    const released = eventOf(connection, 'release');
    await emulator.tap('7');
    await released;
    expect(keys.map(({ key, action }) => `${key} ${action}`)).toEqual(['7 press', '7 release']);
    emulator.unplug();
    await state(connection, 'lost');
    emulator.plug();
    await state(connection, 'ready');
    await move(10);
  } finally {
    await connection.close();
    await end.close();
    await emulator.stop();
  }
}

const hasSocat = spawnSync('socat', ['-V']).error === undefined;

test('over TCP', () => tryOut(serveTcp, (tcp) => `tcp://127.0.0.1:${tcp.port}`));
test.skipIf(!hasSocat)('over a pseudo terminal (socat)', () => tryOut(openPty, (pty) => pty.path));
