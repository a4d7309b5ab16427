// The list of moves in a browser: on the page Games each line is a jump; on the page Board the host goes back to one of them.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';

const PEGS = [
  [0, 4],
  [1, 7],
  [0, 10],
  [1, 1],
] as const;

inChromium('the list of moves', () => {
  const companion = new Companion();
  beforeEach(() => {
    companion.begin({ claims: 'trust' });
    companion.must({ type: 'free' });
    for (const [seat, points] of PEGS) companion.must({ type: 'peg', seat, points });
  });

  const texts = (page: Page): Promise<readonly string[]> =>
    page.locator('.movelist li span').allTextContents();
  const NEWEST_FIRST = ['Bob pegs 1.', 'Ann pegs 10.', 'Bob pegs 7.', 'Ann pegs 4.', 'Plain pegging.'];

  test('on the page Games every line jumps to the board as it stood, by mouse and by keyboard', async () => {
    const page = await companion.open('/games', { locale: 'en' });
    await page.locator('.movelist').waitFor();
    expect((await texts(page)).slice(0, 5)).toEqual(NEWEST_FIRST);
    const here = page.locator('.movelist [aria-current=step]');
    expect(await here.innerText()).toMatch(/^Bob pegs 1\.\s+14 – 8$/);
    const stand = page.locator('.stand b');
    await page.getByRole('button', { name: /^Bob pegs 7/ }).click();
    await expect.poll(() => stand.allTextContents()).toEqual(['4', '7']);
    expect(await here.innerText()).toMatch(/^Bob pegs 7\.\s+4 – 7$/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => stand.allTextContents()).toEqual(['4', '0']);
    expect(await here.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => stand.allTextContents()).toEqual(['14', '8']);
    await page.keyboard.press('End');
    await expect.poll(() => stand.allTextContents()).toEqual(['0', '0']);
    expect(await here.innerText()).toMatch(/^Game \d+ begins|is abandoned/);
    // One stop of the tabulator for the whole list.
    expect(await page.locator('.movelist button[tabindex="0"]').count()).toBe(1);
    expect(await findings(page)).toEqual([]);
  });

  test('the list follows the slider, and rolls without moving the page', async () => {
    for (let deal = 0; deal < 12; deal++) companion.must({ type: 'peg', seat: deal % 2, points: 1 });
    const page = await companion.open('/games', { locale: 'en', viewport: { width: 390, height: 844 } });
    await page.locator('.movelist').waitFor();
    const slider = page.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => scrollY);
    await slider.fill('1');
    const here = page.locator('.movelist [aria-current=step]');
    await expect.poll(() => here.innerText()).toMatch(/^Plain pegging/);
    const seen = await here.evaluate((line) => {
      const [box, own] = [line.closest('.movelist')?.getBoundingClientRect(), line.getBoundingClientRect()];
      return box !== undefined && own.top >= box.top && own.bottom <= box.bottom;
    });
    expect(seen).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
  });

  /** The page Board, as its host sees it, with the list open. */
  async function listed(): Promise<Page> {
    const page = await companion.open('/board', { locale: 'en' });
    await page.getByRole('button', { name: 'All moves and undo' }).click();
    await expect.poll(() => texts(page)).toHaveLength(6);
    return page;
  }

  const pegs = () => companion.whole.table.view.pegs.slice(0, 2).map(({ front }) => front);

  test('on the page Board the host goes back to a move: the moves are named first, and redo brings each back', async () => {
    const page = await listed();
    expect((await texts(page)).slice(0, 5)).toEqual(NEWEST_FIRST);
    expect(await page.getByRole('button', { name: 'Undo to here: Bob pegs 1.' }).count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    const choose = page.getByRole('button', { name: 'Undo to here: Ann pegs 4.' });
    await choose.click();
    const question = page.getByRole('dialog', { name: 'Take back these 3 moves?' });
    expect(await question.locator('li').allTextContents()).toEqual(NEWEST_FIRST.slice(0, 3));
    await question.getByText('The score will be Ann 4, Bob 0.').waitFor();
    await question.getByRole('button', { name: 'Keep them' }).click();
    expect(pegs()).toEqual([14, 8]);
    await choose.click();
    await page.getByRole('button', { name: 'Undo 3 moves' }).click();
    await expect.poll(() => texts(page)).toHaveLength(3);
    expect(pegs()).toEqual([4, 0]);
    await page.getByRole('button', { name: 'Redo 1 move' }).click();
    await expect.poll(pegs).toEqual([4, 7]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText('3 moves undone.').first().waitFor();
  });

  test('where somebody scores while the host is asked, nothing is undone, and the list says so', async () => {
    const page = await listed();
    await page.getByRole('button', { name: 'Undo to here: Ann pegs 4.' }).click();
    companion.windows.tolerate(/status of 409/);
    companion.must({ type: 'peg', seat: 1, points: 2 });
    await page.getByRole('button', { name: 'Undo 3 moves' }).click();
    await page.locator('.movesdialog > .alert:not(:empty)').waitFor();
    expect(pegs()).toEqual([14, 10]);
    await expect.poll(() => texts(page)).toHaveLength(7);
  });

  test('a page that is not the host’s has no such list', async () => {
    const page = await companion.window({ locale: 'en' });
    await page.context().clearCookies();
    await page.goto(companion.url('/board'));
    await page.locator('.moves li').first().waitFor();
    expect(await page.getByRole('button', { name: 'All moves and undo' }).count()).toBe(0);
    expect((await page.request.get(companion.url('/api/moves'))).status()).toBe(401);
  });
});
