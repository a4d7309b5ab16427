// A first visit to the Board page: one click, and the worked deal of the README plays itself on the whole machine, beside the
// players' game. Its waits are the test's: the show goes on when the test says so, and the test waits for what the board has.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROWS } from '../../../../docs/testing/deal.ts';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, shows } from '../../testing/companion.ts';

/** Milliseconds of the show: to read a line, that a key is down, and until the next one. */
const WAITS = { read: 3_000, down: 220, between: 200 } as const;

/** In the page: waits of the show end by the event 'go-on', which says of which length; all other timers end by themselves. */
function holdShow(): void {
  const held = new Map<number, { readonly milliseconds: number; readonly act: () => void }>();
  const { setTimeout: later, clearTimeout: forget } = window;
  Object.assign(window, {
    setTimeout: (act: () => void, milliseconds = 0, ...more: unknown[]) => {
      if (![3_000, 220, 200].includes(milliseconds)) return later(act, milliseconds, ...more);
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
    const { rules } = companion.whole.table.state;
    companion.must({ type: 'newGame', rules, players: ['Red', 'Blue'], newMatch: true });
    return companion.open('board', { viewport: { width: 1280, height: 800 }, init: holdShow });
  }
  /** A wait of the show is over. */
  const goOn = (page: Page, wait: keyof typeof WAITS): Promise<boolean> =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('go-on', { detail })), WAITS[wait]);
  const button = (page: Page, name: string) => page.getByRole('button', { name });

  test('one click; every line leaves the scores of the README; then a game of one’s own begins, with names to be typed', async () => {
    const page = await visit();
    const { view } = companion.whole.table;
    await button(page, 'Show me').click();
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
    expect(companion.whole.lit(1, 14)).toBe(true);
    expect(await findings(page)).toEqual([]);
    await button(page, 'Start your game').click();
    await page.locator('dialog.newgame[open]').waitFor();
    expect(companion.whole.table.view).toEqual(view);
    await page.locator('dialog.newgame').getByRole('button', { name: 'Cancel' }).click();
    await shows(page, 'Red', 0);
  });

  test('in the middle of a game: Stop, or any key of the board, brings it back with its pegs', async () => {
    const page = await visit();
    companion.must({ type: 'peg', seat: 0, points: 9 });
    await shows(page, 'Red', 9);
    const { view } = companion.whole.table;
    const lit = (hole: number) => expect.poll(() => companion.whole.lit(0, hole));
    for (const end of [() => button(page, 'Stop').click(), () => page.keyboard.press('u')]) {
      await button(page, 'Show me').click();
      await page.locator('[data-step=cut]').waitFor();
      await lit(9).toBe(false);
      // The line is read; then the key is down for a moment, and comes up again.
      await goOn(page, 'read');
      await page.locator('muggins-console [data-key=P2].down').waitFor();
      await page.locator('[data-step=dealt]').waitFor();
      await end();
      await page.locator('.show').waitFor({ state: 'detached' });
      await shows(page, 'Red', 9);
      await lit(9).toBe(true);
      for (const wait of ['down', 'between', 'read', 'down'] as const) await goOn(page, wait);
      expect(companion.whole.table.view).toEqual(view);
    }
  });

  test('a browser that does not want it has a small button; a page that only looks has none', async () => {
    const page = await visit();
    const offer = page.locator('.show.offer');
    await offer.waitFor();
    await button(page, 'Not now').click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await button(page, 'Show me').waitFor();
    expect(await offer.count()).toBe(0);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await shows(page, 'Red', 0);
    expect(await button(page, 'Show me').count()).toBe(0);
  });
});
