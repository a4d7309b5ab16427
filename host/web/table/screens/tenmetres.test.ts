// Ten metres from a television of 55 inches: who leads, the scores and whose turn it is, told from the picture that an eye has there.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRESETS } from '../../../../shared/rules/index.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { fresh, hostCookie, inChromium, drawn as painted, sharedBrowser } from '../../testing/browser.ts';
import {
  apart,
  arcOf,
  type Box,
  contrast,
  DistantPicture,
  type Light,
  luminance,
  median,
} from '../../testing/distance.ts';
import { builtPages } from '../../testing/pages.ts';
import { Site } from '../../testing/site.ts';

const TELEVISION = { viewport: { width: 1_920, height: 1_080 } };
const TWO = ['Ann', 'Bob'];
const UNEQUAL = ['Maximilian', 'Bea'];
const THREE = ['Ann', 'Bob', 'Cid'];
const FOUR = ['Charlotte', 'Bob', 'Cid', 'Dorothea'];
const FIVE = ['Ann', 'Marie-Antoinette Roy', 'Cid', 'Dot', 'Eve'];
const SIX = ['Ann', 'Bob', 'Cid', 'Maximilian Hohenfels', 'Eve', 'Fay'];
const EACH = 'six-card-4-individuals';
const EACH_OF_5 = 'six-card-5-individuals';
const EACH_OF_6 = 'six-card-6-individuals';

/** Who plays what, who deals first, and how many steps are played: deals, starters, plays and counted hands. */
const ROWS = [
  ['six-card', TWO, 0, 9],
  ['six-card', UNEQUAL, 1, 27],
  ['six-card', TWO, 1, 33],
  ['six-card', UNEQUAL, 1, 17],
  ['six-card', UNEQUAL, 0, 24],
  ['six-card-3', THREE, 1, 10],
  ['six-card-3', THREE, 2, 23],
  ['six-card-3', THREE, 1, 35],
  [EACH, FOUR, 0, 12],
  [EACH, FOUR, 1, 33],
  ['six-card-4', FOUR, 2, 19],
  ['cribbage-solitaire', ['Ann'], 0, 9],
  [EACH_OF_5, FIVE, 1, 30],
  [EACH_OF_6, SIX, 3, 34],
] as const;

/** Rows of 2, 4 and 6 sides. */
const CODED = [0, 8, 13] as const;

/** What is counted in turn: no score is told from another by the order of the hands. */
const POINTS = [8, 2, 12, 6, 16, 4, 9, 7, 2, 10, 5];

/** Comfortable to read (ISO 9241-303), and what full sight reads (Snellen). */
const [COMFORTABLE, READABLE] = [16, 5];
/** Contrast by which a thing is told from what is beside it (WCAG 2.2, 1.4.11). */
const TOLD = 3;
/** Contrast of what is read (WCAG 2.2, 1.4.3). */
const READ = 4.5;
/** Distances in CIELAB: a colour that is the same to the eye but for its edges, and ten times what can just be told. */
const [NEAR, FAR] = [12, 23];

/** What is read, and the least minutes of arc of its capitals. */
const LEAST = [
  ['.player .figure', COMFORTABLE],
  ['.player h2 span:not(.heard)', READABLE],
  ['.player .pill', READABLE],
  ['.player .tag', READABLE],
  ['.player .togo', READABLE],
] as const;

/** What a room reads: none of it lies on another. */
const PARTS = ['.strip', '.player', '.wood', '.expects', '.corner .code', '.corner a'];

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
  let lens: Page;
  beforeAll(async () => {
    const files = await builtPages();
    browser = await sharedBrowser();
    site = await Site.open({ files }, new Rig({ lanes: 6 }));
    lens = await (await fresh(browser)).newPage();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** A game of its own, up to its last step. */
  function play(at: number): void {
    const [name, players, dealer, steps] = ROWS[at] ?? ROWS[0];
    const rules = PRESETS.find((each) => each.name === name);
    if (rules === undefined) throw new Error(`${name}: no preset`);
    site.must({ type: 'newGame', rules, players, newMatch: true });
    // A player alone cuts for nothing.
    if (site.rig.table.view.phase === 'cut') site.must({ type: 'cut', dealer });
    for (let step = 0; step < steps; step++) {
      const { expects, seat } = site.rig.table.view.prompt;
      const points = POINTS[(step + at) % POINTS.length] ?? 0;
      site.must(expects === 'count' ? { type: 'peg', seat: seat ?? 0, points } : { type: 'next' });
    }
  }

  async function open(layout: string, theme: string, lang: string): Promise<Page> {
    const context = await fresh(browser, TELEVISION);
    await context.addCookies([hostCookie(site)]);
    const page = await context.newPage();
    await page.goto(`${site.web.url}?layout=${layout}&theme=${theme}&lang=${lang}`);
    await page.locator('.player .figure').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  /** Waits until the page has drawn the game. */
  async function drawn(page: Page): Promise<void> {
    const { players, turn } = site.rig.table.view;
    for (const { name, front } of players)
      await page.locator(`.figure[aria-label*="${name}"][aria-label$=": ${front}"]`).waitFor();
    await expect.poll(() => page.locator('.pill.turn').count()).toBe(turn === null ? 0 : 1);
    await painted(page);
  }

  /** The colour of the mark of the turn, as light. */
  const brassOf = (page: Page): Promise<Light> =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--brass)';
      document.body.append(probe);
      const values = getComputedStyle(probe).color.match(/\d+/g) ?? [];
      probe.remove();
      const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      return values.slice(0, 3).map((value) => light(Number(value) / 255)) as unknown as Light;
    });

  interface Card {
    /** Within the card, without the bar in the colour of its lane. */
    readonly card: Box;
    readonly figure: Box;
    readonly turn: Box | null;
  }

  /** Where the cards are, their figures and the mark of the turn. */
  const cardsOf = (page: Page): Promise<readonly Card[]> =>
    page.locator('.player').evaluateAll((cards) =>
      cards.map((card) => {
        const boxOf = (each: Element | null): Box | null => {
          if (each === null) return null;
          const { left, top, right, bottom } = each.getBoundingClientRect();
          return [left, top, right, bottom];
        };
        const [left, top, right, bottom] = boxOf(card) ?? [0, 0, 0, 0];
        const figure = boxOf(card.querySelector('.figure')) ?? [0, 0, 0, 0];
        return {
          card: [left + 26, top, right, bottom],
          figure,
          turn: boxOf(card.querySelector('.pill.turn')),
        };
      }),
    );

  /** The lane of the card whose ground differs from all others; null without a leader, when none does. */
  function leaderIn(picture: DistantPicture, cards: readonly Card[], theme: string): number | null {
    const grounds = cards.map(({ card }) => luminance(median(picture.within(card))));
    const leading = theme === 'dark' ? Math.max(...grounds) : Math.min(...grounds);
    const lane = grounds.indexOf(leading);
    const others = grounds.toSpliced(lane, 1).map((other) => contrast(leading, other));
    if (others.every((each) => each >= TOLD)) return lane;
    // Neither told nor alike would be a guess.
    expect(Math.min(...others)).toBeLessThan(1.1);
    return null;
  }

  /** The lane of the card that has brass on it; null where none has. */
  function turnIn(picture: DistantPicture, cards: readonly Card[], brass: Light): number | null {
    const seen = cards.map(
      ({ card }) => picture.within(card).filter((each) => apart(each, brass) < NEAR).length,
    );
    const most = Math.max(...seen);
    const others = seen.toSpliced(seen.indexOf(most), 1);
    if (most >= 20 && others.every((each) => 4 * each <= most)) return seen.indexOf(most);
    expect(seen.every((each) => each < 10)).toBe(true);
    return null;
  }

  /** Minutes of arc of the smallest capital of these; a capital is 0.7 of its font. */
  const smallest = async (page: Page, part: string): Promise<number> => {
    const sizes = await page
      .locator(part)
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    return arcOf(0.7 * Math.min(...sizes));
  };

  /** Contrast of what is written in a box, as it is left at that distance: between its lightest and its darkest pixels. */
  function written(picture: DistantPicture, box: Box): number {
    const all = picture.within(box).map(luminance);
    return contrast(Math.max(...all), Math.min(...all));
  }

  /** What is true: lanes, or null. */
  function truth(): { readonly leader: number | null; readonly turn: number | null } {
    const { players, turn } = site.rig.table.view;
    const most = Math.max(...players.map(({ front }) => front));
    const ahead = new Set(players.filter(({ front }) => front === most).map(({ lane }) => lane));
    return {
      leader: ahead.size === 1 ? ([...ahead][0] ?? null) : null,
      turn: players.find(({ seat }) => seat === turn)?.lane ?? null,
    };
  }

  /** The cards as they are seen from there. */
  async function seen(page: Page): Promise<DistantPicture> {
    const { y, height } = (await page.locator('.players').boundingBox()) ?? { y: 0, height: 0 };
    const clip = { x: 0, y: Math.floor(y), width: 1_920, height: Math.ceil(height) + 5 };
    return DistantPicture.of(lens, await page.screenshot({ clip }), clip.y);
  }

  /** Every second position in daylight, the others dark. */
  test.each([
    ['race', 'light', 'en', 0],
    ['race', 'dark', 'fr', 1],
    ['scores', 'dark', 'fr', 0],
    ['scores', 'light', 'en', 1],
  ])('%s, %s, %s: leader, turn and scores are told in each position', async (layout, theme, lang, first) => {
    const page = await open(layout, theme, lang);
    for (let at = first; at < ROWS.length; at += 2) {
      play(at);
      await drawn(page);
      const cards = await cardsOf(page);
      const picture = await seen(page);
      const brass = await brassOf(page);
      const told = { leader: leaderIn(picture, cards, theme), turn: turnIn(picture, cards, brass) };
      expect([at, told]).toEqual([at, truth()]);
      for (const { card, figure, turn } of cards) {
        expect([at, written(picture, figure) >= READ]).toEqual([at, true]);
        if (turn === null) continue;
        const grounds = [turn, card].map((box) => median(picture.within(box))) as [Light, Light];
        expect([at, apart(...grounds) >= FAR]).toEqual([at, true]);
        expect([at, written(picture, turn) >= TOLD]).toEqual([at, true]);
      }
      for (const [part, least] of LEAST) {
        const shown = await page.locator(part).count();
        if (shown > 0) expect([at, part, (await smallest(page, part)) >= least]).toEqual([at, part, true]);
      }
    }
  });

  test('the code for phones lies on nothing, in every layout', async () => {
    const page = await open('race', 'light', 'en');
    const me = { role: 'spectator', seat: null, asking: null, away: null };
    await page.route('**/api/me', (route) =>
      route.fulfill({ json: { ...me, join: 'http://192.168.1.20:8080/seat' } }),
    );
    for (const at of CODED) {
      play(at);
      for (const viewport of [TELEVISION.viewport, { width: 1_280, height: 720 }])
        for (const layout of ['race', 'board', 'scores', 'boardOnly']) {
          await page.setViewportSize(viewport);
          await page.goto(`${site.web.url}?layout=${layout}`);
          await page.locator('.corner svg').waitFor();
          const where = `${layout}, ${ROWS[at]?.[1].length} players, ${viewport.width} pixels`;
          expect([where, await page.evaluate(covered, PARTS)]).toEqual([where, []]);
        }
    }
  });
});
