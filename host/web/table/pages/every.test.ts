// Every page of the companion: it loads light and still, it fits at every width and zoom, axe finds nothing, it speaks French, it opens
// without the network.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings } from '../../testing/axe.ts';
import { inChromium, KEEPING } from '../../testing/browser.ts';
import { Companion, PAGES, widthOf } from '../../testing/companion.ts';
import { builtPages } from '../../testing/pages.ts';
import { shiftsOf, watchShifts } from '../../testing/shifts.ts';
import { zoomFaults } from '../../testing/zoom.ts';

const WIDTHS = [320, 768, 1_920];
/** A window of 1,280 by 800 at 200 % (WCAG 2.2, 1.4.4) has so many pixels of the page. */
const ZOOMED = { width: 640, height: 400 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1_280, height: 800 };

/** Chromium's "good" ends at 0.1 (https://web.dev/articles/cls). */
const MOST_SHIFT = 0.02;
/** Bytes over the network, in every language. */
const MOST_BYTES = 150_000;

const FAMILY = 'Atkinson Hyperlegible Next Variable';
/** Letters with accents of Central Europe come from a second file. */
const NAMES = ['Łukasz', 'Zoë'];

type Path = keyof typeof PAGES;
const PATHS = Object.keys(PAGES) as readonly Path[];

test.each(['table', 'hall'] as const)('the typeface of a %s: three files under 60 KB', async (pages) => {
  const folder = await builtPages(pages);
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, 'assets', name)).size, 0);
  expect([files.length, bytes < 60_000]).toEqual([3, true]);
  const licences = readFileSync(join(folder, 'licences.md'), 'utf8');
  expect(licences).toMatch(/Atkinson Hyperlegible Next \(OFL-1\.1\)/);
});

inChromium('every page', () => {
  const companion = new Companion();
  beforeAll(() => {
    companion.fill();
  });

  async function arrive(path: Path, options: BrowserContextOptions = {}, query = ''): Promise<Page> {
    const page = await companion.open(path + query, options);
    await page.locator(PAGES[path]).first().waitFor({ state: 'attached' });
    return page;
  }

  /** The page as it is on its first load, with what came over the network and what moved. */
  async function first(path: Path, options: BrowserContextOptions, query: string) {
    companion.windows.tolerate(/Service Worker/);
    const page = await companion.window({ serviceWorkers: 'block', ...options, init: watchShifts });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    let bytes = 0;
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(companion.url(path + query), { waitUntil: 'load' });
    await page.locator(PAGES[path]).first().waitFor({ state: 'attached' });
    const fonts = await page.evaluate(async (family) => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const faces = [...document.fonts].filter((each) => each.family.includes(family));
      return faces.filter(({ status }) => status === 'loaded').length;
    }, FAMILY);
    return { page, bytes, fonts, moved: await shiftsOf(page) };
  }

  const LOOKS = [
    ['light', 'en', PHONE],
    ['dark', 'fr', DESK],
  ] as const;
  test.each(PATHS.flatMap((path) => LOOKS.map(([...look]) => [path, ...look] as const)))(
    '%s in %s, %s: the first load is light and still, and it fits',
    async (path, colorScheme, lang, viewport) => {
      const query = lang === 'en' ? '' : `?lang=${lang}`;
      const { page, bytes, fonts, moved } = await first(path, { colorScheme, viewport }, query);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(MOST_BYTES);
      expect(fonts).toBeGreaterThan(0);
      expect(moved).toBeLessThan(MOST_SHIFT);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
      await page.setViewportSize(ZOOMED);
      await expect.poll(() => widthOf(page)).toBe(ZOOMED.width);
      expect(await zoomFaults(page)).toEqual([]);
      // Everything that unfolds is looked at as well.
      await page.evaluate(() => {
        const roots = [document, document.querySelector('muggins-console')?.shadowRoot];
        for (const root of roots)
          for (const each of root?.querySelectorAll('details') ?? []) each.open = true;
      });
      await expect.poll(() => widthOf(page)).toBe(ZOOMED.width);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 1_920 ? 1_080 : 800 });
        // Charts are drawn anew after the window has its size.
        await expect.poll(() => widthOf(page)).toBe(width);
        if (width !== 768) expect(await findings(page)).toEqual([]);
      }
    },
  );

  test('a text that is cut off or covered at 200 percent would be found', async () => {
    const page = await arrive('/help', { viewport: ZOOMED });
    await page.evaluate(() => {
      const [cut, under] = [document.createElement('p'), document.createElement('p')];
      cut.textContent = under.textContent = 'a text that is too long for its place '.repeat(9);
      cut.style.cssText = 'overflow: hidden; white-space: nowrap; inline-size: 99px';
      under.style.cssText = 'position: relative; inset-block-start: 3em';
      document.querySelector('main')?.prepend(cut, under);
    });
    const found = await zoomFaults(page);
    expect(found.some((each) => each.startsWith('P.: a text') && !each.includes(' over '))).toBe(true);
    expect(found.some((each) => each.includes(' over '))).toBe(true);
  });

  test('French, as the browser prefers, in words that need not wait for the page', async () => {
    companion.windows.tolerate(/Failed to load resource/);
    const page = await companion.window({ locale: 'fr-CA' });
    await page.route(/assets\/board-.*js$/, (route) => route.abort());
    const words = page.waitForRequest(/board\.fr-/);
    await page.goto(companion.url('/board'));
    await words;
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => page.locator('svg.wood text').allTextContents()).toContain('1re rangée');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });

  test('a language and colours that were chosen stay', async () => {
    const page = await arrive('/board');
    const look = () =>
      page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
    await page.locator('.prefs > summary').click();
    await page.locator('.prefs select').nth(1).selectOption('dark');
    expect(await look()).toEqual(['en', 'dark']);
    await page.locator('.prefs select').first().selectOption('fr');
    await expect.poll(() => look().catch(() => [])).toEqual(['fr', 'dark']);
    await page.reload();
    await expect.poll(look).toEqual(['fr', 'dark']);
  });

  test('after the first load every page opens without the network', async () => {
    const page = await arrive('/', KEEPING);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    for (const path of PATHS) {
      await page.goto(companion.url(path));
      await page.waitForFunction(() => document.body.innerText.trim().length > 20);
    }
    await page.goto(companion.url('/games?lang=fr'));
    await page.locator('html[lang=fr] [role=alert]').waitFor();
    await page.goto(companion.url('/'));
    await page.locator('b.trouble').waitFor();
  });

  test('it can be installed: a manifest whose icons are there', async () => {
    const page = await arrive('/');
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const answer = await fetch(link?.href ?? '');
      const read = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
      const sizes = await Promise.all(
        read.icons.map(async ({ src }) => {
          const image = new Image();
          image.src = new URL(src, answer.url).href;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      );
      return { name: read.name, declared: read.icons.map((icon) => icon.sizes), sizes };
    });
    expect(manifest.name).toBe('Muggins');
    expect(manifest.sizes).toEqual(manifest.declared);
    expect(manifest.sizes).toContain('512x512');
  });

  test('figures are all as wide; without the network there are the letters that a name needs', async () => {
    companion.begin({ claims: 'trust' }, NAMES);
    const page = await arrive('/', KEEPING);
    const loaded = () =>
      page.evaluate(
        (family) => document.fonts.load(`500 16px "${family}"`, 'Łe').then((all) => all.length),
        FAMILY,
      );
    expect(await loaded()).toBe(2);
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
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(companion.url('/board'));
    await page.waitForFunction(() => document.body.innerText.trim().length > 20);
    expect(await loaded()).toBe(2);
  });
});
