// The page of all components in a real Chromium: everything is drawn, in its place, and axe finds nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { panes } from '../../../pages/gallery/windows.ts';
import { findings } from '../axe.ts';
import { fresh, sharedBrowser } from '../browser.ts';
import { browserPath } from '../chromium.ts';
import { buildGallery, CONFIG } from './build.ts';

/** Whole pages are looked at by tests of their own, with all that happens on them; here parts of them, and what lies over them. */
const OVER_PAGES: ReadonlySet<string> = new Set(['muggins-door', 'muggins-newgame', 'muggins-undolist']);

/** Rules of axe for whole pages, which a window with parts of one is not: its landmarks, and its heading. */
const OF_PAGES = /^(landmark-|page-has-heading-one)/;

/** In each window: the boxes of each specimen with everything in it, and whether it is wider than its place. */
const LOOK = (): Seen[][] => {
  const look = (specimen: HTMLElement): Seen => {
    const inside = [...specimen.querySelectorAll('*'), ...(specimen.shadowRoot?.querySelectorAll('*') ?? [])];
    const boxes = [specimen, ...inside].map((each) => each.getBoundingClientRect());
    const place = specimen.closest('figure') ?? specimen.ownerDocument.documentElement;
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return {
      name: specimen.dataset.specimen ?? '',
      size: Math.max(...boxes.map(({ width, height }) => Math.min(width, height))),
      wide: place.scrollWidth - place.clientWidth,
      place: [left, top, right, bottom],
    };
  };
  return [...document.querySelectorAll('iframe')].map(({ contentDocument }) =>
    [...(contentDocument?.querySelectorAll<HTMLElement>('[data-specimen]') ?? [])].map(look),
  );
};

interface Seen {
  readonly name: string;
  readonly size: number;
  readonly wide: number;
  readonly place: number[];
}

const overlaps = ([left = 0, top = 0, right = 0, bottom = 0]: number[], other: number[]): boolean => {
  const [otherLeft = 0, otherTop = 0, otherRight = 0, otherBottom = 0] = other;
  return left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom;
};

/** What is wrong in a window: nothing is drawn, something is cut off, or lies over something else. */
const faults = (seen: readonly Seen[]): readonly string[] => [
  ...seen.flatMap(({ name, size }) => (size < 1 ? [`nothing of ${name}`] : [])),
  ...seen.flatMap(({ name, wide }) => (wide > 0 ? [`${name} is ${wide} pixels too wide`] : [])),
  ...seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter((other) => overlaps(one.place, other.place))
      .map((other) => `${one.name} and ${other.name} overlap`),
  ),
];

describe.skipIf(browserPath === undefined)('the page of all components', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-components-'));
  let browser: Browser;
  let server: PreviewServer;
  beforeAll(async () => {
    // Vitest says that this is a test, and libraries would be built as for one.
    vi.stubEnv('NODE_ENV', 'production');
    await buildGallery(folder);
    vi.unstubAllEnvs();
    const options = { host: '127.0.0.1', port: 0 };
    server = await preview({
      configFile: CONFIG,
      logLevel: 'error',
      build: { outDir: folder },
      preview: options,
    });
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function open(page: Page): Promise<void> {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.locator('html[data-drawn]').waitFor({ state: 'attached' });
    // A worker judges them.
    await page
      .frameLocator('iframe[title="Parts of the page games"]')
      .locator('muggins-throws tfoot tr')
      .first()
      .waitFor();
  }

  test.each([
    ['light', 'en'],
    ['dark', 'fr'],
  ] as const)('%s, %s', async (colorScheme, locale) => {
    const context = await fresh(browser, { colorScheme, locale, viewport: { width: 1_400, height: 900 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await open(page);
    const wanted = panes();
    const windows = await page.evaluate(LOOK);
    expect(windows.map((seen) => seen.map(({ name }) => name))).toEqual(
      wanted.map(({ specimens }) => specimens.map(({ tag, state }) => `${tag}: ${state}`)),
    );
    expect(windows.flatMap(faults)).toEqual([]);
    const found: string[] = [];
    for (const [at, { shelf, specimens }] of wanted.entries()) {
      const frame = page.frames()[at + 1];
      if (frame !== undefined && (shelf || specimens.some(({ tag }) => OVER_PAGES.has(tag))))
        found.push(...(await findings(frame)));
    }
    expect(found.filter((each) => !OF_PAGES.test(each))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
