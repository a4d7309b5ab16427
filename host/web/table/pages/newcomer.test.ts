// A new table in Chromium: its questions, answered on the page and by keys of the board.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { presetOf } from '../../../../shared/rules/house/index.ts';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, shows } from '../../testing/companion.ts';

inChromium('a new table', () => {
  const companion = new Companion();

  async function visit(): Promise<Page> {
    await companion.newTable();
    const page = await companion.open('board');
    await page.getByRole('heading', { name: 'How strictly should the board check counts?' }).waitFor();
    return page;
  }
  async function press(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).click();
  }
  /** Presses keys of the emulated board. */
  async function key(page: Page, keys: string): Promise<void> {
    for (const id of keys.split(' ')) {
      await page.locator(`muggins-console [data-key="${id}"]`).click();
    }
  }
  async function name(page: Page): Promise<void> {
    await page.getByText('Who plays?').waitFor();
    for (const [seat, typed] of ['Ann', 'Bob'].entries())
      await page.getByLabel(`Player ${seat + 1}`, { exact: true }).fill(typed);
    await press(page, 'Start');
    await shows(page, 'Ann', 0);
  }

  test('questions on the page: one answer, names, and nothing else asks meanwhile', async () => {
    const page = await visit();
    expect(await page.locator('.now').isVisible()).toBe(false);
    expect(await findings(page)).toEqual([]);
    await page.locator('[data-checks=every]').click();
    await page.getByText('Who plays?').waitFor();
    expect(await page.getByLabel('Player 1', { exact: true }).inputValue()).toBe('');
    expect(await findings(page)).toEqual([]);
    await press(page, 'Back');
    await page.locator('[data-checks=doubt]').click();
    await name(page);
    expect(companion.whole.table.view).toMatchObject({
      rules: { claims: 'challenge', muggins: 'called' },
      game: 1,
      question: null,
    });
    expect(await page.locator('.now').isVisible()).toBe(true);
    expect(await page.locator('muggins-first input').count()).toBe(0);
  });

  test('keys of the board answer too; the page asks for names, and takes none for an answer', async () => {
    const page = await visit();
    await key(page, '3 D');
    await page.getByText('Who plays?').waitFor();
    expect(companion.whole.table.view.rules.claims).toBe('always');
    await press(page, 'Start');
    await shows(page, 'Red', 0);
    await expect.poll(() => companion.whole.table.view.question).toBe(null);
    expect(await page.locator('muggins-first section').count()).toBe(0);
    await key(page, 'P2');
    await expect.poll(() => companion.whole.table.view.phase).toBe('deal');
  });

  test('a refusal has its remedy beside it, which does it and says so', async () => {
    const page = await visit();
    await page.locator('[data-checks=peg]').click();
    await name(page);
    await key(page, '4 MUGGINS P2');
    await page.getByText('Muggins is off in this game.').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await press(page, 'Turn muggins on');
    await page.getByText('Muggins is on.').waitFor();
    expect(companion.whole.table.view).toMatchObject({ rules: { muggins: 'called' }, planned: null });
    // Points were scored, so it waits for the next game.
    await key(page, '5 P1 #');
    await press(page, 'Allow disputes from the next game');
    await page.getByText('Disputes will be allowed from the next game.').waitFor();
    expect(companion.whole.table.view).toMatchObject({
      rules: { claims: 'trust' },
      pegs: [{ front: 5 }, {}, {}],
    });
    await press(page, 'New game');
    expect(await page.locator('.newgame [data-setting=mode]').inputValue()).toBe('challenge');
    await press(page, 'Cancel');

    const { table } = companion.whole;
    /** The remedy of the refusal that these keys meet, and what it leads to. */
    const mended = async (keys: string, remedy: string, reached: () => unknown): Promise<void> => {
      await key(page, keys);
      await page.locator('.now .remedy').getByText(remedy, { exact: true }).click();
      await expect.poll(reached).toBe(true);
      await expect.poll(() => page.locator('.now .remedy').count()).toBe(0);
    };
    companion.begin({ claims: 'challenge' });
    for (const command of ['cut', 'next', 'next', 'next'] as const)
      companion.must(command === 'cut' ? { type: 'cut', dealer: 1 } : { type: 'next' });
    companion.must({ type: 'peg', seat: 0, points: 8 });
    companion.must({ type: 'dispute' });
    await mended('D', 'Undo', () => table.view.prompt.expects === 'count');
    // Bob has given an honour away, and pegs for it once more.
    companion.begin(presetOf('costly-colours'));
    companion.must({ type: 'cut', dealer: 0 });
    companion.must({ type: 'next' });
    await mended('4 P2 2 P2', 'Go on', () => table.view.phase === 'play');
    await fetch(companion.url('/api/settings'), {
      method: 'POST',
      headers: companion.whole.asHost,
      body: JSON.stringify({ paused: true }),
    });
    // One key: a second one, which comes after Resume, would be refused for another reason.
    await mended('4', 'Resume', () => table.view.refusal === null);
    companion.must({ type: 'concede', seat: 1 });
    await mended('4 P2', 'Next game', () => table.view.phase !== 'over');
  });

  test('a user who reads nothing but buttons calls muggins after 11 presses, and has a hand checked after 17', async () => {
    const page = await visit();
    let presses = 0;
    const counted = async (keys: string): Promise<void> => {
      presses += keys.split(' ').length;
      await key(page, keys);
    };
    // The filled button of each question, and names typed where the cursor is.
    for (const typed of [undefined, ['Ann', 'Bob']]) {
      for (const each of typed ?? []) {
        await page.keyboard.type(each);
        await page.keyboard.press('Tab');
      }
      presses++;
      await page.locator('muggins-first .usual').click();
      await page.locator(typed === undefined ? 'muggins-first input:focus' : '.now').waitFor();
    }
    // Bob deals; the starter and the play are passed by; Ann says 10 and Bob sees 4 more.
    await counted('P2 D D D 1 0 P1');
    await shows(page, 'Ann', 10);
    await counted('4 MUGGINS');
    await shows(page, 'Bob', 4);
    expect(presses).toBe(11);
    await counted('# 5 6 7 8 8');
    await page.locator('.ruling').getByText('14').first().waitFor();
    expect(companion.whole.table.view.ruling).toMatchObject({ truth: 14 });
    expect(presses).toBe(17);
  });
});
