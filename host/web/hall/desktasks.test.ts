// Results for the desk to check, in Chromium: flags that both have signed, a dispute, and high hands that boards have seen.
import { beforeEach, expect, test } from 'vitest';
import type { GameReport, GameView } from '../../../shared/league/index.ts';
import { report, signed } from '../../../shared/league/testing/night.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, LAPTOP } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';

inChromium('what the desk decides', () => {
  const stage = new HallStage();
  let rig: HallRig;
  let game: GameView;
  beforeEach(async () => {
    rig = await stage.open();
    await rig.begin(['Ann', 'Bob']);
    game = rig.game();
  });

  const now = () => rig.game(game.game);
  /** The board of table 1 sends the result: 121 to 87 for the first side. */
  function reported(changes: Partial<GameReport>): void {
    const said = report(game, 87, { night: rig.hall.state.id, ...changes });
    rig.hall.act([{ type: 'report', report: said, table: '1' }], 'table 1');
  }
  const bothSign = () => rig.hall.act(signed(game.game, now().revision ?? 0), 'table 1');

  test.each([
    ['conceded', 'was conceded'],
    ['unverified', 'was pegged on the board alone'],
    ['lateRuling', 'A ruling ended game'],
    ['wrongSeats', 'say they were swapped'],
    ['clock', 'The clocks of table 1'],
  ] as const)('%s: once both have signed, the result stands with one press', async (flag, words) => {
    reported({ flags: [flag] });
    const page = await stage.desk();
    const task = page.locator('.needs li').filter({ hasText: words });
    const stands = task.getByRole('button', { name: 'Keep the result' });
    await task.waitFor();
    if (flag !== 'clock') expect(await stands.count()).toBe(0);
    bothSign();
    await expect.poll(() => task.getByRole('button').allInnerTexts()).toEqual(['Keep the result']);
    await stands.click();
    await task.waitFor({ state: 'detached' });
    expect(now()).toMatchObject({ stage: 'checked', lines: ['3 +34', '0 -34'] });
    await page.getByText('Nothing needs you.').waitFor();
  });

  test('a player is late on paper: the desk starts the clock, and ends it when they come', async () => {
    let time = 0;
    rig = await stage.open({ now: () => time });
    await rig.begin(['Ann', 'Bob'], { format: 'knockout' });
    time = 6 * 60_000;
    const page = await stage.desk();
    const [first, second] = rig.game().entrants;
    await page.locator('.more summary').first().click();
    await page.getByRole('button', { name: `${second} is late` }).click();
    await page.getByText('“Needs you” offers a forfeit after 5 minutes.').waitFor();
    const task = page.locator('.needs li').filter({ hasText: `${second} is 6 minutes late` });
    await expect
      .poll(() => task.getByRole('button').allInnerTexts())
      .toEqual([`${second} forfeits`, `${second} is here`]);
    expect(rig.game().seated).toEqual([true, false]);
    await task.getByRole('button', { name: `${second} is here` }).click();
    await page.getByText('Nothing needs you.').waitFor();
    expect(rig.game()).toMatchObject({ stage: 'seated', entrants: [first, second] });
  });

  test('an answer that comes late does not hide what has needed a person since', async () => {
    const page = await stage.desk();
    await page.locator('.needs').waitFor();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let count = 0;
    let isAnswered = false;
    await page.route('**/api/hall/desk', async (route) => {
      const isFirst = count++ === 0;
      const response = await route.fetch();
      if (isFirst) await released;
      await route.fulfill({ response });
      isAnswered ||= isFirst;
    });
    rig.must({ type: 'addTable', table: '2' });
    await expect.poll(() => count).toBeGreaterThan(0);
    reported({ flags: ['conceded'] });
    const task = page.locator('.needs li').filter({ hasText: 'was conceded' });
    await task.waitFor();
    release();
    await expect.poll(() => isAnswered).toBe(true);
    // The page has read the late answer once it has read another one, and drawn.
    await page.evaluate(async () => {
      await (await fetch('api/hall/desk')).json();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    expect(await task.count()).toBe(1);
    // A question that the page asks as it closes gets no answer, and that is no fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a game that is opened again waits in the list, until somebody signs for both', async () => {
    reported({});
    bothSign();
    rig.hall.act([{ type: 'reopenGame', game: game.game, reason: 'mixed up' }], 'desk');
    const page = await stage.desk();
    const task = page.locator('.needs li').filter({ hasText: 'is open again' });
    await task.waitFor();
    const [first, second] = ['Ann', 'Bob'].toSorted((one) => (game.entrants[0].includes(one) ? -1 : 1));
    expect(await task.getByRole('button').allInnerTexts()).toEqual([
      `${first} won`,
      `${second} won`,
      'Sign for both',
    ]);
    expect(await task.locator('.where').innerText()).toBe(`${first} 3 +34 · ${second} 0 −34`);
    await task.getByRole('button', { name: 'Sign for both' }).click();
    await task.waitFor({ state: 'detached' });
    expect(now()).toMatchObject({ stage: 'signed', lines: ['3 +34', '0 -34'] });
  });

  test('a dispute: the judge finds that the result stands and says why, and both sign again', async () => {
    reported({});
    rig.hall.act(
      [...signed(game.game).slice(0, 1), { type: 'dispute', game: game.game, side: 1 }],
      'table 1',
    );
    const page = await stage.desk();
    // Bug: the desk said which game, but not where, nor whose.
    await page
      .locator('.needs .where')
      .getByText(`Table 1 \u00B7 ${game.entrants.join(' v ')}`)
      .waitFor();
    const task = page.locator('.needs li').filter({ hasText: `Game ${game.game} is disputed.` });
    await task.getByRole('button', { name: 'Keep the result' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep the result' });
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
    // A ruling without a reason is not taken.
    expect(now().stage).toBe('disputed');
    await dialog.getByLabel('Reason').fill('both counted the last hand again');
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
    await task.waitFor({ state: 'detached' });
    expect(now()).toMatchObject({ stage: 'over', signed: [null, null], lines: ['3 +34', '0 -34'] });
    bothSign();
    await expect.poll(() => now().stage).toBe('signed');
    await page.getByText('Nothing needs you.').waitFor();
  });

  test.each([
    ['en', 'High hands', '29 Ann', /round 1 of 9/i],
    ['fr', 'Mains remarquables', '29 Ann', /1 sur 9/],
  ])('%s: high hands, their cards, and their file', async (locale, title, best, round) => {
    reported({
      hands: [
        { player: 'Bob', points: 24, cards: null },
        { player: 'Ann', points: 29, cards: '5H 5S 5D JC 5C' },
      ],
    });
    const page = await stage.desk(locale);
    const panel = page.locator('.hands');
    const list = panel.locator('li');
    const summary = panel.locator('summary');
    expect(await summary.innerText()).toBe(title);
    await summary.click();
    await list.first().waitFor({ state: 'hidden' });
    await summary.click();
    await list.first().waitFor();
    const [first, second] = await list.allInnerTexts();
    expect(first).toContain(best);
    expect(first).toMatch(round);
    for (const card of ['5♥', '5♠', '5♦', 'J♣', '5♣']) expect(first).toContain(card);
    expect(second).toContain('24 Bob');
    const nights = await stage.page('nights?night=1', { ...LAPTOP, locale });
    await nights.locator('.hands li').first().waitFor();
    expect(await nights.locator('.hands li').allInnerTexts()).toEqual([first, second]);
    const link = page.getByRole('link', { name: 'hands.csv' });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toBe('hands.csv');
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(address.href).toBe(file.url());
    expect((await rig.ask(address.pathname)).text.split(/\r?\n/).slice(0, 3)).toEqual([
      'name,member,points,cards,round,game',
      `Ann,,29,5H 5S 5D JC 5C,1,${game.game}`,
      `Bob,,24,,1,${game.game}`,
    ]);
  });
});
