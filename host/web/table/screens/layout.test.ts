// Where things stand on the page Board: board, keys, prompt and ruling together.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserPath } from '../../testing/chromium.ts';
import { Companion } from '../../testing/companion.ts';
import { POSITIONS } from '../../testing/positions.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1_280, height: 800 };

describe.skipIf(browserPath === undefined)('where things stand', () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
    companion.playGame();
  });
  afterEach(() => companion.clear());
  afterAll(() => companion.stop());

  const settle = (page: Page): Promise<unknown> =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });

  /** A hand of twenty-nine that was counted short: the longest ruling there is. */
  function toTheRuling(): void {
    for (const command of POSITIONS.ruling) companion.must(command);
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

  test.each(['en', 'fr'])(
    '%s, 1280 x 800: scores, prompt, board, keys and the longest ruling together',
    async (lang) => {
      toTheRuling();
      const page = await companion.open(`board?lang=${lang}`, { viewport: DESK });
      await page.locator('.ruling .source').waitFor();
      await settle(page);
      expect(await outside(page, ['.scores', '.now', 'muggins-track', KEYS, '.ruling'])).toEqual([]);
    },
  );

  test('1280 x 800: no column ends in the upper two thirds', async () => {
    toTheRuling();
    const page = await companion.open('board', { viewport: DESK });
    await page.locator('.ruling .source').waitFor();
    await settle(page);
    const ends = await page.evaluate(() =>
      ['.table > :last-child', '.side > :last-child', '.papers > :last-child'].map(
        (last) => document.querySelector(`main ${last}`)?.getBoundingClientRect().bottom ?? 0,
      ),
    );
    expect(ends.filter((end) => end < (DESK.height * 2) / 3)).toEqual([]);
  });

  test('a phone: the keys stay at the thumb, and one can see scores, prompt and board above them', async () => {
    toTheRuling();
    const page = await companion.open('board', { viewport: PHONE, hasTouch: true });
    await page.locator('.ruling .source').waitFor();
    await settle(page);
    const edge = () =>
      page.evaluate(
        () =>
          document
            .querySelector('muggins-console')
            ?.shadowRoot?.querySelector('.panel')
            ?.getBoundingClientRect().bottom,
      );
    expect(await edge()).toBe(PHONE.height);
    for (const part of ['.scores', '.ruling', '.moves']) {
      await page.locator(part).evaluate((each) => each.scrollIntoView({ block: 'start' }));
      expect([part, await edge()]).toEqual([part, PHONE.height]);
    }
    await page.locator('.scores').evaluate((each) => each.scrollIntoView({ block: 'start' }));
    const { board, keys } = await page.evaluate(() => ({
      board: document.querySelector('muggins-track')?.getBoundingClientRect().bottom ?? Infinity,
      keys:
        document
          .querySelector('muggins-console')
          ?.shadowRoot?.querySelector('.panel')
          ?.getBoundingClientRect().top ?? 0,
    }));
    expect(board).toBeLessThanOrEqual(keys + 1);
    expect(await outside(page, ['.scores', '.now'])).toEqual([]);
  });
});
