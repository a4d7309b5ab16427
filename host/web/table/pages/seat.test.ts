// A game from the phones of its players, in a real browser: claims, rulings, and a network that fails.
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LINES } from '../../kit/allowance.ts';
import { expectSound } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { claim, PHONE, Phones, pick, tap } from '../../testing/phones.ts';

/** In the page: whether the typeface was there for each text that is drawn. */
function noteTypefaces(): void {
  const drawn: boolean[] = [];
  Object.assign(window, { drawn });
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (...drawing) {
    drawn.push(document.fonts.check('800 20px "Muggins Zero"', '0'));
    fillText.apply(this, drawing);
  };
}

inChromium('seats in Chromium', () => {
  const phones = new Phones();

  test('a phone with a seat comes back though others behind its address hold every live line', async () => {
    phones.begin();
    const ann = await phones.phone(0);
    const [seat] = ann.url().split('#');
    // Its own line ends, so that strangers have all of them.
    await ann.goto('about:blank');
    const strangers = Array.from({ length: LINES.address + 1 }, () => phones.site.listen(phones.site.away));
    await Promise.all(
      strangers.map((line) => Promise.race([line.refused(), line.until((told) => told.type === 'state')])),
    );
    await ann.goto(seat ?? '');
    await ann.locator('.seat header').waitFor();
    phones.site.rig.keys('P2 D D 7 P1');
    await ann.locator('.seat').getByText('7', { exact: true }).first().waitFor();
  });

  test('from the scan to a checked count, with nothing secret in an address', async () => {
    phones.begin({ claims: 'always', muggins: 'called' });
    const invitation = phones.site.credentials.invitationTo('seat', 0) ?? '';
    const [ann, bob] = [await phones.phone(0), await phones.phone(1)];
    expect(new URL(ann.url()).hash).toBe('');
    await ann.getByText('More', { exact: true }).click();
    await ann.getByRole('switch', { name: 'Coach' }).click();
    await tap(bob, 'I deal');
    await tap(bob, 'Cards are dealt');
    await pick(ann, ['5']);
    await ann.getByRole('heading', { name: 'Points in the play' }).waitFor();
    await claim(ann, 2);
    await tap(bob, 'Go for 1');
    await bob.getByText('You pegged 1 for the go.').waitFor();
    await tap(ann, 'Play is over: count');
    // Suits are asked for where his nob may be: the starter's, then the jack's.
    await pick(ann, ['5', '5', '5', 'jack', 'hearts', 'hearts']);
    await claim(ann, 24);
    expect(phones.pegs).toBe('26/2 1/0');
    // Bob calls the five that Ann has missed, and both see the ruling.
    await tap(bob, 'Muggins!');
    await tap(bob, '5');
    await tap(bob, 'Muggins for 5');
    await ann.locator('.verdict summary').waitFor();
    await bob.locator('.verdict summary').waitFor();
    expect(phones.pegs).toBe('26/2 6/1');
    // Her coach says what she missed, to her alone.
    await ann.locator('.note.coach', { hasText: 'You missed 5 points.' }).waitFor();
    await expectSound(ann, 'main.seat :is(button, summary)');
    await tap(ann, 'Got it');
    await ann.locator('.note.coach').waitFor({ state: 'detached' });
    const key = await ann.evaluate(() => localStorage.getItem('muggins.seat.key'));
    for (const secret of [key ?? 'none', invitation])
      expect(phones.windows.asked.filter((url) => url.includes(secret) && !url.includes('#'))).toEqual([]);
    expect(
      phones.windows.asked.filter((url) => new URL(url).host !== new URL(phones.site.web.url).host),
    ).toEqual([]);
  });

  test('cards laid in the play: the pad follows the count, and a go is said', async () => {
    phones.begin({ claims: 'challenge' });
    const [ann, bob] = [await phones.phone(0), await phones.phone(1)];
    phones.site.rig.keys('P2 D D');
    const lay = async (page: Page, card: string): Promise<void> => {
      const laying = page.locator('.laying');
      if ((await laying.getAttribute('open')) === null) await laying.locator('summary').click();
      await laying.getByRole('button', { name: card, exact: true }).click();
      // Until the table has answered, ranks and points have keys of one name.
      await page.getByText(`You played ${card}.`).waitFor();
    };
    await lay(ann, '5');
    await bob.getByText('the count is 5').waitFor();
    await lay(bob, '10');
    await claim(bob, 2);
    await lay(ann, 'K');
    await lay(bob, '5');
    await ann.getByText('the count is 30').waitFor();
    await tap(ann, 'Go');
    await ann.getByText('You said go.').waitFor();
    expect(phones.site.rig.types.filter((type) => type === 'cardLaid' || type === 'goSaid')).toHaveLength(5);
    expect(phones.pegs).toBe('0/0 2/0');
  });

  test('a count is disputed from one phone, its cards are entered on the other, and both see the ruling', async () => {
    phones.begin({ claims: 'challenge', muggins: 'called' });
    phones.site.rig.keys('P2 D D D');
    const [ann, bob] = [await phones.phone(0), await phones.phone(1, { locale: 'fr' })];
    await tap(ann, '6');
    await tap(ann, 'Claim 6 for your hand');
    await bob.locator('.doubt', { hasText: 'Ann, main : 6.' }).waitFor();
    // Missed points cannot be called once the count is ruled on; only the other side could have called them.
    await bob.locator('.doubt .note').waitFor();
    expect(await ann.locator('.doubt .note').count()).toBe(0);
    await tap(bob, 'Contester le compte');
    await bob.getByText('Vous avez contesté le compte. Les cartes décident.').waitFor();
    await ann.getByText('The last count is disputed.').waitFor();
    await pick(bob, ['4']);
    await pick(ann, ['5', '5', '6', 'jack', 'clubs', 'clubs']);
    await ann.locator('.verdict', { hasText: 'The cards score 17' }).waitFor();
    await bob.locator('.verdict', { hasText: 'Les cartes valent 17' }).waitFor();
    expect(phones.site.rig.table.view.ruling).toMatchObject({ claimed: 6, truth: 17 });
    // What was ruled makes way for the count that is next, and can be read below it.
    await tap(bob, '4');
    await tap(bob, 'Annoncer 4 pour votre main');
    await bob.getByText('Vous avez annoncé 4.').waitFor();
    await bob.locator('.verdict').waitFor({ state: 'detached' });
    await bob.getByText('Plus', { exact: true }).click();
    await bob.locator('.more > .ruling').waitFor();
  });

  async function openReport(page: Page): Promise<void> {
    await page.getByText('More', { exact: true }).click();
    await page.locator('.report summary').click();
  }

  test('offences: one’s own is ruled on at once, another’s when that side agrees', async () => {
    phones.begin({ claims: 'trust' });
    phones.site.rig.keys('P2 D D');
    const [ann, bob] = [await phones.phone(0), await phones.phone(1)];
    const report = async (page: Page, who: string, offence: string): Promise<void> => {
      await openReport(page);
      await page.locator('.who').getByRole('button', { name: who, exact: true }).click();
      await page.locator('muggins-report select').selectOption(offence);
      await tap(page, 'Report it');
    };
    await report(ann, 'Ann', 'cribSeen');
    await ann.getByText('Your report was ruled on.').waitFor();
    expect(phones.pegs).toBe('0/0 2/0');
    await report(ann, 'Bob', 'cribPickedUp');
    await ann.locator('.ask', { hasText: 'Waiting for Bob to agree. You can also report it' }).waitFor();
    const question = 'Ann reports: Bob took back a discard. Is that right?';
    await bob.locator('.ask', { hasText: question }).waitFor();
    expect(phones.pegs).toBe('0/0 2/0');
    await tap(bob, 'Agree');
    await ann.locator('.verdict', { hasText: 'took back' }).waitFor();
    expect(phones.pegs).toBe('2/0 2/0');
    // A figure that is missing cannot be sent, and one that is told is asked about.
    await openReport(bob);
    await bob.locator('.who').getByRole('button', { name: 'Ann', exact: true }).click();
    await bob.locator('muggins-report select').selectOption('notPeggedOut');
    expect(await bob.getByRole('button', { name: 'Report it' }).isDisabled()).toBe(true);
    await bob.locator('muggins-report select').selectOption('renege');
    await bob.getByLabel('How many cards were withheld?').fill('2');
    // What is half entered outlasts the page.
    await bob.reload();
    await openReport(bob);
    await tap(bob, 'Report it');
    await ann.locator('.ask', { hasText: '2 cards' }).waitFor();
    await tap(ann, 'Decline');
    await bob.locator('.ask').waitFor({ state: 'detached' });
    expect(phones.pegs).toBe('2/0 2/0');
  });

  test('without a seat: the host’s machine offers the free ones, a phone says who it is', async () => {
    const here = await phones.open('seat');
    await here.getByText('Start Muggins again with --lan').waitFor();
    await tap(here, 'Red');
    await here.locator('.seat header h1', { hasText: 'Red' }).waitFor();
    const away = await phones.open('seat', PHONE, true);
    await away.getByText('Who are you?').waitFor();
    expect(await away.getByRole('button').allInnerTexts()).toEqual([
      'P1\nI am Red\nhas a phone already',
      'P2\nI am Blue',
    ]);
  });

  test('a claim whose answer never comes is sent again by the page that is loaded anew, and counts once', async () => {
    const ann = await phones.phone(0);
    let heard = 0;
    await ann.route('**/api/claim', async (route) => {
      // The host has it, but the phone will never know.
      await route.fetch();
      heard += 1;
      await route.abort();
    });
    await tap(ann, '12');
    await tap(ann, 'Claim 12');
    await ann.getByText('Not sent yet: 12 points').waitFor();
    await expect.poll(() => heard).toBeGreaterThan(1);
    await ann.unroute('**/api/claim');
    await ann.reload();
    await ann.getByText('You claimed 12.').waitFor();
    expect(phones.pegs).toBe('12/0 0/0');
    expect(phones.site.rig.types.filter((type) => type === 'pegged')).toHaveLength(1);
  });

  test('without a network claims wait, and arrive in order when it is back', async () => {
    const ann = await phones.phone(0);
    await ann.context().setOffline(true);
    for (const points of ['4', '2']) {
      await tap(ann, points);
      await tap(ann, `Claim ${points}`);
    }
    await ann.getByText('Not sent yet: 4 points, 2 points').waitFor();
    expect(phones.pegs).toBe('0/0 0/0');
    await ann.context().setOffline(false);
    await ann.getByText('You claimed 2.').waitFor();
    expect(phones.pegs).toBe('6/4 0/0');
  });

  test('undo: one’s own at once, another’s with consent', async () => {
    const [ann, bob] = [await phones.phone(0), await phones.phone(1)];
    await claim(ann, 6);
    await tap(bob, 'Ask to undo');
    await bob.getByText('You did not make that move.').waitFor();
    await tap(ann, 'Decline');
    await bob.getByText('Waiting for Ann to agree').waitFor({ state: 'detached' });
    expect(phones.pegs).toBe('6/0 0/0');
    await tap(bob, 'Ask to undo');
    await tap(ann, 'Agree');
    await bob.getByText('0', { exact: true }).first().waitFor();
    await expect.poll(() => phones.pegs).toBe('0/0 0/0');
    await claim(ann, 3);
    await tap(ann, 'Undo');
    await expect.poll(() => phones.pegs).toBe('0/0 0/0');
  });

  test('after a win a phone shares the result and begins the next game; after the match, the rematch', async () => {
    phones.begin();
    // His typeface comes later than what draws with it.
    let arrive = (): void => {};
    const late = new Promise<void>((done) => {
      arrive = done;
    });
    const won = '2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1';
    const [ann, bob] = [
      await phones.phone(0),
      await phones.phone(1, {
        permissions: ['clipboard-read', 'clipboard-write'],
        init: noteTypefaces,
        before: (page) => page.route(/zero-.*woff2$/, (route) => late.then(() => route.continue())),
      }),
    ];
    const drawing = bob.waitForResponse(/picture-.*js$/);
    phones.site.rig.keys(won);
    await drawing;
    arrive();
    await ann.getByRole('heading', { name: 'You win!' }).waitFor();
    await bob.getByRole('heading', { name: 'Ann wins.' }).waitFor();
    await bob.locator('.end').getByText('Double skunked').waitFor();
    const [saved] = await Promise.all([bob.waitForEvent('download'), tap(bob, 'Share picture')]);
    expect(saved.suggestedFilename()).toBe('muggins.png');
    const picture = await buffer(await saved.createReadStream());
    // Signature and size of a PNG (RFC 2083, 3.1 and 4.1.1).
    expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16)]).toEqual(['PNG', 1080]);
    const drawn = await bob.evaluate(() => (window as unknown as { drawn: boolean[] }).drawn);
    expect([drawn.length > 4, drawn.every(Boolean)]).toEqual([true, true]);
    await tap(bob, 'Share as text');
    await bob.getByText('Copied.').waitFor();
    expect(await bob.evaluate(() => navigator.clipboard.readText())).toBe(
      'Ann wins, 121-0, a double skunk. Ann 121, Bob 0.',
    );
    await tap(bob, 'Next game');
    await ann.getByRole('heading', { name: 'You win!' }).waitFor({ state: 'detached' });
    expect(phones.site.rig.table.view).toMatchObject({ game: 2, match: { games: [1, 0] } });
    // The last moves are those of this game.
    phones.site.rig.keys('P2');
    await ann.getByRole('button', { name: 'Cards are dealt' }).waitFor();
    expect((await ann.locator('.recent li').allTextContents()).filter((text) => /wins/.test(text))).toEqual(
      [],
    );
  });

  test('a phone is a person\u2019s: it goes along to another seat, waits while others play, and may sit down as one of them', async () => {
    phones.begin();
    const [ann, bob] = [await phones.phone(0), await phones.phone(1)];
    const seated = (page: Page, name: string) => page.locator('.seat h1', { hasText: name }).waitFor();
    const play = (...players: readonly string[]) =>
      phones.site.rig.table.command({ type: 'newGame', rules: phones.site.rig.table.state.rules, players });
    play('Bob', 'Ann');
    await ann.locator('main.lane1').waitFor();
    await bob.locator('main.lane0').waitFor();
    await Promise.all([seated(ann, 'Ann'), seated(bob, 'Bob')]);
    play('Xan', 'Bob');
    await ann.getByText('This game is played without Ann.').waitFor();
    await bob.locator('main.lane1').waitFor();
    // The seat has a code again, and no phone claims for Xan with Ann\u2019s key.
    expect(phones.site.credentials.invitationTo('seat', 0)).toBeDefined();
    expect(await ann.getByRole('button').allInnerTexts()).toEqual(['P1\nXan', 'Leave this seat']);
    play('Ann', 'Bob');
    await seated(ann, 'Ann');
    play('Yve', 'Bob');
    await tap(ann, 'Yve');
    await seated(ann, 'Yve');
    await claim(ann, 6);
    expect(phones.pegs).toBe('6/0 0/0');
  });
});
