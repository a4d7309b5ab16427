// Ten metres from a television of 55 inches: leader, turn, crib, scores and counted cards in twenty positions for each number of sides, by the angle;
// and one picture for each number of sides, as an eye has it there.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Card, DECK, findPreset } from '../../../../shared/rules/index.ts';
import { SCREEN_LAYOUTS } from '../../../../shared/table/screens.ts';
import { cardText } from '../../../pages/parts/panels.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { fresh, hostCookie, inChromium, drawn as painted, sharedBrowser } from '../../testing/browser.ts';
import { arcOf, type Box, contrast, DistantPicture, luminance, median } from '../../testing/distance.ts';
import { hidden, tooSmall } from '../../testing/hidden.ts';
import { builtPages } from '../../testing/pages.ts';
import { Site } from '../../testing/site.ts';

const NAMES = ['Ann', 'Marie-Antoinette Roy', 'Cid', 'Maximilian Hohenfels', 'Eve', 'Fay'];
/** By the number of sides. */
const RULES = [
  'cribbage-solitaire',
  'six-card',
  'six-card-3',
  'six-card-4-individuals',
  'six-card-5-individuals',
  'six-card-6-individuals',
];
/** What is counted in turn: no score is told from another by the order of the hands. */
const POINTS = [8, 2, 12, 6, 16, 4, 9, 7, 2, 10, 5];
const POSITIONS = 20;
/** Numbers of sides whose code is looked at. */
const CODED = [2, 4, 6];
const TELEVISION = { width: 1_920, height: 1_080 };

/** Comfortable to read (ISO 9241-303), and what full sight reads (Snellen); a picture that is known by its shape needs no more. */
const [COMFORTABLE, READABLE] = [16, 5];
/** Contrast by which a thing is told from what is beside it (WCAG 2.2, 1.4.11), and of what is read (1.4.3). */
const [TOLD, READ] = [3, 4.5];

/** What is read, and the least minutes of arc of its capitals: 0.7 of the font. */
const LEAST = [
  ['.player .figure', COMFORTABLE],
  ['.player h2 span:not(.heard)', READABLE],
  ['.player .pill', READABLE],
  ['.player .tag', READABLE],
  ['.player .togo', READABLE],
  ['.felt .card b', READABLE],
  ['.felt .count', COMFORTABLE],
  ['.felt .words p', READABLE],
] as const;

/** A side as the screen tells it. */
interface Told {
  readonly score: number;
  readonly leads: boolean;
  readonly turn: boolean;
  readonly crib: boolean;
}

/** What a room reads: none of it lies on another. */
const PARTS = ['.strip', '.player', '.wood', '.felt .cards', '.felt .words', '.corner .code', '.corner a'];

/** Parts of the page that lie on one another, or outside the window. */
function covered(parts: readonly string[]): readonly string[] {
  const all = parts.flatMap((part) =>
    [...document.querySelectorAll(part)].map((each) => ({ part, box: each.getBoundingClientRect() })),
  );
  const outside = all.filter(({ box }) => box.top < -1 || box.bottom > innerHeight + 1);
  const pairs = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          Math.min(one.box.right, right) - Math.max(one.box.left, left) > 1 &&
          Math.min(one.box.bottom, bottom) - Math.max(one.box.top, top) > 1,
      )
      .map((other) => `${one.part} on ${other.part}`),
  );
  return [...outside.map(({ part }) => `${part} outside`), ...pairs];
}

inChromium('at ten metres', () => {
  let browser: Browser;
  let site: Site;
  let page: Page;
  let lens: Page;
  beforeAll(async () => {
    const files = await builtPages();
    browser = await sharedBrowser();
    site = await Site.open({ files }, new Rig({ lanes: 6 }));
    const context = await fresh(browser, { viewport: TELEVISION });
    await context.addCookies([hostCookie(site)]);
    page = await context.newPage();
    lens = await (await fresh(browser)).newPage();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const view = () => site.rig.table.view;

  /** Every hand is entered and ruled on. */
  function begin(sides: number, dealer: number): void {
    const preset = findPreset(RULES[sides - 1] ?? '');
    if (!preset.ok) throw new Error(`no preset for ${sides}`);
    const muggins = sides === 1 ? 'off' : 'automatic';
    const rules = { ...preset.value, claims: 'always', muggins } as const;
    site.must({ type: 'newGame', rules, players: NAMES.slice(0, sides), newMatch: true });
    // A player alone cuts for nothing.
    if (view().phase === 'cut') site.must({ type: 'cut', dealer });
  }

  /** The cards that lie open: the starter, and the hand in the show. */
  let lying: readonly Card[] = [];
  /** Cards of this deal that nobody has had. */
  let pack: Card[] = [];

  /** One step further: a deal, a starter, a play, a hand, its count. */
  function step(at: number): void {
    const { expects, seat, cards } = view().prompt;
    const points = POINTS[at % POINTS.length] ?? 0;
    if (expects === 'starter' || expects === 'starterCard') {
      pack = DECK.map((_, place) => DECK[(7 * place + at) % DECK.length] as Card);
      lying = pack.splice(0, 1);
      site.must({ type: 'starter', card: lying[0] as Card });
    } else if (expects === 'cards') {
      lying = [...lying.slice(0, 1), ...pack.splice(0, cards)];
      site.must({ type: 'cards', cards: lying.slice(1) });
    } else site.must(expects === 'count' ? { type: 'peg', seat: seat ?? 0, points } : { type: 'next' });
  }

  /** What a room sees of the cards, as large as it needs. */
  const cardsSeen = (): Promise<readonly string[]> =>
    page
      .locator('.felt .card')
      .evaluateAll(
        (all, high) =>
          all
            .filter((each) => each.getBoundingClientRect().height >= high)
            .map((each) => each.textContent?.trim() ?? ''),
        pixels(4 * READABLE),
      );

  /** What is true. */
  function truth(): readonly Told[] {
    const { players, turn, crib } = view();
    const [most = 0, next] = players.map(({ front }) => front).toSorted((a, b) => b - a);
    return players.map(({ seat, front }) => ({
      score: front,
      leads: next !== undefined && front === most && next < most,
      turn: seat === turn,
      crib: players.length > 1 && seat === crib,
    }));
  }

  /** What is drawn, of what is large enough for an eye there: grounds that differ, crowns, marks and figures. */
  const told = (least: number): Promise<readonly Told[]> =>
    page.locator('.player').evaluateAll((cards, high) => {
      const isSeen = (each: Element | null) =>
        each !== null && each.getClientRects().length > 0 && each.getBoundingClientRect().height >= high;
      const grounds = cards.map((card) => getComputedStyle(card).backgroundImage);
      return cards.map((card, at) => ({
        score: Number(card.querySelector('.figure')?.textContent),
        leads: isSeen(card.querySelector('.crown')),
        turn: grounds[at] !== 'none',
        crib: cards.length > 1 && [...card.querySelectorAll('.tag, .pill.crib')].some(isSeen),
      }));
    }, least);

  /** Pixels of the television that are so many minutes of arc. */
  const pixels = (minutes: number): number => minutes / arcOf(1);

  /** The grounds of the cards, and the contrast of their figures, as they are left at that distance. */
  async function seen(): Promise<{
    readonly grounds: readonly number[];
    readonly figures: readonly number[];
  }> {
    const { y, height } = (await page.locator('.players').boundingBox()) ?? { y: 0, height: 0 };
    const clip = { x: 0, y: Math.floor(y), width: 1_920, height: Math.ceil(height) + 5 };
    const picture = await DistantPicture.of(lens, await page.screenshot({ clip }), clip.y);
    const boxes = (part: string, inset: number): Promise<readonly Box[]> =>
      page.locator(part).evaluateAll(
        (all, bar) =>
          all.map((each) => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return [left + bar, top, right, bottom] as const;
          }),
        inset,
      );
    const figures = (await boxes('.player .figure', 0)).map((box) => picture.within(box).map(luminance));
    return {
      grounds: (await boxes('.player', 26)).map((box) => luminance(median(picture.within(box)))),
      figures: figures.map((all) => contrast(Math.max(...all), Math.min(...all))),
    };
  }

  test.each([1, 2, 3, 4, 5, 6])('%i: each of twenty positions is told', async (sides) => {
    begin(sides, sides - 1);
    const theme = sides % 2 === 0 ? 'dark' : 'light';
    await page.goto(`${site.web.url}?layout=race&theme=${theme}&lang=${sides % 2 === 0 ? 'en' : 'fr'}`);
    await page.locator('.player .figure').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const wrong: unknown[] = [];
    for (let at = 0; at < POSITIONS; at++) {
      step(at + sides);
      if (view().phase === 'over') begin(sides, 0);
      await expect.poll(() => told(pixels(READABLE))).toEqual(truth());
      if (view().phase === 'show') await expect.poll(cardsSeen).toEqual(lying.map(cardText));
      wrong.push(...(await hidden(page)));
      wrong.push(...(await tooSmall(page, LEAST)));
    }
    expect(wrong).toEqual([]);
    // The last of them as a picture: the side to act stands out, and every score is read.
    while (view().turn === null) step(1);
    await expect.poll(() => told(pixels(READABLE))).toEqual(truth());
    await painted(page);
    const { grounds, figures } = await seen();
    const turn = grounds[truth().findIndex((each) => each.turn)] ?? 0;
    const others = grounds.filter((each) => each !== turn).map((each) => contrast(turn, each));
    expect([others.length, others.every((each) => each >= TOLD)]).toEqual([sides - 1, true]);
    expect(figures.every((each) => each >= READ)).toBe(true);
  });

  test.each([4, 5, 6])(
    '%i sides beside the board: it has nearly all of the height, and all of a ruling is read',
    async (sides) => {
      begin(sides, 0);
      await page.goto(`${site.web.url}?layout=board&lang=fr`);
      await page.locator('.player .figure').first().waitFor();
      while (view().history.at(-1)?.fact.code !== 'ruled') step(sides);
      await page.locator('.felt .counts').first().waitFor();
      for (const viewport of [TELEVISION, { width: 1_280, height: 800 }]) {
        await page.setViewportSize(viewport);
        expect(await hidden(page)).toEqual([]);
        const { height = 0 } = (await page.locator('.picture.wood').boundingBox()) ?? {};
        expect(height / viewport.height).toBeGreaterThan(0.65);
      }
      await page.setViewportSize(TELEVISION);
    },
  );

  test('the code for phones lies on nothing, in every layout', async () => {
    const me = { role: 'spectator', seat: null, asking: null, away: null };
    await page.route('**/api/me', (route) =>
      route.fulfill({ json: { ...me, join: 'http://192.168.1.20:8080/seat' } }),
    );
    for (const sides of CODED) {
      begin(sides, 0);
      for (let at = 0; at < 12; at++) step(at);
      for (const layout of SCREEN_LAYOUTS) {
        await page.goto(`${site.web.url}?layout=${layout}`);
        await page.locator('.corner svg').waitFor();
        for (const viewport of [TELEVISION, { width: 1_280, height: 720 }]) {
          await page.setViewportSize(viewport);
          const where = `${layout}, ${sides} sides, ${viewport.width} pixels`;
          expect([where, await page.evaluate(covered, PARTS)]).toEqual([where, []]);
        }
      }
    }
    // Beside a board of many sides, its address is there where the words are short.
    begin(6, 0);
    await page.goto(`${site.web.url}?layout=board`);
    await page.locator('.corner b').waitFor();
  });
});
