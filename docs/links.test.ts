// Links between documents lead somewhere: every relative link, picture and named file of every page in the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { placeOf } from './site/places.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const tracked = (files: string): readonly string[] =>
  execFileSync('git', ['ls-files', files], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const PAGES = tracked('*.md');
const TESTS = tracked('*.test.ts');

/** Generated into a folder that a checkout does not have in full: the index names what `npm run hardware` writes. */
const GENERATED = /^hardware\/build\//;

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchors = (page: string): readonly string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));

describe.each(PAGES.filter((page) => !GENERATED.test(page)))('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const own = links.filter((target) => !/^[a-z]+:/.test(target));

  test('its links lead somewhere', () => {
    const lost = own.filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, file))) return true;
      return anchor !== undefined && file.endsWith('.md') && !anchors(file).includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('the files that it names exist', () => {
    const named = text.matchAll(/`((?:docs|firmware|hardware|host|shared)\/[\w./-]+\.[a-z]+)`/g);
    const lost = [...named].map(([, file = '']) => file).filter((file) => !existsSync(join(ROOT, file)));
    expect(lost).toEqual([]);
  });

  test('the tests that it names exist', () => {
    const named = [...text.matchAll(/`([a-z./]+\.test\.ts)`/g)].map(([, file = '']) => `/${file}`);
    const lost = named.filter((file) => !TESTS.some((path) => `/${path}`.endsWith(file)));
    expect(lost).toEqual([]);
  });
});

test('every document has its place on the site, by a line in docs/site/places.ts', () => {
  const documents = PAGES.filter((page) => page.startsWith('docs/'));
  expect(documents.filter((page) => placeOf(page) === undefined)).toEqual([]);
});

test('README is short enough to be read, and has its two commands', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(110);
  expect(readme).toContain('npm ci && npm start');
  expect(readme).toContain('npm ci && npm test');
});

test('a newcomer reads at most 35 TypeScript files to follow a key press', () => {
  const text = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
  const walk = text.slice(text.indexOf('## One key press'), text.indexOf('## Decisions that stand'));
  const files = new Set([...walk.matchAll(/\]\(\.\.\/([\w/]+\.ts)\)/g)].map(([, file]) => file));
  expect(files.size).toBeGreaterThan(20);
  expect(files.size).toBeLessThanOrEqual(35);
});
