// What tests of `muggins journal` do again and again: a folder, the command line, and the games that it lists.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../program.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-journal-'));

/** Runs the command line. */
export async function muggins(
  ...args: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

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
