import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
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

/** Whether a process is there. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// Bug: a terminal that was closed just after the device had been left started one more socat, which never ended.
test('nothing runs on after the terminal is closed between two openings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-socat-'));
  const [script, list] = [join(folder, 'socat'), join(folder, 'pids')];
  // Stands in for socat: makes the device, the first one is left at once, the next would stay.
  const first = `[ "$(wc -l < ${list})" = 1 ] && exit 0`;
  const make = `link=\${1#*link=}; : > "\${link%%,*}"`;
  writeFileSync(script, `#!/bin/sh\necho $$ >> ${list}\n${make}\n${first}\nexec sleep 600\n`, {
    mode: 0o755,
  });
  const emulator = await Emulator.start();
  try {
    const pty = await openPty(emulator, script);
    const pids = (): number[] => readFileSync(list, 'utf8').trim().split('\n').map(Number);
    while (runs(pids()[0] ?? 0)) await turn();
    await pty.close();
    expect(pids().filter(runs)).toEqual([]);
  } finally {
    await emulator.stop();
    rmSync(folder, { recursive: true });
  }
});
