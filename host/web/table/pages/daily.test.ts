// The daily hand in a real browser: thrown by keyboard, without the host, kept for the day, and shared.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectSound } from '../../testing/axe.ts';
import { inChromium, KEEPING, type WindowOptions } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';

const NOON = '2026-11-30T12:00:00Z';
/** Fewer pixels than on any phone that is sold. */
const SMALL: WindowOptions = { viewport: { width: 320, height: 568 } };

inChromium('the daily hand', () => {
  const companion = new Companion();

  async function open(options: WindowOptions, path = 'daily', time = NOON): Promise<Page> {
    const page = await companion.window({ ...SMALL, ...options });
    await page.clock.setFixedTime(new Date(time));
    await page.goto(companion.url(path));
    return page;
  }
  const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const throws = (page: Page) => page.locator('tbody .cards').allInnerTexts();

  test.each(['light', 'dark'] as const)('%s: by keyboard, beside club and strong', async (colorScheme) => {
    const page = await open({ colorScheme });
    await expectSound(page, 'main button');
    for (const name of ['5♥', 'K♣', 'J♠']) await card(page, name).press('Enter');
    await card(page, 'J♠').press('Space');
    expect(await page.getByRole('button', { name: 'Discard the 2 chosen cards' }).isDisabled()).toBe(true);
    await card(page, 'J♠').press('Space');
    // The third card took the place of the first.
    expect(await page.locator('[aria-pressed="true"]').allTextContents()).toEqual(['J♠', 'K♣']);
    await page.getByRole('button', { name: 'Discard the 2 chosen cards' }).press('Enter');
    const answer = page.getByRole('status').filter({ hasText: 'more games in 100' });
    await answer.waitFor();
    expect(await page.evaluate(() => document.activeElement?.classList.contains('answer'))).toBe(true);
    expect((await throws(page)).map((text) => text.split(/\s+/).join(' '))).toEqual([
      'J♠ K♣',
      '2♥ 8♥',
      '2♥ 8♥',
      '2♥ 8♥',
    ]);
    await expectSound(page, 'main button');
  });

  test('a seat leads to it', async () => {
    companion.begin();
    const phone = await companion.phone(0);
    await phone.getByText('More', { exact: true }).click();
    await phone.getByRole('link', { name: 'Daily hand' }).click();
    await phone.waitForURL('**/daily');
  });

  test('is there without the host, and a throw stands for the day', async () => {
    const page = await open(KEEPING);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await card(page, '2♥').click();
    await card(page, '8♥').click();
    await page.getByRole('button', { name: 'Discard the 2 chosen cards' }).click();
    await page.getByText('No discard wins more often than yours.').waitFor();
    await page.reload();
    await page.getByText('1 day in a row.').waitFor();
    await page.clock.setFixedTime(new Date('2026-12-01T00:00:01Z'));
    await page.reload();
    await card(page, 'K♦').click();
    await card(page, '6♦').click();
    await page.getByRole('button', { name: 'Discard the 2 chosen cards' }).click();
    await page.getByText('2 days in a row.').waitFor();
  });

  test('is shared as the position, without the throw, and an address opens the hand of another day', async () => {
    const page = await open({ viewport: { width: 1_280, height: 800 } }, 'daily?date=2026-11-29&lang=en');
    await page.getByRole('link', { name: 'Today’s hand' }).waitFor();
    const [first, second] = await page.locator('.hand button').all();
    await first?.click();
    await second?.click();
    await page.getByRole('button', { name: 'Discard the 2 chosen cards' }).click();
    const button = page.getByRole('button', { name: 'Share' });
    await button.waitFor();
    expect(await page.getByText('in a row').count()).toBe(0);
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await button.click();
    const text = await page.getByRole('dialog', { name: 'Share' }).getByRole('textbox').inputValue();
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Muggins, daily hand of 2026-11-29: /),
      expect.stringMatching(/^six-card pegs=\d+-\d+ dealer=P[12] ;( [A2-9TJQK][CDHS]){6}$/),
      companion.url('daily?date=2026-11-29'),
    ]);
    await expectSound(page);
  });
});
