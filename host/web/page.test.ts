// The page in a real browser, on the whole machine: what people see, and every way to press a key.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { holePosition } from '../../hardware/board.ts';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { browserPath, launch } from './testing/browser.ts';
import { Whole } from './testing/whole.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe.skipIf(browserPath === undefined)('the page in Chromium', { timeout: 60_000 }, () => {
  const files = mkdtempSync(join(tmpdir(), 'muggins-page-'));
  let whole: Whole;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    const configFile = join(ROOT, 'vite.config.ts');
    // Vitest says that this is a test, and libraries would be built as for one.
    vi.stubEnv('NODE_ENV', 'production');
    await build({ configFile, logLevel: 'error', build: { outDir: files, emptyOutDir: true } });
    vi.unstubAllEnvs();
    [whole, browser] = await Promise.all([Whole.start({ files }), launch(browserPath ?? '')]);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await whole.stop();
    rmSync(files, { recursive: true, force: true });
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    whole.table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
    complaints.length = 0;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(whole.web.url);
    await page.getByText('Page: live').waitFor();
    await shows(page, 0, 0);
    return page;
  }

  /** Waits until the scores are these. */
  async function shows(page: Page, red: number, blue: number): Promise<void> {
    await page.getByLabel(`Red: ${red}`, { exact: true }).waitFor();
    await page.getByLabel(`Blue: ${blue}`, { exact: true }).waitFor();
  }

  const key = (page: Page, id: string) => page.locator(`muggins-console [data-key="${id}"]`);

  /** Waits until this hole glows on the page. */
  async function glows(page: Page, lane: number, hole: number): Promise<void> {
    const { x, y } = holePosition(3, lane, hole);
    const at = `[cx="${Math.round(x * 100) / 100}"][cy="${Math.round(y * 100) / 100}"]`;
    await page.locator(`muggins-track svg.lights circle${at}`).first().waitFor({ state: 'attached' });
  }

  test('mouse: points and the player’s button move a peg, score and light', async () => {
    const page = await open();
    for (const id of ['1', '2', 'P1']) await key(page, id).click();
    await shows(page, 12, 0);
    await glows(page, 0, 12);
    expect(await page.title()).toBe('Red 12, Blue 0 · Muggins');
    await page.getByText('Red pegs 12.').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('keyboard: letters and digits, and a key that repeats counts once', async () => {
    const page = await open();
    await page.keyboard.down('8');
    await page.keyboard.down('8');
    await page.keyboard.up('8');
    await page.keyboard.press('e');
    await shows(page, 0, 8);
    await page.keyboard.press('u');
    await shows(page, 0, 0);
    expect(complaints).toEqual([]);
  });

  test('focus: Tab reaches the keys, Enter and Space press them', async () => {
    const page = await open();
    await key(page, '7').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Keyed 7').waitFor();
    await key(page, 'P2').focus();
    await page.keyboard.press('Space');
    await shows(page, 0, 7);
  });

  test('touch: taps, and two fingers at once', async () => {
    const page = await open({ hasTouch: true, viewport: { width: 390, height: 1_400 } });
    await key(page, '5').tap();
    await key(page, 'P2').tap();
    await shows(page, 0, 5);
    const press = vi.spyOn(whole.emulator, 'press');
    const touches = await page.context().newCDPSession(page);
    const middle = async (id: string) => {
      const box = await key(page, id).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [three, four] = [await middle('3'), await middle('4')];
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ ...three, id: 1 }],
    });
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [
        { ...three, id: 1 },
        { ...four, id: 2 },
      ],
    });
    await page.getByText('Keyed 34').waitFor();
    expect(press.mock.calls).toEqual([['3'], ['4']]);
    press.mockRestore();
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });

  test('a key that is down when the window loses the focus is let go', async () => {
    const page = await open();
    const release = vi.spyOn(whole.emulator, 'release');
    await page.keyboard.down('6');
    await page.getByText('Keyed 6').waitFor();
    expect(release).not.toHaveBeenCalledWith('6');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await vi.waitFor(() => expect(release).toHaveBeenCalledWith('6'));
    release.mockRestore();
  });

  test('an entry that is refused says why', async () => {
    const page = await open();
    for (const id of ['2', '6', 'P1']) await key(page, id).click();
    await page.getByRole('status').filter({ hasText: 'Nothing scores 26.' }).waitFor();
    await shows(page, 0, 0);
  });

  test('the power switch darkens the board, and it comes back with its pegs', async () => {
    const page = await open();
    for (const id of ['9', 'P1']) await key(page, id).click();
    await glows(page, 0, 9);
    await page.getByRole('switch', { name: 'Power' }).click();
    await page.getByText('Emulated board: without power').waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector('muggins-track')?.shadowRoot?.querySelectorAll('.lights circle').length === 0,
    );
    await page.getByRole('switch', { name: 'Power' }).click();
    await page.getByText('Emulated board: connected').waitFor();
    await glows(page, 0, 9);
  });

  test('a lost connection shows, and heals by itself with what was missed', async () => {
    const page = await open();
    await whole.restartWeb(async () => {
      await page.getByText('Page: connection lost, trying again').waitFor();
      expect(await key(page, '1').isDisabled()).toBe(true);
      whole.table.command({ type: 'peg', seat: 1, points: 3 });
    });
    await page.getByText('Page: live').waitFor();
    await shows(page, 0, 3);
    for (const id of ['4', 'P1']) await key(page, id).click();
    await shows(page, 4, 3);
  });

  test.each([320, 768, 1_440, 1_920])(
    'fits %i pixels, and nothing jumps when points are scored',
    async (width) => {
      const page = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const heights = () =>
        page.evaluate(() =>
          ['.scores', 'muggins-track', '.now', 'muggins-console'].map((part) => {
            const box = document.querySelector(part)?.getBoundingClientRect();
            return [box?.top, box?.height];
          }),
        );
      const before = await heights();
      whole.table.command({ type: 'peg', seat: 0, points: 12 });
      whole.table.command({ type: 'peg', seat: 1, points: 26 });
      await shows(page, 12, 0);
      await page.getByRole('status').filter({ hasText: 'Nothing scores 26.' }).waitFor();
      expect(await heights()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});
