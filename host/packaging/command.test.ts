// The files that `npm run build` writes for the command, and for programs that import the package.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WITHIN } from '../cli/vite.config.ts';
import { ROOT } from './pack.ts';

const BUILT = join(ROOT, 'dist/command');
const textOf = (file: string): string => readFileSync(join(BUILT, file), 'utf8');

/** What a file loads at once; packages that are within it ask Node in another way. */
const IMPORT = /^(?:import|export)\s[^;]*?["']([^"']+)["'];|\b__require\("([^"]+)"\)/gm;

/** Files that these load at once, themselves among them, and modules by name. */
function loadedBy(...files: readonly string[]): readonly string[] {
  const found = new Set(files);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    for (const [, module, name = module ?? ''] of textOf(file).matchAll(IMPORT))
      found.add(name.startsWith('.') ? join(file, '..', name) : name);
  }
  return [...found].toSorted();
}

/** Bytes that `muggins score` may read before it counts, in as few files: both decide how soon it answers. */
const MOST = 200_000;

test('`muggins score` loads four files, and no package', () => {
  const loaded = loadedBy('muggins.js', 'score.js');
  const files = loaded.filter((name) => name.endsWith('.js'));
  expect(files).toEqual(['counting.js', 'first.js', 'muggins.js', 'score.js']);
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

test('every source is in one file, so that there is nothing twice in a process', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const sources = files.flatMap((file) =>
    [...textOf(file).matchAll(/^\/\/ ((?:host|hardware|shared)\/\S+\.ts)$/gm)].map(
      ([, source = '']) => source,
    ),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
});

/** What people import of the package, and its source. */
const DOORS = [
  ...['protocol', 'rules', 'words'].map(
    (name) => [name, `shared/${name}/${name === 'words' ? 'door' : 'index'}.ts`] as const,
  ),
  ...['terms', 'cards', 'house', 'rulings', 'game', 'study'].map(
    (room) => [`rules/${room}`, `shared/rules/${room}/index.ts`] as const,
  ),
] as const;

test.each(DOORS)('muggins/%s has what its source has, without the command', async (door, source) => {
  const loaded = loadedBy(`exports/${door}.js`);
  const ofCommand = /^(first|muggins|cards)\.js$/;
  expect(loaded.filter((name) => ofCommand.test(name) || WITHIN.includes(name))).toEqual([]);
  // They are for pages as well.
  expect(loaded.filter((name) => !name.endsWith('.js'))).toEqual([]);
  const code = `console.log(JSON.stringify(Object.keys(await import('muggins/${door}'))))`;
  const words = ['--input-type=module', '-e', code];
  const names = execFileSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  expect(JSON.parse(names)).toEqual(Object.keys(await import(join(ROOT, source))).toSorted());
});

test('says whose work is in the files', () => {
  const [, ...parts] = textOf('licences.md').split(/^## /m);
  const named = parts.map((part) => [part.split(' ')[0], /\((\S+)\)\n/.exec(part)?.[1]]);
  expect(named.map(([name]) => name).toSorted()).toEqual([...WITHIN].toSorted());
  expect(Object.fromEntries(named)).toEqual({
    commander: 'MIT',
    '@fluent/bundle': 'Apache-2.0',
    'fastest-levenshtein': 'MIT',
    uqr: 'MIT',
  });
  // Each with its conditions, and by whom.
  for (const part of parts) {
    expect(part).toMatch(/^(Copyright \(c\)|\(The MIT|MIT License|Author: Mozilla)/m);
    expect(part).toMatch(/Permission is hereby granted|TERMS AND CONDITIONS FOR USE, REPRODUCTION/);
  }
});
