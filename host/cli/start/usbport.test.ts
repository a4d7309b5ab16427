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
import { packageRoot } from '../place.ts';

const ENTRY = join(packageRoot(), 'host/cli/muggins.ts');
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

/** Starts a new table and reads what it says up to an event. */
async function startUntil(
  name: string,
  last: (said: Said) => boolean,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<readonly Said[]> {
  const words = ['start', '--json', '--http', '0', '--data', join(folder, name)];
  const child: ChildProcess = spawn(process.execPath, ['--import=tsx', ENTRY, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  const over = once(child, 'exit');
  const heard: Said[] = [];
  try {
    // All that it says until it has ended is heard.
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      heard.push(JSON.parse(line) as Said);
      if (heard.some(last) && child.kill(signal) && signal === 'SIGKILL') break;
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

// What comes of the answer is in board.test.ts: it may take 4 seconds, which pass there without a clock of the real world.
test.skipIf(!hasSocat)('a clone with a CP2102 is asked (bugs.md B2)', async () => {
  const port = await silent();
  listing(port.path, '10c4:ea60');
  try {
    const [first] = await startUntil('clone', ({ event }) => event === 'note');
    expect(first).toMatchObject({ message: expect.stringContaining(`Asking ${port.path} `) });
  } finally {
    await port.close();
  }
});

test.skipIf(!hasSocat)('the pages are open before a silent board has been given up (bugs.md C)', async () => {
  const port = await silent();
  listing(port.path, '2341:0043');
  try {
    const said = await startUntil('silent', ({ event }) => event === 'lanes');
    const [first, second, third] = said;
    expect([first, second, third]).toMatchObject([
      { event: 'ready', link: expect.stringMatching(/^http/) },
      { event: 'board', state: 'connecting' },
      { event: 'lanes', lanes: 3, message: expect.stringContaining('No board has answered yet.') },
    ]);
  } finally {
    await port.close();
  }
});

test.skipIf(!hasSocat)('SIGTERM ends a table at once that still waits for an answer', async () => {
  const port = await silent();
  listing(port.path, '2341:0043');
  try {
    const said = await startUntil('ended', ({ event }) => event === 'board', 'SIGTERM');
    // On a busy machine the wait may be over before the signal comes; it ends the table then as well.
    expect(said.map(({ event }) => event).slice(0, 2)).toEqual(['ready', 'board']);
  } finally {
    await port.close();
  }
});
