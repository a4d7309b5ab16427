// Programs of the firmware for this machine, compiled once for all tests: they stay until a source changes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIRMWARE = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILT = join(FIRMWARE, '../dist/firmware');

/** Every source and header of the sketch and of the programs here. */
const sources = (): readonly string[] =>
  ['muggins/src', 'testing'].flatMap((folder) =>
    readdirSync(join(FIRMWARE, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:c|cpp|h)$/.test(path))
      .sort()
      .map((path) => readFileSync(join(FIRMWARE, folder, path), 'utf8')),
  );

const known = new Map<string, string>();

/**
 * Path of a program, which the last of these commands links as `program`.
 * @param commands arguments of the compiler, one list for each run of it, in a folder of their own
 */
export function compiled(name: string, commands: readonly (readonly string[])[], compiler = 'g++'): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const hash = createHash('sha256')
    .update(JSON.stringify([compiler, commands, sources()]))
    .digest('hex');
  const program = join(BUILT, `${name}-${hash.slice(0, 16)}`);
  known.set(name, program);
  if (existsSync(program)) return program;
  mkdirSync(BUILT, { recursive: true });
  for (const old of readdirSync(BUILT)) if (old.startsWith(`${name}-`)) rmSync(join(BUILT, old));
  const cwd = mkdtempSync(join(BUILT, 'making-'));
  commands.forEach((command, i) => {
    const output = i === commands.length - 1 ? ['-o', 'program'] : [];
    execFileSync(compiler, [...output, ...command], { cwd });
  });
  // Another process may have been faster: a rename puts one whole program in the place of another.
  renameSync(join(cwd, 'program'), program);
  rmSync(cwd, { recursive: true });
  return program;
}
