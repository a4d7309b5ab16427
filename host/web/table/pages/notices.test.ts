// What was set aside in the journal stands on every page until the host presses "I have read this", and then on none.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FULL_DISK } from '../../../table/testing/rig.ts';
import { fresh, hostCookie, sharedBrowser } from '../../testing/browser.ts';
import { browserPath } from '../../testing/chromium.ts';
import { builtPages } from '../../testing/pages.ts';
import { Site } from '../../testing/site.ts';

describe.skipIf(browserPath === undefined)('a game was set aside', () => {
  let browser: Browser;
  let site: Site;
  let files: string;

  beforeAll(async () => {
    [files, browser] = await Promise.all([builtPages(), sharedBrowser()]);
  });
  afterAll(async () => browser.close());
  beforeEach(async () => {
    site = await Site.open({ files });
    site.rig.journal.notices.push({ code: 'aside', details: { game: 2, evidence: 'there' } });
    // Pages hear of a table that has changed.
    site.rig.keys('4 P1');
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await site.close();
  });

  async function open(path: string): Promise<Page> {
    const context = await fresh(browser);
    await context.addCookies([hostCookie(site)]);
    const page = await context.newPage();
    await page.goto(new URL(path, site.web.url).href);
    await told(page).waitFor();
    return page;
  }
  const told = (page: Page) => page.locator('.notices');
  const button = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

  test('the host presses the button: no page says it any more', async () => {
    const pages = [await open('board'), await open('board')] as const;
    expect(await told(pages[0]).textContent()).toContain('2');
    await button(pages[0]).click();
    for (const page of pages) await told(page).waitFor({ state: 'detached' });
    expect(site.rig.journal.notices).toEqual([]);
  });

  test('the disk refuses: it stays said, and the page says why', async () => {
    const board = await open('board');
    site.rig.journal.failure = FULL_DISK;
    await button(board).click();
    await board.getByRole('status').filter({ hasText: /disk/i }).waitFor();
    expect(await told(board).count()).toBe(1);
  });
});
