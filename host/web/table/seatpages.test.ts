// The pages of seats and of the set-up in a real browser: two phones, their host, and a network that fails.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPreset } from '../../../shared/rules/index.ts';
import { LINES } from '../kit/allowance.ts';
import { findings } from '../testing/axe.ts';
import { fresh, hostCookie, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { builtPages } from '../testing/pages.ts';
import { Site } from '../testing/site.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, locale: 'en' };
/** As another machine's page: whoever comes through a proxy is not at the host's own machine. */

describe.skipIf(browserPath === undefined)('seat and set-up in Chromium', () => {
  const complaints: string[] = [];
  const asked: string[] = [];
  let files: string;
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    files = await builtPages();
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
  beforeEach(async () => {
    complaints.length = 0;
    asked.length = 0;
    site = await Site.open({ files });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await site.close();
  });

  /** A page of the host, or of a stranger. */
  async function open(path: string, options: BrowserContextOptions = PHONE, stranger = false): Promise<Page> {
    const context = await fresh(browser, { locale: 'en', ...options });
    if (!stranger) await context.addCookies([hostCookie(site)]);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(new URL(path, site.web.url).href);
    return page;
  }

  /** A phone that has scanned the code of a seat. */
  async function phone(seat: number, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await open(
      `seat#${site.credentials.invitationTo('seat', seat)}`,
      { ...PHONE, ...options },
      true,
    );
    await page.locator('.seat header').waitFor();
    return page;
  }

  const begin = (changes: Readonly<Record<string, string>>): void => {
    const rules = findPreset('six-card');
    if (!rules.ok) throw new Error('no preset');
    const players = ['Ann', 'Bob'];
    site.rig.table.command({ type: 'newGame', rules: { ...rules.value, ...changes }, players });
  };
  const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Cards by rank, and the suits that are asked for. */
  const pick = async (page: Page, names: readonly string[]): Promise<void> => {
    for (const name of names)
      await page.locator('muggins-cards').getByRole('button', { name, exact: true }).click();
  };
  const pegs = (): string => site.rig.pegs;

  test('a phone with a seat comes back though others behind its address hold every live line', async () => {
    begin({});
    const ann = await phone(0);
    const [seat] = ann.url().split('#');
    // Its own line ends, so that strangers have all of them.
    await ann.goto('about:blank');
    const strangers = Array.from({ length: LINES.address + 1 }, () => site.listen(site.away));
    await Promise.all(
      strangers.map((line) => Promise.race([line.refused(), line.until((told) => told.type === 'state')])),
    );
    await ann.goto(seat ?? '');
    await ann.locator('.seat header').waitFor();
    site.rig.keys('P2 D D 7 P1');
    await ann.locator('.seat').getByText('7', { exact: true }).first().waitFor();
  });

  test('from the scan to a checked count, with nothing secret in an address', async () => {
    begin({ claims: 'always', muggins: 'called' });
    const invitation = site.credentials.invitationTo('seat', 0) ?? '';
    const [ann, bob] = [await phone(0), await phone(1)];
    expect(new URL(ann.url()).hash).toBe('');
    await tap(bob, 'I deal');
    await tap(bob, 'Cards are dealt');
    await pick(ann, ['5']);
    await ann.getByRole('heading', { name: 'Points in the play' }).waitFor();
    await tap(ann, '2');
    await tap(ann, 'Claim 2');
    await ann.getByText('You claimed 2.').waitFor();
    await tap(bob, 'Go 1');
    await bob.getByText('You pegged 1 for the go.').waitFor();
    await tap(ann, 'The play is over: count');
    // Suits are asked for where his nob may be: the starter's, then the jack's.
    await pick(ann, ['5', '5', '5', 'jack', 'hearts', 'hearts']);
    await tap(ann, '24');
    await tap(ann, 'Claim 24');
    await ann.getByText('You claimed 24.').waitFor();
    expect(pegs()).toBe('26/2 1/0');
    // Bob calls the five that Ann has missed, and both see the ruling.
    await tap(bob, 'Muggins!');
    await tap(bob, '5');
    await tap(bob, 'Muggins for 5');
    await ann.locator('.verdict summary').waitFor();
    await bob.locator('.verdict summary').waitFor();
    expect(pegs()).toBe('26/2 6/1');
    const key = await ann.evaluate(() => localStorage.getItem('muggins.seat.key'));
    for (const secret of [key ?? 'none', invitation])
      expect(asked.filter((url) => url.includes(secret) && !url.includes('#'))).toEqual([]);
    expect(asked.filter((url) => new URL(url).host !== new URL(site.web.url).host)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('cards laid in the play: the pad follows the count, and a go is said', async () => {
    begin({ claims: 'challenge' });
    const [ann, bob] = [await phone(0), await phone(1)];
    site.rig.keys('P2 D D');
    const lay = async (page: Page, card: string): Promise<void> => {
      const laying = page.locator('.laying');
      if ((await laying.getAttribute('open')) === null) await laying.locator('summary').click();
      await laying.getByRole('button', { name: card, exact: true }).click();
      // Until the table has answered, ranks and points have keys of one name.
      await laying.waitFor({ state: 'detached' });
    };
    await lay(ann, '5');
    await bob.getByText('the count is 5').waitFor();
    await lay(bob, '10');
    await tap(bob, '2');
    await tap(bob, 'Claim 2');
    await bob.getByText('You claimed 2.').waitFor();
    await lay(ann, 'K');
    await lay(bob, '5');
    await ann.getByText('the count is 30').waitFor();
    await tap(ann, 'Go');
    await ann.getByText('You said go.').waitFor();
    expect(site.rig.types.filter((type) => type === 'cardLaid' || type === 'goSaid')).toHaveLength(5);
    expect(pegs()).toBe('0/0 2/0');
    expect(complaints).toEqual([]);
  });

  test('a count is disputed from one phone, its cards are entered on the other, and both see the ruling', async () => {
    begin({ claims: 'challenge', muggins: 'called' });
    site.rig.keys('P2 D D D');
    const [ann, bob] = [await phone(0), await phone(1, { locale: 'fr' })];
    await tap(ann, '6');
    await tap(ann, 'Claim 6');
    await bob.locator('.doubt', { hasText: 'Ann, main : 6.' }).waitFor();
    // Nobody can call what a count missed once it is ruled on; only the other side could have called it.
    await bob.locator('.doubt .note').waitFor();
    expect(await ann.locator('.doubt .note').count()).toBe(0);
    await tap(bob, 'Contester');
    await bob.getByText('Le compte est contesté : ses cartes décident.').waitFor();
    await ann.getByText('The last count is disputed.').waitFor();
    await pick(bob, ['4']);
    await pick(ann, ['5', '5', '6', 'jack', 'clubs', 'clubs']);
    await ann.locator('.verdict', { hasText: 'the cards count seventeen' }).waitFor();
    await bob.locator('.verdict', { hasText: 'les cartes font 17' }).waitFor();
    expect(site.rig.table.view.ruling).toMatchObject({ claimed: 6, truth: 17 });
    // What was ruled makes way for the count that is next, and can be read below it.
    await tap(bob, '4');
    await tap(bob, 'Annoncer 4');
    await bob.getByText('Vous avez annoncé 4.').waitFor();
    await bob.locator('.verdict').waitFor({ state: 'detached' });
    await bob.locator('.act > .ruling').waitFor();
    expect(complaints).toEqual([]);
  });

  test('offences: one’s own is ruled on at once, another’s when that side agrees', async () => {
    begin({ claims: 'trust' });
    site.rig.keys('P2 D D');
    const [ann, bob] = [await phone(0), await phone(1)];
    const report = async (page: Page, who: string, offence: string): Promise<void> => {
      await page.locator('.report summary').click();
      await page.locator('.who').getByRole('button', { name: who, exact: true }).click();
      await page.locator('muggins-report select').selectOption(offence);
      await tap(page, 'Report it');
    };
    await report(ann, 'Ann', 'cribSeen');
    await ann.getByText('It is ruled on: Ann looked at the crib too early.').waitFor();
    expect(pegs()).toBe('0/0 2/0');
    await report(ann, 'Bob', 'cribPickedUp');
    await ann.locator('.ask', { hasText: 'Waiting for Bob to agree to your report.' }).waitFor();
    const question = 'Ann reports: Bob picked up cards laid away to the crib. Is that so?';
    await bob.locator('.ask', { hasText: question }).waitFor();
    expect(pegs()).toBe('0/0 2/0');
    await tap(bob, 'Agree');
    await ann.locator('.verdict', { hasText: 'picked up' }).waitFor();
    expect(pegs()).toBe('2/0 2/0');
    // A figure that is missing cannot be sent, and one that is told is asked about.
    await bob.locator('.report summary').click();
    await bob.locator('.who').getByRole('button', { name: 'Ann', exact: true }).click();
    await bob.locator('muggins-report select').selectOption('notPeggedOut');
    expect(await bob.getByRole('button', { name: 'Report it' }).isDisabled()).toBe(true);
    await bob.locator('muggins-report select').selectOption('renege');
    await bob.getByLabel('How many cards were withheld?').fill('2');
    await tap(bob, 'Report it');
    await ann.locator('.ask', { hasText: 'cards: 2' }).waitFor();
    await tap(ann, 'No');
    await bob.locator('.ask').waitFor({ state: 'detached' });
    expect(pegs()).toBe('2/0 2/0');
    expect(complaints).toEqual([]);
  });

  test('without a seat: the host’s machine offers the free ones, a phone is told where codes show', async () => {
    const here = await open('seat');
    await here.getByText('Start Muggins again with --lan').waitFor();
    await tap(here, 'Red');
    await here.locator('.seat header h1', { hasText: 'Red' }).waitFor();
    const away = await open('seat', PHONE, true);
    await away.getByText('Scan the code beside your name').waitFor();
    await away.getByText('once the PIN is entered under Table').waitFor();
    expect(await away.getByRole('button').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a claim whose answer never comes is sent again by the page that is loaded anew, and counts once', async () => {
    const ann = await phone(0);
    let heard = 0;
    await ann.route('**/api/claim', async (route) => {
      // The host has it, but the phone will never know.
      await route.fetch();
      heard += 1;
      await route.abort();
    });
    await tap(ann, '12');
    await tap(ann, 'Claim 12');
    await ann.getByText('On its way: 12 points').waitFor();
    await expect.poll(() => heard).toBeGreaterThan(1);
    await ann.unroute('**/api/claim');
    await ann.reload();
    await ann.getByText('You claimed 12.').waitFor();
    expect(pegs()).toBe('12/0 0/0');
    expect(site.rig.types.filter((type) => type === 'pegged')).toHaveLength(1);
  });

  test('without a network claims wait, and arrive in order when it is back', async () => {
    const ann = await phone(0);
    await ann.context().setOffline(true);
    for (const points of ['4', '2']) {
      await tap(ann, points);
      await tap(ann, `Claim ${points}`);
    }
    await ann.getByText('On its way: 4 points, 2 points').waitFor();
    expect(pegs()).toBe('0/0 0/0');
    await ann.context().setOffline(false);
    await ann.getByText('You claimed 2.').waitFor();
    expect(pegs()).toBe('6/4 0/0');
  });

  test('undo: one’s own at once, another’s with consent', async () => {
    const [ann, bob] = [await phone(0), await phone(1)];
    await tap(ann, '6');
    await tap(ann, 'Claim 6');
    await ann.getByText('You claimed 6.').waitFor();
    await tap(bob, 'Ask to undo');
    await bob.getByText('You did not make that move.').waitFor();
    await tap(ann, 'No');
    await bob.getByText('Waiting for Ann to agree').waitFor({ state: 'detached' });
    expect(pegs()).toBe('6/0 0/0');
    await tap(bob, 'Ask to undo');
    await tap(ann, 'Agree');
    await bob.getByText('0', { exact: true }).first().waitFor();
    await expect.poll(pegs).toBe('0/0 0/0');
    await tap(ann, '3');
    await tap(ann, 'Claim 3');
    await ann.getByText('You claimed 3.').waitFor();
    await tap(ann, 'Undo');
    await expect.poll(pegs).toBe('0/0 0/0');
  });

  test('after a win a phone shares the result and begins the next game; after the match, the rematch', async () => {
    begin({});
    const won = '2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1';
    const [ann, bob] = [
      await phone(0),
      await phone(1, { permissions: ['clipboard-read', 'clipboard-write'] }),
    ];
    site.rig.keys(won);
    await ann.getByRole('heading', { name: 'You win!' }).waitFor();
    await bob.getByRole('heading', { name: 'Ann wins.' }).waitFor();
    await bob.locator('.end').getByText('Double skunked').waitFor();
    await tap(bob, 'Share the result');
    await bob.getByText('Copied.').waitFor();
    expect(await bob.evaluate(() => navigator.clipboard.readText())).toBe(
      'Ann wins. Bob is on nothing, a double skunk. Ann 121, Bob 0.',
    );
    await tap(bob, 'Next game');
    await ann.getByRole('heading', { name: 'You win!' }).waitFor({ state: 'detached' });
    expect(site.rig.table.view).toMatchObject({ game: 2, match: { games: [1, 0] } });
    expect(complaints).toEqual([]);
  });

  test('a phone is a person\u2019s: it goes along to another seat, waits while others play, and may sit down as one of them', async () => {
    begin({});
    const [ann, bob] = [await phone(0), await phone(1)];
    const seated = (page: Page, name: string) => page.locator('.seat h1', { hasText: name }).waitFor();
    const play = (...players: readonly string[]) =>
      site.rig.table.command({ type: 'newGame', rules: site.rig.table.state.rules, players });
    play('Bob', 'Ann');
    await ann.locator('main.lane1').waitFor();
    await bob.locator('main.lane0').waitFor();
    await Promise.all([seated(ann, 'Ann'), seated(bob, 'Bob')]);
    play('Xan', 'Bob');
    await ann.getByText('Others play now, without Ann.').waitFor();
    await bob.locator('main.lane1').waitFor();
    // The seat has a code again, and nobody claims for Xan with Ann\u2019s key.
    expect(site.credentials.invitationTo('seat', 0)).toBeDefined();
    expect(await ann.getByRole('button').allTextContents()).toEqual(['Xan', 'Leave this seat']);
    play('Ann', 'Bob');
    await seated(ann, 'Ann');
    play('Yve', 'Bob');
    await tap(ann, 'Yve');
    await seated(ann, 'Yve');
    await tap(ann, '6');
    await tap(ann, 'Claim 6');
    await ann.getByText('You claimed 6.').waitFor();
    expect(pegs()).toBe('6/0 0/0');
    expect(complaints).toEqual([]);
  });

  test('vibration and large buttons are the phone\u2019s own, off until somebody wants them', async () => {
    begin({});
    const ann = await phone(0);
    await ann.evaluate(() => {
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    });
    const felt = () => ann.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
    site.rig.keys('P2 D D D');
    await ann.getByText('Count your hand.').waitFor();
    expect(await felt()).toEqual([]);
    await ann.getByText('More', { exact: true }).click();
    await tap(ann, 'Vibration');
    expect(await felt()).toEqual([[60]]);
    site.rig.table.command({ type: 'undo' });
    await ann.getByText('Claim points as they come.').waitFor();
    site.rig.keys('D');
    await ann.getByText('Count your hand.').waitFor();
    await expect.poll(felt).toEqual([[60], [60]]);
    await tap(ann, 'Large buttons');
    await ann.locator('.seat.large').waitFor();
    await ann.reload();
    await ann.locator('.seat.large').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a key that was taken away ends the seat', async () => {
    const ann = await phone(0);
    site.credentials.renew('seat', 0);
    await tap(ann, '6');
    await tap(ann, 'Claim 6');
    await ann.getByText('Scan the code beside your name').waitFor();
    expect(pegs()).toBe('0/0 0/0');
  });

  test('the host sets a game up, pauses it, and goes on', async () => {
    // Nobody is asked about a game in which nothing was scored.
    site.rig.keys('4 P1');
    const host = await open('table', { viewport: { width: 1280, height: 800 } });
    await host.getByPlaceholder('Amber').fill('<img src=x>');
    await host.getByPlaceholder('Indigo').fill('Bob');
    await host.locator('[data-setting="mode"]').selectOption('always');
    await host.getByText('Every other house rule').click();
    await host.getByLabel('Search').fill('heels');
    await host.locator('[data-setting="noHeelsWithin"]').fill('1');
    await host.locator('[data-setting="noHeelsWithin"]').blur();
    await tap(host, 'Start');
    await tap(host, 'Abandon it');
    await host.locator('.present').getByText('<img src=x>').waitFor();
    expect(site.rig.table.state.rules).toMatchObject({ claims: 'always', noHeelsWithin: 1 });
    await tap(host, 'Pause');
    await host.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(site.rig.table.paused).toBe(true);
    await tap(host, 'Resume');
    await expect.poll(() => site.rig.table.paused).toBe(false);
    await host.getByLabel('The board’s tones').uncheck();
    await host.getByLabel('Brightness').fill('20');
    await expect
      .poll(async () => (await site.ask('/api/view')).json.settings)
      .toMatchObject({ sound: false, brightness: 20, paused: false });
    expect(complaints).toEqual([]);
  });

  test('elsewhere the PIN opens the set-up, and a wrong one does not', async () => {
    const host = await open('table', PHONE, true);
    await host.getByLabel('PIN').fill('000000x');
    await tap(host, 'Sign in');
    await host.getByText('That is not the PIN').waitFor();
    await host.getByLabel('PIN').fill(site.credentials.pin);
    await tap(host, 'Sign in');
    await host.getByRole('heading', { name: 'A new game' }).waitFor();
    await host.getByText(site.credentials.pin).waitFor();
  });

  test('a television gives the PIN with the arrows and OK of its remote', async () => {
    const host = await open('table', { viewport: { width: 1280, height: 720 } }, true);
    const pad = host.getByRole('group', { name: 'Number pad' });
    await pad.getByRole('button', { name: '1', exact: true }).focus();
    let [row, column] = [0, 0];
    const goTo = async (key: string): Promise<void> => {
      const at = '123456789⌫0'.indexOf(key);
      const [toRow, toColumn] = [Math.floor(at / 3), at % 3];
      // The last row has two keys: out of it the way goes up first, into it across first.
      for (; row > toRow; row--) await host.keyboard.press('ArrowUp');
      const across = toColumn > column ? 'ArrowRight' : 'ArrowLeft';
      for (; column !== toColumn; column += Math.sign(toColumn - column)) await host.keyboard.press(across);
      for (; row < toRow; row++) await host.keyboard.press('ArrowDown');
      await host.keyboard.press('Enter');
    };
    for (const key of `9⌫306903${'⌫'.repeat(6)}${site.credentials.pin}`) await goTo(key);
    expect(await host.getByLabel('PIN').inputValue()).toBe(site.credentials.pin);
    await tap(host, 'Sign in');
    await host.getByRole('heading', { name: 'A new game' }).waitFor();
  });

  test('script in a name is text on every page', async () => {
    const name = '<script>x()</script>';
    site.rig.table.command({ type: 'newGame', rules: site.rig.table.state.rules, players: [name, '<b>Bob'] });
    site.rig.keys('4 P1');
    for (const path of ['', 'board', 'table', 'games']) {
      const page = await open(path, { viewport: { width: 1280, height: 800 } });
      if (path !== 'games') await page.getByText(name).first().waitFor();
      expect(await page.locator('script:not([src])').count()).toBe(0);
      await page.context().close();
    }
    const ann = await phone(0);
    await ann.locator('h1').getByText(name, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a whole claim by keyboard', async () => {
    const ann = await phone(0);
    const press = async (name: string): Promise<void> => {
      const button = ann.getByRole('button', { name, exact: true });
      for (let tabs = 0; tabs < 60; tabs++) {
        await ann.keyboard.press('Tab');
        if (await button.evaluate((each) => each === document.activeElement))
          return ann.keyboard.press('Enter');
      }
      throw new Error(`no way to ${name} by keyboard`);
    };
    await press('8');
    await press('Claim 8');
    await ann.getByText('You claimed 8.').waitFor();
    expect(pegs()).toBe('8/0 0/0');
  });

  // Thumbs need 44 pixels (WCAG 2.5.5), and nobody scrolls sideways; axe looks at both themes, in both languages.
  test.each([
    ['seat', 320, 'light', 'en', 'always', 'P1 D'],
    ['seat', 768, 'dark', 'fr', 'always', 'P1 D'],
    ['seat', 1920, 'light', 'fr', 'always', 'P1 D'],
    // Heels beside the next step; go and muggins beside the claim; a count that can be disputed, with an offence to report.
    ['seat', 320, 'light', 'fr', 'challenge', 'P2 D'],
    ['seat', 320, 'dark', 'fr', 'challenge', 'P2 D D'],
    ['seat', 390, 'dark', 'en', 'challenge', 'P2 D D D 8 P1'],
    ['table', 320, 'dark', 'en', 'always', 'P1 D'],
    ['table', 768, 'light', 'fr', 'always', 'P1 D'],
    ['table', 1920, 'dark', 'en', 'always', 'P1 D'],
  ] as const)('/%s at %i pixels, %s, %s, mode %s, after %s', async (...row) => {
    const [path, width, colorScheme, locale, claims, keys] = row;
    begin({ claims, muggins: 'called' });
    site.rig.keys(keys);
    const options = { viewport: { width, height: 800 }, colorScheme, locale };
    const address = path === 'seat' ? `seat#${site.credentials.invitationTo('seat', 1)}` : path;
    const page = await open(address, options);
    const seat = claims === 'always' ? 'muggins-cards' : '.seat footer button';
    await page
      .locator(path === 'seat' ? seat : '.seats')
      .first()
      .waitFor();
    for (const summary of await page.locator('.seat .act > details > summary').all()) await summary.click();
    if (keys.endsWith('P1')) {
      await page.locator('.who button').last().click();
      await page.locator('muggins-report select').selectOption('overpegged');
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    const small = await page
      .locator('main.seat :is(button, select, input, summary):visible, main button:visible')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    const outside = await page
      .locator('main button')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length);
    expect(outside).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
