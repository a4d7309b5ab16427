// A text sign of a scenario: a pseudo terminal of its own by way of socat, which can be pulled out and put back.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../cli/output.ts';
import { until } from './until.ts';

/** Milliseconds that socat may take to make a pseudo terminal. */
const PLUG_LIMIT = 60_000;

export class PtySign {
  /** The device, under the same name whenever it is plugged in. */
  readonly path: string;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #received = '';

  private constructor(folder: string) {
    this.#folder = folder;
    this.path = join(folder, 'sign');
  }

  /** @throws if there is no socat, or it makes no pseudo terminal */
  static async plugged(): Promise<PtySign> {
    const sign = new PtySign(await mkdtemp(join(tmpdir(), 'muggins-sign-')));
    try {
      await sign.plug();
    } catch (error) {
      await sign.remove();
      throw error;
    }
    return sign;
  }

  /** The last whole line since it was plugged in; empty before the first. */
  get line(): string {
    return this.#received.split('\r\n').at(-2) ?? '';
  }

  /** An empty sign is put in. */
  async plug(): Promise<void> {
    if (this.#child !== undefined) return;
    this.#received = '';
    const child = this.#serve();
    const over = (): boolean => child.exitCode !== null || child.pid === undefined;
    await until(() => existsSync(this.path) || over(), PLUG_LIMIT);
    if (existsSync(this.path)) return;
    throw new CliError(
      'noSocat',
      'A text sign of a scenario takes socat, which made no pseudo terminal. On Debian: apt install socat.',
    );
  }

  /** One socat serves one opening of the device: when a host closes it, the next takes its place, and the sign shows what it showed. */
  #serve(): ChildProcess {
    const pty = `PTY,link=${this.path},raw,echo=0,wait-slave,pty-interval=0.01`;
    const child = spawn('socat', [pty, 'STDIO'], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.on('error', () => {});
    child.stdin?.on('error', () => {});
    child.stdout?.on('data', (bytes: Buffer) => {
      if (this.#child === child) this.#received += bytes.toString('latin1');
    });
    child.on('exit', () => {
      if (this.#child === child) this.#serve();
    });
    this.#child = child;
    return child;
  }

  async unplug(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  }

  /** What the sign sends, which no sign should. @throws if it is not plugged in */
  send(bytes: readonly number[]): void {
    if (this.#child === undefined) throw new Error('the sign is not plugged in');
    this.#child.stdin?.write(Uint8Array.from(bytes));
  }

  async remove(): Promise<void> {
    await this.unplug();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
