// What is measured: the programs of this checkout with their images of the firmware, or those of an earlier commit, built beside it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PROCESSORS, parseHex, prebuiltImage } from '../../../hardware/emulator/index.ts';
import { type BoardKind, type LaneCount, laneCountsOf } from '../../../shared/protocol/index.ts';
import * as rules from '../../../shared/rules/index.ts';
import * as board from '../../board/index.ts';
import { CliError } from '../../cli/output.ts';
import * as table from '../../table/index.ts';

/** A state of Muggins: the host's modules and the firmware's images. */
export interface Subject {
  readonly name: string;
  readonly board: Pick<typeof board, 'Connection' | 'openingSource'>;
  readonly table: Pick<typeof table, 'Table' | 'openTableJournal'>;
  readonly rules: Pick<typeof rules, 'findPreset' | 'parseRules'>;
  /** Numbers of lanes that such a board can have. */
  laneCounts(kind: BoardKind): readonly LaneCount[];
  image(kind: BoardKind): Uint8Array;
}

const flashOf = (file: string, kind: BoardKind): Uint8Array =>
  parseHex(readFileSync(file, 'utf8'), PROCESSORS[kind].flash);

/** What this program is itself. */
export const present: Subject = {
  name: 'now',
  board,
  table,
  rules,
  laneCounts: laneCountsOf,
  image: (kind) => flashOf(prebuiltImage(kind), kind),
};

/** What a folder holds that was built like this one. @throws if it was not */
async function subjectIn(folder: string, name: string): Promise<Subject> {
  const load = async <T>(path: string): Promise<T> =>
    (await import(pathToFileURL(join(folder, 'dist', path)).href)) as T;
  const protocol = await load<{ readonly laneCountsOf: Subject['laneCounts'] }>('shared/protocol/index.js');
  return {
    name,
    board: await load<typeof board>('host/board/index.js'),
    table: await load<typeof table>('host/table/index.js'),
    rules: await load<typeof rules>('shared/rules/index.js'),
    laneCounts: protocol.laneCountsOf,
    image: (kind) => flashOf(join(folder, `firmware/prebuilt/${kind}.hex`), kind),
  };
}

const run = promisify(execFile);

/** An earlier state; `remove` deletes its folder. */
interface Earlier {
  readonly subject: Subject;
  readonly remove: () => Promise<void>;
}

/** Builds a commit in a folder of its own, with its own packages. @throws CliError where that fails */
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
    await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'host'], { cwd: tree });
    return { subject: await subjectIn(tree, await git('rev-parse', '--short', commit)), remove };
  } catch (error) {
    await remove();
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const [why = message] = `${stderr}${stdout}`.split('\n').filter((line) => line !== '');
    throw new CliError('notBuilt', `${commit} cannot be built beside this checkout: ${why}`);
  }
}
