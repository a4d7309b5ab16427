// What a command loads before it does anything. `muggins score` is to start within 60 ms of Node itself, and what it loads decides that.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../web/kit/files.ts';

/** Modules that a file loads at once; what it loads when it is needed, and types, are not among them. */
const IMPORT = /^(?:(?:import|export)\s+(?!type\b)[^;']*?from\s+|import\s+)'([^']+)'/gm;

/** Everything that files load at once, and what that loads: our files from the root of the project, and packages by name. */
function loadedBy(...files: readonly string[]): ReadonlySet<string> {
  const root = packageRoot();
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      if (name.startsWith('.')) visit(relative(root, join(root, path, '..', name)));
      else if (!name.startsWith('node:')) found.add(name);
    }
  };
  for (const file of files) visit(file);
  return found;
}

test('`muggins score` loads no room of the host, and no package but commander and Fluent', () => {
  const loaded = loadedBy('host/cli/muggins.ts', 'host/cli/cards/score.ts');
  expect(loaded.has('host/cli/program.ts')).toBe(true);
  expect(loaded.has('shared/rules/cards/show.ts')).toBe(true);
  const ours = /^(host\/cli|shared)\//;
  expect([...loaded].filter((path) => !ours.test(path))).toEqual(['commander', '@fluent/bundle']);
});
