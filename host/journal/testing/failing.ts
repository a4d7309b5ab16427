// A keeper of a journal in a process of its own, whose disk fails on demand: it runs on failing.c.
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { TableEvent } from '../../../shared/story/roster.ts';

const HERE = import.meta.dirname;

/** Compiles the library. @returns its file */
export function buildFailing(): string {
  const library = join(mkdtempSync(join(tmpdir(), 'muggins-failing-')), 'failing.so');
  const flags = ['-shared', '-fPIC', '-Wall', '-Wextra', '-Werror'];
  execFileSync('gcc', [...flags, '-o', library, join(HERE, 'failing.c'), '-ldl', '-lpthread']);
  return library;
}

/** A keeper that does as it is told, one line after the other. */
export class Scribe {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly #rules: string;
  readonly #reading: Interface;

  /** `around`: a command that runs the keeper, in front of its own. */
  constructor(folder: string, library?: string, around: readonly string[] = []) {
    this.#rules = join(mkdtempSync(join(tmpdir(), 'muggins-rules-')), 'rules');
    writeFileSync(this.#rules, '');
    const failing = library === undefined ? {} : { LD_PRELOAD: library, MUGGINS_FAILING: this.#rules };
    const [command = '', ...rest] = [
      ...around,
      process.execPath,
      '--import=tsx',
      join(HERE, 'scribe.ts'),
      folder,
    ];
    this.#child = spawn(command, rest, { env: { ...process.env, ...failing } });
    this.#child.stderr.pipe(process.stderr);
    this.#reading = createInterface({ input: this.#child.stdout });
    this.#lines = this.#reading[Symbol.asyncIterator]();
  }

  /** Lets calls fail from now on: lines as failing.c has them. */
  fail(...rules: readonly string[]): void {
    writeFileSync(this.#rules, rules.map((rule) => `${rule}\n`).join(''));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The next line that it says: `ready` at first. */
  async hear(): Promise<string> {
    const { value, done } = await this.#lines.next();
    return done ? 'ended' : value;
  }

  /** Appends the events of one move. @returns `kept`, or `refused` with the code and the words */
  async append(events: readonly TableEvent[]): Promise<string> {
    return this.say(JSON.stringify(events));
  }

  async say(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`);
    return this.hear();
  }

  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    if (this.#child.kill('SIGKILL')) await ended;
    this.#reading.close();
  }
}
