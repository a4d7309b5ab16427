// Every word on every page of a hall comes from the tables: with tables of marked letters, no plain word is left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { FORMATS } from '../../../shared/league/index.ts';
import { browserPath } from '../testing/chromium.ts';
import { buildMarked, plainTexts } from '../testing/marked.ts';
import { hallStage } from './testing/pages.ts';
import { hallIn, LETTERS, PHASES } from './testing/phases.ts';

const NAMES = ['Ζωή', 'Борис', 'Ева', 'Нина', 'Ада', 'Ηρώ', 'Иван', 'Ольга', 'Пётр', 'Яна'];

/** Plain words that may stand on a page: the product; what a board shows; languages, files and formats by their own names; a month of the browser's. */
const ALLOWED = new Set(
  [
    'Muggins English standings csv cards games hands night json',
    ...FORMATS.map(({ name }) => name),
    'Grass Short short January',
    LETTERS,
  ]
    .join(' ')
    .split(/[ -]/),
);

/** What shows on a page when it has arrived. */
const PAGES = { '': 'main', desk: 'main.desk', print: 'main', me: 'main', 'table?table=1': 'main' } as const;

describe.skipIf(browserPath === undefined)('pages of a hall in marked letters', () => {
  const files = mkdtempSync(join(tmpdir(), 'muggins-markedhall-'));
  const stage = hallStage(async () => {
    await buildMarked('hall', files);
    return files;
  });
  afterAll(() => rmSync(files, { recursive: true }));

  async function open(path: string, shown: string): Promise<Page> {
    const page = await stage.page(path, { desk: true });
    await page.locator(shown).first().waitFor();
    return page;
  }

  /** The phone of the first player. */
  async function phone(): Promise<Page> {
    const [name = ''] = NAMES;
    const page = await stage.phone(name, {});
    await page.getByText(name).first().waitFor();
    return page;
  }

  test.each(PHASES)('%s', async (phase) => {
    await stage.open((folder) => hallIn(phase, NAMES, folder));
    const found: Record<string, readonly string[]> = {};
    for (const [path, shown] of Object.entries(PAGES))
      found[path] = await plainTexts(await open(path, shown), ALLOWED);
    found.phone = await plainTexts(await phone(), ALLOWED);
    expect(found).toEqual(Object.fromEntries([...Object.keys(PAGES), 'phone'].map((path) => [path, []])));
  });

  test('the dialogs of the desk', async () => {
    await stage.open((folder) => hallIn('running', NAMES, folder));
    const page = await open('desk', PAGES.desk);
    await page.locator('.hint button').click();
    expect(await plainTexts(page, ALLOWED)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.games > table details.more summary').first().click();
    await page.locator('.games > table details[open] .menu button').first().click();
    await page.locator('dialog input').first().waitFor();
    expect(await plainTexts(page, ALLOWED)).toEqual([]);
  });
});
