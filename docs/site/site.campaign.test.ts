// `npm run api`: TypeDoc makes the pages without a warning, from every door of the packages, and each export has its page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import * as rules from '../../shared/rules/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'muggins-api-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));
const json = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Where the types of a package's doors come from, as typedoc.json names them. */
function doors(folder: string, types: string): readonly string[] {
  const { exports } = json(`${folder}/package.json`);
  const named = [...JSON.stringify(exports).matchAll(/"types":"([^"]+)\.d\.ts"/g)];
  return named.map(([, path = '']) => `../../${folder}/${path.slice(types.length)}.ts`);
}

test('every door of the three packages is one of the pages, and no page is another', () => {
  const entries = json('docs/site/typedoc.json').entryPoints as readonly string[];
  const all = [
    ...doors('shared/rules', './dist/'),
    ...doors('shared/words', './dist/words/'),
    ...doors('host/board', './dist/host/board/'),
  ];
  expect(all.length).toBeGreaterThan(7);
  expect(all.filter((door) => !entries.some((entry) => matchesGlob(door, entry)))).toEqual([]);
  expect(entries.filter((entry) => !all.some((door) => matchesGlob(door, entry)))).toEqual([]);
});

test('the pages are made without a warning, and every value of the rules has one', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'api', '--', '--out', out], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const told = `${stdout}${stderr}`;
  expect([status, told.match(/^.*(warning|error).*$/gim)]).toEqual([0, null]);
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  const named = new Set(pages.map((path) => /([^./]+)\.html$/.exec(path)?.[1]));
  expect(Object.keys(rules).length).toBeGreaterThan(20);
  expect(Object.keys(rules).filter((name) => !named.has(name))).toEqual([]);
});
