// A game from set-up to stink hole on everything at once: the set-up, two phones, a television, the board with its real firmware.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_HOLE, holePixel, STINK_HOLE } from '../../hardware/board.ts';
import { browserPath } from './testing/browser.ts';
import { Companion } from './testing/companion.ts';
import type { GameAnswer, GamesAnswer, SeatPlaces } from './wire.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, locale: 'en' };

describe.skipIf(browserPath === undefined)('an evening', { timeout: 120_000 }, () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
  }, 60_000);
  afterAll(() => companion.stop());

  const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const shows = async (pages: readonly Page[], name: string, score: number) => {
    for (const page of pages) await page.getByLabel(`${name}: ${score}`, { exact: true }).waitFor();
  };
  /** Whether the board itself, as its firmware drives it, lights this hole. */
  const lit = (lane: number, hole: number): boolean => {
    const { pixels } = companion.whole.emulator.view;
    const first = 3 * holePixel(lane, hole);
    return pixels.subarray(first, first + 3).some((each) => each > 0);
  };
  const ask = async <T>(path: string): Promise<T> => (await (await fetch(companion.url(path))).json()) as T;

  /** The host sets the table up on its page; the phones scan their seats' codes. */
  async function sitDown(): Promise<readonly [ann: Page, bob: Page]> {
    const host = await companion.open('/table', { viewport: { width: 1_280, height: 800 }, locale: 'en' });
    await host.getByPlaceholder('Red').fill('Ann');
    await host.getByPlaceholder('Blue').fill('Bob');
    await host.locator('[data-setting="mode"]').selectOption('always');
    await host.locator('[data-setting="muggins"]').selectOption('automatic');
    await tap(host, 'Start');
    await host.getByRole('button', { name: 'Abandon it' }).click();
    await expect
      .poll(() => companion.whole.table.view.players.map(({ name }) => name))
      .toEqual(['Ann', 'Bob']);
    const { seats } = await ask<SeatPlaces>('api/seats');
    const phones: Page[] = [];
    for (const { invitation } of seats) {
      const phone = await companion.open(`/seat#${invitation}`, PHONE);
      await phone.locator('.seat header').waitFor();
      phones.push(phone);
    }
    const [ann, bob] = phones;
    if (ann === undefined || bob === undefined) throw new Error('two phones were expected');
    return [ann, bob];
  }

  test('from set-up to stink hole, on two phones, a television and the board', async () => {
    const [ann, bob] = await sitDown();
    const television = await companion.open('/', { viewport: { width: 1_920, height: 1_080 }, locale: 'en' });
    const board = await companion.open('/board', { viewport: { width: 1_440, height: 900 }, locale: 'en' });
    const all = [television, board];
    await shows(all, 'Ann', 0);

    // A deal: Bob deals, a card in play from the phone, a go from the board's own keys, three hands with their cards.
    await tap(bob, 'I deal');
    await tap(bob, 'Cards are dealt');
    await tap(bob, '5 of clubs');
    await ann.getByRole('heading', { name: 'Points in the play' }).waitFor();
    await tap(ann, '2');
    await tap(ann, 'Claim 2');
    await shows(all, 'Ann', 2);
    for (const key of ['1', 'P2', 'D']) await board.locator(`muggins-console [data-key="${key}"]`).click();
    await shows(all, 'Bob', 1);
    const count = async (phone: Page, cards: readonly string[], points: number) => {
      for (const card of cards) await tap(phone, card);
      await tap(phone, `${points}`);
      await tap(phone, `Claim ${points}`);
    };
    await count(ann, ['5 of hearts', '5 of spades', 'jack of clubs', '4 of diamonds'], 12);
    await television.getByText('Bob takes the three missed').first().waitFor();
    await shows(all, 'Bob', 4);
    await count(bob, ['7 of hearts', '7 of spades', '8 of clubs', '9 of diamonds'], 12);
    await shows(all, 'Bob', 16);
    await count(bob, ['2 of hearts', '3 of spades', 'king of clubs', 'ten of diamonds'], 8);
    await shows(all, 'Bob', 24);

    // Everything that comes between, until Bob stands in the stink hole and Ann one hole out.
    companion.must({ type: 'next' });
    companion.must({ type: 'starter', card: '2C' });
    for (let at = 24; at < STINK_HOLE; at += 8) companion.must({ type: 'peg', seat: 1, points: 8 });
    for (let at = 14; at < 118; at += 8) companion.must({ type: 'peg', seat: 0, points: 8 });
    await shows(all, 'Bob', STINK_HOLE);
    await television.locator('.player.lane1').getByText('In the stink hole').waitFor();
    expect(companion.whole.table.view.pegs[0]?.front).toBe(118);
    await tap(ann, '3');
    await tap(ann, 'Claim 3');

    await shows(all, 'Ann', GAME_HOLE);
    await television.locator('.player.winner h2').getByText('Ann').waitFor();
    await television.locator('.player.lane1').getByText('Left in the stink hole').waitFor();
    for (const phone of [ann, bob]) await phone.getByText('Ann wins.').first().waitFor();
    await expect
      .poll(() => [lit(0, GAME_HOLE), lit(1, STINK_HOLE)], { timeout: 20_000 })
      .toEqual([true, true]);
    expect(companion.complaints).toEqual([]);

    // And it is history: the game, the replay, the study, both sheets.
    const { games } = await ask<GamesAnswer>('api/games');
    const last = games.at(-1);
    expect(last).toMatchObject({
      status: 'finished',
      scores: [121, 120],
      result: { losers: [{ stinkHole: true }] },
    });
    const { study } = await ask<GameAnswer>(`api/games/${last?.id}`);
    expect(study.map(({ seat, missed }) => [seat, missed])).toEqual([
      [0, 3],
      [1, 0],
      [1, 0],
    ]);
    await companion.clear();
  });

  test('the page of games: list, replay by slider, leads, study, saving', async () => {
    companion.playGame();
    const final = companion.whole.table.view.players.map(({ front }) => `${front}`);
    const page = await companion.open('/games', { viewport: { width: 1_440, height: 900 }, locale: 'en' });
    await page.locator('.list tr.chosen').getByText(' won').waitFor();
    const slider = page.getByRole('slider', { name: 'Move' });
    const stand = page.locator('.stand b');
    expect(await stand.allTextContents()).toEqual(final);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => stand.allTextContents()).toEqual(['0', '0']);
    await page.getByRole('button', { name: 'Ann takes the lead' }).first().click();
    const [ann = 0, bob = 0] = (await stand.allTextContents()).map(Number);
    expect(ann).toBeGreaterThan(bob);
    await slider.focus();
    await page.keyboard.press('End');
    for (let back = 0; back < 9; back++) await page.keyboard.press('ArrowLeft');
    expect(await stand.allTextContents()).not.toEqual(final);
    await page.getByLabel('Speed').selectOption('8');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => stand.allTextContents(), { timeout: 40_000 }).toEqual(final);
    await page.locator('.study .bad').getByText('2', { exact: true }).first().waitFor();
    expect(await page.locator('muggins-chart canvas').count()).toBe(2);
    for (const [name, type] of [
      ['Save as CSV', 'muggins-games.csv'],
      ['Save as JSON', 'muggins-games.json'],
    ] as const) {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(type);
    }
    expect(companion.complaints).toEqual([]);
  });

  test('study waits for the end of the game, and a game that is none is not found', async () => {
    companion.begin();
    companion.toTheShow();
    companion.count(12);
    const { games } = await ask<GamesAnswer>('api/games');
    const { study, story } = await ask<GameAnswer>(`api/games/${games.at(-1)?.id}`);
    expect([story.status, study]).toEqual(['playing', []]);
    expect((await fetch(companion.url('api/games/9999'))).status).toBe(404);
    const page = await companion.open('/games', { locale: 'en' });
    await page.getByText('Study is for after the game.').waitFor();
    await page.goto(companion.url('/games?lang=fr'));
    await page.getByText('L’étude vient après la partie.').waitFor();
  });

  test('on paper only what can be read there', async () => {
    const page = await companion.open('/games', { locale: 'en' });
    await page.locator('.deals').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('muggins-replay').isVisible()).toBe(false);
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    expect(await page.locator('.deals').isVisible()).toBe(true);
  });
});
