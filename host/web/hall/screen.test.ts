// The hall's television: letters that can be read at ten metres, nothing cut off with the longest names, pages that turn.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { joining, running } from '../../hall/testing/night.ts';
import { inChromium } from '../testing/browser.ts';
import { widthOf } from '../testing/companion.ts';
import { HallStage, TELEVISION } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';
import { cutOff, LEAST_SIZE, longName, sizesOf } from './testing/television.ts';
import { knockoutIn, play, weekendIn } from './testing/weekend.ts';

/** Names of 18 to 20 letters, the most that a name may have. */
const LONGEST = [
  'Alexandrina Fairfax',
  'Bartholomew Carruth',
  'Christopher Whitmore',
  'Evangeline Thornton',
  'Guadalupe Hernandez',
  'Konstantinos Pappas',
  'Maximilian Oberhuber',
  'Montgomery Ashworth',
  'Theodora Vanderbilt',
  'Wilhelmina Montague',
];

/** First names that two have; surnames that begin alike. */
const NAMESAKES = [
  'Maximilian Oberhuber',
  'Maximilian Pfeiffer',
  'Wilhelmina Montague',
  'Wilhelmina Morrison',
  'Konstantinos Pappas',
  'Konstantinos Petrou',
  'Jean-Christophe Roy',
  'Jean-Christophe Gay',
  'Christopher Whitmore',
  'Christopher Waters',
];

/** Sixteen who play as partners, in the order of this list. */
const PARTNERS = [
  ...NAMESAKES,
  ...LONGEST.filter((name) => !NAMESAKES.some((other) => other.split(' ')[0] === name.split(' ')[0])),
];

const PAIRS = PARTNERS.flatMap((name, at) => (at % 2 === 0 ? [[name, PARTNERS[at + 1] ?? '']] : []));

/** Names of 19 letters, each with a first name of its own. */
const distinctNames = (count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, at) => `${String.fromCodePoint(65 + (at % 26))}${at < 26 ? 'l' : 'r'}exandrina Fairfax`,
  );

inChromium('the television', () => {
  const stage = new HallStage();
  let rig: HallRig;
  let now: number;

  /** A hall before its draw. With a board that it knows, every row has room for points. */
  async function night(
    names: readonly string[],
    {
      withBoards = false,
      ...options
    }: Parameters<HallRig['begin']>[1] & { readonly withBoards?: boolean } = {},
  ): Promise<void> {
    now = 0;
    rig = await stage.open({ withBoards, now: () => now });
    if (withBoards) rig.boards.keys.give('1', 'd'.repeat(43));
    await rig.begin(names, { draw: false, ...options });
  }
  const longNames = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => longName(at));

  /** `since`: milliseconds after the draw; by then the lists by table are shown. */
  async function television(locale = 'en', since = 150_000): Promise<Page> {
    now += since;
    const page = await stage.page('', { ...TELEVISION, locale, before: ({ clock }) => clock.install() });
    await page.locator('header p').waitFor();
    return page;
  }

  /** Games end while others go on: the next are called. */
  async function called(page: Page, wins: number, points?: number): Promise<void> {
    now += 150_000;
    for (const game of running(rig.view).slice(0, wins)) rig.win(game, points);
    await page.locator('.call').first().waitFor();
  }

  /** Nothing is cut off, and these can be read at ten metres. */
  async function readable(page: Page, parts: string): Promise<void> {
    expect(await cutOff(page)).toEqual([]);
    expect(Math.min(...(await sizesOf(page, parts)))).toBeGreaterThanOrEqual(LEAST_SIZE);
  }

  test.each(['en', 'fr'])('%s: forty players with the longest names, page by page', async (locale) => {
    await night(longNames(40), { draw: true });
    const page = await television(locale);
    // Before the first result all would be first: the games have the whole screen.
    expect(await page.locator('.games li').count()).toBe(20);
    expect(await cutOff(page)).toEqual([]);
    rig.win(rig.game());
    await page.locator('.standings').waitFor();
    const seen = new Set<string>();
    for (let turn = 0; turn < 5; turn++) {
      expect(await cutOff(page)).toEqual([]);
      for (const row of await page.locator('tbody tr th').allInnerTexts()) seen.add(row);
      await page.clock.fastForward(12_000);
    }
    expect(seen.size).toBe(40);
  });

  test.each([
    ['en', 24, 1, 'Round 1: pairings'],
    ['en', 80, 2, 'Round 1: pairings page 1 of 2'],
    ['fr', 80, 2, 'Ronde 1\u00A0: les tables page 1 sur 2'],
  ])(
    '%s, %i players: before a round, who goes where by name, on %i pages',
    async (locale, players, pages, title) => {
      await night(longNames(players), { draw: true });
      const page = await television(locale, 0);
      const seen: string[] = [];
      expect(await page.locator('h2').innerText()).toBe(title);
      for (let turn = 0; turn < pages; turn++) {
        await readable(page, '.pairings li');
        seen.push(...(await page.locator('.pairings li').allInnerTexts()));
        await page.clock.fastForward(12_000);
      }
      const playing = new Set(running(rig.view).flatMap(({ entrants }) => entrants));
      expect(new Set(seen).size).toBe(playing.size);
      expect(seen).toEqual(
        seen.toSorted((a, b) => a.replace(/^\d+\s*/, '').localeCompare(b.replace(/^\d+\s*/, ''), locale)),
      );
    },
  );

  /** Seen on a picture: two columns in letters of eight pixels, and three quarters of the screen empty. */
  test('a phone held upright: one column below the other, in letters that can be read', async () => {
    await night(longNames(10), { draw: true });
    rig.win(rig.game());
    now += 150_000;
    const page = await stage.page('', { viewport: { width: 390, height: 844 } });
    await page.locator('header p').waitFor();
    expect(await widthOf(page)).toBe(390);
    const [games, standings] = await Promise.all(
      ['.games', '.standings'].map((part) => page.locator(part).boundingBox()),
    );
    expect(standings?.y).toBeGreaterThan((games?.y ?? 0) + (games?.height ?? 0));
    const sizes = await sizesOf(page, 'h1, h2, tbody td, tbody th, .fit, p');
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  });

  /** Bug: twelve rows of the standings ended below the screen, and the games in the last line. */
  test.each([
    [10, 'wood'],
    [12, 'wood'],
    [20, 'wood'],
    [22, 'wood'],
    [12, 'boards'],
    [20, 'boards'],
    [22, 'boards'],
  ])('%i players on %s: lists end above the last line, with calls too', async (count, on) => {
    await night(longNames(count), { draw: true, withBoards: on === 'boards' });
    const page = await television();
    expect(await cutOff(page)).toEqual([]);
    expect(await page.locator('.call').count()).toBe(0);
    await called(page, 3);
    expect(await cutOff(page)).toEqual([]);
  });

  /** Bug: the champion had the smallest letters of the screen. */
  test.each([10, 20])('%i players: nothing is larger than the champion', async (players) => {
    await night(longNames(players), { draw: true });
    for (const game of running(rig.view)) rig.win(game);
    rig.must({
      type: 'close',
      reasons: Object.fromEntries(running(rig.view).map(({ game }) => [game, 'it is late'])),
    });
    const page = await television();
    // Everybody has won or lost one game by as much.
    expect(await page.locator('h1').innerText()).toBe(`${players / 2} share first place`);
    const sizes = await sizesOf(page, 'h1, h2, td, .fit, p');
    expect(sizes[0]).toBe(Math.max(...sizes));
    expect(await cutOff(page)).toEqual([]);
  });

  /** What is in every list: standings, calls, games. */
  const LISTS = 'tbody th .fit, .call .fit, .games li .fit';
  /** Bug: beside points, a name of more than twelve letters was smaller than that, and so were two with the same long first name. */
  test.each([
    ['the longest names', false, LONGEST, 'tbody .total, .call b, .table'],
    ['the longest names', true, LONGEST, 'tbody .total, .call b, .table'],
    ['namesakes', true, NAMESAKES, 'footer p'],
    ['namesakes', false, NAMESAKES, 'footer p'],
  ] as const)('%s can be told apart and read (boards: %s)', async (_, withBoards, names, more) => {
    await night(names, { count: 5, draw: true, withBoards });
    const page = await television();
    await readable(page, `${LISTS}, ${more}`);
    const playing = await page.locator('.games li .fit').allInnerTexts();
    expect(new Set(playing).size).toBe(names.length);
    await called(page, 2);
    await readable(page, `${LISTS}, ${more}`);
    const said = await page.locator('tbody th').allInnerTexts();
    // Of namesakes the surname may be what is left.
    const firsts = names === LONGEST ? names.map((name) => name.split(' ')[0]) : [];
    for (const first of firsts) expect(said).toContainEqual(expect.stringMatching(`^${first}`));
  });

  /** Bug: partners were said in one line, at half the size; and a sentence about them pushed the standings off the screen. */
  test.each([
    ['en', false],
    ['en', true],
    ['fr', true],
  ])('%s: partners can be told apart and read (boards: %s)', async (locale, withBoards) => {
    await night([], { format: 'red-carpet', count: PAIRS.length / 2, withBoards });
    rig.must(
      ...PARTNERS.flatMap((name) => joining(name).slice(0, 1)),
      ...PAIRS.map(
        (players) => ({ type: 'checkIn', entrant: { id: players.join(), players, as: 'member' } }) as const,
      ),
    );
    const page = await television(locale);
    await readable(page, '.arrivals .fit');
    rig.must({ type: 'draw' });
    await page.locator('.games').waitFor();
    await readable(page, LISTS);
    const said = await page.locator('.games li .fit').allInnerTexts();
    expect(new Set(said).size).toBe(PARTNERS.length);
    await called(page, 2, 6);
    await readable(page, `${LISTS}, footer p`);
    expect(await page.locator('header p').innerText()).toMatch(locale === 'en' ? /8 pairs/ : /8 paires/);
  });

  /** Who sits out, and who is next, concerns people who sit at tables. */
  test.each([
    ['en', 8, 1, / v .*, .* v /],
    ['fr', 8, 1, / c\. .*, .* c\. /],
    ['en', 9, 4, /sits out this round\.$/],
    ['fr', 9, 4, /ne joue pas cette ronde\.$/],
  ])('%s, %i players at %i tables: the last line can be read', async (locale, players, count, says) => {
    await night(LONGEST.slice(0, players), { format: { name: 'short', games: 3 }, count, draw: true });
    const page = await television(locale);
    await expect.poll(() => page.locator('footer p').innerText()).toMatch(says);
    await readable(page, 'footer p');
  });

  /** Bug: those who came early were no longer shown. All are, page by page. */
  test.each([
    [70, 35, /^70 players/],
    [11, 11, /^11 players: \d+ rounds, one sits out each round, and the first 9 games count\.$/],
  ])('%i before the draw: %i of them, and what the field means', async (players, shown, says) => {
    await night(longNames(players));
    const page = await television();
    expect(await page.locator('.arrivals li').count()).toBe(shown);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.locator('.field').innerText()).toMatch(says);
  });

  test.each([
    ['en', 5, 1, ['Quarter-finals', 'Semi-finals', 'Final']],
    ['fr', 27, 2, ['Seizièmes de finale', 'Huitièmes de finale', 'Quarts de finale', 'Demi-finales']],
    ['en', 33, 2, ['Round of 32', 'Round of 16', 'Quarter-finals', 'Semi-finals']],
  ])(
    '%s, a knock-out of %i: the bracket in %i parts, and its last rounds',
    async (locale, players, parts, rounds) => {
      now = 0;
      rig = await stage.open({ now: () => now });
      await knockoutIn(rig, distinctNames(players), 1);
      const page = await television(locale);
      const seen = new Set<string>();
      const tables = new Set<string>();
      for (let turn = 0; turn < parts; turn++) {
        // Players look for their tables before each part.
        expect(await page.locator('.games li, .call').count()).toBeGreaterThan(0);
        expect(await cutOff(page)).toEqual([]);
        await page.clock.fastForward(12_000);
        expect(await page.locator('.chart h2').allInnerTexts()).toEqual(rounds);
        await readable(page, '.chart .fit:not(:has(em))');
        for (const text of await page.locator('.chart .at').allInnerTexts()) tables.add(text);
        for (const seed of await page.locator('.chart i').allInnerTexts()) seen.add(seed);
        await page.clock.fastForward(12_000);
      }
      seen.delete('');
      expect(seen.size).toBe(players === 33 ? 31 : players);
      tables.delete('');
      const shown = rig.view.bracket?.rounds.slice(players === 33 ? 1 : 0).flat() ?? [];
      const played = shown.filter(({ by, table }) => by === null && table !== null);
      expect([...tables].toSorted()).toEqual(played.map(({ table }) => `Table ${table}`).toSorted());
      await page.clock.fastForward(12_000);
      expect((await page.locator('.chart h2').allInnerTexts()).length).toBe(3);
    },
  );

  test('the bracket of 4: names are whole, in larger type', async () => {
    now = 0;
    rig = await stage.open({ now: () => now });
    const names = ['Ann', 'Marie-Antoinette Roy', 'Maximilian Hohenfels', 'Wilhelmina Montagues'];
    await knockoutIn(rig, names, 0);
    const page = await television();
    await page.clock.fastForward(12_000);
    const shown = page.locator('.chart ol').first().locator('.fit');
    expect((await shown.allInnerTexts()).toSorted()).toEqual(names);
    const share = await shown
      .first()
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize) / innerWidth);
    expect(share).toBeGreaterThan(0.03);
  });

  /** Bug: a chart hid new calls until its turn was over. */
  test('a call interrupts a chart, which comes back at its next turn', async () => {
    now = 0;
    rig = await stage.open({ now: () => now });
    await knockoutIn(rig, distinctNames(5), 1);
    const page = await television();
    const chart = page.locator('.chart');
    await page.clock.fastForward(12_000);
    expect(await chart.count()).toBe(1);
    play(rig, '', 1);
    await page.locator('.call').first().waitFor();
    expect(await chart.count()).toBe(0);
    for (let turn = 0; turn < 2; turn++) {
      now += 12_000;
      await page.clock.fastForward(12_000);
    }
    await chart.waitFor();
  });

  test('at the end whoever has won is named across the screen, then the bracket, then places of other events', async () => {
    now = 0;
    rig = await stage.open({ now: () => now });
    await weekendIn(rig, 'final over', longNames(8));
    const page = await television();
    const shown = page.locator('.champion, .bracketpage, .standings');
    const kinds: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      kinds.push((await shown.first().getAttribute('class')) ?? '');
      await page.clock.fastForward(12_000);
    }
    expect(new Set(kinds)).toEqual(new Set(['standings all', 'champion', 'bracketpage']));
    play(rig, 'C');
    rig.must({ type: 'close', reasons: {} });
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/^Play-offs: .* wins$/);
  });

  test('the last line is about the event on the screen: a champion is not ahead by a card', async () => {
    now = 0;
    rig = await stage.open({ now: () => now });
    await weekendIn(rig, 'final over', longNames(8));
    play(rig, 'C');
    rig.must({ type: 'rankEvents', order: ['P', '', 'C'] });
    const page = await television();
    await page.locator('.champion').waitFor();
    expect(await page.locator('footer').innerText()).toBe('');
  });
});
