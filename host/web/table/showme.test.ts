// A first visit to the page Board: one click, and the worked deal of the README plays itself on the whole machine. Its waits
// are the test's: the show goes on when the test says so, and the test waits for what the board has.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ROWS } from '../../../docs/deal.ts';
import { findings } from '../testing/axe.ts';
import { browserPath } from '../testing/chromium.ts';
import { Companion } from '../testing/companion.ts';

/** In the page: waits of the show end by the event 'go-on', all other timers by themselves. */
function holdShow(): void {
  const held = new Map<number, () => void>();
  const { setTimeout: later, clearTimeout: forget } = window;
  Object.assign(window, {
    setTimeout: (act: () => void, milliseconds = 0, ...more: unknown[]) => {
      if (![2_300, 220, 200].includes(milliseconds)) return later(act, milliseconds, ...more);
      const timer = -1 - held.size - Math.random();
      held.set(timer, act);
      return timer;
    },
    clearTimeout: (timer: number) => (held.delete(timer) ? undefined : forget(timer)),
  });
  addEventListener('go-on', () => {
    for (const [timer, act] of [...held]) if (held.delete(timer)) act();
  });
}

describe.skipIf(browserPath === undefined)('a deal that plays itself', () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
  });
  afterEach(() => companion.clear());
  afterAll(() => companion.stop());

  /** The board with a new match and nothing pegged, as after the first `npm start`. */
  async function visit(): Promise<Page> {
    companion.must({
      type: 'newGame',
      rules: companion.whole.table.state.rules,
      players: ['Ann', 'Bob'],
      newMatch: true,
    });
    return companion.open('board', { viewport: { width: 1280, height: 800 } }, holdShow);
  }
  /** One wait of the show is over. */
  const goOn = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('go-on')));
  const shows = (page: Page, name: string, score: number) =>
    page.getByLabel(`${name}: ${score}`, { exact: true }).waitFor();

  test('one click; every line leaves the scores of the README, and then the table is the visitor’s', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-step=cut]').waitFor();
    for (const [at, { keys, scores }] of ROWS.entries()) {
      await page.getByText(`Step ${at + 1} of ${ROWS.length}`).waitFor();
      // The line is read; each key is down, and up again. The next line begins only when the table has this one.
      for (let waits = 0; waits < 2 * keys.length; waits++) await goOn(page);
      await shows(page, 'Ann', scores[0] ?? 0);
      await shows(page, 'Bob', scores[1] ?? 0);
    }
    await page.getByText('That is Muggins').waitFor();
    await page.locator('.ruling').getByText('four', { exact: false }).first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.keyboard.press('n');
    await expect.poll(() => companion.whole.table.view.phase).toBe('starter');
    expect(companion.complaints).toEqual([]);
  });

  test('a key is seen to go down; any key of the visitor’s ends it; a browser that has seen it is not asked again', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-step=cut]').waitFor();
    // The line is read; then the key is down for a moment, and comes up again.
    await goOn(page);
    await page.locator('muggins-console [data-key=P2].down').waitFor();
    await page.locator('[data-step=dealt]').waitFor();
    await page.keyboard.press('u');
    await page.locator('.show').waitFor({ state: 'detached' });
    await expect.poll(() => companion.whole.table.view.phase).toBe('cut');
    for (let waits = 0; waits < 5; waits++) await goOn(page);
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
