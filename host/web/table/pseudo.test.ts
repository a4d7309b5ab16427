// Every word on every page comes from the tables: with tables of marked letters, no plain word is left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { marked } from '../../../shared/words/testing/pseudo.ts';
import { fresh, hostCookie, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { Whole } from '../testing/whole.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const NAMES = ['Ζωή', 'Борис'];

/** Plain words that may stand on a page: the product, languages by their own names, keys as they are printed, addresses. */
const ALLOWED = new Set(
  'Muggins English MUGGINS NEXT CARDS DEL REDO UNDO Shift Enter Backspace Escape Tab Delete Insert End Home'.split(
    ' ',
  ),
);

/** Builds the pages with the marked language as their only one. */
async function build(outDir: string): Promise<void> {
  const vite = await import('vite');
  vi.stubEnv('NODE_ENV', 'production');
  await vite.build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [
      {
        name: 'marked-language',
        enforce: 'pre',
        resolveId: (id) =>
          id.endsWith('words/registry.ts') ? join(ROOT, 'shared/words/testing/registry.ts') : null,
      },
    ],
    build: { outDir, emptyOutDir: true },
  });
  vi.unstubAllEnvs();
}

/** Every text of a page: what is to be read, what is read aloud, the name of the window. The display's rows are the board's. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = [document.title];
    const named = [
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'aria-description',
      'aria-valuetext',
      'label',
    ];
    const look = (root: Node): void => {
      if (root.nodeType === 3) said.push(root.nodeValue ?? '');
      if (!(root instanceof Element || root instanceof DocumentFragment || root === document.body)) return;
      if (root instanceof Element) {
        if (root.matches('script, style, noscript, link, meta, muggins-display, .lcd, kbd')) return;
        for (const name of named) said.push(root.getAttribute(name) ?? '');
        if (root.shadowRoot !== null) look(root.shadowRoot);
      }
      for (const child of root.childNodes) look(child);
    };
    look(document.body);
    return said;
  });

describe.skipIf(browserPath === undefined)('pages in marked letters', () => {
  const files = mkdtempSync(join(tmpdir(), 'muggins-marked-'));
  let whole: Whole;
  let browser: Browser;

  beforeAll(async () => {
    await build(files);
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
    await page
      .getByText(NAMES[0] ?? '')
      .first()
      .waitFor({ state: 'attached' });
    const texts = await textsOf(page);
    await context.close();
    return texts.flatMap((text) => {
      // The rows of the display are the board's, in a language of its own.
      if (text.startsWith(`${marked('Display')}: `)) return [];
      const rest = text.replace(/https?:\/\/\S+|\w{3} \d+, \d{4}, [\d:]+\s[AP]M/g, '');
      const words = (rest.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !ALLOWED.has(word));
      return words.length === 0 ? [] : [text.trim()];
    });
  }

  const begin = (): void => {
    must({ type: 'newGame', rules: { ...SIX_CARD, claims: 'always', muggins: 'automatic' }, players: NAMES });
  };
  const PAGES = ['', 'board', 'table', 'games', 'seat'];

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
