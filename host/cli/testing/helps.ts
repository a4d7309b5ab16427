// What every command says of itself with `--help`, and the examples that it shows.
import { expect } from 'vitest';
import type { run } from '../program.ts';
import { ran } from './muggins.ts';

export interface Helped {
  /** The words behind the program's name. */
  readonly name: string;
  readonly help: string;
  readonly examples: readonly string[];
}

/** Lines of the part of a help that has this heading. */
const part = (help: string, heading: string): readonly string[] =>
  (help.split(`${heading}:\n`)[1]?.split('\n\n')[0] ?? '').split('\n').filter(Boolean);

/** Every command that a program lists, `muggins` unless another is given; itself and groups among them. */
export async function everyHelp(
  program?: typeof run,
  above: readonly string[] = [],
): Promise<readonly Helped[]> {
  const { code, out } = await ran([...above, '--help'], program);
  expect(code).toBe(0);
  const examples = part(out, 'Examples').map((line) => line.trim().split(/ {2,}/)[0] ?? '');
  const below = part(out, 'Commands').map((line) => /^ {2}([a-z]+)/.exec(line)?.[1] ?? '');
  const found: Helped[] = [{ name: above.join(' '), help: out, examples }];
  for (const name of below.filter((each) => each !== '' && (each !== 'help' || above.length === 0)))
    found.push(...(await everyHelp(program, [...above, name])));
  return found;
}
