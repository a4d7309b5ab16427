// The scoreboard across a room: how large its letters are to an eye at ten metres, that none of them is cut off, and that nothing
// jumps while a deal is counted. With the longest names, in both languages.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { fresh, hostCookie, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { builtPages } from '../testing/pages.ts';
import { Site } from '../testing/site.ts';

const TELEVISION = { viewport: { width: 1_920, height: 1_080 } };
/** Twenty letters, as many as a name may have. */
const NAMES = ['Marie-Antoinette Roy', 'Jean-Christophe Roux'];
/** The hand of twenty-nine, with a point missed: no ruling has more words. */
const DEAL: readonly Command[] = [
  { type: 'cut', dealer: 1 },
  { type: 'next' },
  { type: 'starter', card: '5C' },
  { type: 'peg', seat: 1, points: 2 },
  { type: 'next' },
  { type: 'cards', cards: ['5H', '5S', 'JC', '5D'] },
  { type: 'peg', seat: 0, points: 28 },
  { type: 'cards', cards: ['7H', '7S', '8C', '9D'] },
  { type: 'peg', seat: 1, points: 12 },
  { type: 'cards', cards: ['2H', '3S', 'KC', 'TD'] },
  { type: 'peg', seat: 1, points: 8 },
];

describe.skipIf(browserPath === undefined)('a television', () => {
  let files: string;
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    files = await builtPages();
    browser = await sharedBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    site = await Site.open({ files });
    const rules = { ...SIX_CARD, claims: 'always', muggins: 'automatic' } as const;
    must({ type: 'newGame', rules, players: NAMES });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await site.close();
  });

  function must(command: Command): void {
    const done = site.rig.table.command(command);
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
  }

  async function open(locale: string): Promise<Page> {
    const context = await fresh(browser, { ...TELEVISION, locale });
    await context.addCookies([hostCookie(site)]);
    const page = await context.newPage();
    await page.goto(site.web.url);
    await page.locator('.player .figure').first().waitFor();
    await drawn(page);
    return page;
  }

  const drawn = (page: Page): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  /** Does it, and waits until the page shows the scores and has drawn them. */
  async function follow(page: Page, command: Command): Promise<void> {
    must(command);
    const { players, ruling } = site.rig.table.view;
    for (const { name, front } of players)
      await page.getByLabel(`${name}: ${front}`, { exact: true }).waitFor();
    if (ruling !== null) await page.locator('.ruling .sentence').waitFor();
    await drawn(page);
  }

  /** What is wider or higher than its place, or leaves the screen. */
  const cut = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main, main *:not(.heard, .heard *, circle, line, rect, path)')]
        .filter((each) => {
          const box = each.getBoundingClientRect();
          if (box.height === 0) return false;
          const hidden = getComputedStyle(each).overflow !== 'visible';
          const over = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
          const out = box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < -1;
          return out || (hidden && over && !(each instanceof SVGElement));
        })
        .map((each) => `${each.tagName}.${each.getAttribute('class')}: ${each.textContent?.trim()}`),
    );

  /** Minutes of arc of a capital letter at ten metres, on a screen of 55 inches: 1.218 m wide. A capital is 0.7 of its font. */
  const arcOf = async (page: Page, part: string): Promise<number> => {
    const sizes = await page
      .locator(part)
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    const metres = (0.7 * Math.min(...sizes) * 1.218) / 1_920;
    return (Math.atan(metres / 10) * 180 * 60) / Math.PI;
  };

  // ISO 9241-303: 16 minutes are comfortable. Five are what an eye with full sight can read (Snellen).
  const LEAST: readonly (readonly [part: string, least: number])[] = [
    ['.player .figure', 16],
    ['.player .togo', 6],
    ['.player h2 span:not(.heard)', 6],
    ['.player .tag', 5],
    ['.player .pill', 5],
    ['.strip p', 6],
    ['muggins-race text', 5],
    ['.now .expects', 6],
    ['.ruling .card b', 12],
    ['.ruling .title', 5],
    ['.ruling .sentence', 5],
    ['.ruling .source', 5],
  ];

  // Layout Instability (WICG): the share of the screen that moved, times how far. Below 0.1 is said to be good; here nothing moves
  // but words that are others now.
  const watchShifts = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
  const shiftOf = async (page: Page): Promise<number> => {
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, each) => sum + each, 0);
  };

  test.each(['en', 'fr'])(
    'a deal with the longest names and the longest ruling, in %s: nothing is cut off or moves, and all of it is read at ten metres',
    async (locale) => {
      const page = await open(locale);
      await watchShifts(page);
      for (const [at, command] of DEAL.entries()) {
        await follow(page, command);
        expect([command, await cut(page)]).toEqual([command, []]);
        // The longest ruling has just been made.
        if (at === 6)
          for (const [part, least] of LEAST)
            expect([part, (await arcOf(page, part)) >= least]).toEqual([part, true]);
      }
      expect(await shiftOf(page)).toBeLessThan(0.04);
    },
  );
});
