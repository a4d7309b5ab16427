// The page Judge in a real browser: found by its words, read, done by the board, and taken back.
import { expect, test } from 'vitest';
import { expectSound } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';

inChromium('the page Judge', () => {
  const companion = new Companion();

  /** Bob deals; Ann has pegged 2 in the play. */
  function played(): void {
    companion.begin({ claims: 'trust' });
    companion.must({ type: 'cut', dealer: 1 });
    companion.must({ type: 'next' });
    companion.must({ type: 'next' });
    companion.must({ type: 'peg', seat: 0, points: 2 });
  }
  const fronts = () => companion.whole.table.view.players.map(({ front }) => front);

  test.each(['light', 'dark'] as const)('%s: found, done, and undone', async (colorScheme) => {
    played();
    const page = await companion.open('judge', { colorScheme, viewport: { width: 320, height: 568 } });
    await page.getByRole('searchbox').fill('dealer led first');
    const first = page.locator('.case').first();
    await first.getByText('ACC 2010, rule 7.1.b').waitFor();
    await first.getByRole('button', { name: 'Bob' }).click();
    // What is half entered outlasts the page.
    await page.reload();
    await first.getByRole('button', { name: 'Bob', pressed: true }).waitFor();
    await first.getByRole('button', { name: 'Let the board do it' }).click();
    await page.getByText('The board has ruled.').waitFor();
    expect(fronts()).toEqual([0, 0]);
    await page.locator('.ruling').getByText('the pone leads').waitFor();
    const why = page.getByRole('button', { name: 'Why?' });
    await why.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Why?' });
    await sheet.getByText('In other houses').waitFor();
    expect(await sheet.locator('td').allTextContents()).toEqual([
      '',
      '2 and 0',
      '0 and 0',
      '0 and 0',
      '0 and 0',
    ]);
    expect(await sheet.locator('dt').count()).toBe(3);
    await expectSound(page);
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await why.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(fronts).toEqual([2, 0]);
  });

  test('where the game stands is copied as notation', async () => {
    played();
    const page = await companion.open('judge', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy as notation' }).click();
    const field = page.getByRole('textbox', { name: 'Notation' });
    expect(await field.inputValue()).toBe('six-card dealer=P2 next next P1+2');
    await expectSound(page);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  });

  test('what cannot be called now says so, what is known second-hand too, and an address opens a situation', async () => {
    companion.begin();
    const page = await companion.open('judge?lang=en#poneTooMany');
    const open = page.locator('.case[open]');
    await open.getByText('ACC 2025, rule 4.4.d (9), second-hand').waitFor();
    await open.getByText('The board cannot do this now').waitFor();
    await page.getByRole('searchbox').fill('umbrella');
    await page.getByText('No situation found.').waitFor();
  });
});
