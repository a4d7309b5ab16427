// The backup at the desk's page in Chromium: where it is, what failed, and one to download.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inChromium } from '../testing/browser.ts';
import { HallStage, LAPTOP } from './testing/pages.ts';

inChromium('the backup at the desk', () => {
  const stage = new HallStage();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muggins-desk-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function desk(backup?: string) {
    const rig = await stage.open({ backup });
    await rig.post('/api/hall/night', { format: 'grass-roots', seed: 7 });
    const page = await stage.page('desk', { ...LAPTOP, desk: true });
    await page.locator('.backup').waitFor();
    return page;
  }

  test('without one, the desk says how to have one, and downloads the hall', async () => {
    const page = await desk();
    expect(await page.locator('.backup').innerText()).toContain('--backup FOLDER');
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.backup a').click()]);
    expect(download.suggestedFilename()).toMatch(/^hall-.*\.zip$/);
    const file = join(folder, 'hall.zip');
    await download.saveAs(file);
    const files = Object.keys(unzipSync(readFileSync(file)));
    expect(files.toSorted()).toEqual(['journal/000001.jsonl', 'journal/journal.json']);
  });

  test('a good one is named', async () => {
    const stick = join(folder, 'stick');
    const page = await desk(stick);
    expect(await page.locator('.backup').innerText()).toContain(stick);
    expect(await page.locator('[role=alert]').count()).toBe(0);
  });

  test('one that fails is at the top, with what to do', async () => {
    writeFileSync(join(folder, 'no folder'), '');
    const page = await desk(join(folder, 'no folder', 'hall'));
    await page.locator('[role=alert]').filter({ hasText: 'Check that the stick is plugged in' }).waitFor();
  });
});
