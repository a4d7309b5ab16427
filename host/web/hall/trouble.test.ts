// A hall whose disk is full says so where people look: on the television and at the desk. ../shared/league.md, E7: "disk full".
import { describe, expect, test } from 'vitest';
import { joining } from '../../hall/testing/night.ts';
import { browserPath } from '../testing/chromium.ts';
import { hallStage, LAPTOP, TELEVISION } from './testing/pages.ts';
import { HallRig } from './testing/site.ts';

test('everybody is told that nothing is kept, and that it is again', async () => {
  const disk = { full: false };
  const rig = await HallRig.open({ disk });
  try {
    await rig.post('/api/hall/night', { format: 'grass-roots' });
    expect((await rig.night()).trouble).toBeNull();
    disk.full = true;
    expect((await rig.do(...joining('Ann'))).status).toBe(503);
    await expect.poll(async () => (await rig.night()).trouble).toBe('disk');
    disk.full = false;
    expect((await rig.do(...joining('Ann'))).status).toBe(200);
    await expect.poll(async () => (await rig.night()).trouble).toBeNull();
  } finally {
    await rig.close();
  }
});

describe.skipIf(browserPath === undefined)('in the browser', () => {
  const stage = hallStage();

  test('the television and the desk say it as long as it lasts, also what a board has sent', async () => {
    const disk = { full: false };
    const rig = await stage.open({ disk });
    await rig.post('/api/hall/night', { format: 'grass-roots' });
    const pages = [
      await stage.page('', { ...TELEVISION, locale: 'en' }),
      await stage.page('desk', { ...LAPTOP, desk: true, locale: 'en' }),
    ];
    const words = /The hall cannot save anything/;
    disk.full = true;
    // Nobody at the desk has done anything: a table's result would come like this.
    rig.hall.act(joining('Ann'), 'table 4');
    for (const page of pages) await page.getByText(words).waitFor();
    disk.full = false;
    rig.hall.act(joining('Ann'), 'table 4');
    for (const page of pages) await page.getByText(words).waitFor({ state: 'detached' });
  });
});
