// Helpers at the desk's page, in Chromium: the director shows a code, a scorekeeper enters and disputes, a judge rules.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { HELPERS, type Helper } from '../../../shared/league/index.ts';
import { win } from '../../../shared/league/testing/night.ts';
import { findings } from '../testing/axe.ts';
import { inChromium } from '../testing/browser.ts';
import { widthOf } from '../testing/companion.ts';
import { HallStage, LAPTOP, PHONE } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';
import { TWELVE, weekendIn } from './testing/weekend.ts';

inChromium('helpers of the director', () => {
  const stage = new HallStage();
  let rig: HallRig;
  beforeEach(async () => {
    rig = await stage.open({ publicUrl: new URL('https://hall.example/') });
  });

  /** The page of a helper who follows the code of their role. */
  async function helper(role: Helper, options: BrowserContextOptions = LAPTOP): Promise<Page> {
    const page = await stage.page(`desk#host=${await rig.helperCode(role)}`, options);
    await page.locator('.people').waitFor();
    return page;
  }
  const buttons = (page: Page) => page.locator('.work').getByRole('button').allInnerTexts();

  test('the scorekeeper enters a result and a dispute, and the judge rules', async () => {
    await rig.begin(['Ann', 'Bob', 'Cid', 'Dot'], { count: 1 });
    const { game, entrants } = rig.game();
    const page = await helper('scorekeeper');
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('.work > .note b').innerText()).toBe('Scorekeeper');
    // The two names at the table: no draw, no closing.
    expect(await buttons(page)).toEqual(entrants);
    expect(await page.locator('.people details, .closing, .pots, .room, .moreevents').count()).toBe(0);
    await page.locator('.games').getByRole('button', { name: entrants[0], exact: true }).click();
    await page.locator('.entry input').fill('121-113');
    await page.keyboard.press('Enter');
    await expect.poll(() => rig.game(game)).toMatchObject({ stage: 'signed', lines: ['2 +08', '0 -08'] });
    // The next one has a result that a player does not sign.
    const next = rig.game();
    const [first, second] = next.entrants;
    rig.must({ type: 'correct', game: next.game, outcome: win(8), reason: 'from the board' });
    // The second round may be drawn by now.
    const round = page.locator('.rounds > details').filter({ hasText: 'Round 1 of 9' });
    await round.locator('> summary').click();
    await round.locator('tr.over .more summary').click();
    expect(await page.locator('.menu:visible button').allInnerTexts()).toEqual([
      'Sign for both',
      `${first} disputes the result`,
      `${second} disputes the result`,
    ]);
    await page.getByRole('button', { name: `${second} disputes the result` }).click();
    await expect.poll(() => rig.game(next.game).disputedBy).toBe(1);
    await round.locator('tr.disputed').waitFor();
    // Final and disputed games have no menu here.
    expect(await round.locator('.more').count()).toBe(0);
    await page.getByText('Nothing needs you.').waitFor();
    const judge = await helper('judge');
    const task = judge.locator('.needs li').filter({ hasText: `Game ${next.game} is disputed.` });
    await task.getByRole('button', { name: 'Keep the result' }).click();
    await judge.getByLabel('Reason').fill('both counted again');
    await judge.keyboard.press('Enter');
    await expect.poll(() => rig.game(next.game)).toMatchObject({ stage: 'over', signed: [null, null] });
  });

  test.each(HELPERS)('%s: a stage can be looked at, and its cut is the director’s', async (role) => {
    await weekendIn(rig, 'main over', TWELVE.slice(0, 8));
    const page = await helper(role);
    await page.getByText('Nothing needs you.').waitFor();
    await page
      .locator('.events')
      .getByRole('button', { name: /^Play-offs/ })
      .click();
    await page.locator('.cut li').first().waitFor();
    expect((await buttons(page)).filter((each) => /cut|Close|event/.test(each))).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });

  test.each(['none', 'closed'] as const)('%s: a helper sees no form for a night', async (phase) => {
    if (phase === 'closed') await rig.begin(['Ann', 'Bob']);
    if (phase === 'closed') rig.must({ type: 'close', reasons: { '1.1': 'power cut' } });
    const page = await helper('judge', PHONE);
    expect([rig.view.phase, await page.locator('.work form, .work select').count()]).toEqual([phase, 0]);
    expect(await findings(page)).toEqual([]);
  });

  test.each([
    [
      'en',
      'Helpers and devices',
      'In use on 1 device.',
      'Take the role back',
      /^This is the desk\. .*ask the director/,
    ],
    [
      'fr',
      'Aides et appareils',
      'Utilisé sur 1 appareil.',
      'Retirer ce rôle',
      /^C’est le bureau\. .*à la direction\.$/,
    ],
  ])('%s: the director shows a code, sees that it is used, and takes the role back', async (...row) => {
    const [locale, title, inUse, takeBack, shut] = row;
    await rig.begin(['Ann', 'Bob']);
    // The longest name, without a place to break it.
    rig.must({ type: 'addPlayer', player: { id: 'long', name: 'n'.repeat(80), member: null, club: null } });
    const page = await stage.desk(locale);
    await page.getByText(title, { exact: true }).click();
    const scorekeeper = page.locator('.pair > div').first();
    const code = await rig.helperCode('scorekeeper');
    expect(await scorekeeper.locator('.link').innerText()).toBe(`https://hall.example/desk#host=${code}`);
    const other = await helper('scorekeeper', { ...PHONE, locale });
    await scorekeeper.getByText(inUse).waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => widthOf(page)).toBe(320);
    expect(await findings(page)).toEqual([]);
    await scorekeeper.getByRole('button', { name: takeBack }).click();
    await scorekeeper.getByText(inUse).waitFor({ state: 'detached' });
    expect(await other.locator('.door').innerText()).toMatch(shut);
  });
});
