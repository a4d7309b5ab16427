// Where things stand: nothing moves while a page loads, and the board page shows board, keys, prompt and ruling together.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserPath } from '../testing/chromium.ts';
import { Companion } from '../testing/companion.ts';
import { POSITIONS } from '../testing/positions.ts';

/** In the page: adds up what moves without anybody having touched anything (https://web.dev/articles/cls). */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
  const add = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries() as unknown as readonly Shift[])
      if (!entry.hadRecentInput) shifts.sum += entry.value;
  };
  const shifts = { sum: 0 };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}
/** Chromium's "good" ends at 0.1; ours is half of it. */
const MOST_SHIFT = 0.05;

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

  /** By page: what is there when it has loaded. */
  const LOADED = {
    '': '.strip .won',
    board: 'muggins-console .glass.lit',
    table: 'main form, main .panel',
    seat: 'main button',
    games: '#game muggins-replay',
    help: '.terms',
    judge: 'muggins-judge .case',
  } as const;
  const ROWS = Object.keys(LOADED).flatMap((path) =>
    [PHONE, DESK].map((viewport) => [path as keyof typeof LOADED, viewport.width, viewport] as const),
  );
  test.each(ROWS)('/%s at %i pixels: nothing moves while it loads', async (path, _, viewport) => {
    toTheRuling();
    const page = await companion.open(path, { viewport }, watchShifts);
    await page.locator(LOADED[path]).first().waitFor({ state: 'attached' });
    await settle(page);
    const moved = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(moved).toBeLessThan(MOST_SHIFT);
  });

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
