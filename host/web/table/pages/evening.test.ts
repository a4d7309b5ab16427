// A game from set-up to stink hole on everything at once: the set-up, two phones, a television, the board with its real firmware.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_HOLE, KEYPAD, type KeypadKey, STINK_HOLE } from '../../../../shared/protocol/index.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, shows } from '../../testing/companion.ts';
import type { GameAnswer, GamesAnswer, SeatPlaces } from '../wire.ts';

// A whole evening, of which every wait has a limit of its own.
inChromium('an evening', { timeout: 300_000 }, () => {
  const companion = new Companion();

  const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const showing = (pages: readonly Page[], name: string, score: number) =>
    Promise.all(pages.map((page) => shows(page, name, score)));
  const claim = async (phone: Page, points: number) => {
    await tap(phone, `${points}`);
    await phone.getByRole('button', { name: new RegExp(`^Claim ${points}\\b`) }).click();
  };
  /** Ranks; then the suits that are asked for, of the starter or of a card. */
  const count = async (
    phone: Page,
    cards: readonly string[],
    points: number,
    suits: readonly string[] = [],
  ) => {
    const picker = phone.locator('muggins-cards');
    for (const name of cards) await picker.getByRole('button', { name, exact: true }).click();
    for (const name of suits) {
      // The suit of the starter goes to the table, and the next question comes with its answer.
      const question = picker.locator('.picked');
      const asked = await question.allTextContents();
      await picker.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => question.allTextContents()).not.toEqual(asked);
    }
    await claim(phone, points);
  };
  const all4 = (rank: string) => [rank, rank, rank, rank];
  const keyWith = (bears: (key: KeypadKey) => boolean): string => KEYPAD.flat().find(bears)?.id ?? 'none';
  const keyOf = (rank: string) => keyWith((key) => key.rank === rank);
  const suitKey = (suit: string) => keyWith((key) => key.suit === suit);
  const ask = async <T>(path: string): Promise<T> =>
    (await (await fetch(companion.url(path), { headers: companion.whole.asHost })).json()) as T;

  /** The host sets the table up on its page; the phones scan their seats' codes. */
  async function sitDown(): Promise<readonly [ann: Page, bob: Page]> {
    const host = await companion.open('/table', { viewport: { width: 1_280, height: 800 }, locale: 'en' });
    await host.getByPlaceholder('Amber').fill('Ann');
    await host.getByPlaceholder('Indigo').fill('Bob');
    await host.locator('[data-setting="mode"]').selectOption('always');
    await host.locator('[data-setting="muggins"]').selectOption('automatic');
    await tap(host, 'Start');
    await expect
      .poll(() => companion.whole.table.view.players.map(({ name }) => name))
      .toEqual(['Ann', 'Bob']);
    const { seats } = await ask<SeatPlaces>('api/seats');
    const codes = ['Ann', 'Bob'].map((name, seat) => ({
      name,
      invitation: companion.whole.credentials.invitationTo('seat', seat),
    }));
    expect(seats).toMatchObject(codes);
    return [await companion.phone(0), await companion.phone(1)];
  }

  test('from set-up to stink hole, on two phones, a television and the board', async () => {
    const [ann, bob] = await sitDown();
    const television = await companion.open('/', { viewport: { width: 1_920, height: 1_080 }, locale: 'en' });
    const board = await companion.open('/board', { viewport: { width: 1_440, height: 900 }, locale: 'en' });
    const all = [television, board];
    await showing(all, 'Ann', 0);
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await board.locator(`muggins-console [data-key="${key}"]`).click();
    };
    /** Waits until the emulated board's own display reads so. */
    const reads = (words: string) =>
      board.locator(`muggins-console .glass[aria-label*="${words}"]`).waitFor();
    const asks = (words: string) => board.locator('.now').getByText(words).first().waitFor();

    // The first deal: Bob deals, a pair from Ann's phone, a go from the board's own keys, and a miss that the board finds.
    await tap(bob, 'I deal');
    await tap(bob, 'Cards are dealt');
    await tap(bob, '5');
    await claim(ann, 2);
    await showing(all, 'Ann', 2);
    await press('1', 'P2');
    await showing(all, 'Bob', 1);
    await press('D');
    await count(ann, ['5', '5', 'jack', '4'], 12, ['clubs', 'clubs']);
    await television.getByText('Bob takes 3').first().waitFor();
    await showing(all, 'Bob', 4);
    await count(bob, ['7', '7', '8', '9'], 12);
    await showing(all, 'Bob', 16);
    await count(bob, ['2', '3', 'king', '10'], 8, ['hearts']);
    await showing(all, 'Bob', 24);

    // The second: Ann deals, and everything is keyed on the board. Suits are asked for where his nob may be.
    await asks('Ann deals.');
    await press('D');
    await asks('Turn up the starter');
    await press(keyOf('5'), '1', 'P1');
    await showing(all, 'Ann', 15);
    await press('D');
    await asks('Key the 4 cards of Bob');
    await press(...['5', '5', '5', 'J'].map(keyOf));
    await reads('Suit of starter 5?');
    await press(suitKey('C'));
    await reads('Suit of the J?');
    await press(suitKey('C'));
    await asks('Count Bob’s hand');
    await press('2', '9', 'P2');
    await showing(all, 'Bob', 53);
    await press(...['K', 'K', 'K', 'K'].map(keyOf), '2', '0', 'P1');
    await showing(all, 'Ann', 35);
    await press(...['Q', 'Q', 'Q', 'Q'].map(keyOf), '2', '0', 'P1');
    await showing(all, 'Ann', 55);

    // The third: Bob deals, and everything comes from the phones.
    await tap(bob, 'Cards are dealt');
    await tap(bob, '5');
    await claim(bob, 1);
    await showing(all, 'Bob', 54);
    await tap(ann, 'Play is over: count');
    await count(ann, ['5', '5', '5', 'jack'], 29, ['diamonds', 'diamonds']);
    await showing(all, 'Ann', 84);
    await count(bob, all4('king'), 20);
    await showing(all, 'Bob', 74);
    await count(bob, all4('queen'), 20);
    await showing(all, 'Bob', 94);

    // The last: Bob counts himself into the stink hole, and Ann goes out by her crib.
    await tap(ann, 'Cards are dealt');
    await tap(ann, '5');
    await claim(bob, 3);
    await showing(all, 'Bob', 97);
    await press('3', 'P2');
    await showing(all, 'Bob', 100);
    await claim(ann, 1);
    await showing(all, 'Ann', 85);
    await tap(bob, 'Play is over: count');
    await count(bob, all4('king'), 20);
    await showing(all, 'Bob', STINK_HOLE);
    await television.locator('.player.lane1').getByText('In the stink hole').waitFor();
    await count(ann, ['5', '5', '5', 'jack'], 29, ['spades', 'spades']);
    await showing(all, 'Ann', 114);
    await count(ann, all4('queen'), 20);

    await showing(all, 'Ann', GAME_HOLE);
    await television.locator('.player.winner h2').getByText('Ann').waitFor();
    await television.locator('.player.lane1').getByText('Left in the stink hole').waitFor();
    await ann.getByRole('heading', { name: 'You win!' }).waitFor();
    await bob.getByRole('heading', { name: 'Ann wins.' }).waitFor();
    for (const phone of [ann, bob])
      await phone.locator('.end').getByText(`Ann ${GAME_HOLE}, Bob ${STINK_HOLE}`).waitFor();
    await expect
      .poll(() => [companion.whole.lit(0, GAME_HOLE), companion.whole.lit(1, STINK_HOLE)])
      .toEqual([true, true]);

    // And it is history: the game, the replay, the study, both sheets.
    const { games } = await ask<GamesAnswer>('api/games');
    const last = games.at(-1);
    expect(last).toMatchObject({
      status: 'finished',
      scores: [121, 120],
      result: { losers: [{ stinkHole: true }] },
    });
    const { study } = await ask<GameAnswer>(`api/games/${last?.id}`);
    // Every hand of the game was counted with its cards; pone first, the dealer twice.
    const deals = [0, 1, 0, 1].flatMap((pone) => [pone, 1 - pone, 1 - pone]);
    expect(study.map(({ seat }) => seat)).toEqual(deals);
    expect(study.map(({ missed }) => missed)).toEqual([3, ...deals.slice(1).fill(0)]);
  });
});
