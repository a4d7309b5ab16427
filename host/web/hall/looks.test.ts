// The desk and the television in every phase of a night: axe finds nothing, in both themes and languages, and no page scrolls sideways.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../testing/axe.ts';
import { drawn, hostCookie, inChromium } from '../testing/browser.ts';
import { widthOf } from '../testing/companion.ts';
import { shiftsOf, watchShifts } from '../testing/shifts.ts';
import { zoomFaults } from '../testing/zoom.ts';
import { HallStage, LAPTOP, TELEVISION } from './testing/pages.ts';
import { hallIn, PHASES } from './testing/phases.ts';

/** The longest name of a person: 80 letters, on the desk as on the television. */
const NAMES = [
  'Ann',
  'Bob',
  'Wilhelmina Montagues',
  'Dot',
  'Maximilian Bartholomew Featherstonehaugh-Cholmondeley of the Old Inn by the Rive',
  'Fay',
  'Gus',
  'Hal',
  'Ivy',
  'Jim',
];
type Look = readonly [theme: 'light' | 'dark', locale: string];
const LOOKS: readonly Look[] = [
  ['light', 'en'],
  ['dark', 'fr'],
];
/** Of a first visit: bytes over the network, and layout shifts. */
const [MOST_BYTES, MOST_SHIFT] = [150_000, 0.02];
const SHOWN = { desk: 'main.desk', '': 'main', nights: '.nights .list li' } as const;

inChromium('the hall in every phase', () => {
  const stage = new HallStage();

  async function open(
    path: keyof typeof SHOWN,
    [colorScheme, locale]: (typeof LOOKS)[number],
  ): Promise<Page> {
    const screen = path === '' ? TELEVISION : LAPTOP;
    const page = await stage.page(path, { ...screen, desk: true, colorScheme, locale });
    await page.locator(SHOWN[path]).waitFor();
    return page;
  }

  const unfold = (page: Page): Promise<void> =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('details:not(.more)'))
        (each as HTMLDetailsElement).open = true;
    });

  test.each(PHASES)('%s, at the desk and on the television', async (phase) => {
    await stage.open((files) => hallIn(phase, NAMES, files));
    for (const look of LOOKS) {
      expect(await findings(await open('', look))).toEqual([]);
      const desk = await open('desk', look);
      if (phase === 'with tasks') await expect.poll(() => desk.locator('.needs > ol > li').count()).toBe(6);
      await unfold(desk);
      for (const width of [320, 390, 768, 1_280]) {
        await desk.setViewportSize({ width, height: 800 });
        await expect.poll(() => widthOf(desk)).toBe(width);
      }
      expect(await findings(desk)).toEqual([]);
    }
  });

  const PATHS = ['', 'desk', 'judge', 'print', 'table', 'table?table=2', 'nights', 'nights?night=1', 'me'];
  test.each(PATHS)(
    '/%s: the first load is light and still, and nothing is cut off at 200 percent',
    async (path) => {
      const rig = await stage.open((files) => hallIn('running', NAMES, files));
      const { json } = await rig.post('/api/hall/players/Bob/code', {});
      const page = await stage.windows.window({
        ...{ cookie: hostCookie(rig, 'muggins_hall'), init: watchShifts },
        viewport: { width: 390, height: 844 },
      });
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      let bytes = 0;
      line.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(new URL(path === 'me' ? `me#${json.invitation}` : path, rig.web.url).href);
      await page
        .locator(path === 'me' ? '.now' : 'main *')
        .first()
        .waitFor();
      await drawn(page);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(MOST_BYTES);
      expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFT);
      // A window of 1,280 by 800 has so many pixels of the page.
      await page.setViewportSize({ width: 640, height: 400 });
      await expect.poll(() => widthOf(page)).toBe(640);
      await expect.poll(() => zoomFaults(page)).toEqual([]);
    },
  );
  test('the settings of a phone lie beside its links, however many rows those have', async () => {
    await stage.open((files) => hallIn('check-in', NAMES, files));
    const page = await open('desk', ['light', 'fr']);
    const covered = () =>
      page.evaluate(() => {
        const settings = document.querySelector('.prefs')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('.top nav a')]
          .filter((each) => {
            const { right, bottom } = each.getBoundingClientRect();
            return right > settings.left && bottom > settings.top + 1;
          })
          .map((each) => each.textContent);
      });
    for (let width = 320; width <= 480; width += 10) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await covered()]).toEqual([width, []]);
    }
  });
  test.each(LOOKS)('every night, and the one that is chosen, %s, %s', async (...look) => {
    await stage.open((files) => hallIn('closed', NAMES, files));
    const page = await open('nights', look);
    await unfold(page);
    await page.locator('input[name="best"]').fill('3');
    expect(await findings(page)).toEqual([]);
    await page.locator('.nights form:has([name=best]) .main').click();
    await page.locator('.nights tbody tr').first().waitFor();
    expect(page.url()).toContain('best=3');
    await page.locator('.nights > p > a').last().click();
    await page.locator('.nights .list a').click();
    await page.locator('.nights tbody').first().waitFor();
    expect(page.url()).toContain('night=1');
    await unfold(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(() => widthOf(page)).toBe(320);
    expect(await findings(page)).toEqual([]);
  });

  test.each(LOOKS)('a result, a menu, a reason and the keys at the desk, %s, %s', async (...look) => {
    await stage.open((files) => hallIn('with tasks', NAMES, files));
    const page = await open('desk', look);
    await page.locator('.games > table td > button').first().click();
    await page.locator('.entry').waitFor();
    await page.locator('.games > table details.more summary').first().click();
    expect(await findings(page)).toEqual([]);
    await page.locator('.games > table details[open] .menu button').last().click();
    await page.locator('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.hint button').click();
    await page.locator('dialog.keys').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
