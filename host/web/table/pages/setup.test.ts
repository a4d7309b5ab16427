// Setting a game up, in Chromium: on the table's page and from the board, in words that fit, in colours of the players' own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LED_COLOURS } from '../../../../hardware/board.ts';
import { expectSound, findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';

inChromium('setting up', () => {
  const companion = new Companion();

  const begin = async (page: Page) => {
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('dialog.newgame[open] form').waitFor();
  };

  test('before a game is finished the page of games says what will be there', async () => {
    const page = await companion.open('/games');
    await page.getByText('The final scores appear here').waitFor();
    await page.getByText('The score chart appears here').waitFor();
    await page.getByText('Player statistics appear here').waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
  });

  test('a game that was replaced before anybody had scored leaves no trace', async () => {
    companion.begin({ claims: 'trust' }, ['Zoe', 'Yan']);
    companion.must({ type: 'newGame', rules: companion.whole.table.state.rules, players: ['Ann', 'Bob'] });
    companion.must({ type: 'peg', seat: 0, points: 4 });
    const page = await companion.open('/games');
    await page.getByText('Ann 4, Bob 0').first().waitFor();
    expect(await page.getByText('Zoe').count()).toBe(0);
    expect(await page.locator('.list tbody tr').count()).toBe(1);
  });

  test.each([
    ['ann', 'Yes, the same Ann', true],
    ['somebody new', 'No, a new player', false],
  ])("a name that is nearly somebody's is asked about: %s", async (_, answered, same) => {
    companion.begin({ claims: 'trust' }, ['Ann', 'Bob']);
    const [known] = companion.whole.table.state.playerIds;
    const page = await companion.open('/board');
    companion.windows.tolerate(/status of 4/);
    await begin(page);
    await page.getByPlaceholder('Amber').first().fill('ann');
    await page.locator('dialog.newgame[open] button.begin').click();
    await page.getByText('Is this the same person?').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: answered }).click();
    await expect.poll(() => companion.whole.table.state.players[0]).toBe(same ? 'Ann' : 'ann');
    expect(companion.whole.table.state.playerIds[0] === known).toBe(same);
  });

  test.each([
    ['light', 1_280],
    ['dark', 320],
  ] as const)('the form on the board, %s at %i: axe finds nothing', async (colorScheme, width) => {
    companion.begin();
    const page = await companion.open('/board', { colorScheme, viewport: { width, height: 800 } });
    await begin(page);
    await page.locator('.newgame details.more > summary').click();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog.newgame').waitFor({ state: 'hidden' });
  });

  test('two sides cannot have the same colour; the colours that were chosen are on every page', async () => {
    companion.begin();
    const page = await companion.open('/board');
    await page.getByLabel('Ann: 0', { exact: true }).waitFor();
    await begin(page);
    const before = companion.whole.table.view.move;
    await page.getByLabel('Colour of player 1').selectOption('indigo');
    await page.getByText('Ann and Bob cannot both be indigo').waitFor();
    await page.locator('.newgame button.begin').click();
    await page.locator('dialog.newgame[open]').waitFor();
    expect(companion.whole.table.view.move).toBe(before);
    await page.getByLabel('Colour of player 2').selectOption('green');
    await page.locator('.newgame button.begin').click();
    await page.locator('dialog.newgame').waitFor({ state: 'hidden' });
    const television = await companion.open('/');
    const phone = await companion.open('/seat');
    for (const each of [page, television, phone]) {
      await expect
        .poll(() =>
          each.evaluate(() =>
            ['--lane0', '--lane1'].map((lane) => document.documentElement.style.getPropertyValue(lane)),
          ),
        )
        .toEqual([LED_COLOURS.indigo.css, LED_COLOURS.green.css]);
    }
    // On the table's page: another palette, and who moves up takes the colour along.
    const table = await companion.open('/table');
    await table.locator('select[name=palette]').selectOption('standard');
    await table.getByLabel('Colour of player 2').selectOption('yellow');
    await table.getByRole('button', { name: 'Move player 2 up' }).click();
    expect(await table.getByLabel('Player 1', { exact: true }).inputValue()).toBe('Bob');
    await table.getByRole('button', { name: 'Start' }).click();
    await table.locator('.present').getByText('Bob').waitFor();
    await expect
      .poll(() => table.evaluate(() => document.documentElement.style.getPropertyValue('--lane0')))
      .toBe(LED_COLOURS.yellow.css);
  });

  test.each(['en', 'fr'])('%s: every choice can be read on 320 pixels', async (lang) => {
    companion.begin();
    const page = await companion.open(`/table?lang=${lang}`, { viewport: { width: 320, height: 700 } });
    await page.locator('select[data-setting=mode]').waitFor();
    await page.locator('details.more > summary').click();
    await page.locator('select[data-setting=renege]').waitFor();
    const cut = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d');
      /** What Chromium keeps for the arrow. */
      const ARROW = 20;
      return [...document.querySelectorAll('main select')].flatMap((select) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
        if (pen === null || !(select instanceof HTMLSelectElement)) return ['no pen'];
        // The shorthand is empty here, and a canvas ignores an empty font.
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return [...select.options]
          .filter(({ text }) => pen.measureText(text).width > room - ARROW)
          .map(({ text }) => text);
      });
    });
    expect(cut).toEqual([]);
  });
});
