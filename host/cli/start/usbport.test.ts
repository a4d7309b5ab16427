// `muggins start` on a USB port of which only the ids are made up: a udevadm that lists it, the system's own serial port, and nothing
// behind it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { BUILT } from '../testing/muggins.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-usb-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasSocat = spawnSync('socat', ['-V']).error === undefined;

/** Lists one port as udev does (@serialport/bindings-cpp, linux-list). */
function listing(path: string, ids: string): void {
  const [vendor, model] = ids.split(':');
  const record = `P: /devices/usb1/ttyUSB0\nN: ttyUSB0\nE: DEVNAME=${path}\nE: ID_VENDOR_ID=${vendor}\nE: ID_MODEL_ID=${model}\n\n`;
  writeFileSync(join(folder, 'udevadm'), `#!/bin/sh\nprintf '${record.replaceAll('\n', '\\n')}'\n`);
  chmodSync(join(folder, 'udevadm'), 0o755);
}

type Said = { readonly event: string; readonly [field: string]: unknown };

/** Starts a new table, which is to end at an event, and reads all that it says. */
async function startUntil(last: (said: Said) => boolean): Promise<readonly Said[]> {
  const words = ['start', '--json', '--http', '0', '--data', join(folder, 'silent')];
  const child: ChildProcess = spawn(process.execPath, [BUILT, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  const over = once(child, 'exit');
  const heard: Said[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      heard.push(JSON.parse(line) as Said);
      if (heard.some(last)) child.kill('SIGTERM');
    }
  } finally {
    child.kill('SIGKILL');
    await over;
  }
  return heard;
}

/** A port at which nothing answers. */
async function silent(): Promise<{ readonly path: string; close(): Promise<void> }> {
  const path = join(folder, 'line');
  const child = spawn('socat', [`PTY,link=${path},raw,echo=0`, '-'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  while (!existsSync(path)) await sleep(10);
  const close = async (): Promise<void> => {
    const over = once(child, 'exit');
    child.kill();
    await over;
  };
  return { path, close };
}

// A port that may be a board, and is none, is in board.test.ts. Here nothing answers, and the table is ended while it waits.
test.skipIf(!hasSocat)(
  'the pages are open before a silent board has been given up; SIGTERM ends it',
  async () => {
    const port = await silent();
    listing(port.path, '2341:0043');
    try {
      const [first, second, third] = await startUntil(({ event }) => event === 'lanes');
      expect([first, second, third]).toMatchObject([
        { event: 'ready', link: expect.stringMatching(/^http/) },
        { event: 'board', state: 'connecting' },
        { event: 'lanes', lanes: 3, message: expect.stringContaining('No board has answered yet.') },
      ]);
    } finally {
      await port.close();
    }
  },
);
