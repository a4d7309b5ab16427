// What decides the last rounds, as the director asks for it: at the desk, for as many places as wanted, and on the television.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decisiveGames } from '../../../shared/league/index.ts';
import { running } from '../../hall/testing/night.ts';
import { findings } from '../testing/axe.ts';
import { inChromium } from '../testing/browser.ts';
import { widthOf } from '../testing/companion.ts';
import { HallStage, TELEVISION } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';
import { cutOff, LEAST_SIZE, longName, sizesOf } from './testing/television.ts';

inChromium('what decides', () => {
  const stage = new HallStage();
  let rig: HallRig;

  /** The last of 3 rounds, with one game over. */
  async function lastRound(names: readonly string[]): Promise<void> {
    const now = 1_800_000_000_000;
    rig = await stage.open({ now: () => now - 300_000 });
    await rig.begin(names, { format: { name: 'short', games: 3 } });
    // The hall draws the next round by itself.
    while (rig.view.games.filter(({ round, outcome }) => round === 3 && outcome !== null).length === 0)
      rig.win(rig.game());
  }

  const contenders = (page: Page): Promise<readonly string[]> => page.locator('.decides th').allInnerTexts();
  const expected = (places: number): readonly string[] =>
    decisiveGames(rig.view, places)?.contenders.map(({ entrant }) => entrant) ?? [];

  test('at the desk: a line for each contender, for one place or for more', async () => {
    await lastRound(['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay']);
    const page = await stage.desk();
    await page.locator('.decides').waitFor();
    expect(await contenders(page)).toEqual(expected(1));
    const heading = await page.locator('.decides h2').innerText();
    await page.locator('.placed > details > summary').last().click();
    await page.locator('.decidingfor input[name="places"]').fill('3');
    await page.locator('.decidingfor input[name="screen"]').check();
    await page.locator('.decidingfor button').click();
    await expect.poll(() => rig.hall.state.settings.decides).toBe(3);
    expect(rig.view.decidesOnScreen).toBe(true);
    await expect.poll(() => page.locator('.decides h2').innerText()).not.toBe(heading);
    expect(await contenders(page)).toEqual(expected(3));
    expect(await findings(page)).toEqual([]);
    for (const width of [320, 390, 844]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => widthOf(page)).toBe(width);
    }
    for (const game of running(rig.view)) rig.win(game);
    await page.locator('.decides').waitFor({ state: 'detached' });
  });

  test.each(['en', 'fr'])(
    '%s: on the television in turn with the standings, if the director likes',
    async (locale) => {
      await lastRound(Array.from({ length: 20 }, (_, at) => longName(at)));
      const page = await stage.page('', { ...TELEVISION, locale, before: ({ clock }) => clock.install() });
      await page.locator('.standings').waitFor();
      // Two pages of places, and then what decides.
      const turns = async (): Promise<readonly number[]> => {
        const seen: number[] = [];
        for (let turn = 0; turn < 3; turn++) {
          seen.push(await page.locator('.needs').count());
          await page.clock.fastForward(12_000);
        }
        return seen;
      };
      expect(await turns()).toEqual([0, 0, 0]);
      rig.must({ type: 'setClub', settings: { decidesOnScreen: true } });
      await expect.poll(async () => (await turns()).toSorted()).toEqual([0, 0, 1]);
      while ((await page.locator('.needs').count()) === 0) await page.clock.fastForward(12_000);
      expect(await cutOff(page)).toEqual([]);
      expect(Math.min(...(await sizesOf(page, '.needs dd')))).toBeGreaterThanOrEqual(LEAST_SIZE);
      const bottom = await page.locator('.needs dl').evaluate((list) => list.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(
        await page.locator('footer').evaluate((foot) => foot.getBoundingClientRect().top),
      );
    },
  );
});
