// What a phone keeps: a half-keyed hand, its seat, and the place of the number pad under the thumb.
// Reported: review/companion.md, B8 and B9; review/bugs.md, P5.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inChromium } from '../../testing/browser.ts';
import { denyStorage, PHONE, Phones, pick, tap } from '../../testing/phones.ts';

inChromium('a phone keeps', () => {
  const phones = new Phones();

  const picked = (page: Page) => page.locator('.work .picked .card').allTextContents();
  const shown = async (page: Page) => (await picked(page)).filter((text) => text !== '');

  /** Ann's hand is wanted; Bob deals. */
  async function toTheShow(): Promise<Page> {
    phones.begin({ claims: 'always', muggins: 'called' });
    phones.site.rig.keys('P2 D');
    phones.site.rig.table.command({ type: 'starter', card: '5C' });
    phones.site.rig.keys('D');
    const ann = await phones.phone(0);
    await ann.locator('.work muggins-cards').waitFor();
    return ann;
  }

  async function reloaded(page: Page): Promise<Page> {
    await page.reload();
    return page;
  }

  async function thereAndBack(page: Page): Promise<Page> {
    await page.goto(`${phones.site.web.url}help`);
    await page.goBack();
    return page;
  }

  /** Another page in the same browser, as when a phone drops a tab and its owner comes back to it. */
  async function anew(page: Page): Promise<Page> {
    const [address, context] = [page.url(), page.context()];
    await page.close();
    const other = await context.newPage();
    await other.goto(address);
    return other;
  }

  test.each<[string, (page: Page) => Promise<Page>]>([
    ['a reload', reloaded],
    ['Back', thereAndBack],
    ['a dropped tab', anew],
  ])('a half-keyed hand through %s, and drops it once it is sent', async (_, leave) => {
    const before = await toTheShow();
    await pick(before, ['9', '9']);
    const ann = await leave(before);
    await expect.poll(() => shown(ann)).toEqual(['9', '9']);
    await pick(ann, ['king', '2']);
    await tap(ann, '4');
    const again = await leave(ann);
    await tap(again, 'Claim 4 for your hand');
    await again.getByText('You claimed 4.').waitFor();
    expect(await again.evaluate(() => localStorage.getItem('muggins.seat.draft'))).toBe(null);
  });

  test('what is half entered elsewhere, through a reload: a call of muggins, cards for the coach and for study', async () => {
    phones.begin({ claims: 'challenge', muggins: 'called' });
    phones.site.rig.keys('P1 D D D 2 P2');
    const ann = await phones.phone(0);
    await tap(ann, 'Muggins!');
    await tap(ann, '3');
    await ann.evaluate(() => localStorage.setItem('muggins.seat-coach', 'on'));
    await ann.reload();
    await ann.getByRole('button', { name: 'Muggins for 3' }).waitFor();
    await tap(ann, 'Cancel');
    await tap(ann, 'Check my cards');
    await pick(ann, ['5', '9', '9']);
    await ann.reload();
    await expect.poll(() => shown(ann)).toEqual(['9', '9']);
    await tap(ann, 'Cancel');
    const open = async (): Promise<void> => {
      for (const name of ['More', 'Save my hand for study'])
        await ann.getByText(name, { exact: true }).click();
    };
    await open();
    await pick(ann, ['jack', 'hearts', '4']);
    await ann.reload();
    await open();
    expect(await ann.locator('.study .picked .card').allTextContents()).toEqual(['J♥', '4', '', '', '', '']);
  });

  // In the play she calls what Bob missed at his heels; the show begins before she has said how many points.
  test('a call of muggins, and no claim in its place, when the game goes on before the reload', async () => {
    phones.begin({ claims: 'challenge', muggins: 'called' });
    phones.site.rig.keys('P1 D D D 2 P2 D D 3 P2');
    const ann = await phones.phone(0);
    await tap(ann, 'Muggins!');
    phones.site.rig.keys('D');
    await ann.getByText('The show begins.').waitFor();
    await tap(ann, '3');
    await ann.reload();
    await ann.getByRole('button', { name: 'Muggins for 3' }).waitFor();
  });

  test('no points of a call that the game has passed by, when a move is undone', async () => {
    phones.begin({ claims: 'challenge', muggins: 'called' });
    phones.site.rig.keys('P1 D D D 2 P2');
    const ann = await phones.phone(0);
    await tap(ann, 'Muggins!');
    await tap(ann, '3');
    phones.site.rig.keys('4 P1');
    await ann.getByRole('button', { name: 'Muggins!' }).waitFor({ state: 'detached' });
    phones.site.rig.keys('UNDO');
    await ann.getByRole('button', { name: 'Muggins!' }).waitFor();
    await ann.getByRole('button', { name: 'Choose your points' }).waitFor();
  });

  test('nothing where the browser keeps nothing, and says so before the code is used up', async () => {
    phones.begin();
    const code = phones.site.credentials.invitationTo('seat', 0);
    const page = await phones.open(`seat#${code}`, { ...PHONE, init: denyStorage }, true);
    await page.getByText('The code still works.').waitFor();
    expect(phones.site.credentials.invitationTo('seat', 0)).toBe(code);
    await tap(page, 'Sit down anyway');
    await page.locator('.seat header').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await tap(page, 'I deal');
    await page.getByText('You deal.').first().waitFor();
  });

  test.each([
    [390, 844],
    [320, 640],
    [320, 568],
    [844, 390],
  ])('the pad and the claim where they are, all through a play, on %d x %d', async (width, height) => {
    phones.begin({ claims: 'challenge', muggins: 'called' });
    phones.site.rig.keys('P2 D D');
    const ann = await phones.phone(0, { viewport: { width, height } });
    const place = (): Promise<unknown> =>
      ann.evaluate(() =>
        ['.pad', '.claim', '.go', '.undo'].map((part) => {
          const { left, top, right, bottom } =
            document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [part, left, top, part === '.claim' ? undefined : right, bottom].join(' ');
        }),
      );
    const said = (words: string) => ann.locator('.said').getByText(words).waitFor();
    // The first move gives something to take back.
    phones.site.rig.keys('1 P2');
    await said('Bob');
    const before = await place();
    await tap(ann, '2');
    expect([await place()]).toEqual([before]);
    await tap(ann, 'Claim 2');
    await said('You claimed 2.');
    expect(await place()).toEqual(before);
    phones.site.rig.keys('3 P2');
    await said('Bob');
    expect(await place()).toEqual(before);
    await tap(ann, 'Go for 1');
    await said('You pegged 1');
    expect(await place()).toEqual(before);
    await ann.context().setOffline(true);
    await tap(ann, '5');
    await tap(ann, 'Claim 5');
    await ann.locator('.said .waiting').waitFor();
    await ann.context().setOffline(false);
    await said('You claimed 5.');
    expect(await place()).toEqual(before);
  });

  // Per row: what the table waits for, and the key that Ann presses next. Thumbs reach the lower half of a phone (review, B10).
  test('what is done next in the lower half of the phone, from the cut to the end', async () => {
    phones.begin({ claims: 'challenge', muggins: 'called' });
    const ann = await phones.phone(0, { viewport: { width: 390, height: 844 } });
    const middle = async (name: string): Promise<number> => {
      const key = ann.getByRole('button', { name, exact: true });
      await key.waitFor();
      const { y = 0, height = 0 } = (await key.boundingBox()) ?? {};
      return y + height / 2;
    };
    for (const [keys, name] of [
      ['', 'I deal'],
      ['P2', 'Cards are dealt'],
      ['D', 'No jack: start the play'],
      ['D', 'Choose your points'],
      ['D', 'Choose your points'],
    ] as const) {
      phones.site.rig.keys(keys);
      expect([name, (await middle(name)) > 422]).toEqual([name, true]);
    }
    const pad = () => ann.locator('.pad').evaluate((each) => each.getBoundingClientRect().top);
    await tap(ann, 'No points');
    await tap(ann, 'Claim no points for your hand');
    // The claim is under way: keys that overtook it would be about another hand.
    await expect.poll(() => phones.site.rig.table.state.hand).toBe('dealer');
    phones.site.rig.keys('4 P2');
    await ann.getByRole('button', { name: 'Muggins!' }).click();
    await ann.getByText('How many points did Bob miss?').waitFor();
    expect(await pad()).toBeGreaterThan(300);
    phones.site.rig.table.command({ type: 'concede', seat: 1 });
    expect(await middle('Next game')).toBeGreaterThan(422);
  });

  // The board's own letters are its keys: there it is Shift.
  test.each(['seat', '', 'board'])('the letters of the Playroom, on /%s', async (path) => {
    await toTheShow();
    const { table } = phones.site.rig;
    table.command({ type: 'cards', cards: ['5H', '5S', 'JC', '4D'] });
    table.command({ type: 'peg', seat: 0, points: 12 });
    const page = path === 'seat' ? await phones.phone(1) : await phones.open(path, {});
    await page.getByText('12', { exact: true }).first().waitFor();
    for (const [letter, words] of [
      ['c', 'Bob’s hand is being counted.'],
      ['B', 'Bob’s crib.'],
      ['f', 'The starter is the 5 of clubs.'],
      ['v', 'Ann’s hand: 5 of hearts, 5 of spades, jack of clubs, 4 of diamonds.'],
      ['s', 'Ann 12, 109 to go. Bob 0, 121 to go.'],
      ['t', 'It is Bob’s turn.'],
    ] as const) {
      const said = page.locator('muggins-captions [aria-live=polite]');
      // What the table says meanwhile takes the place of an answer: then it is asked again.
      await expect
        .poll(async () => {
          await page.keyboard.press(path === 'board' ? `Shift+${letter.toUpperCase()}` : letter);
          return said.textContent();
        })
        .toContain(words);
    }
    // None of them was a key of the board.
    expect([phones.site.rig.keyed, table.view.refusal]).toEqual(['', null]);
  });
});
