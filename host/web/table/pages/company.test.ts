// Muggins at the table, in Chromium: it is chosen for a seat in New game, and plays with a newcomer after one press.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, PHONE } from '../../testing/companion.ts';

inChromium('Muggins at the table', () => {
  const companion = new Companion();
  const players = () => companion.whole.table.state.players;
  const ids = () => companion.whole.table.state.playerIds;

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

  test('New game: who plays each seat, what that means, and where the cards are; once more it is the same', async () => {
    companion.begin();
    const page = await companion.open('/board');
    const opens = page.getByRole('button', { name: 'New game' });
    await opens.click();
    const form = page.locator('.newgame form');
    expect(await form.locator('[name=pack]').count()).toBe(0);
    await form.getByLabel('Who plays seat 2').selectOption('gentle');
    await form.getByLabel('Player 1', { exact: true }).fill('Ann');
    expect(await form.getByLabel('Player 2', { exact: true }).isDisabled()).toBe(true);
    await form.locator('[name=pack]').selectOption('reader');
    expect(await findings(page)).toEqual([]);
    await form.locator('.begin').click();
    await expect.poll(players).toEqual(['Ann', 'Muggins']);
    expect(ids()[1]).toBe('muggins-gentle-1');
    await opens.click();
    expect(await form.locator('[data-seat="1"]').inputValue()).toBe('gentle');
    expect(await form.locator('[name=pack]').inputValue()).toBe('reader');
    // Real cards of its own: there is no hand to show.
    expect(await page.locator('muggins-strip').count()).toBe(0);
  });

  test('a game that Muggins does not play says why', async () => {
    const page = await companion.open('/table');
    const form = page.locator('.game form');
    for (const [preset, seats] of [
      ['table-top', 0],
      ['six-card', 2],
    ] as const) {
      await form.locator('[name=preset]').selectOption(preset);
      expect(await form.locator('.who').count()).toBe(seats);
      expect(await form.getByText('Muggins cannot join').count()).toBe(seats === 0 ? 1 : 0);
    }
  });

  test('a newcomer presses Play alone, and Muggins is there', async () => {
    await companion.newTable();
    await fetch(companion.url('/api/settings'), {
      method: 'POST',
      headers: companion.whole.asHost,
      body: JSON.stringify({ pace: 'quick' }),
    });
    const page = await companion.open('/board');
    await page.getByRole('button', { name: 'Play alone' }).click();
    await expect.poll(ids).toEqual([expect.any(String), 'muggins-club-1']);
    expect(companion.whole.table.view).toMatchObject({
      rules: { claims: 'challenge', muggins: 'called' },
      question: null,
    });
    expect(await page.locator('muggins-first section').count()).toBe(0);
    const strip = page.locator('muggins-strip .strip');
    await press(page, 'Cut here');
    await strip.getByText('Discard 2 cards.').waitFor();
    // The button has gone: a keyboard goes on from the hand.
    await expect.poll(() => strip.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    expect(await findings(page)).toEqual([]);
    for (const at of [0, 1]) {
      await strip.locator('.own button').nth(at).focus();
      await page.keyboard.press('Space');
    }
    await press(page, /^Discard to/);
    const { table } = companion.whole;
    const pack = strip.getByRole('button', { name: 'Cut here' });
    await expect.poll(async () => table.view.phase === 'play' || (await pack.isVisible())).toBe(true);
    if (await pack.isVisible()) {
      const place = await strip.getByRole('slider', { name: 'Where to cut' }).boundingBox();
      expect(place?.width).toBeGreaterThan(100);
      await press(page, 'Cut here');
    }
    await strip.getByText('Play a card.').waitFor();
    expect(await findings(page)).toEqual([]);
    const laid = () => table.view.play?.laid.filter(({ seat }) => seat === 0).length ?? 0;
    await strip.locator('.own [aria-disabled=false]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(laid).toBe(1);
    // Another browser of the host has no hand, and none to offer: this one has the seat.
    const other = await companion.open('/board');
    await other.locator('muggins-strip').waitFor({ state: 'attached' });
    expect(await other.locator('muggins-strip *').count()).toBe(0);
    // The page whose seat is taken away would ask for its hand once more, and be refused.
    await page.close();
    const freed = await fetch(companion.url('/api/seats'), {
      method: 'POST',
      headers: companion.whole.asHost,
      body: JSON.stringify({ renew: 0 }),
    });
    expect(freed.status).toBe(200);
    await press(other, 'Play on this page');
    await expect.poll(() => other.locator('muggins-strip .own button').count()).toBeGreaterThan(0);
    companion.must({ type: 'concede', seat: 1 });
    // After the game nothing is held, and nothing lies there.
    await other.locator('muggins-strip .strip').waitFor({ state: 'detached' });
  });

  test('on a small screen the game goes on at the seat, and from the Table page beside the board', async () => {
    await companion.newTable();
    const phone = await companion.open('/board', PHONE);
    await press(phone, 'Play alone');
    await phone.waitForURL('**/seat');
    await phone.getByRole('button', { name: 'Cut here' }).waitFor();
    companion.begin();
    const page = await companion.open('/table');
    await page.getByLabel('Who plays seat 2').selectOption('strong');
    await page.getByLabel('Player 1', { exact: true }).fill('Cleo');
    await press(page, 'Start');
    await page.waitForURL('**/board');
    await page.locator('muggins-strip').getByRole('button', { name: 'Cut here' }).waitFor();
  });
});
