// The page in a real browser, on the whole machine: what people see, and every way to press a key.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { holePosition } from '../../../../hardware/board.ts';
import { SIX_CARD } from '../../../../shared/rules/index.ts';
import { inChromium, type WindowOptions } from '../../testing/browser.ts';
import { Companion, shows } from '../../testing/companion.ts';
import { thumbFaults } from '../../testing/thumb.ts';

inChromium('the page in Chromium', () => {
  const companion = new Companion();

  async function open(options: WindowOptions = {}): Promise<Page> {
    companion.whole.table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
    const page = await companion.open('board', options);
    // A small screen shows no state that is well.
    await page.getByText('Live').waitFor({ state: 'attached' });
    await scores(page, 0, 0);
    // What the board itself shows comes by messages of its own.
    await page.locator('muggins-console .glass.lit').waitFor();
    return page;
  }

  /** Until the scores are these. */
  async function scores(page: Page, red: number, blue: number): Promise<void> {
    await shows(page, 'Red', red);
    await shows(page, 'Blue', blue);
  }

  const key = (page: Page, id: string) => page.locator(`muggins-console [data-key="${id}"]`);

  /** Waits until this hole glows on the page. */
  async function glows(page: Page, lane: number, hole: number): Promise<void> {
    const { x, y } = holePosition(2, lane, hole);
    const at = `[cx="${Math.round(x * 100) / 100}"][cy="${Math.round(y * 100) / 100}"]`;
    await page.locator(`muggins-track svg.lights circle${at}`).first().waitFor({ state: 'attached' });
  }

  test('mouse: points and the player’s button move a peg, score and light', async () => {
    const page = await open();
    for (const id of ['1', '2', 'P1']) await key(page, id).click();
    await scores(page, 12, 0);
    await glows(page, 0, 12);
    expect(await page.title()).toBe('Red 12, Blue 0 · Muggins');
    await page.getByText('Red pegs 12.').first().waitFor();
  });

  test('keyboard: letters and digits, and a key that repeats counts once', async () => {
    const page = await open();
    await page.keyboard.down('8');
    await page.keyboard.down('8');
    await page.keyboard.up('8');
    await page.keyboard.press('e');
    await scores(page, 0, 8);
    await page.keyboard.press('u');
    await scores(page, 0, 0);
  });

  test('touch: taps, and two fingers at once', async () => {
    const page = await open({ hasTouch: true, viewport: { width: 390, height: 1_400 } });
    await key(page, '5').tap();
    await key(page, 'P2').tap();
    await scores(page, 0, 5);
    const press = vi.spyOn(companion.whole.emulator, 'press');
    const touches = await page.context().newCDPSession(page);
    const middle = async (id: string) => {
      const box = await key(page, id).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [three, four] = [await middle('3'), await middle('4')];
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ ...three, id: 1 }],
    });
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [
        { ...three, id: 1 },
        { ...four, id: 2 },
      ],
    });
    await page.getByText('Keyed 34').waitFor();
    expect(press.mock.calls).toEqual([['3'], ['4']]);
    press.mockRestore();
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });

  test('a key that is down when the window loses the focus is let go', async () => {
    const page = await open();
    const release = vi.spyOn(companion.whole.emulator, 'release');
    await page.keyboard.down('6');
    await page.getByText('Keyed 6').waitFor();
    expect(release).not.toHaveBeenCalledWith('6');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect.poll(() => release.mock.calls).toContainEqual(['6']);
    release.mockRestore();
  });

  test('an entry that is refused says why', async () => {
    const page = await open();
    for (const id of ['2', '6', 'P1']) await key(page, id).click();
    await page.locator('.now .alert:not(:empty)').waitFor();
    await scores(page, 0, 0);
  });

  test('the power switch darkens the board, and it comes back with its pegs', async () => {
    const page = await open();
    for (const id of ['9', 'P1']) await key(page, id).click();
    await glows(page, 0, 9);
    await page.getByRole('switch', { name: 'Power' }).click();
    await page.getByText('Emulated board: no power').waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector('muggins-track')?.shadowRoot?.querySelectorAll('.lights circle').length === 0,
    );
    await page.getByRole('switch', { name: 'Power' }).click();
    await page.getByText('Emulated board: connected').waitFor();
    await glows(page, 0, 9);
  });

  test('a lost connection shows, and heals by itself with what was missed', async () => {
    const page = await open();
    await companion.whole.restartWeb(async () => {
      await page.getByText('No connection. Reconnecting…').waitFor();
      expect(await key(page, '1').isDisabled()).toBe(true);
      // Finding 33: the display stayed lit, the keys bright.
      expect(await page.locator('muggins-console .glass').getAttribute('class')).not.toContain('lit');
      expect(await page.locator('muggins-console .panel.asleep').count()).toBe(1);
      companion.whole.table.command({ type: 'peg', seat: 1, points: 3 });
    });
    await page.getByText('Live').waitFor();
    await page.locator('muggins-console .panel:not(.asleep) .glass.lit').waitFor();
    await scores(page, 0, 3);
    for (const id of ['4', 'P1']) await key(page, id).click();
    await scores(page, 4, 3);
  });

  test.each([320, 768, 1_440, 1_920])('%i pixels: it fits, and points move nothing', async (width) => {
    const page = await open({ viewport: { width, height: 900 } });
    const heights = () =>
      page.evaluate(() =>
        ['.scores', 'muggins-track', '.now', 'muggins-console'].map((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          return [box?.top, box?.height];
        }),
      );
    const before = await heights();
    companion.whole.table.command({ type: 'peg', seat: 0, points: 12 });
    companion.whole.table.command({ type: 'peg', seat: 1, points: 26 });
    await scores(page, 12, 0);
    await page.locator('.now .alert:not(:empty)').waitFor();
    expect(await heights()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  /** Gives the table cards to ask for: mode always, in the show. */
  function toTheShow(players = ['Red', 'Blue']): void {
    companion.whole.table.command({ type: 'newGame', rules: { ...SIX_CARD, claims: 'always' }, players });
    companion.toTheShow();
  }

  test('finding 3: letters of suits are no court cards while ranks are asked for', async () => {
    const page = await open();
    toTheShow();
    await page.getByText('Key the 4 cards of').waitFor();
    await page.keyboard.press('6');
    await page.keyboard.press('h');
    await page.locator('.now .alert:not(:empty)').waitFor();
    await page.keyboard.press('7');
    await page.getByText('Keyed 6 7').waitFor();
    for (const letter of ['8', 'j']) await page.keyboard.press(letter);
    await page.waitForFunction(() => document.querySelector('.keyed')?.textContent?.endsWith('6 7 8 J'));
  });

  const choice = (page: Page, setting: string) => page.locator(`.newgame [data-setting="${setting}"]`);

  test('finding 5: a new game takes what is chosen, keeps the names, and asks before it ends another', async () => {
    const page = await open();
    companion.whole.table.command({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] });
    companion.whole.table.command({ type: 'peg', seat: 0, points: 4 });
    await shows(page, 'Ann', 4);
    await page.getByRole('button', { name: 'New game' }).click();
    expect(await page.getByLabel('Player 2', { exact: true }).inputValue()).toBe('Bob');
    await choice(page, 'mode').selectOption('always');
    await page.locator('.newgame .setting.changed [data-setting=mode]').waitFor();
    await page.locator('.newgame button.begin').click();
    const question = page.locator('dialog.ask');
    await question.getByText('Ann 4, Bob 0').waitFor();
    await page.keyboard.press('u');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(companion.whole.table.view).toMatchObject({
      rules: { claims: 'trust' },
      pegs: [{ front: 4 }, {}, {}],
    });
    // What was chosen outlasts the page until the game has begun.
    await page.reload();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('.newgame .setting.changed [data-setting=mode]').waitFor();
    await page.getByLabel('Player 1', { exact: true }).press('Enter');
    await question.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shows(page, 'Ann', 0);
    expect(companion.whole.table.view.rules.claims).toBe('always');
    expect(companion.whole.table.view.players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  test('finding 11: the same move made again is said again, with the score', async () => {
    const page = await open();
    const said = page.locator('.heard[aria-live=polite]');
    for (const [score, words] of [
      [4, 'Red pegs 4. Red 4, Blue 0.'],
      [8, 'Red pegs 4. Red 8, Blue 0.'],
    ] as const) {
      companion.whole.table.command({ type: 'peg', seat: 0, points: 4 });
      await scores(page, score, 0);
      await said.getByText(words, { exact: true }).waitFor({ state: 'attached' });
    }
  });

  test.each([320, 1_440])('finding 29: at %i pixels names and cards stay whole', async (width) => {
    const page = await open({ viewport: { width, height: 900 } });
    toTheShow(['Annabelle', 'Bartholomew']);
    await page.getByText('Key the 4 cards of').waitFor();
    for (const rank of ['2', '3', '4', '6']) await page.keyboard.press(rank);
    await page.getByText('Bartholomew’s crib').waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.now, .now *')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
        .map((each) => each.className),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('on phones the keys of 3 lanes cover nothing of the track, and no name is cut', async () => {
    expect(await thumbFaults(companion, ['cribbage-solitaire', 'six-card', 'six-card-3'])).toEqual([]);
  });

  test('finding 31: the focus is seen on wood', async () => {
    const page = await open();
    await key(page, '5').focus();
    await page.keyboard.press('Tab');
    const { light, dark } = await key(page, '6').evaluate((button) => {
      const { outlineColor, boxShadow } = getComputedStyle(button);
      return { light: outlineColor, dark: boxShadow };
    });
    // White on the lightest of the wood, #9a6a43, is 4.7 to 1; the dark ring beside it does for the rest.
    expect(light).toBe('rgb(255, 255, 255)');
    expect(dark).toContain('rgb(20, 16, 12)');
  });

  test('finding 32: with forced colours the board keeps its own, and switches show their state', async () => {
    const page = await open({ forcedColors: 'active' });
    const power = page.getByRole('switch', { name: 'Power' });
    /** The knob's colour, once the switch stands like this. */
    const colour = async (checked: boolean) => {
      const knob = page.getByRole('switch', { name: 'Power', checked }).locator('i');
      return await knob.evaluate((each) => getComputedStyle(each).backgroundColor);
    };
    const adjusts = page.locator('muggins-track .board').evaluate((each) => {
      return getComputedStyle(each).getPropertyValue('forced-color-adjust');
    });
    expect(await adjusts).toBe('none');
    const on = await colour(true);
    await power.click();
    expect(await colour(false)).not.toBe(on);
    await power.click();
    await page.getByText('Emulated board: connected').waitFor();
  });
});

inChromium('a board of 6 lanes', () => {
  const companion = new Companion(6);

  test('on phones its keys cover nothing of the track, and no name is cut', async () => {
    const games = ['six-card-4-individuals', 'six-card-5-individuals', 'six-card-6-individuals'] as const;
    expect(await thumbFaults(companion, games)).toEqual([]);
  });
});
