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
 * Opening the device resets the chip, as on a real port. `socat` is the command to run.
 * @throws Error saying how to get socat if it is missing.
 */
export async function openPty(emulator: Emulator, socat = 'socat'): Promise<Pty> {
  const tcp = await serveTcp(emulator);
  const folder = await mkdtemp(join(tmpdir(), 'muggins-'));
  const path = join(folder, 'board');
  const loop = new SocatLoop(socat, path, tcp.port, emulator);
  const close = async () => {
    await loop.stop();
    await tcp.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await loop.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { path, close };
}

/** Runs socat, which serves one opening of the device, again and again while the board is plugged in. */
class SocatLoop {
  readonly #socat: string;
  readonly #path: string;
  readonly #port: number;
  readonly #emulator: Emulator;
  #child: ChildProcess | undefined;
  #stopped = false;
  #running: Promise<void> | undefined;

  constructor(socat: string, path: string, port: number, emulator: Emulator) {
    this.#socat = socat;
    this.#path = path;
    this.#port = port;
    this.#emulator = emulator;
  }

  async start(): Promise<void> {
    const child = this.#spawn();
    await once(child, 'spawn').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Error(
        'a pseudo terminal needs socat, which was not found: install it (Debian: apt install socat)',
      );
    });
    for (let look = 0; !existsSync(this.#path); look++) {
      if (look === LOOKS || child.exitCode !== null) throw new Error('socat did not make a pseudo terminal');
      await sleep(PAUSE);
    }
    this.#running = this.#repeat(child);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#child?.kill();
    await this.#running;
  }

  async #repeat(first: ChildProcess): Promise<void> {
    let child = first;
    while (!this.#stopped) {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      do await sleep(PAUSE);
      while (!this.#stopped && !this.#present());
      if (this.#stopped) return;
      child = this.#spawn();
    }
  }

  #present(): boolean {
    return this.#emulator.view.plugged && this.#emulator.view.power;
  }

  #spawn(): ChildProcess {
    // wait-slave: the connection, and with it the reset, comes when a program opens the device.
    const device = `PTY,link=${this.#path},raw,echo=0,wait-slave,pty-interval=0.01`;
    this.#child = spawn(this.#socat, [device, `TCP:127.0.0.1:${this.#port},nodelay`], { stdio: 'ignore' });
    return this.#child;
  }
}
