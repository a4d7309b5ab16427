// A moment on the pages: it comes once, lasts three seconds, and goes when it is cut short or taken back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inChromium } from '../../testing/browser.ts';
import { Companion, PHONE } from '../../testing/companion.ts';

inChromium('moments', () => {
  const companion = new Companion();
  const stamp = (page: Page) => page.locator('.moment .stamp');

  /** Ann's hand is entered; her claim of 13 misses 2. */
  function ready(): void {
    companion.begin();
    companion.toTheShow();
    companion.must({ type: 'cards', cards: ['5H', '5S', 'JC', '4D'] });
  }
  const claim = (points: number): void => companion.must({ type: 'peg', seat: 0, points });

  test.each([
    ['/', {}],
    ['/board', {}],
    ['/seat', PHONE],
  ] as const)(
    '%s: caller, points and the missed cards, for three seconds, and not again',
    async (path, options) => {
      ready();
      // From the beginning: what a page has set with the real clock would go on beside the one that stands still, such as the wait for its line.
      const before = ({ clock }: Page) => clock.install({ time: 0 });
      const page = await (path === '/seat'
        ? companion.phone(0, { ...options, before })
        : companion.open(path, { before }));
      await page.locator(path === '/seat' ? '.seat header' : 'main').waitFor();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
      claim(13);
      await expect.poll(() => stamp(page).allTextContents()).toEqual(['Muggins!']);
      expect(await page.locator('.moment .words').textContent()).toBe('Bob takes 2 from Ann');
      expect(await page.locator('.moment .up').allTextContents()).toEqual(['5♥', '5♠', '5♣']);
      // Reduced motion: a still picture.
      expect(await stamp(page).evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
      await page.clock.runFor(2_900);
      expect(await stamp(page).count()).toBe(1);
      await page.clock.runFor(200);
      await expect.poll(() => stamp(page).count()).toBe(0);
      companion.must({ type: 'undo' });
      claim(15);
      // A nob of Ann's own, and its undo.
      await expect.poll(() => stamp(page).allTextContents()).toEqual(['His nobs!']);
      companion.must({ type: 'undo' });
      await expect.poll(() => stamp(page).count()).toBe(0);
      claim(13);
      await stamp(page).waitFor();
      await page.reload();
      await page.getByText('Bob takes 2').first().waitFor({ state: 'attached' });
      expect(await stamp(page).count()).toBe(0);
    },
  );

  test('at night a page that is left alone is dark, until a touch or a moment', async () => {
    ready();
    const before = ({ clock }: Page) => clock.install({ time: new Date(2026, 0, 5, 21, 50) });
    const page = await companion.open('/', { before });
    await page.locator('.player .figure').first().waitFor();
    const look = () =>
      page.evaluate(() => {
        const { content } = getComputedStyle(document.documentElement, '::after');
        return [document.documentElement.dataset.theme, content].join(' ');
      });
    const [BRIGHT, DIM] = [' none', 'dark ""'];
    /** Its line is lost meanwhile, and comes back. */
    const alone = async (time: string) => {
      const back = page.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived'));
      await page.clock.fastForward(time);
      await back;
      return look();
    };
    expect(await alone('06:00')).toBe(BRIGHT);
    expect(await alone('05:00')).toBe(DIM);
    await page.keyboard.press('Shift');
    expect(await look()).toBe(BRIGHT);
    expect(await alone('05:10')).toBe(DIM);
    claim(13);
    await stamp(page).waitFor();
    expect(await look()).toBe(BRIGHT);
  });

  test('the board chases as long as the page shows it; a key ends both', async () => {
    ready();
    const page = await companion.open('/board');
    await page.locator('muggins-console .glass.lit').waitFor();
    const holes = Array.from({ length: 121 }, (_, at) => at + 1);
    const lit = () => holes.filter((hole) => companion.whole.lit(1, hole)).length;
    claim(13);
    await stamp(page).waitFor();
    await expect.poll(lit).toBeGreaterThan(20);
    await page.keyboard.press('2');
    await expect.poll(() => stamp(page).count()).toBe(0);
    await expect.poll(lit).toBe(1);
  });
});
