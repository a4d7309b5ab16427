// Muggins as users start it: a process of its own, of which only its output and its exit are seen.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { commandLine } from '../../cli/place.ts';
import { readRunning } from '../../cli/running.ts';
import { jsonIn } from '../../system/json.ts';

/** Milliseconds that a process may take until it is ready, or to end when asked to, before it counts as hung: on a busy machine. */
const READY_LIMIT = 300_000;
const STOP_LIMIT = 120_000;

/** How a process ended, with what it wrote to standard error. */
export interface HostEnd {
  readonly code: number | null;
  readonly errors: string;
}

/** A line of its output, such as {"event":"ready","url":"http://127.0.0.1:8121/"}: the fields that are texts. */
export type SaidLine = Readonly<Record<string, string | undefined>>;

interface ProcessOptions {
  /** Arguments of `muggins`, without `--json` and `--data`. */
  readonly args: readonly string[];
  /** Its folder. */
  readonly data: string;
  /** Another program with all its arguments, such as one that was installed: the others are then its own matter. */
  readonly command?: readonly string[];
}

/** A table or a hall that was started. */
export class MugginsProcess {
  /** Milliseconds from start until it said that it was ready. */
  readyAfter = Number.NaN;
  /** Address of its pages. */
  url = '';
  /** Headers of a program that is its host. */
  headers: Readonly<Record<string, string>> = {};
  readonly ended: Promise<HostEnd>;
  protected readonly child: ChildProcess;
  readonly #data: string;
  readonly #begun = performance.now();
  #errors = '';

  constructor({ args, data, command }: ProcessOptions) {
    this.#data = data;
    const own = [process.execPath, ...commandLine(), ...args, '--json', '--data', data];
    const [file = '', ...words] = command ?? own;
    this.child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-4000);
    });
    this.ended = once(this.child, 'close').then(([code]) => ({ code, errors: this.#errors }));
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** What it has written to standard error, the last of it. */
  get complaints(): string {
    return this.#errors;
  }

  /** Resolves when it serves its pages. @throws if it ends or stays silent instead */
  async ready(): Promise<this> {
    const output = this.child.stdout;
    if (output === null) throw new Error('the process has no standard output');
    const lines = createInterface({ input: output });
    const heard = new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        const said = readLine(line);
        this.hear(said);
        if (said.event !== 'ready' || said.url === undefined) return;
        this.url = said.url;
        this.headers = { authorization: `Bearer ${readRunning(this.#data)?.token}` };
        this.readyAfter = performance.now() - this.#begun;
        resolve();
      });
    });
    const failed = this.ended.then(({ code, errors }) => {
      throw new Error(`the process ended with ${code} before it was ready: ${errors.trim()}`);
    });
    await Promise.race([heard, failed, late(READY_LIMIT, 'the process is not ready')]);
    return this;
  }

  /** Sends it a signal, and does not wait. */
  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Ends it by a signal and waits until it is gone. */
  async end(name: NodeJS.Signals): Promise<HostEnd> {
    this.child.kill(name);
    return Promise.race([this.ended, late(STOP_LIMIT, `the process does not end on ${name}`)]);
  }

  /** What it says, line by line. */
  protected hear(_said: SaidLine): void {}
}

function readLine(line: string): SaidLine {
  const fields = Object.entries(Object(jsonIn(line)));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Rejects after so many milliseconds; does not keep the process alive. */
export function late(milliseconds: number, what: string): Promise<never> {
  return new Promise((_, reject) => {
    const seconds = milliseconds / 1000;
    setTimeout(() => reject(new Error(`${what} after ${seconds} s`)), milliseconds).unref();
  });
}
