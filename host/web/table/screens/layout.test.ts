// The layout of the page Board: board, keys, prompt and ruling together.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { drawn, inChromium, type WindowOptions } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';
import { POSITIONS } from '../../testing/positions.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1_280, height: 800 };

inChromium('where things stand', () => {
  const companion = new Companion();
  beforeAll(() => {
    companion.playGame();
  });

  /** A page, after a hand of twenty-nine that was counted short: the longest ruling there is. */
  async function ruled(path: string, options: WindowOptions): Promise<Page> {
    for (const command of POSITIONS.ruling) companion.must(command);
    const page = await companion.open(path, options);
    await page.locator('.ruling .source').waitFor();
    await page.locator('muggins-console .glass.lit').waitFor();
    await drawn(page);
    return page;
  }

  /** The parts that are not wholly in the window. */
  const outside = (page: Page, parts: readonly string[]): Promise<readonly string[]> =>
    page.evaluate(
      (selectors) =>
        selectors.filter((selector) => {
          const [first = '', inner] = selector.split(' >>> ');
          const host = document.querySelector(first);
          const box = (
            inner === undefined ? host : host?.shadowRoot?.querySelector(inner)
          )?.getBoundingClientRect();
          return box === undefined || box.height < 1 || box.top < -1 || box.bottom > innerHeight + 1;
        }),
      parts,
    );
  const KEYS = 'muggins-console >>> .panel';

  test.each([
    ['en', 1_280, 800],
    ['fr', 1_280, 800],
    ['en', 1_440, 900],
  ])('%s, %i x %i: everything and the longest ruling together', async (lang, width, height) => {
    const page = await ruled(`board?lang=${lang}`, { viewport: { width, height } });
    const parts = ['.scores', '.now', 'muggins-track', KEYS, '.ruling', '.opener'];
    expect(await outside(page, parts)).toEqual([]);
    // Nothing of an item is over another.
    const wide = await page
      .locator('.ruling .items li .what')
      .evaluateAll((all) => all.map((each) => each.scrollWidth > each.clientWidth + 1));
    expect(wide).toEqual(Array(10).fill(false));
  });

  test('1280 x 800: no column ends in the upper two thirds', async () => {
    const page = await ruled('board', { viewport: DESK });
    const ends = await page.evaluate(() =>
      ['.table > :last-child', '.side > :last-child', '.papers > :last-child'].map(
        (last) => document.querySelector(`main ${last}`)?.getBoundingClientRect().bottom ?? 0,
      ),
    );
    expect(ends.filter((end) => end < (DESK.height * 2) / 3)).toEqual([]);
  });

  test('a phone: the keys stay at the thumb, and one can see scores, prompt and board above them', async () => {
    const page = await ruled('board', { viewport: PHONE, hasTouch: true });
    const keys = page.locator('muggins-console .panel').first();
    const edge = () => keys.evaluate((each) => each.getBoundingClientRect().bottom);
    expect(await edge()).toBe(PHONE.height);
    for (const part of ['.scores', '.ruling', '.moves']) {
      await page.locator(part).evaluate((each) => each.scrollIntoView({ block: 'start' }));
      expect([part, await edge()]).toEqual([part, PHONE.height]);
    }
    await page.locator('.scores').evaluate((each) => each.scrollIntoView({ block: 'start' }));
    const [board, pad] = [await page.locator('muggins-track').boundingBox(), await keys.boundingBox()];
    expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual((pad?.y ?? 0) + 1);
    expect(await outside(page, ['.scores', '.now'])).toEqual([]);
  });
});
