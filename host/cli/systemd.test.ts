// What systemd hears, at a socket of its kind: sd_notify(3). socat receives, systemd's own program sends.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '../board/index.ts';
import { tellSystemd } from './serving.ts';

const has = (program: string): boolean => spawnSync(program, ['-h']).error === undefined;
let receiver: ChildProcess | undefined;
afterEach(() => receiver?.kill());

describe.runIf(has('socat') && has('systemd-notify'))('systemd', () => {
  test('hears READY, signs of life, and the end', async () => {
    const socket = join(mkdtempSync(join(tmpdir(), 'muggins-notify-')), 'notify');
    const child = spawn('socat', ['-u', `UNIX-RECV:${socket}`, '-'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    receiver = child;
    let heard = '';
    child.stdout.on('data', (bytes) => {
      heard += bytes;
    });
    await expect.poll(() => existsSync(socket)).toBe(true);
    const stop = tellSystemd(silentLog, { NOTIFY_SOCKET: socket, WATCHDOG_USEC: '300000' });
    await expect.poll(() => heard).toMatch(/READY=1/);
    await expect.poll(() => heard.split('WATCHDOG=1').length).toBeGreaterThan(2);
    stop();
    await expect.poll(() => heard).toMatch(/STOPPING=1/);
  });
});

test('a systemd that cannot be told is a line of the log', async () => {
  const said: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => said.push(fields) };
  tellSystemd(log, { NOTIFY_SOCKET: '/nowhere/notify' })();
  await expect.poll(() => said.length).toBe(2);
});
