// Cards for study in a real browser, the whole way: a phone enters them, the game ends, and the page of games says what they cost.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { SIX_CARD } from '../../../../shared/rules/index.ts';
import { judgeThrow } from '../../../../shared/story/throws.ts';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, PHONE, widthOf } from '../../testing/companion.ts';

inChromium('cards for study in Chromium', () => {
  const companion = new Companion();
  beforeEach(() => companion.begin({ claims: 'always', muggins: 'called' }));

  /** To the play of the first deal. */
  function begin(): void {
    if (companion.whole.table.view.phase === 'cut') companion.must({ type: 'cut', dealer: 1 });
    companion.must({ type: 'next' });
    companion.must({ type: 'starter', card: '5C' });
  }

  function end(): void {
    companion.must({ type: 'peg', seat: 0, points: 2 });
    companion.must({ type: 'concede', seat: 1 });
  }

  const pick = async (page: Page, ...names: readonly string[]): Promise<void> => {
    for (const name of names)
      await page.locator('muggins-study').getByRole('button', { name, exact: true }).click();
  };

  test('a phone enters what it was dealt; once the game is over the page of games has it, judged', async () => {
    begin();
    const page = await companion.phone(0);
    // Nothing of it is visible until it is opened.
    expect(await page.locator('muggins-study .picker').isVisible()).toBe(false);
    await page.getByText('More', { exact: true }).click();
    await page.getByText('Save my hand for study', { exact: true }).click();
    await page.getByText('They stay hidden until the game ends.', { exact: false }).waitFor();
    await pick(page, '5', 'hearts', '5', 'spades', 'jack', 'diamonds', 'queen', 'clubs', '2', 'hearts', '8');
    await pick(page, 'diamonds');
    await page.getByRole('heading', { name: 'Tap the 2 cards you discarded.' }).waitFor();
    const keep = page.getByRole('button', { name: 'Save this hand' });
    expect(await keep.isDisabled()).toBe(true);
    await pick(page, '5♥', '8♦');
    expect(await widthOf(page)).toBe(320);
    expect(await findings(page)).toEqual([]);
    await keep.click();
    await page.getByText('Saved for deal 1, and hidden until the game ends.', { exact: false }).waitFor();
    // The page is ready for another deal, and shows nothing of what was kept.
    expect(await page.locator('muggins-study .dealt').count()).toBe(0);

    const scoreboard = await companion.open('/games', { locale: 'en' });
    await scoreboard.locator('#game').getByText('Study opens when the game is over.').waitFor();
    expect(await scoreboard.locator('muggins-throws').count()).toBe(0);
    end();
    await scoreboard.reload();
    const discards = scoreboard.getByText('Show 1 discard');
    await discards.waitFor();
    const asked: string[] = [];
    scoreboard.on('request', (request) => asked.push(request.url()));
    await discards.click();
    const row = scoreboard.locator('.throws tbody tr');
    await row.locator('.bad').first().waitFor();
    // `muggins discard 5H 5S JD QC 2H 8D --pone` has 2H 8D first.
    expect(await row.innerText()).toMatch(/^1\s+Ann\s+0 – 0\s/);
    expect(await row.locator('td').nth(3).innerText()).toMatch(/5♥\s*8♦/);
    expect(await row.locator('td').nth(5).innerText()).toMatch(/2♥\s*8♦/);
    const figures = await Promise.all([4, 6, 7].map((at) => row.locator('td').nth(at).innerText()));
    const [made = 0, best = 0, cost = 0] = figures.map(Number);
    expect(cost).toBeGreaterThan(1);
    expect(Math.abs(best - made - cost)).toBeLessThan(0.011);
    const cards = ['5H', '5S', 'JD', 'QC', '2H', '8D'] as const;
    const line = { cards, thrown: ['5H', '8D'], ownCrib: false, seat: 0, scores: [0, 0] } as const;
    const win = judgeThrow(line, SIX_CARD)?.win;
    const lost = `${(100 * (win?.cost ?? 0)).toFixed(1)}%`;
    const total = await scoreboard.locator('.throws tfoot').innerText();
    expect(total.split(/\s+/)).toEqual(['Total', 'Ann', cost.toFixed(2), lost]);
    const cells = await Promise.all([8, 9].map((at) => row.locator('td').nth(at).innerText()));
    expect(cells.join(' ').split(/\s+/)).toEqual([
      `${(100 * (win?.chance ?? 0)).toFixed(1)}%`,
      lost,
      '2♥',
      '8♦',
    ]);
    await scoreboard.getByText('In the model steady-1', { exact: false }).waitFor();
    // The profile adds up the same.
    const profile = await companion.open('/games', { locale: 'en' });
    await profile.locator('table.figures').getByRole('link', { name: 'Ann' }).first().click();
    await profile.getByText('Judge the latest discards').click();
    await profile
      .locator('.judged')
      .getByText(`\u2212${cost.toFixed(1)}`)
      .waitFor();
    // What works it out comes when it is wanted, and then asks the host for nothing.
    expect(asked.some((url) => /throws-.*\.js$/.test(url))).toBe(true);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await findings(scoreboard)).toEqual([]);
  });

  test('what is wrong is said, and what was chosen stays to be put right', async () => {
    begin();
    const games = await companion.open('/games?lang=fr');
    await games.getByText('L’étude s’ouvre quand la partie est finie.').waitFor();
    const page = await companion.phone(1, { ...PHONE, locale: 'fr' });
    await page.getByText('Plus', { exact: true }).click();
    await page.getByText('Garder ma main pour l’étude', { exact: true }).click();
    await pick(page, '5', 'trèfle', '5', 'pique', 'valet', 'carreau', 'dame', 'trèfle', '2', 'cœur', '8');
    await pick(page, 'carreau', '5♠', '5♣');
    await page.getByRole('button', { name: 'Garder cette main' }).click();
    await page.getByText('5♣ est la carte de départ', { exact: false }).waitFor();
    expect(await page.locator('muggins-study .dealt button').count()).toBe(6);
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await page.locator('muggins-study .ranks').waitFor();
    companion.windows.tolerate(/422/);
  });

  test('a game whose discards nobody can judge offers no entry', async () => {
    companion.begin({ lowball: true, skunks: [] });
    begin();
    const page = await companion.phone(0);
    expect(await page.locator('muggins-study').count()).toBe(0);
  });
});
