// Every page at 200 %: nothing is cut off, covered or beside the window; and a move is announced once.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserPath } from '../testing/chromium.ts';
import { Companion, PAGES, widthOf } from '../testing/companion.ts';

/** A window of 1,280 by 800 at 200 % (WCAG 2.2, 1.4.4) has so many pixels of the page. */
const ZOOMED = { width: 640, height: 400 };

/** A phone that scanned a code has a seat. */
const SHOWN = { ...PAGES, '/seat#': '.seat header' } as const;
type Path = keyof typeof SHOWN;

describe.skipIf(browserPath === undefined)('every page', () => {
  let companion: Companion;
  /** Who sits down next: a seat that has a phone gives no code. */
  let seat = 0;
  beforeAll(async () => {
    companion = await Companion.start();
    companion.fill();
  });
  afterAll(() => companion.stop());
  afterEach(() => companion.clear());

  async function arrive(path: Path, query = ''): Promise<Page> {
    const [place, sits] = path.split('#');
    const { credentials } = companion.whole;
    const address =
      sits === undefined ? path + query : `${place}${query}#${credentials.invitationTo('seat', seat++)}`;
    const page = await companion.open(address, { viewport: ZOOMED, locale: 'en' });
    await page.locator(SHOWN[path]).first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  /** Texts that their own place hides in part, or that another text lies over, but for what is made to scroll or to stay on top. */
  const wrong = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('body *')].filter(
        (each): each is HTMLElement =>
          each instanceof HTMLElement &&
          each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          each.closest('.heard, .confetti, muggins-display, dialog:not([open])') === null,
      );
      const said = (each: Element) =>
        `${each.tagName}.${each.className}: ${each.textContent?.trim().slice(0, 40)}`;
      const cut = shown.filter((each) => {
        const { overflowX, overflowY } = getComputedStyle(each);
        const hides = (how: string) => how === 'hidden' || how === 'clip';
        return (
          (hides(overflowX) && each.scrollWidth > each.clientWidth + 1) ||
          (hides(overflowY) && each.scrollHeight > each.clientHeight + 1)
        );
      });
      const texts = shown.flatMap((each) => {
        const stays = each.closest('.thumb, muggins-console, .places, nav') !== null;
        if (stays || each.closest('select') !== null) return [];
        return [...each.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
          .flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
              const air = (bottom - top) * 0.2;
              return { each, left, right, top: top + air, bottom: bottom - air };
            });
          });
      });
      const over = texts.flatMap((one, at) =>
        texts
          .slice(at + 1)
          .filter(
            (other) =>
              one.each !== other.each &&
              one.left < other.right - 2 &&
              other.left < one.right - 2 &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${said(one.each)} over ${said(other.each)}`),
      );
      return [...cut.map(said), ...over];
    });

  const PATHS = Object.keys(SHOWN) as readonly Path[];
  // There are two seats: a phone shows the longer words here, and English below.
  const shown = PATHS.flatMap((path) => ['en', 'fr'].map((lang) => [path, lang] as const));
  test.each(shown.filter((row) => `${row}` !== '/seat#,en'))(
    '%s, %s, at 200 percent: nothing is cut off, covered or beside the window',
    async (path, lang) => {
      const page = await arrive(path, `?lang=${lang}`);
      await expect.poll(() => widthOf(page)).toBe(ZOOMED.width);
      expect(await wrong(page)).toEqual([]);
      // What unfolds as well.
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      await expect.poll(() => widthOf(page)).toBe(ZOOMED.width);
    },
  );

  test('what is cut off or covered would be found', async () => {
    const page = await arrive('/help');
    await page.evaluate(() => {
      const [cut, under] = [document.createElement('p'), document.createElement('p')];
      cut.textContent = under.textContent = 'what is too long for its place '.repeat(9);
      cut.style.cssText = 'overflow: hidden; white-space: nowrap; inline-size: 99px';
      under.style.cssText = 'position: relative; inset-block-start: 3em';
      document.querySelector('main')?.prepend(cut, under);
    });
    const found = await wrong(page);
    expect(found.some((each) => each.startsWith('P.: what is too long') && !each.includes(' over '))).toBe(
      true,
    );
    expect(found.some((each) => each.includes(' over '))).toBe(true);
  });

  // Two regions with the same words would be read one after the other, and the names twice.
  test.each(['/', '/board', '/seat#'] as const)('%s: a move is announced once', async (path) => {
    companion.begin({ claims: 'trust' });
    const page = await arrive(path);
    await page.evaluate(() => {
      const LIVE = '[aria-live], [role=status], [role=alert], output';
      const heard: string[] = [];
      new MutationObserver((changes) => {
        const regions = new Set(
          changes.flatMap(({ target }) => {
            const each = target instanceof Element ? target : target.parentElement;
            return each?.closest(LIVE) ?? [];
          }),
        );
        for (const region of regions) heard.push((region.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { heard });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
    companion.must({ type: 'peg', seat: 1, points: 17 });
    await expect.poll(async () => (await heard()).filter((each) => each.includes('17')).length).toBe(1);
    companion.must({ type: 'peg', seat: 1, points: 16 });
    await expect.poll(async () => (await heard()).filter((each) => /16|33/.test(each)).length).toBe(1);
    const [said = ''] = (await heard()).filter((each) => each.includes('17'));
    expect(said.split('.')[0]?.match(/Bob/g)).toHaveLength(1);
    expect((await heard()).filter((each) => each.includes('17'))).toEqual([said]);
  });
});
