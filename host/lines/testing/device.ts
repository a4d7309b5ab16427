// Devices for tests: one in memory with a clock that is turned by hand, and one on a pseudo terminal by way of socat.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeTime } from '../../system/testing/faketime.ts';
import type { LineSource } from '../device.ts';

type LineTransport = Awaited<ReturnType<LineSource>>;

/** A clock that a test turns by hand. `turn` resolves when all that follows from it is done. */
export function handClock() {
  const clock = fakeTime();
  const turn = async (milliseconds: number): Promise<void> => {
    clock.pass(milliseconds);
    await settled();
  };
  return { ...clock, turn };
}

/** Resolves when what was under way in promises and streams is done. */
export const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
};

/** A port in memory: what is plugged in, what it sends, and what it was sent. */
export class MemoryDevice {
  plugged = true;
  opened = 0;
  received = '';
  /** Set to keep the callbacks of writes back, as a device does that does not drain. */
  slow = false;
  readonly waiting: (() => void)[] = [];
  /** Pulled out without a word, as happens while something is read. */
  gone = false;
  /** As serialport does where the port has closed already. */
  failsToClose = false;
  closed = 0;
  #transport: LineTransport | undefined;
  readonly source: LineSource;

  constructor(name = 'memory') {
    this.source = Object.defineProperty(async () => this.#open(), 'name', { value: name });
  }

  /** Resolves when all that follows from it is done; so do `unplug` and `fail`. */
  send(bytes: string | Uint8Array): Promise<void> {
    this.#transport?.emit('data', Buffer.from(bytes));
    return settled();
  }

  unplug(): Promise<void> {
    this.plugged = false;
    this.#transport?.emit('close', new Error('disconnected'));
    this.#transport = undefined;
    return settled();
  }

  fail(error: Error): Promise<void> {
    this.#transport?.emit('error', error);
    return settled();
  }

  #open(): LineTransport {
    if (!this.plugged) throw new Error('There is no port.');
    this.opened++;
    const transport: LineTransport = Object.assign(new EventEmitter(), {
      write: (bytes: Uint8Array, callback?: () => void) => {
        this.received += Buffer.from(bytes).toString();
        if (callback === undefined) return;
        if (this.slow) this.waiting.push(callback);
        else queueMicrotask(callback);
      },
      close: () => {
        this.closed++;
        if (this.failsToClose) transport.emit('error', new Error('Port is not open'));
        else queueMicrotask(() => transport.emit('close'));
      },
      present: async () => !this.gone,
    });
    this.#transport = transport;
    return transport;
  }
}

/** A list that can be waited for. */
export class Heard {
  readonly list: string[] = [];
  readonly #additions = new EventEmitter();

  add(what: string): void {
    this.list.push(what);
    this.#additions.emit('more');
  }

  /** Resolves when the list ends with these. */
  async ends(...wanted: readonly string[]): Promise<void> {
    while (this.list.slice(-wanted.length).join() !== wanted.join()) await once(this.#additions, 'more');
  }

  /** Resolves when so many were added. */
  async count(wanted: number): Promise<void> {
    while (this.list.length < wanted) await once(this.#additions, 'more');
  }
}

/** Whether pseudo terminals can be had here. */
export const hasSocat = spawnSync('socat', ['-V']).error === undefined;

/** A device on a pseudo terminal. */
export class PtyDevice {
  readonly path: string;
  readonly #folder: string;
  readonly #child: ChildProcess;
  #received = '';
  readonly #arrivals = new EventEmitter();

  static async make(): Promise<PtyDevice> {
    const folder = await mkdtemp(join(tmpdir(), 'muggins-line-'));
    const path = join(folder, 'device');
    const over = new AbortController();
    const changes = watch(folder);
    const pty = `PTY,link=${path},raw,echo=0,wait-slave,pty-interval=0.01`;
    const child = spawn('socat', [pty, 'STDIO'], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => {});
    child.once('exit', () => over.abort(new Error('socat did not make a pseudo terminal')));
    while (!existsSync(path)) await once(changes, 'change', { signal: over.signal });
    changes.close();
    return new PtyDevice(path, folder, child);
  }

  private constructor(path: string, folder: string, child: ChildProcess) {
    [this.path, this.#folder, this.#child] = [path, folder, child];
    child.stdout?.on('data', (bytes) => {
      this.#received += bytes;
      this.#arrivals.emit('more');
    });
  }

  /** Sends to a port that is ready: opening one throws away what came before (`tcflush` in serialport_unix.cpp). */
  send(bytes: string | Uint8Array): void {
    this.#child.stdin?.write(bytes);
  }

  /** Resolves when what it was sent ends so. */
  async shows(end: string): Promise<void> {
    while (!this.#received.endsWith(end)) await once(this.#arrivals, 'more');
  }

  async remove(): Promise<void> {
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
