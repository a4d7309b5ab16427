// A game that the host deals, on the phone of a player who is alone with Muggins: every tap of a deal, and what it teaches.
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partnerId } from '../../../../shared/partner/index.ts';
import { type Card, type Command, SIX_CARD, scoreShow, total } from '../../../../shared/rules/index.ts';
import { Dealer } from '../../../table/company/dealer.ts';
import { HandClock, Rig } from '../../../table/testing/rig.ts';
import { findings } from '../../testing/axe.ts';
import { drawn, inChromium, Windows } from '../../testing/browser.ts';
import { PHONE, tap } from '../../testing/phones.ts';
import { Site } from '../../testing/site.ts';

/** Longer than Muggins thinks, unless it gives a person time to count its hand. */
const THOUGHT = 6_000;
/** Longer than Muggins thinks, also where it gives a person time to claim. */
const PATIENT = 12_000;

const CALLED = { ...SIX_CARD, claims: 'challenge', muggins: 'called' } as const;

const SUIT: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
/** '10♥' as 'TH'. */
const cardOf = (text: string): Card =>
  text.replace('10', 'T').replace(/[♠♥♦♣]/, (sign) => SUIT[sign] ?? '') as Card;

inChromium('a game that the host deals', () => {
  const windows = new Windows('table', [/Failed to load/]);
  let clock: HandClock;
  let site: Site;
  let dealer: Dealer;

  beforeEach(async () => {
    clock = new HandClock();
    await open();
    const playerIds = ['', partnerId('club', 1)];
    site.must({ type: 'newGame', rules: CALLED, players: ['Ann', 'Muggins'], playerIds });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await windows.clear();
    await site.close();
  });

  /** A table of its own. */
  async function open(): Promise<void> {
    const rig = new Rig({ kept: [] });
    dealer = new Dealer({ table: rig.table });
    site = await Site.open({ files: windows.files, clock, dealer }, rig);
  }

  async function phone(locale: string): Promise<Page> {
    const url = new URL(`seat#${site.credentials.invitationTo('seat', 0)}`, site.web.url).href;
    const page = await windows.open(url, { ...PHONE, viewport: { width: 320, height: 568 }, locale });
    await page.locator('.seat header').waitFor();
    return page;
  }

  /** Muggins does one thing, and the page shows it. */
  async function think(page: Page): Promise<void> {
    clock.turn(PATIENT);
    await drawn(page);
  }

  /** Until the page shows a move after this one, and all of them. */
  async function caughtUp(page: Page, move: number): Promise<void> {
    await expect.poll(() => site.rig.table.view.move).toBeGreaterThan(move);
    const heard = () =>
      page
        .locator('muggins-seat')
        .evaluate(
          (seat) => (seat as HTMLElement & { message: { view: { move: number } } }).message.view.move,
        );
    await expect.poll(heard).toBe(site.rig.table.view.move);
    await drawn(page);
  }

  /** Ann counts. */
  async function count(page: Page, points: number): Promise<void> {
    const { move, prompt } = site.rig.table.view;
    await tap(page, points === 0 ? 'No points' : `${points}`);
    const hand = prompt.hand === 'crib' ? 'crib' : 'hand';
    await tap(page, `Claim ${points === 0 ? 'no points' : points} for your ${hand}`);
    await caughtUp(page, move);
  }

  /** Muggins acts until this is to be done. */
  async function until(what: Locator): Promise<void> {
    while (!(await what.first().isVisible())) await think(what.page());
  }

  /** The cards that lie there, as they are written. */
  const cardsAt = (page: Page, selector: string): Promise<readonly string[]> =>
    page.locator(`${selector} .card`).allInnerTexts();

  /** Cuts, lays the first card that can be laid, says go, until a hand is counted. `act` does what can be done. */
  async function play(page: Page, act: (what: Locator) => Promise<void>): Promise<void> {
    const what = page.locator(
      'footer .claim:enabled, .own [aria-disabled="false"], muggins-hand > .claim:enabled',
    );
    while (site.rig.table.state.phase !== 'show') {
      const { move } = site.rig.table.view;
      if ((await what.count()) === 0) await think(page);
      else {
        await act(what.first());
        await caughtUp(page, move);
      }
    }
  }

  test('what is picked outlasts a reload, and what was laid away can be changed', async () => {
    const page = await phone('en');
    await page.getByRole('slider', { name: 'Where to cut' }).press('ArrowRight');
    await tap(page, 'Cut here');
    await until(page.locator('.own'));
    // By ear: what to do is said as soon as it is to be done.
    expect(await page.locator('[aria-live="polite"]').allInnerTexts()).toContain('Discard 2 cards.');
    const dealt = await cardsAt(page, '.own');
    expect(dealt).toHaveLength(6);
    const own = page.locator('.own button');
    await own.nth(0).click();
    await page.reload();
    await page.locator('.own [aria-pressed="true"]').waitFor();
    expect(await cardsAt(page, '.own [aria-pressed="true"]')).toEqual([dealt[0]]);
    await own.nth(5).click();
    await page.locator('muggins-hand .claim').click();
    await page.getByText('You discarded').waitFor();
    // One card more takes the place of the first.
    await own.nth(4).click();
    await page.locator('muggins-hand .claim', { hasText: 'Discard' }).click();
    await page.getByText('You discarded').waitFor();
    expect(await cardsAt(page, '.own [aria-pressed="true"]')).toEqual(dealt.slice(4));
    expect(await findings(page)).toEqual([]);
    await play(page, (what) => what.click());
    expect(await cardsAt(page, '.own')).toEqual([]);
  });

  test('a deal is counted, looked back at and played again; what it teaches comes when it is asked for', async () => {
    const page = await phone('en');
    await tap(page, 'Cut here');
    const own = page.locator('.own [aria-pressed]');
    await until(own);
    const dealt = await cardsAt(page, '.own');
    for (const at of [4, 5]) await own.nth(at).click();
    await page.locator('muggins-hand .claim').click();
    await page.getByText('You discarded').waitFor();
    await play(page, (what) => what.click());
    await until(page.locator('.pad'));
    const hand = await cardsAt(page, '.held p:not(.starter)');
    expect([...hand].toSorted()).toEqual([...dealt.slice(0, 4)].toSorted());
    const starter = (await cardsAt(page, '.held .starter')).map(cardOf)[0];
    const score = total(scoreShow({ hand: hand.map(cardOf), starter }));
    await count(page, score);
    while (site.rig.table.state.deal === 1) {
      const { expects, seat } = site.rig.table.view.prompt;
      if (expects === 'count' && seat === 0) await count(page, 0);
      else await think(page);
    }
    await until(own);
    expect(windows.asked.filter((url) => /lesson/.test(url))).toEqual([]);
    await page.getByText('Look back', { exact: true }).click();
    await tap(page, 'Compare');
    await expect.poll(() => page.locator('.learn tbody td:last-child:not(:empty)').count()).toBe(2);
    await page.getByText('The pack was sealed before the deal').click();
    await page.getByText('It fits the seal that this phone saw before the deal.', { exact: false }).waitFor();
    expect(await findings(page)).toEqual([]);
    await tap(page, 'Play deal 1 again');
    await tap(page, 'Yes, go back to deal 1');
    await expect.poll(() => site.rig.table.state.deal).toBe(1);
    await expect.poll(() => cardsAt(page, '.own')).toEqual(dealt);
  });

  /** A gentle Muggins, which slips wherever it can, deals, and counts its hand short. @returns the points that it missed */
  async function countedShort(): Promise<number> {
    vi.spyOn(Math, 'random').mockReturnValue(0.01);
    await site.close();
    await open();
    const { table } = site.rig;
    const say = (command: Command): boolean =>
      table.command(command, { id: `claim-${table.view.move}-0000000`, seat: 0 }).ok;
    const act = (): unknown => {
      const { deal, phase, hand } = table.state;
      const { dealt, held } = dealer.view(0);
      if (dealer.throwsOf(0) > 0) return dealer.throw(0, deal, dealt.slice(0, 2));
      if (dealer.cuts === 0) return dealer.cut(3);
      if (phase === 'play')
        return held.some((card) => say({ type: 'lay', seat: 0, card })) || say({ type: 'go', seat: 0 });
      return hand === 'pone' && say({ type: 'peg', seat: 0, points: 0 });
    };
    for (let missed = 0; ; ) {
      site.must({
        type: 'newGame',
        rules: CALLED,
        players: ['Ann', 'Muggins'],
        playerIds: ['', partnerId('gentle', 1)],
        newMatch: true,
      });
      if (table.state.phase === 'cut') dealer.enter({ type: 'cutCards', cards: ['KH', '2D'] });
      while (table.state.count?.hand !== 'dealer') {
        act();
        clock.turn(THOUGHT);
      }
      const { claimed } = table.state.count;
      missed =
        total(scoreShow({ hand: dealer.counted?.cards as Card[], starter: table.state.starter })) - claimed;
      if (missed > 0) return missed;
    }
  }

  test('what a gentle Muggins counted short lies there until it can be counted, and muggins is called on it', async () => {
    const missed = await countedShort();
    const { table } = site.rig;
    const page = await phone('en');
    const lies = async (): Promise<readonly string[]> => (await cardsAt(page, '.doubt')).map(cardOf);
    const own = table.state.round?.laid.filter(({ seat }) => seat === 1).map(({ card }) => card) ?? [];
    const sorted = [...own, table.state.starter].toSorted();
    await expect.poll(async () => (await lies()).toSorted()).toEqual(sorted);
    // Longer than before any other move.
    clock.turn(THOUGHT);
    await drawn(page);
    expect((await lies()).toSorted()).toEqual(sorted);
    expect(await findings(page)).toEqual([]);
    await tap(page, 'Muggins!');
    await tap(page, `${missed}`);
    await tap(page, `Muggins for ${missed}`);
    await expect.poll(() => table.view.pegs[0]?.front).toBe(missed);
    // The crib, in the deal that follows.
    clock.turn(PATIENT);
    await page.locator('.own').waitFor();
    expect(await cardsAt(page, '.doubt')).toHaveLength(5);
  });

  test.each([
    ['pone', ['KH', '2D'], 'votre main'],
    ['dealer', ['2D', 'KH'], 'votre crib'],
  ] as const)(
    'by keyboard alone, in French, as the %s: a deal, without losing the place',
    async (_, cut, last) => {
      const page = await phone('fr');
      dealer.enter({ type: 'cutCards', cards: cut });
      const press = async (what: Locator): Promise<void> => {
        await what.focus();
        await page.keyboard.press('Enter');
      };
      const place = () => page.evaluate(() => document.activeElement?.closest('.act') !== null);
      const { table } = site.rig;
      const claim = page.locator('muggins-hand > .claim:enabled');
      await until(page.locator('.own'));
      const cards = page.getByRole('group', { name: 'Vos cartes' });
      expect(await cards.getByRole('button', { name: / de (pique|cœur|carreau|trèfle)$/ }).count()).toBe(6);
      for (const at of [0, 1]) await press(page.locator('.own button').nth(at));
      await press(claim);
      await page.getByText('Vous avez écarté').waitFor();
      await expect.poll(place).toBe(true);
      await play(page, async (what) => {
        await press(what);
        await expect.poll(place).toBe(true);
      });
      expect(site.rig.types.filter((type) => type === 'cardLaid')).toHaveLength(8);
      const claimed: string[] = [];
      while (table.state.deal === 1) {
        const { expects, seat } = table.view.prompt;
        const { move } = table.view;
        if (expects !== 'count' || seat !== 0) await think(page);
        else {
          await press(page.locator('.pad .zero'));
          const button = page.locator('footer .claim:enabled');
          claimed.push(await button.innerText());
          await press(button);
          await caughtUp(page, move);
          await expect.poll(place).toBe(true);
        }
      }
      expect(claimed.at(-1)).toBe(`Annoncer zéro pour ${last}`);
    },
  );
});
