// The desk of an empty hall in Chromium: what the tables have, two that differ, one question, and how far it has come.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath } from '../testing/chromium.ts';
import { CopyingTable, copyOf, LOST_HALL } from './testing/copies.ts';
import { hallStage, LAPTOP } from './testing/pages.ts';

describe.skipIf(browserPath === undefined)('a night that the tables have', () => {
  const stage = hallStage();
  const [night, other] = [copyOf('Ann', 'Bob', 'Cid'), copyOf('Ann', 'Bob', 'Eve')];

  /** Three tables show letters; the third has something else. */
  async function open(locale = 'en'): Promise<readonly [Page, CopyingTable]> {
    const rig = await stage.open({ withBoards: true });
    const tables = [
      new CopyingTable(rig, ['QXRT', '4'], night),
      new CopyingTable(rig, ['ABCD', '5'], night),
      new CopyingTable(rig, ['KLMN', '6'], other),
    ] as const;
    for (const table of tables) {
      await table.ask();
      await table.offer();
    }
    const page = await stage.page('desk', { ...LAPTOP, locale, desk: true });
    await page.locator('.recovery').waitFor();
    return [page, tables[0]];
  }

  test('stands above the new night; it is taken after one question, and shows how far it has come', async () => {
    const [page] = await open();
    const copies = page.locator('.recovery .copy');
    expect(await copies.count()).toBe(2);
    expect(await copies.first().innerText()).toMatch(
      /The night of .*2026.*\n+Table \d has \d+ entries of its journal\. 1 other table has the same.*\n+Table 6 has something else\./,
    );
    const { recovery } = stage.rig.boards;
    await copies.first().getByRole('button', { name: 'Take this night over' }).click();
    const dialog = page.locator('dialog');
    expect(await dialog.innerText()).toMatch(/becomes the one that table \d knew/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(recovery.progress).toBeNull();
    await copies.first().getByRole('button', { name: 'Take this night over' }).click();
    await dialog.getByRole('button', { name: 'Take this night over' }).click();
    await page.getByText(`Taking the night over: 0 of ${night.length} entries.`).waitFor();
  });

  test('that is not what its table had said is named, and another one can be taken', async () => {
    const [page, table] = await open();
    stage.rig.boards.recovery.take(LOST_HALL, 'QXRT');
    await page.getByText('Taking the night over').waitFor();
    await table.give(night.map((entry) => ({ ...entry, time: 1 })));
    await page.getByText('The copy of the table that shows QXRT was not what the table had said.').waitFor();
    expect(await page.locator('.recovery .copy').count()).toBe(2);
  });

  test('en français', async () => {
    const [page] = await open('fr');
    await page.getByRole('heading', { name: 'Les tables ont une soirée' }).waitFor();
    expect(await page.locator('.recovery .copy').first().innerText()).toContain('La soirée du');
  });
});
