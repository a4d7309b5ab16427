// Puts the emulator's serial port on a pseudo terminal by way of socat, for programs that want a device.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Emulator } from './emulator.ts';
import { serveTcp } from './tcp.ts';

interface Pty {
  /** The device; it goes and comes back under the same name when the board is unplugged and plugged in. */
  readonly path: string;
  close(): Promise<void>;
}

/** Real milliseconds between looks for the device, and between socat's end and its next start. */
const PAUSE = 20;
/** Looks after which socat is given up. */
const LOOKS = 250;

/**
 * Opening the device resets the chip, as on a real port. `socat` is the command to run; it serves one opening of the device, and is
 * started again and again while the board is plugged in.
 * @throws Error saying how to get socat if it is missing.
 */
export async function openPty(emulator: Emulator, socat = 'socat'): Promise<Pty> {
  const tcp = await serveTcp(emulator);
  const folder = await mkdtemp(join(tmpdir(), 'muggins-'));
  const path = join(folder, 'board');
  // wait-slave: the connection, and with it the reset, comes when a program opens the device.
  const device = `PTY,link=${path},raw,echo=0,wait-slave,pty-interval=0.01`;
  const start = () => spawn(socat, [device, `TCP:127.0.0.1:${tcp.port},nodelay`], { stdio: 'ignore' });
  let child = start();
  let stopped = false;
  const repeat = async (): Promise<void> => {
    while (!stopped) {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      do await sleep(PAUSE);
      while (!stopped && !(emulator.view.plugged && emulator.view.power));
      if (!stopped) child = start();
    }
  };
  let running = Promise.resolve();
  const close = async () => {
    stopped = true;
    child.kill();
    await running;
    await tcp.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await appears(path, child);
  } catch (error) {
    await close();
    throw error;
  }
  running = repeat();
  return { path, close };
}

/** Waits for the device that a process makes. */
async function appears(path: string, child: ChildProcess): Promise<void> {
  await once(child, 'spawn').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error('socat was not found; install it (Debian: apt install socat, macOS: brew install socat)');
  });
  for (let look = 0; !existsSync(path); look++) {
    if (look === LOOKS || child.exitCode !== null) throw new Error('socat did not make a pseudo terminal');
    await sleep(PAUSE);
  }
}
