// Checks which way imports point: `tsx docs/arrows.ts`. The rules are in rooms.cjs; Biome finds circles.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

interface Side {
  readonly path?: string;
  readonly pathNot?: string;
  readonly dependencyTypes?: readonly string[];
}
interface Rule {
  readonly name: string;
  readonly from: Side;
  readonly to: Side;
}

/** Imports and exports from another module, but for those of types alone, which do not run. */
const IMPORT =
  /^(?:import|export)\s(?!type\s)(?:[\w*{][^;]*?\sfrom\s)?\s*'(?<name>[^']+)'|\bimport\('(?<loaded>[^']+)'\)/gm;
const TYPES_ALONE = /^\w+\s*\{(?:\s*type\s[^,}]*,?)+\s*\}\s*from/;
/** What a package or a module of Node is called among the paths. */
const OUTSIDE = 'node_modules/';

const { forbidden } = createRequire(import.meta.url)('./rooms.cjs') as {
  forbidden: readonly Rule[];
};

const list = ['ls-files', '-co', '--exclude-standard', 'shared/*.ts', 'hardware/*.ts', 'host/*.ts'];
const files = execFileSync('git', list, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file) && file !== '' && !file.endsWith('.d.ts'));

/** The paths that a file imports. */
function importsOf(file: string): readonly string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].filter(([text]) => !TYPES_ALONE.test(text));
  return found.map(({ groups }) => {
    const name = groups?.name ?? groups?.loaded ?? '';
    if (!name.startsWith('.')) return `${isBuiltin(name) ? 'node:' : OUTSIDE}${name}/`;
    return join(dirname(file), name.replace(/\?.*$/, ''));
  });
}

const fits = ({ path, pathNot }: Side, file: string): boolean =>
  (path === undefined || new RegExp(path).test(file)) &&
  (pathNot === undefined || !new RegExp(pathNot).test(file));

const isOutside = (path: string): boolean => path.startsWith('node:') || path.startsWith(OUTSIDE);

const isForbidden = ({ to }: Rule, path: string): boolean =>
  isOutside(path) === (to.dependencyTypes !== undefined) && fits(to, path);

for (const file of files) {
  const own = forbidden.filter(({ from }) => fits(from, file));
  for (const path of importsOf(file)) {
    for (const rule of own)
      if (isForbidden(rule, path)) {
        console.error(`${file} imports ${path}: ${rule.name}`);
        process.exitCode = 1;
      }
  }
}
