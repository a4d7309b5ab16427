// A first visit to the page Board: one click, and the worked deal of the README plays itself on the whole machine. Its waits
// are the test's: the show goes on when the test says so, and the test waits for what the board has.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROWS } from '../../../../docs/testing/deal.ts';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, shows } from '../../testing/companion.ts';

/** Milliseconds of the show: to read a line, that a key is down, and until the next one. */
const WAITS = { read: 2_300, down: 220, between: 200 } as const;

/** In the page: waits of the show end by the event 'go-on', which says of which length; all other timers end by themselves. */
function holdShow(): void {
  const held = new Map<number, { readonly milliseconds: number; readonly act: () => void }>();
  const { setTimeout: later, clearTimeout: forget } = window;
  Object.assign(window, {
    setTimeout: (act: () => void, milliseconds = 0, ...more: unknown[]) => {
      if (![2_300, 220, 200].includes(milliseconds)) return later(act, milliseconds, ...more);
      const timer = -1 - held.size - Math.random();
      held.set(timer, { milliseconds, act });
      return timer;
    },
    clearTimeout: (timer: number) => (held.delete(timer) ? undefined : forget(timer)),
  });
  addEventListener('go-on', (event) => {
    const { detail } = event as CustomEvent<number>;
    for (const [timer, { milliseconds, act }] of [...held])
      if (milliseconds === detail && held.delete(timer)) act();
  });
}

inChromium('a deal that plays itself', () => {
  const companion = new Companion();

  /** The board with a new match and nothing pegged, as after the first `npm start`. */
  async function visit(): Promise<Page> {
    companion.must({
      type: 'newGame',
      rules: companion.whole.table.state.rules,
      players: ['Ann', 'Bob'],
      newMatch: true,
    });
    return companion.open('board', { viewport: { width: 1280, height: 800 }, init: holdShow });
  }
  /** A wait of the show is over. */
  const goOn = (page: Page, wait: keyof typeof WAITS): Promise<boolean> =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('go-on', { detail })), WAITS[wait]);

  test('one click; every line leaves the scores of the README, and then the table is the visitor’s', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-step=cut]').waitFor();
    for (const [at, { keys, scores }] of ROWS.entries()) {
      await page.getByText(`Step ${at + 1} of ${ROWS.length}`).waitFor();
      // The line is read; each key is down, and up again. The next line begins as soon as the table has this one.
      for (const [place] of keys.entries()) {
        await goOn(page, place === 0 ? 'read' : 'between');
        await goOn(page, 'down');
      }
      await shows(page, 'Ann', scores[0] ?? 0);
      await shows(page, 'Bob', scores[1] ?? 0);
    }
    await page.getByText('That is Muggins').waitFor();
    await page.locator('.ruling').getByText('The cards score 4').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await page.keyboard.press('n');
    await expect.poll(() => companion.whole.table.view.phase).toBe('starter');
  });

  test('a key is seen to go down; any key of the visitor’s ends it; a browser that has seen it is not asked again', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-step=cut]').waitFor();
    // The line is read; then the key is down for a moment, and comes up again.
    await goOn(page, 'read');
    await page.locator('muggins-console [data-key=P2].down').waitFor();
    await page.locator('[data-step=dealt]').waitFor();
    await page.keyboard.press('u');
    await page.locator('.show').waitFor({ state: 'detached' });
    await expect.poll(() => companion.whole.table.view.phase).toBe('cut');
    for (const wait of ['down', 'between', 'read', 'down'] as const) await goOn(page, wait);
    expect(companion.whole.table.view.phase).toBe('cut');
  });

  test('nothing is offered while a game is under way, nor to who only looks', async () => {
    const page = await visit();
    const button = page.getByRole('button', { name: 'Show me' });
    await button.waitFor();
    companion.must({ type: 'cut', dealer: 1 });
    await button.waitFor({ state: 'detached' });
    companion.must({ type: 'undo' });
    await button.waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await button.waitFor({ state: 'detached' });
    await page.reload();
    await shows(page, 'Ann', 0);
    expect(await button.count()).toBe(0);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await shows(page, 'Ann', 0);
    expect(await button.count()).toBe(0);
  });
});
