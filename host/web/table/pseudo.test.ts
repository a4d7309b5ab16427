// Every word on every page comes from the tables: with tables of marked letters, no plain word is left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { marked } from '../../../shared/words/testing/pseudo.ts';
import { fresh, hostCookie, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { buildMarked, plainTexts } from '../testing/marked.ts';
import { Whole } from '../testing/whole.ts';

const NAMES = ['Ζωή', 'Борис'];

/** Plain words that may stand on a page: the product, languages by their own names, keys as they are printed, addresses. */
const ALLOWED = new Set(
  'Muggins English MUGGINS NEXT CARDS DEL REDO UNDO Shift Enter Backspace Escape Tab Delete Insert End Home'.split(
    ' ',
  ),
);

describe.skipIf(browserPath === undefined)('pages in marked letters', () => {
  const files = mkdtempSync(join(tmpdir(), 'muggins-marked-'));
  let whole: Whole;
  let browser: Browser;

  beforeAll(async () => {
    await buildMarked('table', files);
    [whole, browser] = await Promise.all([Whole.start({ files }), sharedBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await whole.stop();
    rmSync(files, { recursive: true });
  });

  const must = (command: Command): void => {
    const done = whole.table.command(command);
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  };

  /** Plain words of a page, with where they stand. */
  async function plainWords(path: string): Promise<readonly string[]> {
    const context = await fresh(browser);
    await context.addCookies([hostCookie(whole)]);
    const page = await context.newPage();
    await page.goto(new URL(path, whole.web.url).href);
    // The page Help names nobody: it is there with its words.
    const drawn =
      path === 'help' || path === 'judge'
        ? page.locator('.terms dt, .case summary')
        : page.getByText(NAMES[0] ?? '');
    await drawn.first().waitFor({ state: 'attached' });
    const found = await plainTexts(page, ALLOWED);
    await context.close();
    // The rows of the display are the board's, in a language of its own.
    return found.filter((text) => !text.startsWith(`${marked('Display')}: `));
  }

  const begin = (): void => {
    must({ type: 'newGame', rules: { ...SIX_CARD, claims: 'always', muggins: 'automatic' }, players: NAMES });
  };
  const PAGES = ['', 'board', 'table', 'games', 'seat', 'help', 'judge'];

  test.each([
    ['the cut', begin],
    [
      'the show, with a ruling',
      () => {
        must({ type: 'cut', dealer: 1 });
        must({ type: 'next' });
        must({ type: 'starter', card: '5C' });
        must({ type: 'next' });
        must({ type: 'cards', cards: ['5H', '5S', 'JC', '4D'] });
        must({ type: 'peg', seat: 0, points: 12 });
      },
    ],
    ['the end of a game', () => must({ type: 'concede', seat: 0 })],
  ] as const)('%s', async (_, bring) => {
    bring();
    const found: Record<string, readonly string[]> = {};
    for (const path of PAGES) found[path] = await plainWords(path);
    expect(found).toEqual(Object.fromEntries(PAGES.map((path) => [path, []])));
  });
});
