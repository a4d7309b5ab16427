// A game that was set aside is shown on every page until the host presses "I have read this", and then on none.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { FULL_DISK } from '../../../table/testing/rig.ts';
import { inChromium } from '../../testing/browser.ts';
import { Phones } from '../../testing/phones.ts';

inChromium('a game was set aside', () => {
  const phones = new Phones();
  beforeEach(() => {
    phones.site.rig.journal.notices.push({ code: 'aside', details: { game: 2, evidence: 'there' } });
    // Pages hear of a table that has changed.
    phones.site.rig.keys('4 P1');
  });

  async function open(path: string): Promise<Page> {
    const page = await phones.open(path, {});
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
    expect(phones.site.rig.journal.notices).toEqual([]);
  });

  test('if the disk refuses, the notice stays, and the page says why', async () => {
    const board = await open('board');
    phones.site.rig.journal.failure = FULL_DISK;
    await button(board).click();
    await board.getByRole('status').filter({ hasText: /disk/i }).waitFor();
    expect(await told(board).count()).toBe(1);
  });
});
