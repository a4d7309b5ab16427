// A game for one player on the pages: the scoreboard, a phone and the games, from the square to a win and a loss.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { presetOf } from '../../../shared/rules/house/index.ts';
import { browserPath } from '../testing/chromium.ts';
import { Companion } from '../testing/companion.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en' };
const SQUARES = presetOf('cribbage-squares');
const SOLITAIRE = presetOf('cribbage-solitaire');

const fadedLanes = (track: Element): readonly string[] =>
  [...(track.shadowRoot ?? track).querySelectorAll('g.idle')].map((lane) => lane.classList[0] ?? '');

describe.skipIf(browserPath === undefined)('a player alone', () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
  });
  afterAll(() => companion.stop());
  afterEach(() => companion.clear());

  function begin(mode: 'trust' | 'always', rules = SQUARES): void {
    companion.must({ type: 'newGame', rules: { ...rules, claims: mode }, players: ['Ann'] });
  }

  // The seat of the phone before, if there was one, is free again.
  function seatPhone(): Promise<Page> {
    const { credentials } = companion.whole;
    credentials.renew('seat', 0);
    return companion.open(`/seat#${credentials.invitationTo('seat', 0)}`, PHONE);
  }

  const peg = (...points: readonly number[]): void => {
    for (const each of points) companion.must({ type: 'peg', seat: 0, points: each });
  };

  test('the scoreboard follows the square to its end, won or lost', async () => {
    begin('trust');
    const page = await companion.open('/', { viewport: { width: 1_920, height: 1_080 } });
    await page.getByLabel('Ann: 0', { exact: true }).waitFor();
    expect(await page.locator('.player').count()).toBe(1);
    peg(20, 20);
    await page.getByLabel('Ann: 40', { exact: true }).waitFor();
    await page.getByText('Count Ann').first().waitFor();
    peg(21);
    await page.locator('.finish').getByText('Ann wins!').waitFor();
    expect(await page.locator('.finish').innerText()).toContain('Ann deals the next game.');
    begin('trust');
    peg(8, 8, 8, 8, 8, 8, 8, 4);
    await page.locator('.finish').getByText('The game is lost').waitFor();
    expect(companion.complaints).toEqual([]);
  });

  test('the page Board asks for the square and its rows', async () => {
    begin('always');
    const page = await companion.open('/board');
    await page.getByText('Lay out 16 cards one by one').first().waitFor();
    companion.must({ type: 'starter', card: '5H' });
    await page.getByText('the 4 cards of Ann', { exact: false }).first().waitFor();
    companion.must({ type: 'cards', cards: ['KH', 'KC', 'KD', 'KS'] });
    peg(20);
    companion.must({ type: 'concede', seat: 0 });
    await page.getByText('and the game is given up', { exact: false }).first().waitFor();
    expect(companion.complaints).toEqual([]);
  });

  test('a phone counts the rows, takes a move back without asking anybody, and says that the game is lost', async () => {
    begin('trust');
    const phone = await seatPhone();
    await phone.getByText('You deal.').waitFor();
    peg(8);
    await phone.getByText('Count your row 2.').waitFor();
    await phone.getByRole('button', { name: 'Undo', exact: true }).click();
    // The points were the first key of the deal.
    await phone.getByText('You deal.').waitFor();
    companion.must({ type: 'concede', seat: 0 });
    await phone.getByText('You lost this one.').waitFor();
    await phone.getByRole('button', { name: 'Next game', exact: true }).waitFor();
    expect(companion.complaints).toEqual([]);
  });

  test('solitaire: the scoreboard says which deal it is, whose crib goes without saying, and how it ends', async () => {
    begin('trust', SOLITAIRE);
    const page = await companion.open('/', { viewport: { width: 1_920, height: 1_080 } });
    await page.getByText('Deal 1 of 6: ', { exact: false }).first().waitFor();
    peg(12, 8, 12, 8, 12, 8, 12, 8, 12, 8);
    await page.getByText('Deal 6 of 6: ', { exact: false }).first().waitFor();
    await page.getByLabel('Ann: 100', { exact: true }).waitFor();
    expect(await page.locator('.player').innerText()).not.toMatch(/crib/i);
    peg(12, 8);
    await page.locator('.finish').getByText('The game is lost').waitFor();
    begin('trust', presetOf('cribbage-solitaire-2'));
    peg(24, 24, 24);
    await page.getByText('Deal 2 of 4: ', { exact: false }).first().waitFor();
    peg(24, 24, 1);
    await page.locator('.finish').getByText('Ann wins!').waitFor();
    expect(companion.complaints).toEqual([]);
  });

  test('solitaire: a phone counts hand and crib, deal by deal', async () => {
    begin('trust', SOLITAIRE);
    const phone = await seatPhone();
    await phone.getByText('Deal 1 of 6.').waitFor();
    await phone.getByRole('button', { name: 'Cards are dealt', exact: true }).click();
    await phone.getByText('Turn up the starter.').waitFor();
    peg(8);
    await phone.getByText('Count your crib.').waitFor();
    peg(4);
    await phone.getByText('Deal 2 of 6.').waitFor();
    begin('trust', presetOf('cribbage-solitaire-2'));
    peg(8);
    await phone.getByText('Count your hand 2.').waitFor();
    expect(companion.complaints).toEqual([]);
  });

  test('the page Games has games without a winner', async () => {
    begin('trust');
    peg(8, 8, 8, 8, 8, 8, 8, 4);
    const page = await companion.open('/games');
    await page.getByText('lost, ', { exact: false }).first().waitFor();
    // The lane where nobody plays fades on the board of the replay.
    await page.locator('muggins-replay .movelist').waitFor();
    expect(await page.locator('muggins-replay muggins-track').evaluate(fadedLanes)).toEqual(['lane1']);
    expect(companion.complaints).toEqual([]);
  });
});
