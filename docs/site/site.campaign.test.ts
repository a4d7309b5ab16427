// `npm run api`: TypeDoc makes the pages without a warning, from every door of the package, and each export has its page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import * as rules from '../../shared/rules/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'muggins-api-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));
const json = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

test('every entry point of both packages is one of the pages', () => {
  const entries = Object.values(json('package.json').exports as Record<string, { readonly types: string }>);
  const sources = entries.map(({ types }) => types.replace('./dist/', '../../').replace('.d.ts', '.ts'));
  expect(sources).toHaveLength(4);
  expect((json('docs/site/typedoc.json').entryPoints as readonly string[]).toSorted()).toEqual(
    [...sources, '../../host/board/package.ts'].toSorted(),
  );
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
