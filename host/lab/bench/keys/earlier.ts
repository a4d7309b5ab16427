// An earlier state of this checkout, built in a folder of its own, to be measured beside the present one.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CliError } from '../../../cli/output.ts';
import { type Subject, subjectIn } from './subject.ts';

const run = promisify(execFile);

/** The checkout that this file was built in: four folders up from `host/lab/bench/keys`, or five from there in `dist`. */
async function checkout(): Promise<string> {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { stdout } = await run('git', ['rev-parse', '--show-toplevel'], { cwd });
  return stdout.trim();
}

/** An earlier state; `remove` takes its folder away. */
interface Earlier {
  readonly subject: Subject;
  readonly remove: () => Promise<void>;
}

/** Builds a commit beside this checkout, with the packages of this one. @throws CliError where it cannot be had or built */
export async function earlier(commit: string): Promise<Earlier> {
  const folder = await mkdtemp(join(tmpdir(), 'muggins-earlier-'));
  const tree = join(folder, 'tree');
  const home = await checkout().catch((error: unknown) => {
    throw notBuilt(commit, error);
  });
  const git = (...words: readonly string[]) => run('git', [...words], { cwd: home });
  const remove = async (): Promise<void> => {
    await git('worktree', 'remove', '--force', tree).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await git('worktree', 'add', '--detach', tree, commit);
    await symlink(join(home, 'node_modules'), join(tree, 'node_modules'));
    const compiler = join(home, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler, '-b', 'host'], { cwd: tree });
    const { stdout } = await git('rev-parse', '--short', commit);
    return { subject: await subjectIn(tree, stdout.trim()), remove };
  } catch (error) {
    await remove();
    throw notBuilt(commit, error);
  }
}

function notBuilt(commit: string, error: unknown): CliError {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  const [why = message] = `${stderr}${stdout}`.split('\n').filter((line) => line !== '');
  return new CliError('notBuilt', `${commit} cannot be built beside this checkout: ${why}`);
}
