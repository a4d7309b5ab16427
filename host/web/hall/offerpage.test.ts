// The desk with what its league offered yesterday: there is no network today.
import { beforeEach, expect, test } from 'vitest';
import { PUB_MATCH, PUB_PLAYERS } from '../../../shared/league/testing/fixture.ts';
import { inChromium } from '../testing/browser.ts';
import { MATCH_DAY, OFFER } from './testing/offer.ts';
import { HallStage, TELEVISION } from './testing/pages.ts';
import { cutOff } from './testing/television.ts';

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

  test('today’s match is opened with the players of both captains, who can be changed', async () => {
    const now = () => Date.parse(`${PUB_MATCH.day}T12:00Z`);
    await stage.open({ offer: { ...OFFER, fixtures: [PUB_MATCH] }, now });
    const page = await stage.desk();
    const match = page.locator('.fixture');
    const name = (field: string, player: string) =>
      match.locator(`[name="${field}"]`).selectOption({ value: player });
    for (const [place, two] of PUB_PLAYERS.entries())
      for (const [side, players] of two.entries())
        for (const [at, player] of players.entries()) await name(`${place}.${side}.${at}`, player);
    await match.getByRole('button', { name: 'Open the match' }).click();
    const singles = () => stage.rig.view.events[1]?.entrants.map(({ names }) => names[0]);
    await expect.poll(singles).toEqual([1, 2, 3, 4].flatMap((each) => [`Bell${each}`, `Crown${each}`]));
    expect(await page.locator('.events [aria-current]').innerText()).toBe('The bell – The crown, 1–5');
    await match.locator('summary').click();
    await name('8.0.0', 'bell9');
    await match.getByRole('button', { name: 'Change the players' }).click();
    await expect.poll(() => singles()?.at(-2)).toBe('Bell9');
  });

  test('the players of both captains are chosen once both have named them', async () => {
    const sheets = [PUB_PLAYERS.map(([home]) => home), PUB_PLAYERS.map(([, away]) => away)] as const;
    const now = () => Date.parse(`${PUB_MATCH.day}T12:00Z`);
    await stage.open({ offer: { ...OFFER, fixtures: [{ ...PUB_MATCH, sheets }] }, now });
    const page = await stage.desk();
    const match = page.locator('.fixture');
    await match.locator('[name="8.0.0"]').selectOption('bell9');
    await match.getByRole('button', { name: 'Open the match' }).click();
    const singles = () => stage.rig.view.events[1]?.entrants.map(({ names }) => names[0]);
    await expect.poll(() => singles()?.join()).toBe('Bell1,Crown1,Bell2,Crown2,Bell3,Crown3,Bell9,Crown4');
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

  test.each([
    ['en', 'in the league, as of November 25, 2026', 'Player 12'],
    ['fr', 'dans la ligue, au 25 novembre 2026', 'Joueur 12'],
  ])(
    '%s: between nights the television shows yesterday’s table of the league',
    async (locale, from, unnamed) => {
      const line = { points: 12, wins: 6, net: 31 };
      const rows = ['Ann A.', '#12', ...Array.from({ length: 58 }, (_, at) => `Wilhelmina M. ${at}`)].map(
        (name, at) => ({ ...line, rank: at + 1, name }),
      );
      const rig = await stage.open({
        offer: { ...OFFER, season: { name: 'Autumn', rows } },
        now: () => MATCH_DAY,
      });
      const page = await stage.page('', { ...TELEVISION, locale, before: ({ clock }) => clock.install() });
      await page.getByRole('heading', { name: 'Autumn' }).waitFor();
      expect(await page.locator('header p').innerText()).toBe(from);
      expect(
        (await page.locator('tbody tr').allInnerTexts()).slice(0, 2).map((row) => row.split(/\s*[\t\n]\s*/)),
      ).toEqual([
        ['1', 'Ann A.', '12', '6', '31'],
        ['2', unnamed, '12', '6', '31'],
      ]);
      expect(await cutOff(page)).toEqual([]);
      await rig.begin(['Ann', 'Bob']);
      await page.locator('.call').waitFor();
      expect(await page.getByText('Autumn').count()).toBe(0);
      // After the night it takes turns with the standings.
      const reasons = Object.fromEntries(rig.view.games.map(({ game }) => [game, 'closing time']));
      rig.must({ type: 'close', reasons });
      await page.locator('main.closed').waitFor();
      const turns: boolean[] = [];
      for (let turn = 0; turn < 4; turn++) {
        turns.push((await page.getByText('Autumn').count()) > 0);
        await page.clock.fastForward(12_000);
      }
      expect(turns.toSorted()).toEqual([false, false, true, true]);
    },
  );

  test('in French', async () => {
    const page = await stage.desk('fr');
    const panel = page.locator('.panel.league');
    await panel.getByText('2 matchs ici').waitFor();
    expect(await panel.innerText()).toMatch(/matchs\s:\sétat du 25 nov. 2026/);
  });
});
