// The files that `npm run build` writes for the command.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './pack.ts';

const BUILT = join(ROOT, 'dist/command');
const textOf = (file: string): string => readFileSync(join(BUILT, file), 'utf8');

/** What a file loads at once; packages that are within it ask Node in another way. */
const IMPORT = /^(?:import|export)\s[^;]*?["']([^"']+)["'];|\b__require\("([^"]+)"\)/gm;

/** What a file loads at once: files of ours, and modules by name. */
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(IMPORT)]
    .map(([, module, name = module ?? '']) => name)
    .map((name) => (name.startsWith('.') ? join(file, '..', name) : name));

/** Files that these load at once, themselves among them, and modules by name. */
function loadedBy(...files: readonly string[]): readonly string[] {
  const found = new Set(files);
  for (const file of found) if (file.endsWith('.js')) for (const name of importsOf(file)) found.add(name);
  return [...found].toSorted();
}

/** Bytes that `muggins score` may read before it counts, in as few files: both decide how soon it answers. */
const MOST = 200_000;

test('`muggins score` loads five files, and no package', () => {
  const loaded = loadedBy('muggins.js', 'score.js');
  const files = loaded.filter((name) => name.endsWith('.js'));
  expect(files).toEqual(['counting.js', 'first.js', 'muggins.js', 'rolldown-runtime.js', 'score.js']);
  expect(files.reduce((bytes, file) => bytes + textOf(file).length, 0)).toBeLessThan(MOST);
  const needed = loaded.filter((name) => !files.includes(name));
  expect(needed.filter((name) => !name.startsWith('node:'))).toEqual([]);
  // Node itself takes milliseconds for each of these, and commander asked for one.
  expect(
    needed.filter((name) =>
      /^node:(https?|http2|net|tls|worker_threads|crypto|zlib|child_process|v8)/.test(name),
    ),
  ).toEqual([]);
});

const files = readdirSync(BUILT).filter((file) => file.endsWith('.js'));

// A class was undefined as the one that extends it was loaded.
test('no file waits for one that waits for it', () => {
  expect(files.filter((file) => loadedBy(...importsOf(file)).includes(file))).toEqual([]);
});

test('every source is in one file, so that there is nothing twice in a process', () => {
  const sources = files.flatMap((file) =>
    [...textOf(file).matchAll(/^\/\/ ((?:host|hardware|shared)\/\S+\.ts)$/gm)].map(
      ([, source = '']) => source,
    ),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
});
