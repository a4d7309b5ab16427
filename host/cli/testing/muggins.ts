// The command line as tests type it, and what it wrote.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../system/package.ts';
import type { Output } from '../output.ts';
import { run } from '../program.ts';

/** The built command, which starts in a third of the time of its sources. */
export const BUILT = join(packageRoot(), 'dist/command/muggins.js');

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-'));

/** An output that keeps its lines. */
export function recorder() {
  const [out, err]: [string[], string[]] = [[], []];
  const output: Output = { out: (line) => out.push(line), err: (line) => err.push(line) };
  return { output, out, err };
}

/** Runs a program, `muggins` unless another is given, with these words. */
export async function ran(words: readonly string[], program = run) {
  const { output, out, err } = recorder();
  const code = await program(words, output);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Runs `muggins` with these words. */
export const muggins = (...words: readonly string[]) => ran(words);

interface Listed {
  readonly id: number;
  readonly status: string;
  readonly scores: readonly number[];
}

/** The games of a folder as `muggins games --json` lists them. */
export async function gamesIn(folder: string): Promise<readonly Listed[]> {
  const { out } = await muggins('games', '--json', '--data', folder);
  return JSON.parse(out).games;
}
