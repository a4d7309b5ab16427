// Every word on every page of a hall comes from the tables: with tables of marked letters, no plain word is left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FORMATS } from '../../../shared/league/index.ts';
import { fresh, hostCookie, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { buildMarked, plainTexts } from '../testing/marked.ts';
import { hallIn, LETTERS, PHASES } from './testing/phases.ts';
import type { HallRig } from './testing/site.ts';

const NAMES = ['Ζωή', 'Борис', 'Ева', 'Нина', 'Ада', 'Ηρώ', 'Иван', 'Ольга', 'Пётр', 'Яна'];

/** Plain words that may stand on a page: the product; what a board shows; languages, files and formats by their own names; a month of the browser's. */
const ALLOWED = new Set(
  [
    'Muggins English standings csv cards games night json',
    ...FORMATS.map(({ name }) => name),
    'Grass Short January',
    LETTERS,
  ]
    .join(' ')
    .split(/[ -]/),
);

/** What shows on a page when it has arrived. */
const PAGES = { '': 'main', desk: 'main.desk', print: 'main', me: 'main', 'table?table=1': 'main' } as const;

describe.skipIf(browserPath === undefined)('pages of a hall in marked letters', () => {
  const files = mkdtempSync(join(tmpdir(), 'muggins-markedhall-'));
  let browser: Browser;
  let rig: HallRig;
  beforeAll(async () => {
    await buildMarked('hall', files);
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(files, { recursive: true });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await rig.close();
  });

  async function open(path: string, shown: string): Promise<Page> {
    const context = await fresh(browser);
    await context.addCookies([hostCookie(rig, 'muggins_hall')]);
    const page = await context.newPage();
    await page.goto(rig.web.url + path);
    await page.locator(shown).first().waitFor();
    return page;
  }

  /** The phone of the first player. */
  async function phone(): Promise<Page> {
    const { json } = await rig.post(`/api/hall/players/${encodeURIComponent(NAMES[0] ?? '')}/code`, {});
    const page = await (await fresh(browser)).newPage();
    await page.goto(`${rig.web.url}me#${json.invitation}`);
    await page
      .getByText(NAMES[0] ?? '')
      .first()
      .waitFor();
    return page;
  }

  test.each(PHASES)('%s', async (phase) => {
    rig = await hallIn(phase, NAMES, files);
    const found: Record<string, readonly string[]> = {};
    for (const [path, shown] of Object.entries(PAGES))
      found[path] = await plainTexts(await open(path, shown), ALLOWED);
    found.phone = await plainTexts(await phone(), ALLOWED);
    expect(found).toEqual(Object.fromEntries([...Object.keys(PAGES), 'phone'].map((path) => [path, []])));
  });

  test('the dialogs of the desk', async () => {
    rig = await hallIn('running', NAMES, files);
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
