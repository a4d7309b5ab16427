import { expect, test } from 'vitest';
import { presetOf } from '../../../../shared/rules/house/index.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, shows } from '../../testing/companion.ts';

inChromium('a player alone', () => {
  const companion = new Companion();

  const begin = (preset: 'cribbage-squares' | 'cribbage-solitaire'): void =>
    companion.must({ type: 'newGame', rules: { ...presetOf(preset), claims: 'trust' }, players: ['Ann'] });
  const peg = (...points: readonly number[]): void => {
    for (const each of points) companion.must({ type: 'peg', seat: 0, points: each });
  };
  test.each([
    ['cribbage-squares', [20, 20, 21], [8, 8, 8, 8, 8, 8, 8, 4]],
    ['cribbage-solitaire', [24, 24, 24, 24, 24, 1], [12, 8, 12, 8, 12, 8, 12, 8, 12, 8, 12, 8]],
  ] as const)('%s: scoreboard and phone follow it to a win, and to a loss', async (preset, won, lost) => {
    begin(preset);
    const [page, ann] = [await companion.open('/'), await companion.phone(0)];
    await shows(page, 'Ann', 0);
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
  });

  test('a phone takes a move back without asking anybody', async () => {
    begin('cribbage-squares');
    const ann = await companion.phone(0);
    peg(8);
    await ann.locator('footer .undo').click();
    await expect.poll(() => companion.whole.table.view.pegs[0]?.front).toBe(0);
  });

  test('the page Games has games without a winner, on a board without the other lane', async () => {
    begin('cribbage-squares');
    peg(8, 8, 8, 8, 8, 8, 8, 4);
    const page = await companion.open('/games');
    await page.locator('muggins-replay .movelist').waitFor();
    const missing = await page
      .locator('muggins-replay muggins-track')
      .evaluate((track) =>
        ['lane0', 'lane1'].filter((lane) => track.shadowRoot?.querySelector(`g.${lane}`) === null),
      );
    expect(missing).toEqual(['lane1']);
  });
});
