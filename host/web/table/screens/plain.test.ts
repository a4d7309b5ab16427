// Browsers that are too old for the pages: the scoreboard becomes its plain twin, other pages say so. Reported: review/bugs.md, B5 (P6);
// televisions with Chromium 68 and 88, Firefox 78 (github.com/vidaa-edge/issues/3).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Rig } from '../../../table/testing/rig.ts';
import { inChromium, type WindowOptions } from '../../testing/browser.ts';
import { Phones } from '../../testing/phones.ts';
import { Site } from '../../testing/site.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCES = ['host/pages/kit/first.js', 'host/pages/public/plain.js', 'host/pages/public/plain.css'];
const sourceOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Bytes of everything that the plain scoreboard loads. */
const MOST = 10_000;

describe('the plain scoreboard', () => {
  let site: Site;
  beforeEach(async () => {
    site = await Site.open({}, new Rig({ players: ['Ann <b>', 'Bob'] }));
  });
  afterEach(() => site.close());

  const page = async (query = '', headers = {}) => (await site.ask(`/plain${query}`, { headers })).text;

  test('names, scores, whose crib and turn, the last move and what is asked for', async () => {
    site.rig.keys('P2 D D 7 P1');
    const text = (await page()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const words of ['Ann &lt;b&gt; 114 to go 7', 'Bob Crib 121 to go 0', 'Deal 1: the play', 'pegs 7'])
      expect(text).toContain(words);
  });

  test.each([
    ['', {}, 'en'],
    ['?lang=fr', {}, 'fr'],
    ['?lang=xx', { 'accept-language': 'de, fr-CA;q=0.8' }, 'fr'],
    ['?lang=toString', {}, 'en'],
  ])('%s %o is answered in %s', async (query, headers, lang) => {
    const text = await page(query, headers);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(lang === 'fr' ? 'à faire' : 'to go');
  });

  test('all of it is small, and has nothing in it that a browser of 2015 cannot read', async () => {
    const files = SOURCES.slice(1).map(sourceOf);
    expect(Buffer.byteLength([await page(), ...files].join(''))).toBeLessThan(MOST);
    // ECMAScript 5.1 has none of these; and CSS of that time has no variables, grid, nesting or min().
    for (const script of SOURCES.slice(0, 2).map(sourceOf))
      expect(script.replaceAll(/\/\/.*/g, '')).not.toMatch(
        /=>|`|\b(const|let|class|async|of|import)\b|\?\.|\?\?/,
      );
    expect(sourceOf(SOURCES[2] ?? '').replace(/^\/\*.*\*\//, '')).not.toMatch(
      /var\(|grid|&|min\(|clamp\(|:is\(|inset/,
    );
  });
});

/** What is taken away before anything of the page runs. */
const AWAY = {
  replaceAll: () => Reflect.deleteProperty(String.prototype, 'replaceAll'),
  at: () => Reflect.deleteProperty(Array.prototype, 'at'),
  modules: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
  timeout: () => Reflect.deleteProperty(AbortSignal, 'timeout'),
};

inChromium('a browser that is too old', () => {
  const phones = new Phones(undefined, () => new Rig({ players: ['Ann', 'Bob'] }));

  const open = (path: string, init: () => void, before?: WindowOptions['before']): Promise<Page> =>
    phones.open(path, { init, before });

  /** A browser without modules runs none: it does not know the type. */
  const withoutModules = (page: Page): Promise<unknown> =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('type="module"', 'type="text/unknown"');
      await route.fulfill({ response, body });
    });

  test.each([
    ['replaceAll', AWAY.replaceAll, undefined],
    ['at', AWAY.at, undefined],
    ['modules', AWAY.modules, withoutModules],
  ])('without %s, the scoreboard is its plain twin, and goes on', async (_, away, before) => {
    const page = await open('/?lang=fr', away, before);
    await page.waitForURL('**/plain?lang=fr');
    await page.getByText('Ann').first().waitFor();
    phones.site.rig.keys('5 P1');
    await page.locator('.lane0 .points').getByText('5', { exact: true }).waitFor();
  });

  test('a script that it cannot read leads there as well', async () => {
    const broken = (page: Page): Promise<unknown> =>
      page.route(/assets\/index-.*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'class A { ##new }' }),
      );
    phones.windows.tolerate(/token/);
    const page = await open('/', () => undefined, broken);
    await page.waitForURL('**/plain');
    await page.getByText('Ann').first().waitFor();
  });

  test('a script that does not come does not', async () => {
    const away = (page: Page): Promise<unknown> =>
      page.route(/assets\/index-.*\.js$/, (route) => route.abort());
    const page = await open('/', () => undefined, away);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test.each(['/seat', '/table', '/board', '/games', '/help'])('%s says so', async (path) => {
    const page = await open(path, AWAY.timeout);
    await page.getByText('This browser is too old for this page.').waitFor();
    await page.getByText('Ce navigateur est trop ancien').waitFor();
  });

  test('without scripts, the plain scoreboard is read and asks for itself', async () => {
    const page = await phones.open('plain', { javaScriptEnabled: false, locale: 'fr' }, true);
    await page.getByText('à faire').first().waitFor();
    expect(await page.locator('noscript meta[http-equiv=refresh]').count()).toBe(1);
  });

  /** Functions younger than modules; those that the pages use are looked for before anything else. */
  const YOUNG = [
    'replaceAll',
    'at',
    'with',
    'toSorted',
    'toReversed',
    'toSpliced',
    'findLast',
    'hasOwn',
    'groupBy',
  ];
  /** Of one age: a browser has all of them, or none. */
  const SAME = new Map([
    ['hasOwn', 'toSorted'],
    ['toReversed', 'toSorted'],
    ['toSpliced', 'toSorted'],
    ['findLast', 'toSorted'],
  ]);

  test('everything young that the pages use is looked for', () => {
    const scripts = readdirSync(join(phones.windows.files, 'assets')).filter((name) =>
      /^(?!old).*\.js$/.test(name),
    );
    const code = scripts
      .map((name) => readFileSync(join(phones.windows.files, 'assets', name), 'utf8'))
      .join('');
    const used = YOUNG.filter((name) => code.includes(`.${name}(`)).map((name) => SAME.get(name) ?? name);
    for (const name of used) expect(sourceOf(SOURCES[0] ?? '')).toContain(`'${name}'`);
  });
});
