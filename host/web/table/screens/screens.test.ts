// The scoreboard in every position: nothing is cut off and axe finds nothing, in all layouts, sizes, languages and themes.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREEN_LAYOUTS, type ScreenLayout } from '../../../../shared/table/screens.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { carryAxe, findings } from '../../testing/axe.ts';
import { drawn, fresh, hostCookie, inChromium, sharedBrowser } from '../../testing/browser.ts';
import { tooSmall, hidden as wrong } from '../../testing/hidden.ts';
import { builtPages } from '../../testing/pages.ts';
import { POSITIONS, type PositionName } from '../../testing/positions.ts';
import { shiftsOf, watchShifts } from '../../testing/shifts.ts';
import { Site } from '../../testing/site.ts';

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

/** What is read, and the least minutes of arc of its capitals: 16 are comfortable (ISO 9241-303), full sight reads 5 (Snellen). */
const LEAST = [
  ['.player .figure', 16],
  ['.player .togo', 6],
  ['.player h2 span:not(.heard)', 6],
  ['.player .tag', 5],
  ['.player .pill', 5],
  ['.strip p', 6],
  ['muggins-race text', 5],
  ['.felt .card b', 12],
  ['.felt .title', 5],
  ['.felt .sentence', 5],
  ['.felt .source', 5],
] as const;

inChromium('the scoreboard', () => {
  let browser: Browser;
  let site: Site;
  let page: Page;
  beforeAll(async () => {
    const files = await builtPages();
    browser = await sharedBrowser();
    site = await Site.open({ files }, new Rig({ lanes: 6 }));
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** A window of its own for everything that follows; each position is opened in it anew. */
  async function window(): Promise<void> {
    for (const each of browser.contexts()) await each.close();
    const context = await fresh(browser, { viewport: { width: 1_920, height: 1_080 } });
    await carryAxe(context);
    await context.addCookies([hostCookie(site)]);
    page = await context.newPage();
  }

  /** The table is brought to this position, and the page follows. */
  async function come(position: PositionName): Promise<void> {
    if (position === 'empty') await site.restart(new Rig({ lanes: 6 }));
    site.must(...POSITIONS[position]);
    const { players } = site.rig.table.view;
    const first = players.filter(({ lane }, at) => players.findIndex((each) => each.lane === lane) === at);
    const figures = page.locator('.player .figure');
    const shown = (): Promise<readonly (string | null)[]> =>
      figures.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    if ((await figures.count()) > 0)
      await expect
        .poll(shown)
        .toEqual(first.map(({ name, front }) => expect.stringMatching(`^${name}.*: ${front}$`)));
    // What was told before this answer is drawn after it.
    await page.evaluate(() => fetch('api/view').then((answer) => answer.text()));
    await drawn(page);
  }

  async function open(query: string): Promise<void> {
    await page.setViewportSize({ width: 1_920, height: 1_080 });
    await page.goto(`${site.web.url}?${query}`);
    await page.locator('.player, .idle').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
  }

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
    'four, one leads, deals and is to act',
    'four, long names',
    'six, long names',
    'six alone, one leads, deals and is to act',
    'six alone',
  ]);

  /** Each position in one of the two looks: they take turns. */
  const shownIn = (layout: ScreenLayout, look: number): readonly PositionName[] =>
    NAMES.filter((position, at) => at % 2 === look && (layout === 'race' || TELLING.has(position)));

  /** Of the race, where a position is like another, every second size: they take turns as well. */
  const sizesFor = (layout: ScreenLayout, position: PositionName) =>
    SIZES.filter((_, at) => {
      if (layout !== 'race') return at < 4;
      return TELLING.has(position) || at % 2 === (NAMES.indexOf(position) >> 1) % 2;
    });

  describe.each(SCREEN_LAYOUTS.flatMap((layout) => LOOKS.map((look, at) => [layout, ...look, at] as const)))(
    '%s, %s, %s',
    (layout, theme, lang, look) => {
      beforeAll(async () => {
        await window();
        await open(`layout=${layout}&lang=${lang}&theme=${theme}`);
      });
      test.each(shownIn(layout, look))('%s: nothing is cut off or covered', async (position) => {
        await come(position);
        for (const [width, height] of sizesFor(layout, position)) {
          await page.setViewportSize({ width, height });
          expect([width, height, await wrong(page)]).toEqual([width, height, []]);
        }
        if (TELLING.has(position)) expect(await findings(page)).toEqual([]);
      });
      test('the longest ruling is read at ten metres', async () => {
        await page.setViewportSize({ width: 1_920, height: 1_080 });
        await come('long names, ruling');
        await drawn(page);
        expect(await tooSmall(page, LEAST)).toEqual([]);
      });
    },
  );

  test.each(['en', 'fr'])('a deal with the longest names moves nothing, %s', async (lang) => {
    await window();
    await site.restart(new Rig({ lanes: 6 }));
    const [begin, ...deal] = POSITIONS['long names, crib'];
    if (begin !== undefined) site.must(begin);
    await open(`lang=${lang}`);
    await page.evaluate(watchShifts);
    for (const command of deal) {
      site.must(command);
      await page.evaluate(() => fetch('api/view').then((answer) => answer.text()));
      await drawn(page);
    }
    await page.locator('.felt .counts').first().waitFor();
    expect(await shiftsOf(page)).toBeLessThan(0.04);
  });

  const OVER_A_STREAM = [
    ...(['late', 'long names, crib', 'three, long names'] as const),
    ...(['four, long names', 'four, one leads, deals and is to act'] as const),
    ...(['six alone', 'six alone, one leads, deals and is to act'] as const),
    ...(['solitaire', 'five alone, long names'] as const),
  ];

  /** Seen on pictures: a name in pieces, and the word for the crib over the score. */
  test('the strip over a stream: nothing is cut off or covered, with long names too', async () => {
    await window();
    await open('overlay=1');
    for (const position of OVER_A_STREAM) {
      await come(position);
      for (const [width, height] of [
        [1_920, 1_080],
        [1_280, 720],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect([position, width, await wrong(page)]).toEqual([position, width, []]);
      }
    }
  });

  /** Seen on a picture of a table without a game: an empty race. */
  test('before there is a game, the screen says so, and draws no race', async () => {
    await window();
    await site.restart(new Rig({ lanes: 4, kept: [] }));
    await page.goto(site.web.url);
    await page.getByText('No game yet.').waitFor();
    expect(await page.locator('muggins-race, .player, .felt').count()).toBe(0);
    expect(await wrong(page)).toEqual([]);
  });
});
