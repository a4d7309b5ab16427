// Seasons on the page Nights: the desk makes one, puts its order right and saves it; anybody sees it. With 36 nights behind it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NightCommand } from '../../../shared/league/index.ts';
import { openHall } from '../../hall/index.ts';
import { playSeason, SEASON_PLAYERS } from '../../hall/testing/season.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, LAPTOP, PHONE, TELEVISION } from './testing/pages.ts';
import { cutOff, longName } from './testing/television.ts';
import type { PersonAnswer } from './wire.ts';

/** A folder with 36 nights, which each test has a copy of. */
let played: string;
let data: string;
beforeAll(() => {
  played = mkdtempSync(join(tmpdir(), 'muggins-season-'));
  const hall = openHall(played);
  playSeason(hall, 36);
  hall.close();
});
afterAll(() => rmSync(played, { recursive: true }));
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'muggins-season-'));
  cpSync(played, data, { recursive: true });
});
afterEach(() => rmSync(data, { recursive: true }));

inChromium('seasons on their page', () => {
  const stage = new HallStage();

  test('the desk saves a season with its order; a phone finds it in the list', async () => {
    const rig = await stage.open({ data });
    const desk = await stage.page('nights', { desk: true, ...LAPTOP });
    await desk.getByText('Season', { exact: true }).click();
    await desk.getByLabel('From').fill('2026-09-01');
    await desk.getByLabel('Best nights to count').fill('20');
    await desk.getByLabel('skunks', { exact: true }).check();
    await desk.getByRole('button', { name: 'Move up: skunks' }).click();
    await desk.getByLabel('game points', { exact: true }).uncheck();
    await desk.getByRole('button', { name: 'Move up: skunks' }).click();
    await desk.getByRole('button', { name: 'Save the season' }).click();
    // Without a name nothing is saved, and the browser says what is missing.
    expect(await desk.locator('input[name=name]:invalid').count()).toBe(1);
    await desk.getByLabel('Name of the season').fill('Autumn & winter');
    await desk.getByRole('button', { name: 'Save the season' }).click();
    await desk.getByRole('heading', { name: 'Autumn & winter' }).waitFor();
    expect(rig.hall.state.seasons).toEqual([
      { name: 'Autumn & winter', from: '2026-09-01', best: 20, ties: ['skunks', 'wins', 'net'] },
    ]);
    const phone = await stage.page('nights', PHONE);
    await phone.getByRole('link', { name: 'Autumn & winter' }).click();
    await phone.getByText('20 of 3').first().waitFor();
    expect(await phone.locator('.nights tbody tr').count()).toBe(11);
    expect(await phone.getByRole('button', { name: 'Save the season' }).count()).toBe(0);
    await desk.getByText('Change this season').click();
    await desk.getByRole('button', { name: 'Delete “Autumn & winter”' }).click();
    await desk.getByRole('heading', { name: 'Nights', exact: true }).waitFor();
    expect(rig.hall.state.seasons).toEqual([]);
  });

  test('from the table of a season to a person, to an opponent, and to a night', async () => {
    const rig = await stage.open({ data });
    const phone = await stage.page('nights?season=yes', PHONE);
    await phone.getByRole('link', { name: 'Ann Archer' }).click();
    await phone.getByRole('heading', { name: 'Head-to-head' }).waitFor();
    const row = phone.getByRole('row', { name: 'Bob Byrd' });
    const { meetings } = (await rig.ask('/api/hall/people/Ann')).json as unknown as PersonAnswer;
    const { games, wins } = meetings.find(({ player }) => player === 'Bob') ?? {};
    expect((await row.getByRole('cell').allInnerTexts()).slice(0, 2)).toEqual([`${games}`, `${wins}`]);
    await row.getByRole('link').click();
    await phone.getByRole('heading', { name: 'Bob Byrd' }).waitFor();
    await phone.getByRole('link', { name: 'May 6, 2027' }).click();
    await phone.getByRole('heading', { name: 'Thursday, May 6, 2027' }).waitFor();
  });

  /** Bug: the page called the player by their id. */
  test('a player of the open night cannot be forgotten, and the page says whom that is', async () => {
    const rig = await stage.open({ data });
    await rig.begin([], { draw: false });
    rig.must({ type: 'checkIn', entrant: { id: 'Ann', players: ['Ann'], as: 'member' } });
    const desk = await stage.page('nights?player=Ann', { desk: true, ...LAPTOP });
    await desk.locator('summary', { hasText: 'Forget' }).click();
    await desk.getByRole('button', { name: 'Forget' }).click();
    await expect.poll(() => desk.getByRole('alert').innerText()).toMatch(/Ann Archer/);
  });

  test('the television has the season in turns with the last standings, and alone where the desk says so', async () => {
    const rig = await stage.open({ data });
    rig.must({ type: 'keepSeason', season: { name: 'Autumn and winter', from: '2026-09-01', best: 20 } });
    rig.must(
      ...SEASON_PLAYERS.map(
        (player, at): NightCommand => ({ type: 'changePlayer', player: { ...player, name: longName(at) } }),
      ),
    );
    const page = await stage.page('', { ...TELEVISION, before: ({ clock }) => clock.install() });
    const title = page.locator('h1');
    const turns = async (): Promise<readonly boolean[]> => {
      const seen: boolean[] = [];
      for (let turn = 0; turn < 4; turn++) {
        seen.push((await title.innerText()) === 'Autumn and winter');
        await page.clock.fastForward(12_000);
      }
      return seen;
    };
    await page.getByText('provisional').waitFor();
    // The season comes after the night.
    await expect.poll(turns).toEqual([false, false, true, true]);
    const desk = await stage.page('nights?season=Autumn+and+winter', { desk: true, ...LAPTOP });
    await desk.getByRole('button', { name: 'Show on the television' }).click();
    await desk.getByRole('button', { name: 'Remove from the television' }).waitFor();
    await page.getByText('after 36 nights').waitFor();
    expect(await page.locator('.standings tbody tr').count()).toBe(11);
    expect(await cutOff(page)).toEqual([]);
    await page.clock.fastForward(24_000);
    expect(await title.innerText()).toBe('Autumn and winter');
    await desk.getByRole('button', { name: 'Remove from the television' }).click();
    await desk.getByRole('button', { name: 'Show on the television' }).waitFor();
    expect(rig.hall.state.settings.screen).toBeNull();
  });

  test('the desk orders the columns of a report', async () => {
    const rig = await stage.open({ data });
    const desk = await stage.page('nights', { desk: true, ...LAPTOP });
    await desk.getByText('Reports and guests').click();
    const season = desk.getByRole('group', { name: 'Columns of season.csv' });
    await season.getByRole('checkbox', { name: 'Rank' }).uncheck();
    await season.getByRole('button', { name: 'Move up: Member number' }).click();
    await desk.getByLabel('Nights as a guest before membership').fill('6');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => rig.hall.state.settings.guestNights).toBe(6);
    const { text } = await rig.ask('/api/hall/season.csv');
    expect(text.split('\r\n')[0]).toBe('member,name,award,points,wins,net,nights');
  });

  test('the address keeps a season that nobody has saved', async () => {
    await stage.open({ data });
    const phone = await stage.page('nights?season=yes&guests=yes&best=3&ties=net', PHONE);
    await phone.getByRole('heading', { name: 'Season' }).waitFor();
    expect(await phone.getByRole('row', { name: 'Zach' }).count()).toBe(1);
    await phone.getByLabel('Count nights played as a guest').uncheck();
    await phone.getByRole('button', { name: 'Show the table' }).click();
    await expect.poll(() => phone.getByRole('row', { name: 'Zach' }).count()).toBe(0);
    expect(new URL(phone.url()).search).toBe('?season=yes&best=3&ties=net');
  });
});
