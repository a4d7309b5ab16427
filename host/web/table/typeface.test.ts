// The typeface of the pages: theirs alone, light, tabular, there without the network, and nothing moves when it comes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KEEPING } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { Companion } from '../testing/companion.ts';
import { builtPages } from '../testing/pages.ts';

const FAMILY = 'Atkinson Hyperlegible Next Variable';
const PATHS = ['/', '/board', '/seat', '/table', '/games'] as const;

/** Letters with accents of Central Europe come from a second file. */
const NAMES = ['Łukasz', 'Zoë'];

describe.skipIf(browserPath === undefined)('the typeface', () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
    companion.begin({ claims: 'trust' }, NAMES);
  });
  afterAll(() => companion.stop());
  afterEach(() => companion.clear());

  /** The files of it that this page has loaded. */
  const loaded = (page: Page): Promise<readonly string[]> =>
    page.evaluate(async (family) => {
      await document.fonts.ready;
      const faces = [...document.fonts].filter((each) => each.family.includes(family));
      return faces.filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange);
    }, FAMILY);

  test.each(['table', 'hall'] as const)(
    'of a %s: two files, under 60 KB together, with their licence',
    async (pages) => {
      const folder = await builtPages(pages);
      const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
      expect(files).toHaveLength(2);
      const bytes = files.reduce((sum, name) => sum + statSync(join(folder, 'assets', name)).size, 0);
      expect(bytes).toBeLessThan(60_000);
      expect(readFileSync(join(folder, 'licences.md'), 'utf8')).toMatch(
        /Atkinson Hyperlegible Next \(OFL-1\.1\)/,
      );
    },
  );

  test.each(PATHS)('%s is set in it, from its own server', async (path) => {
    const page = await companion.open(path);
    await page.waitForFunction(() => document.body.innerText.trim().length > 20);
    expect((await loaded(page)).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(FAMILY);
    expect(companion.complaints).toEqual([]);
  });

  test('figures are all as wide', async () => {
    const page = await companion.open('/');
    await page.locator('.player .figure').first().waitFor();
    await loaded(page);
    const widths = await page.evaluate(() =>
      [...'0123456789'].map((digit) => {
        const each = document.createElement('span');
        each.textContent = digit.repeat(10);
        each.style.cssText = 'position: absolute; font-size: 100px';
        document.body.append(each);
        return Math.round(each.getBoundingClientRect().width);
      }),
    );
    expect(new Set(widths).size).toBe(1);
  });

  test('without the network it is there, with the letters that a name needs', async () => {
    const page = await companion.open('/', KEEPING);
    await page.locator('.player .figure').first().waitFor();
    expect(await loaded(page)).toHaveLength(2);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(companion.url('/board'));
    await page.waitForFunction(() => document.body.innerText.trim().length > 20);
    expect(
      await page.evaluate(
        (family) => document.fonts.load(`500 16px "${family}"`, 'Łe').then((all) => all.length),
        FAMILY,
      ),
    ).toBe(2);
  });
});
