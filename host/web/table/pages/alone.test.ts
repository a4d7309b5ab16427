// A game for one player on the pages: the scoreboard, a phone and the games, from the square to a win and a loss.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { presetOf } from '../../../../shared/rules/house/index.ts';
import { browserPath } from '../../testing/chromium.ts';
import { Companion } from '../../testing/companion.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

describe.skipIf(browserPath === undefined)('a player alone', () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
  });
  afterAll(() => companion.stop());
  afterEach(() => companion.clear());

  const begin = (preset: 'cribbage-squares' | 'cribbage-solitaire'): void =>
    companion.must({ type: 'newGame', rules: { ...presetOf(preset), claims: 'trust' }, players: ['Ann'] });
  const peg = (...points: readonly number[]): void => {
    for (const each of points) companion.must({ type: 'peg', seat: 0, points: each });
  };
  const shows = (page: Page, score: number) => page.getByLabel(`Ann: ${score}`, { exact: true }).waitFor();

  // The seat of the phone before, if there was one, is free again.
  function phone(): Promise<Page> {
    const { credentials } = companion.whole;
    credentials.renew('seat', 0);
    return companion.open(`/seat#${credentials.invitationTo('seat', 0)}`, PHONE);
  }

  test.each([
    ['cribbage-squares', [20, 20, 21], [8, 8, 8, 8, 8, 8, 8, 4]],
    ['cribbage-solitaire', [24, 24, 24, 24, 24, 1], [12, 8, 12, 8, 12, 8, 12, 8, 12, 8, 12, 8]],
  ] as const)('%s: scoreboard and phone follow it to a win, and to a loss', async (preset, won, lost) => {
    begin(preset);
    const [page, ann] = [await companion.open('/'), await phone()];
    await shows(page, 0);
    expect(await page.locator('.player').count()).toBe(1);
    peg(...won);
    await page.locator('.player.winner').waitFor();
    await ann.locator('.end.won').waitFor();
    begin(preset);
    await page.locator('.finish').waitFor({ state: 'detached' });
    peg(...lost);
    await page.locator('.finish').waitFor();
    await ann.locator('.end:not(.won)').waitFor();
    expect(await page.locator('.player.winner').count()).toBe(0);
    // Every crib is Ann's, which goes without saying.
    expect(await page.locator('.player .tag').count()).toBe(0);
    expect(companion.complaints).toEqual([]);
  });

  test('a phone takes a move back without asking anybody', async () => {
    begin('cribbage-squares');
    const ann = await phone();
    peg(8);
    await ann.locator('footer .undo').click();
    await expect.poll(() => companion.whole.table.view.pegs[0]?.front).toBe(0);
  });

  test('the page Games has games without a winner, on a board whose other lane fades', async () => {
    begin('cribbage-squares');
    peg(8, 8, 8, 8, 8, 8, 8, 4);
    const page = await companion.open('/games');
    await page.locator('muggins-replay .movelist').waitFor();
    const faded = await page
      .locator('muggins-replay muggins-track')
      .evaluate((track) =>
        [...(track.shadowRoot?.querySelectorAll('g.idle') ?? [])].map((lane) => lane.classList[0]),
      );
    expect(faded).toEqual(['lane1']);
    expect(companion.complaints).toEqual([]);
  });
});
