// An earlier commit to measure beside this one: built in a folder of its own, with its own packages.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CliError } from '../../cli/output.ts';
import type { BedOptions, KeyBed } from './bed.ts';

/** A state of Muggins to measure. */
export interface Subject {
  readonly name: string;
  /** What its host is started with; this program's own unless given. */
  readonly program?: readonly string[];
  /** Its firmware for an Uno; this program's own unless given. */
  readonly image?: string;
  layBed(options: BedOptions): Promise<Pick<KeyBed, 'press' | 'clear'>>;
}

/** `remove` deletes its folder. */
export interface Earlier extends Subject {
  remove(): Promise<void>;
}

/** The bed of a state, with its own host, firmware and emulator. */
interface BedModule {
  readonly KeyBed: { readonly lay: Subject['layBed'] };
}

const run = promisify(execFile);

/** Builds a commit. @throws CliError where that fails */
export async function earlier(commit: string): Promise<Earlier> {
  const folder = await mkdtemp(join(tmpdir(), 'muggins-earlier-'));
  const tree = join(folder, 'tree');
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const git = async (...words: string[]): Promise<string> => (await run('git', words, { cwd })).stdout.trim();
  const remove = async (): Promise<void> => {
    await git('worktree', 'remove', '--force', tree).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await git('worktree', 'add', '--detach', tree, commit);
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: tree });
    await run('npm', ['run', '-s', 'build'], { cwd: tree });
    const { bin } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
    const bed = pathToFileURL(join(tree, 'dist/host/lab/bench/bed.js')).href;
    const { KeyBed }: BedModule = await import(bed);
    return {
      name: await git('rev-parse', '--short', commit),
      program: [process.execPath, join(tree, bin.muggins)],
      image: join(tree, 'firmware/prebuilt/uno.hex'),
      layBed: (options) => KeyBed.lay(options),
      remove,
    };
  } catch (error) {
    await remove();
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const [why = message] = `${stderr}${stdout}`.split('\n').filter((line) => line !== '');
    throw new CliError('notBuilt', `${commit} cannot be built beside this checkout: ${why}`);
  }
}
