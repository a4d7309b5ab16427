// `npm run site`: every page has a title and a description, every link leads somewhere, and nothing comes from another host.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Files } from '../../host/demo/testing/files.ts';
import { findings } from '../../host/web/testing/axe.ts';
import { fresh, inChromium, sharedBrowser } from '../../host/web/testing/browser.ts';
import * as rules from '../../shared/rules/index.ts';
import { builtSite } from '../testing/site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const json = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

let site: string;
beforeAll(async () => {
  site = await builtSite();
});

/** Files of the site below a folder. */
const htmlIn = (folder: string): readonly string[] =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => posix.join(folder, name));
const textOf = (page: string): string => readFileSync(join(site, page), 'utf8');
const isOwn = (page: string): boolean => !/^(api|demo)\//.test(page);
const OUTSIDE = /^(?:[a-z]+:|\/\/)/;

/** Values of an attribute. */
const valuesOf = (text: string, attribute: string, tag = '\\w+'): readonly string[] =>
  [...text.matchAll(new RegExp(`<${tag}\\s(?:[^>]*\\s)?${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );

/** The file and the anchor that a link of a page leads to. */
function targetOf(page: string, link: string): readonly [file: string, anchor: string] {
  const [path = '', anchor = ''] = link.replaceAll('&amp;', '&').split('#');
  const file = path === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(path));
  return [file.endsWith('/') ? `${file}index.html` : file, decodeURIComponent(anchor)];
}

/** The site's own pages, as a visitor follows them. */
const linksOf = (page: string): readonly string[] =>
  valuesOf(textOf(page), 'href', 'a').filter((link) => !OUTSIDE.test(link));

/** What the release puts there. */
const LATER = ['versions.html'];

test('every page has a title and a description of its own', () => {
  const pages = htmlIn('.').filter((page) => isOwn(page) && page !== '404.html');
  expect(pages.length).toBeGreaterThan(40);
  const heads = pages.map((page) => {
    const text = textOf(page);
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(text) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
    return { page, title, description };
  });
  expect(heads.filter(({ title, description }) => title.length < 8 || description.length < 20)).toEqual([]);
  for (const part of ['title', 'description'] as const)
    expect(new Set(heads.map((head) => head[part])).size, part).toBe(heads.length);
});

test('the first button of the front opens the demo', () => {
  const [first = ''] = valuesOf(textOf('index.html').split('class="actions"')[1] ?? '', 'href', 'a');
  expect(targetOf('index.html', first)[0]).toBe('demo/board.html');
});

test('every link, picture and script leads to a file, every anchor to a place in it', () => {
  // Pages of the demo lead to each other as those of a table do; host/demo has their tests.
  const pages = htmlIn('.').filter((page) => !page.startsWith('demo/'));
  const ids = new Map<string, ReadonlySet<string>>();
  const has = (file: string, id: string): boolean => {
    if (!ids.has(file)) ids.set(file, new Set(valuesOf(textOf(file), 'id')));
    return ids.get(file)?.has(id) === true;
  };
  const lost = pages.flatMap((page) => {
    const text = textOf(page);
    const links = [...valuesOf(text, 'href'), ...valuesOf(text, 'src')].filter((link) => !OUTSIDE.test(link));
    return links
      .filter((link) => {
        const [file, anchor] = targetOf(page, link);
        if (LATER.includes(file)) return false;
        if (!existsSync(join(site, file)) || statSync(join(site, file)).isDirectory()) return true;
        return anchor !== '' && isOwn(file) && file.endsWith('.html') && !has(file, anchor);
      })
      .map((link) => `${page}: ${link}`);
  });
  expect(lost).toEqual([]);
});

test('the links of a document that lead to files are those of the release', () => {
  expect(linksOf('architecture.html').length).toBeGreaterThan(10);
  expect(textOf('architecture.html')).toContain(
    'href="https://forge.example/ann/board/blob/v0.1.0/host/table/table.ts"',
  );
});

test('two clicks lead from the front to every page, and to every door of the packages', () => {
  const reached = new Set(['index.html']);
  for (const _ of [1, 2])
    for (const page of [...reached].filter((each) => existsSync(join(site, each))))
      for (const link of linksOf(page)) reached.add(targetOf(page, link)[0]);
  const doors = htmlIn('api/modules').filter((page) => !page.includes('_internal_'));
  expect(doors.length).toBeGreaterThan(7);
  const pages = [...htmlIn('.').filter((page) => isOwn(page) && page !== '404.html'), ...doors];
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

test('pages take nothing from other hosts', () => {
  const taken = htmlIn('.').flatMap((page) => {
    const text = textOf(page);
    return [...valuesOf(text, 'href', 'link'), ...valuesOf(text, 'src')].filter((link) =>
      /^(https?:)?\/\//.test(link),
    );
  });
  const styles = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => textOf(name).match(/(?:url\(|@import)\s*["']?(?:https?:)?\/\/[^)]*/g) ?? []);
  expect([taken, styles]).toEqual([[], []]);
});

describe('the pages of the exports', () => {
  /** Where the types of a package's doors come from, as typedoc.json names them. */
  function doors(folder: string, types: string): readonly string[] {
    const { exports } = json(`${folder}/package.json`);
    const named = [...JSON.stringify(exports).matchAll(/"types":"([^"]+)\.d\.ts"/g)];
    return named.map(([, path = '']) => `../../${folder}/${path.slice(types.length)}.ts`);
  }

  test('are those of every door of the three packages, and no others', () => {
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

  test('have every value of the rules', () => {
    const named = new Set(htmlIn('api').map((path) => /([^./]+)\.html$/.exec(path)?.[1]));
    expect(Object.keys(rules).length).toBeGreaterThan(20);
    expect(Object.keys(rules).filter((name) => !named.has(name))).toEqual([]);
  });
});

inChromium('in a browser', () => {
  let files: Files;
  beforeAll(async () => {
    // Below a folder, as older versions are.
    files = await Files.serve(site, '/v/0.1/');
  });
  afterAll(() => files.close());

  test('a hand is keyed, counted and shared; six cards are studied', async () => {
    const browser = await sharedBrowser();
    const page = await (await fresh(browser, { viewport: { width: 390, height: 844 } })).newPage();
    await page.goto(files.url('playground.html'));
    for (const name of ['5', 'hearts', '5', 'spades', '5', 'diamonds', 'J', 'clubs', '5', 'clubs'])
      await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => page.locator('.total b').textContent()).toBe('29');
    await page.reload();
    await expect
      .poll(() => page.locator('.total q').allTextContents())
      .toEqual([expect.stringMatching(/^fifteen 2.*nobs is 29$/), expect.stringMatching(/^quinze 2.* 29$/)]);
    await page.getByLabel('Cards, or a game').fill('5H 5S JD QC 2H 8D');
    await expect.poll(() => page.locator('tbody tr').first().locator('th').textContent()).toContain('2♥');
    expect(new URL(page.url()).hash).toBe('#5H+5S+JD+QC+2H+8D');
    await browser.close();
  });

  test('pages ask this host alone, fit their windows, and axe finds nothing', async () => {
    const browser = await sharedBrowser();
    const asked = new Set<string>();
    const found = [];
    const scenes = { index: 'light', talking: 'dark', playing: 'light', playground: 'dark' } as const;
    for (const [name, colorScheme] of Object.entries(scenes)) {
      const page = await (
        await fresh(browser, { viewport: { width: 320, height: 568 }, colorScheme })
      ).newPage();
      page.on('request', (request) => asked.add(new URL(request.url()).origin));
      await page.goto(files.url(`${name}.html#5H+5S+JD+QC+2H`), { waitUntil: 'networkidle' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      found.push([name, wide, ...(await findings(page))]);
    }
    expect(found).toEqual(Object.keys(scenes).map((name) => [name, 0]));
    expect([...asked]).toEqual([new URL(files.url('')).origin]);
    await browser.close();
  });
});
