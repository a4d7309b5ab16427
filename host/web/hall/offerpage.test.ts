// The desk with what its league offered yesterday: there is no network today.
import { beforeEach, expect, test } from 'vitest';
import { inChromium } from '../testing/browser.ts';
import { MATCH_DAY, OFFER } from './testing/offer.ts';
import { HallStage } from './testing/pages.ts';

inChromium('the league at the desk', () => {
  const stage = new HallStage();
  beforeEach(() => stage.open({ offer: OFFER, now: () => MATCH_DAY }));

  test('it says from when the offer is, lists the matches, and opens a night in a format of the league', async () => {
    const page = await stage.desk();
    const panel = page.locator('.panel.league');
    await panel.getByText(/as of .*25.*2026/).waitFor();
    await panel.getByText('2 matches here').click();
    expect(await panel.locator('li').allInnerTexts()).toEqual(
      OFFER.fixtures
        .slice(1)
        .map(({ away }) => expect.stringMatching(`Division 1.*The Bell v ${away.name}$`)),
    );
    const format = page.locator('.opening [name=format]');
    expect(await format.locator('option').first().innerText()).toBe('ours');
    await format.selectOption('ours');
    await page.getByRole('button', { name: 'Open the night' }).click();
    await expect.poll(() => stage.rig.hall.state.format.name).toBe('ours');
    await panel.waitFor();
  });

  test('a member number is enough to check somebody in, and finds them from then on', async () => {
    await stage.rig.begin([], { draw: false });
    const page = await stage.desk();
    const search = page.locator('.people input[type=search]');
    await search.fill('4711');
    await search.press('Enter');
    const list = page.locator('.people li span');
    await expect.poll(() => list.allInnerTexts()).toEqual(['Archer, Ann']);
    expect(stage.rig.hall.state.entrants).toHaveLength(1);
    await search.fill('4711');
    await expect.poll(() => list.allInnerTexts()).toEqual(['Archer, Ann']);
  });

  test('in French', async () => {
    const page = await stage.desk('fr');
    const panel = page.locator('.panel.league');
    await panel.getByText('2 matchs ici').waitFor();
    expect(await panel.innerText()).toMatch(/matchs\s:\sétat du 25 nov. 2026/);
  });
});
