// What the doctor reads of a Linux computer, from folders like its own.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { latencyOf, leftAlone, meddlersRunning } from './surroundings.ts';

const root = mkdtempSync(join(tmpdir(), 'muggins-around-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function file(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

file('sys/class/tty/ttyUSB0/device/latency_timer', '16\n');
file('sys/class/tty/ttyUSB1/device/latency_timer', '1\n');
file('sys/class/tty/ttyACM0/device/uevent', 'DRIVER=cdc_acm\n');
file('dev/ttyUSB0', '');
symlinkSync(join(root, 'dev/ttyUSB0'), join(root, 'dev/board'));

test.each([
  ['/dev/ttyUSB0', 16],
  ['/dev/ttyUSB1', 1],
  ['/dev/ttyACM0', null],
  ['/dev/ttyS9', null],
  ['COM3', null],
  [join(root, 'dev/board'), 16],
])('%s: %s ms', async (path, latency) => expect(await latencyOf(path, join(root, 'sys'))).toBe(latency));

test.each([
  [['systemd', 'ModemManager', 'bash'], ['ModemManager']],
  [
    ['brltty', 'ModemManager', 'brltty'],
    ['ModemManager', 'brltty'],
  ],
  [['bash'], []],
])('of %j: %j', async (programs, found) => {
  const proc = mkdtempSync(join(root, 'proc-'));
  writeFileSync(join(proc, 'comm'), 'brltty\n');
  programs.forEach((name, at) => {
    mkdirSync(join(proc, `${at + 1}`));
    writeFileSync(join(proc, `${at + 1}`, 'comm'), `${name}\n`);
  });
  expect(await meddlersRunning(proc)).toEqual(found);
});

test('where there is no such folder, none runs', async () =>
  expect(await meddlersRunning(join(root, 'none'))).toEqual([]));

test.each([
  ['DEVNAME=/dev/ttyACM0\nID_MM_DEVICE_IGNORE=1\nID_MM_PORT_IGNORE=1\n', true],
  ['ID_MM_PORT_IGNORE=1\n', true],
  ['ID_MM_CANDIDATE=1\n', false],
  ['ID_MM_DEVICE_IGNORE=0\n', false],
])('udev says %j: %s', async (said, alone) =>
  expect(await leftAlone('/dev/x', async () => said)).toBe(alone),
);

test('without udev, no rule is known of', async () =>
  expect(await leftAlone('/dev/x', () => Promise.reject(new Error('spawn udevadm ENOENT')))).toBe(false));
