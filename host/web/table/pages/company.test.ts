// Muggins at the table, in Chromium: it is chosen for a seat in New game, and plays with a newcomer after one press.
import { expect, test } from 'vitest';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';

inChromium('Muggins at the table', () => {
  const companion = new Companion();
  const players = () => companion.whole.table.state.players;
  const ids = () => companion.whole.table.state.playerIds;

  test('New game: who plays each seat, what that means, and where the cards are', async () => {
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
    const page = await companion.open('/board');
    await page.getByRole('button', { name: 'Play alone' }).click();
    await expect.poll(ids).toEqual([expect.any(String), 'muggins-club-1']);
    expect(companion.whole.table.view).toMatchObject({
      rules: { claims: 'challenge', muggins: 'called' },
      question: null,
    });
    expect(await page.locator('muggins-first section').count()).toBe(0);
  });
});
