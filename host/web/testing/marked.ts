// Pages in marked letters: what stands on them in plain letters does not come from a table of words.
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Pages } from './pages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Builds the pages with the marked language as their only one. */
export async function buildMarked(pages: Pages, outDir: string): Promise<void> {
  const vite = await import('vite');
  vi.stubEnv('NODE_ENV', 'production');
  await vite.build({
    configFile: join(ROOT, 'host/pages/vite.config.ts'),
    mode: pages,
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
        if (root.matches('script, style, noscript, #old, link, meta, muggins-display, .lcd, kbd')) return;
        for (const name of named) said.push(root.getAttribute(name) ?? '');
        if (root.shadowRoot !== null) look(root.shadowRoot);
      }
      for (const child of root.childNodes) look(child);
    };
    look(document.body);
    return said;
  });

/** Texts of a page that have a plain word, but for those that are allowed, addresses and times. */
export async function plainTexts(page: Page, allowed: ReadonlySet<string>): Promise<readonly string[]> {
  const texts = await textsOf(page);
  return texts.flatMap((text) => {
    const rest = text.replace(/https?:\/\/\S+|\w{3} \d+, \d{4}, [\d:]+\s[AP]M/g, '');
    const words = (rest.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !allowed.has(word));
    return words.length === 0 ? [] : [text.trim()];
  });
}
