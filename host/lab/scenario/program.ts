// The host as users start it: a process of its own, of which only its output and its exit are seen.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import { commandLine } from '../../cli/place.ts';
import { readRunning } from '../../cli/running.ts';

/** Milliseconds that a host may take until it is ready, or to end when asked to, before it counts as hung: on a busy machine. */
const READY_LIMIT = 300_000;
const STOP_LIMIT = 120_000;

interface HostOptions {
  /** Where the board is: `tcp://127.0.0.1:N`. */
  readonly port: string;
  /** Folder of the journal. */
  readonly data: string;
  /** Lanes of the board; 3 unless given. */
  readonly lanes?: number;
  /** Card readers, as `--reader` takes them. */
  readonly readers?: readonly string[];
  /** The device of a text sign. */
  readonly sign?: string | undefined;
}

/** How a process ended, with what it wrote to standard error. */
export interface HostEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly errors: string;
}

/** A host that was started. */
export class HostProgram {
  /** Milliseconds from start until it said that it was ready. */
  readyAfter = Number.NaN;
  /** Address of its companion page. */
  url = '';
  /** Headers of a program that is its host. */
  headers: Readonly<Record<string, string>> = {};
  /** What it last said about the board: `ready`, or something else. */
  board = 'nothing said about the board yet';
  /** Code of the reason that it last gave for having no board; empty if it gave none. */
  trouble = '';
  /** What it last said about each reader, by its port. */
  readonly readers = new Map<string, string>();
  /** What it last said about the sign. */
  sign = 'nothing said about the sign';
  readonly ended: Promise<HostEnd>;
  readonly #child: ChildProcess;
  readonly #data: string;
  readonly #begun = performance.now();
  #errors = '';

  constructor({ port, data, lanes = REFERENCE_LANES, readers = [], sign }: HostOptions) {
    const options = ['--json', '--port', port, '--http', '0', '--data', data, '--lanes', `${lanes}`];
    this.#data = data;
    for (const reader of readers) options.push('--reader', reader);
    if (sign !== undefined) options.push('--sign', sign);
    this.#child = spawn(process.execPath, [...commandLine(), 'start', ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-4000);
    });
    this.ended = once(this.#child, 'close').then(([code, signal]) => ({
      code,
      signal,
      errors: this.#errors,
    }));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** What it has written to standard error, the last of it. */
  get complaints(): string {
    return this.#errors;
  }

  /** Resolves when the host serves its page. @throws if it ends or stays silent instead */
  /** @param limit milliseconds */
  async ready(limit = READY_LIMIT): Promise<this> {
    const output = this.#child.stdout;
    if (output === null) throw new Error('the host has no standard output');
    const lines = createInterface({ input: output });
    const heard = new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        const { event, url, state, port, error = '' } = readLine(line);
        if (event === 'board' && state !== undefined) {
          this.board = state;
          this.trouble = error;
        }
        if (event === 'sign') this.sign = state ?? '';
        if (event === 'reader' && port !== undefined) this.readers.set(port, state ?? '');
        if (event !== 'ready' || url === undefined) return;
        this.url = url;
        this.headers = { authorization: `Bearer ${readRunning(this.#data)?.token}` };
        this.readyAfter = performance.now() - this.#begun;
        resolve();
      });
    });
    const failed = this.ended.then(({ code, errors }) => {
      throw new Error(`the host ended with ${code} before it was ready: ${errors.trim()}`);
    });
    await Promise.race([heard, failed, late(limit, 'the host is not ready')]);
    return this;
  }

  /** Sends it a signal, and does not wait. */
  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Ends it by a signal and waits until it is gone. */
  async end(name: NodeJS.Signals): Promise<HostEnd> {
    this.#child.kill(name);
    return Promise.race([this.ended, late(STOP_LIMIT, `the host does not end on ${name}`)]);
  }
}

/** A line such as {"event":"ready","url":"http://127.0.0.1:8121/"} or {"event":"board","state":"ready"}. */
function readLine(line: string): { readonly [field: string]: string | undefined } {
  try {
    const said: unknown = JSON.parse(line);
    const fields = typeof said === 'object' && said !== null ? Object.entries(said) : [];
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Rejects after so many milliseconds; does not keep the process alive. */
export function late(milliseconds: number, what: string): Promise<never> {
  return new Promise((_, reject) => {
    const seconds = milliseconds / 1000;
    setTimeout(() => reject(new Error(`${what} after ${seconds} s`)), milliseconds).unref();
  });
}
