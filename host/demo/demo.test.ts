// The demo as a forge serves it: files below a folder, and the whole table in the browser.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../web/testing/axe.ts';
import { inChromium, KEEPING, Windows } from '../web/testing/browser.ts';
import { shows } from '../web/testing/companion.ts';
import { Files } from './testing/files.ts';

/** Bytes of a first visit, packed. */
const MOST = 600_000;

inChromium('the demo', () => {
  const windows = new Windows('demo');
  let files: Files;
  beforeAll(async () => {
    files = await Files.serve(windows.files, '/muggins/demo/');
  });
  afterAll(() => files.close());

  const ready = (page: Page): Promise<void> => page.locator('muggins-console .glass.lit').waitFor();
  async function visit(options = {}): Promise<Page> {
    const page = await windows.open(files.url('board.html'), options);
    await ready(page);
    return page;
  }
  /** Presses keys of the emulated board. */
  async function key(page: Page, keys: string): Promise<void> {
    for (const id of keys.split(' ')) await page.locator(`muggins-console [data-key="${id}"]`).click();
  }
  /** The host does as this page says. */
  const post = (page: Page, path: string, body: object): Promise<void> =>
    page.evaluate(
      async ([to, json]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(to, { method: 'POST', headers, body: json });
        if (!answer.ok) throw new Error(await answer.text());
      },
      [path, JSON.stringify(body)] as const,
    );
  /** A game of two people without checks has begun. */
  async function begin(page: Page): Promise<void> {
    const rules = { preset: 'six-card', mode: 'trust', muggins: 'off' };
    await post(page, 'api/command', { type: 'newGame', rules, players: ['Amber', 'Indigo'] });
    await shows(page, 'Indigo', 0);
  }
  const another = async (page: Page, address: string): Promise<Page> => {
    const tab = await page.context().newPage();
    await tab.goto(files.url(address));
    return tab;
  };
  /** Pegs that the firmware lights in front of each lane. */
  const frontPegs = (page: Page) => page.locator('muggins-track .lights .collar');

  test('a game to its end, by keys of the board and by a seat in another tab; a reload goes on; a scoreboard follows', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Show me' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await begin(page);
    await key(page, '2 9 P1 1 2 P2');
    await shows(page, 'Indigo', 12);
    await expect.poll(() => frontPegs(page).count()).toBe(2);

    const board = await another(page, 'index.html');
    await board.locator('.player .figure').first().waitFor();
    await shows(board, 'Amber', 29);
    await page.reload();
    await ready(page);
    await shows(page, 'Amber', 29);
    await shows(page, 'Indigo', 12);

    const seat = await another(page, 'seat.html');
    await seat.getByRole('button', { name: 'Amber' }).click();
    await seat.locator('.seat header').waitFor();
    // Each tab is a seat, and a seat can be taken over from a tab.
    const other = await another(page, 'seat.html');
    await other.getByRole('button', { name: 'Indigo' }).click();
    await other.locator('.seat header').waitFor();
    await seat.reload();
    await seat.locator('.seat header').getByText('Amber').first().waitFor();
    const again = await another(page, 'seat.html');
    await again.getByRole('button', { name: 'Indigo' }).click();
    await again.locator('.seat header').waitFor();
    await other.getByRole('button', { name: 'Indigo' }).waitFor();
    await key(page, '2 9 P1 2 9 P1 2 9 P1 5 P1');
    await shows(page, 'Amber', 121);
    await board.locator('.player.winner').waitFor();
    await seat.locator('.end.won').waitFor();
  });

  test('the first game is against Muggins, on this page: cut, lay away, lay, and it answers; a reload finds the cards', async () => {
    const page = await visit();
    await post(page, 'api/settings', { pace: 'quick' });
    const own = page.locator('muggins-strip .own button');
    const cut = page.getByRole('button', { name: 'Cut here' });
    await cut.click();
    await own.nth(5).waitFor();
    await own.nth(0).click();
    await own.nth(1).click();
    await page.locator('muggins-strip .claim').click();
    // Muggins cuts if it does not deal.
    const playable = page.locator('muggins-strip .own [aria-disabled=false]').first();
    await cut.or(playable).first().waitFor();
    if (await cut.isVisible()) await cut.click();
    await playable.waitFor();
    const hand = await own.allInnerTexts();
    await page.reload();
    await expect.poll(() => own.allInnerTexts()).toEqual(hand);
    const lying = page.locator('muggins-strip .lying .card');
    const led = await lying.allInnerTexts();
    await own.nth(withoutPoints(await own.allInnerTexts(), led)).click();
    await expect.poll(() => lying.count()).toBeGreaterThan(led.length + 1);
  });

  /** The place of a card that neither pairs the card that was led nor makes fifteen with it: for points Muggins would wait. */
  function withoutPoints(hand: readonly string[], [led = '']: readonly string[]): number {
    const worth = (card: string): number => Number.parseInt(card, 10) || (card.startsWith('A') ? 1 : 10);
    return hand.findIndex((card) => card.charAt(0) !== led.charAt(0) && worth(card) + worth(led) !== 15);
  }

  test('the page that has the host closes: the next one takes the table up, and takes no key before', async () => {
    const page = await visit();
    await begin(page);
    const next = await another(page, 'board.html');
    await ready(next);
    const board = await another(page, 'index.html');
    await key(page, '7 P2');
    await shows(board, 'Indigo', 7);
    const waits = next.locator('muggins-console .glass.lit').waitFor({ state: 'detached' });
    await page.close();
    await waits;
    await ready(next);
    await shows(next, 'Indigo', 7);
    await key(next, '4 P1');
    await shows(board, 'Amber', 4);
  });

  const unkept = (page: Page): Locator =>
    page.getByText('Your browser does not save the games of this page.');

  test('a browser that refuses to keep anything plays on, and says so', async () => {
    // As Chromium does where all cookies are blocked. What a worker asks is in store.test.ts.
    const init = (): void => {
      const refuse = (): never => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      LockManager.prototype.request = async () => refuse();
    };
    const page = await visit({ init });
    await unkept(page).waitFor();
    await begin(page);
    await key(page, '6 P1');
    await shows(page, 'Amber', 6);
    // The display has its words: catalogs of which the host says nothing are left out.
    await key(page, '4 MUGGINS P2');
    await page.getByRole('img', { name: /Key the points first/ }).waitFor();
    await page.locator('.notices button').click();
    await unkept(page).waitFor({ state: 'detached' });
  });

  test('locks that never answer: the page plays on without other pages, and says so', async () => {
    const init = (): void => {
      LockManager.prototype.request = () => new Promise(() => {});
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, delay = 0) => setTimeout(run, delay / 50)) as typeof setTimeout;
    };
    await unkept(await visit({ init })).waitFor();
  });

  test(`a first visit is less than ${MOST} bytes; then it works without the network, whatever a page is called`, async () => {
    files.sent = 0;
    const page = await visit({ ...KEEPING, init: () => void caches.open('of another site') });
    await begin(page);
    await key(page, '8 P1');
    await shows(page, 'Amber', 8);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(files.sent).toBeLessThan(MOST);
    await page.context().setOffline(true);
    await page.reload();
    await ready(page);
    await shows(page, 'Amber', 8);
    await page.getByRole('link', { name: 'Games' }).click();
    await page.locator('muggins-replay .movelist').waitFor();
    await page.getByRole('link', { name: 'Scoreboard' }).click();
    await shows(page, 'Amber', 8);
    expect(page.url()).toBe(files.url(''));
    expect(await page.evaluate(() => caches.has('of another site'))).toBe(true);
  });

  test('an address that is not secure, and a file, are the reason why it does not run: not the browser', async () => {
    windows.tolerate(/blocked by CORS policy|preloaded using link/);
    const insecure = { init: () => void Object.defineProperty(window, 'isSecureContext', { value: false }) };
    for (const [address, options] of [
      [files.url('board.html'), insecure],
      [pathToFileURL(join(windows.files, 'board.html')).href, {}],
    ] as const) {
      const page = await windows.open(address, options);
      await page.locator('#insecure').getByText('The demo needs an address with https').waitFor();
    }
  });
});
