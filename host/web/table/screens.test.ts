// The scoreboard in every position: nothing is cut off and axe finds nothing, in all layouts, sizes, languages and themes.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SCREEN_LAYOUTS } from '../../../shared/table/screens.ts';
import { Rig } from '../../table/testing/rig.ts';
import { findings } from '../testing/axe.ts';
import { fresh, hostCookie, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { builtPages } from '../testing/pages.ts';
import { POSITIONS, type PositionName } from '../testing/positions.ts';
import { Site } from '../testing/site.ts';

const NAMES = Object.keys(POSITIONS) as readonly PositionName[];
/** Televisions, the smallest screen that is one, one on its side, phones upright and on their side, 200 % of 1280 x 800. */
const SIZES = [
  [1_920, 1_080],
  [1_280, 800],
  [2_560, 1_080],
  [900, 700],
  [1_080, 1_920],
  [640, 400],
  [390, 844],
  [844, 390],
] as const;

describe.skipIf(browserPath === undefined)('the scoreboard', () => {
  let files: string;
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    files = await builtPages();
    browser = await sharedBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    site = await Site.open({ files }, new Rig({ lanes: 4 }));
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await site.close();
  });

  async function open(position: PositionName, query: string, options: object = {}): Promise<Page> {
    for (const command of POSITIONS[position]) {
      const done = site.rig.table.command(command);
      if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
    }
    const context = await fresh(browser, { viewport: { width: 1_920, height: 1_080 }, ...options });
    await context.addCookies([hostCookie(site)]);
    const page = await context.newPage();
    await page.goto(`${site.web.url}?${query}`);
    await page.locator('.strip .won').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  const drawn = (page: Page): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  /** What is wider or higher than its place, sticks out of its card, lies over another text, or leaves the screen. */
  const wrong = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => {
      const SHOWN = 'main *:not(.heard, .heard *, .confetti, .confetti *, svg *, muggins-track)';
      const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
      const said = (each: Element) =>
        `${each.tagName}.${each.className}: ${each.textContent?.trim().slice(0, 40)}`;
      const all = [...document.querySelectorAll(SHOWN)].filter((each) => each.getClientRects().length > 0);
      const cut = all.filter((each) => {
        const box = each.getBoundingClientRect();
        // A card is looked at by what sticks out of it: the box of a figure is higher than its ink.
        const clips =
          getComputedStyle(each).overflow !== 'visible' &&
          !each.matches('.player') &&
          !(each instanceof SVGElement);
        const over = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
        const low = !scrolls && (box.bottom > innerHeight + 1 || box.top < -1);
        const holder = each.closest('.player, .finish, .join li');
        const card = holder === each ? undefined : holder?.getBoundingClientRect();
        const sticks =
          card !== undefined &&
          (box.right > card.right + 1 || box.bottom > card.bottom + 1 || box.top < card.top - 1);
        const turned = each.closest('.stamp') !== null;
        return (clips && over) || box.right > innerWidth + 1 || low || (sticks && !turned);
      });
      // Letters over letters: names, figures, what is to go, pills, prompts and rulings each have their own place.
      const texts = [
        ...document.querySelectorAll(
          '.strip .match > span:not(.heard), .strip .phase, .player .last, .player h2 > span:not(.heard), .player .togo, .player .pill, .player .figure, .expects, .ruling .cards, .ruling .words, .finish p:not(.stamp)',
        ),
      ].filter((each) => each.getClientRects().length > 0);
      const boxes = texts.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const air = (bottom - top) * 0.18;
        return { each, left, right, top: top + air, bottom: bottom - air };
      });
      const over = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right - 2 &&
              other.left < one.right - 2 &&
              one.top < other.bottom &&
              other.top < one.bottom &&
              !one.each.contains(other.each),
          )
          .map((other) => `${said(one.each)} over ${said(other.each)}`),
      );
      return [...cut.map(said), ...over];
    });

  const LOOKS = [
    ['light', 'fr'],
    ['dark', 'en'],
  ] as const;

  /** Where the other layouts differ most from each other. */
  const TELLING: ReadonlySet<PositionName> = new Set([
    'empty',
    'long names, ruling',
    'skunk',
    'three, long names',
    'partners, long names',
    'four, long names',
    'six, long names',
  ]);

  // Each position in one of the two looks: they take turns.
  const ROWS = NAMES.flatMap((position, at) => {
    const one = LOOKS.slice(at % 2, (at % 2) + 1);
    const others = TELLING.has(position) ? SCREEN_LAYOUTS.filter((layout) => layout !== 'race') : [];
    return [
      ...one.map((look) => [position, 'race', ...look] as const),
      ...others.flatMap((layout) => one.map((look) => [position, layout, ...look] as const)),
    ];
  });

  test.each(ROWS)(
    '%s, %s, %s, %s: nothing is cut off or covered in any size, and axe finds nothing',
    async (position, layout, theme, lang) => {
      const page = await open(position, `layout=${layout}&lang=${lang}&theme=${theme}`);
      for (const [width, height] of layout === 'race' ? SIZES : SIZES.slice(0, 4)) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        expect([width, height, await wrong(page)]).toEqual([width, height, []]);
      }
      expect(await findings(page)).toEqual([]);
    },
  );
});
