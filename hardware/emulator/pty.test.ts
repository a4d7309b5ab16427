import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { SerialPort } from 'serialport';
import { describe, expect, test } from 'vitest';
import { Emulator } from './emulator.ts';
import { openPty } from './pty.ts';

const socat = spawnSync('socat', ['-V']).error === undefined;

async function withPty(use: (emulator: Emulator, path: string) => Promise<void>): Promise<void> {
  const emulator = await Emulator.start();
  const pty = await openPty(emulator);
  try {
    await use(emulator, pty.path);
  } finally {
    await pty.close();
    await emulator.stop();
  }
}

async function open(path: string) {
  const port = new SerialPort({ path, baudRate: 115_200 });
  const [bytes] = (await once(port, 'data')) as [Buffer];
  return { port, first: bytes[0] };
}

describe.runIf(socat)('the real serialport binding on a pseudo terminal', () => {
  test('opens the board, hears it start, and learns of a pulled cable', async () => {
    await withPty(async (emulator, path) => {
      const { port, first } = await open(path);
      expect(first).toBe(0xf9);
      const closed = once(port, 'close');
      emulator.unplug();
      expect(await closed).toMatchObject([{ disconnected: true }]);
    });
  });
});

test('without socat the error says how to get it', async () => {
  const emulator = await Emulator.start();
  try {
    await expect(openPty(emulator, 'muggins-no-such-socat')).rejects.toThrow('apt install socat');
  } finally {
    await emulator.stop();
  }
});
