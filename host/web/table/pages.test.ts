// Every page of the companion: it fits, axe finds nothing, it is light, it speaks French, it opens without the network.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../testing/axe.ts';
import { KEEPING } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { Companion, PAGES, widthOf } from '../testing/companion.ts';

const WIDTHS = [320, 768, 1_920];

type Path = keyof typeof PAGES;
const PATHS = Object.keys(PAGES) as readonly Path[];

describe.skipIf(browserPath === undefined)('every page', () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
    companion.fill();
  });
  afterAll(() => companion.stop());
  afterEach(() => companion.clear());

  async function arrive(path: Path, options: BrowserContextOptions = {}, query = ''): Promise<Page> {
    const page = await companion.open(path + query, options);
    await page.locator(PAGES[path]).first().waitFor({ state: 'attached' });
    return page;
  }

  const LOOKS = [
    ['light', 'en'],
    ['dark', 'fr'],
  ] as const;
  test.each(PATHS.flatMap((path) => LOOKS.map(([theme, lang]) => [path, theme, lang] as const)))(
    '%s in %s, %s: it fits at every width, axe finds nothing, and its head is in that language',
    async (path, colorScheme, lang) => {
      const page = await arrive(path, { colorScheme }, `?lang=${lang}`);
      if (lang === 'fr' && (path === '/board' || path === '/table' || path === '/games')) {
        await page.getByRole('link', { name: 'Planche' }).waitFor();
        await page.getByText('Réglages').waitFor();
      }
      // Everything that unfolds is looked at as well.
      await page.evaluate(() => {
        const roots = [document, document.querySelector('muggins-console')?.shadowRoot];
        for (const root of roots)
          for (const each of root?.querySelectorAll('details') ?? []) each.open = true;
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 1_920 ? 1_080 : 800 });
        // Charts are drawn anew after the window has its size.
        await expect.poll(() => widthOf(page)).toBe(width);
        if (width !== 768) expect(await findings(page)).toEqual([]);
      }
      expect(companion.complaints).toEqual([]);
    },
  );

  test.each(PATHS)('the first load of %s is under 152 KB as it is sent', async (path) => {
    const page = await companion.window({ serviceWorkers: 'block' });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.setCacheDisabled', { cacheDisabled: true });
    let bytes = 0;
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(companion.url(path), { waitUntil: 'load' });
    await page.locator(PAGES[path]).first().waitFor({ state: 'attached' });
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(152_000);
  });

  test.each([
    ['asked for in the address', '?lang=fr', {}],
    ['as the browser prefers', '', { locale: 'fr-CA' }],
  ] as const)('French, %s', async (_, query, options) => {
    const page = await arrive('/board', options, query);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.getByText('Planche émulée : connectée').waitFor();
    await page
      .getByRole('region', { name: 'Dernière décision' })
      .getByText('Muggins : Ann a dit 12')
      .waitFor();
    expect(await page.locator('.sentence').textContent()).toBe(
      '«\u00a0Quinze 2, quinze 4, quinze 6, quinze 8, un brelan\u00a0: 14, et le valet\u00a0: 15.\u00a0»',
    );
    await page.getByText('Tapez les 4 cartes : main de Bob.').waitFor();
    // The board was drawn before the language had come, and kept its English engraving.
    expect(await page.locator('svg.wood text').allTextContents()).toContain('1re rangée');
  });

  test('a language and colours that were chosen stay', async () => {
    const page = await arrive('/board');
    await page.getByText('Settings').click();
    await page.getByLabel('Colours').selectOption('dark');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.getByLabel('Language').selectOption('fr');
    await page.getByText('Réglages').waitFor();
    await page.reload();
    await page.getByText('Réglages').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
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
    await page.getByText('L’hôte ne répond pas.').waitFor();
    await page.goto(companion.url('/'));
    await page.getByText('No connection: trying again').waitFor();
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
});
