// What else on a Linux computer has to do with a serial port: how long its FTDI chip waits, and programs that reach for it.
import { execFile } from 'node:child_process';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

/** Programs that open or take away serial ports by themselves, by the name that the kernel has for them. */
const MEDDLERS = ['ModemManager', 'brltty'] as const;

export type Meddler = (typeof MEDDLERS)[number];

/**
 * Milliseconds for which the FTDI chip of a port gathers bytes before it sends them on; null for any other port. The kernel's driver has it
 * beside the port (Linux, drivers/usb/serial/ftdi_sio.c, `latency_timer`).
 */
export async function latencyOf(path: string, sys = '/sys'): Promise<number | null> {
  const name = basename(await realpath(path).catch(() => path));
  const text = await readFile(`${sys}/class/tty/${name}/device/latency_timer`, 'utf8').catch(() => '');
  return /^\d+\s*$/.test(text) ? Number(text) : null;
}

/** The MEDDLERS that run. */
export async function meddlersRunning(proc = '/proc'): Promise<readonly Meddler[]> {
  const entries = await readdir(proc).catch(() => []);
  const names = await Promise.all(
    entries
      .filter((name) => /^\d+$/.test(name))
      .map((id) => readFile(`${proc}/${id}/comm`, 'utf8').catch(() => '')),
  );
  const running = new Set(names.map((name) => name.trim()));
  return MEDDLERS.filter((name) => running.has(name));
}

const run = promisify(execFile);

/** What udev knows of a port, one `KEY=value` a line. Rejects without udev. */
const askUdev = async (path: string): Promise<string> =>
  (await run('udevadm', ['info', '--query=property', `--name=${path}`])).stdout;

/** Whether a rule tells ModemManager to leave the port alone (ModemManager, "Common udev tags"). */
export const leftAlone = (path: string, ask = askUdev): Promise<boolean> =>
  ask(path).then(
    (properties) => /^ID_MM_(DEVICE|PORT)_IGNORE=1$/m.test(properties),
    () => false,
  );
