// A hall whose disk is full says so where people look: on the television and at the desk. ../shared/league.md, E7: "disk full".
import { expect, test } from 'vitest';
import { joining } from '../../hall/testing/night.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, LAPTOP, TELEVISION } from './testing/pages.ts';

inChromium('a hall whose disk is full', () => {
  const stage = new HallStage();

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
    expect((await rig.do(...joining('Ann'))).status).toBe(503);
    // Without any action at the desk: a table's result would come like this.
    rig.hall.act(joining('Ann'), 'table 4');
    for (const page of pages) await page.getByText(words).waitFor();
    disk.full = false;
    rig.hall.act(joining('Ann'), 'table 4');
    for (const page of pages) await page.getByText(words).waitFor({ state: 'detached' });
  });
});
