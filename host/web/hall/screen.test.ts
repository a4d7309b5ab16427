// The hall's television: letters that can be read at ten metres, nothing cut off with the longest names, pages that turn.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type GameView, type NightCommand, publicView } from '../../../shared/league/index.ts';
import { joining, running, tables } from '../../hall/testing/night.ts';
import { browserPath } from '../testing/chromium.ts';
import { hallStage, TELEVISION } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';
import { cutOff, LEAST_SIZE, longName, sizesOf } from './testing/television.ts';

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

/** The desk enters a win by 8 for the first of the two. */
const won = ({ game }: GameView, points = 2): readonly NightCommand[] => [
  { type: 'enterCard', game, side: 0, line: { points, spread: 8 }, by: 'desk' },
  { type: 'enterCard', game, side: 1, line: { points: 0, spread: -8 }, by: 'desk' },
];

describe.skipIf(browserPath === undefined)('the television', () => {
  const stage = hallStage();
  let rig: HallRig;

  async function night(players: number, now?: () => number, withBoards = false): Promise<void> {
    rig = await stage.open({ withBoards, ...(now && { now }) });
    await rig.post('/api/hall/night', { format: 'grass-roots', seed: 7 });
    if (withBoards) connect('1');
    const names = Array.from({ length: players }, (_, at) => longName(at));
    rig.hall.act([...tables(Math.floor(players / 2)), ...names.flatMap(joining)], 'desk');
  }

  /** A board that the hall knows: every row then has room for points. */
  function connect(table: string): void {
    rig.boards.keys.give(table, 'd'.repeat(43));
  }

  async function television(locale: string): Promise<Page> {
    const page = await stage.page('', { ...TELEVISION, locale, before: ({ clock }) => clock.install() });
    await page.locator('header p').waitFor();
    return page;
  }

  test.each(['en', 'fr'])(
    '%s: forty players with the longest names: nothing is cut off, on any page',
    async (locale) => {
      await night(40);
      rig.hall.act([{ type: 'draw' }], 'desk');
      const page = await television(locale);
      const seen = new Set<string>();
      for (let turn = 0; turn < 4; turn++) {
        expect(await cutOff(page)).toEqual([]);
        for (const row of await page.locator('tbody tr th').allInnerTexts()) seen.add(row);
        await page.clock.fastForward(12_000);
      }
      expect(seen.size).toBe(40);
    },
  );

  /** Seen on a picture: two columns in letters of eight pixels, and three quarters of the screen empty. */
  test('a phone held upright: one column below the other, in letters that can be read', async () => {
    await night(10);
    rig.hall.act([{ type: 'draw' }], 'desk');
    const page = await stage.page('', { ...TELEVISION, viewport: { width: 390, height: 844 } });
    await page.locator('header p').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [games, standings] = await Promise.all(
      ['.games', '.standings'].map((part) => page.locator(part).boundingBox()),
    );
    expect(standings?.y).toBeGreaterThan((games?.y ?? 0) + (games?.height ?? 0));
    const sizes = await sizesOf(page, 'h1, h2, tbody td, tbody th, .fit, p');
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  });

  /** Bug: twelve rows of the standings ended below the screen, and the games in the last line. */
  test.each([
    [10, 'wood', false],
    [12, 'wood', false],
    [20, 'wood', false],
    [22, 'wood', false],
    [12, 'boards', true],
    [20, 'boards', true],
    [22, 'boards', true],
  ])(
    '%i players on %s: lists end above the last line, also with calls beside games that go on',
    async (players, _, withBoards) => {
      let now = 0;
      await night(players, () => now, withBoards);
      rig.hall.act([{ type: 'draw' }], 'desk');
      const page = await television('en');
      expect(await cutOff(page)).toEqual([]);
      expect(await page.locator('.call').count()).toBe(0);
      now += 150_000;
      for (const game of running(publicView(rig.hall.state)).slice(0, 3)) rig.hall.act(won(game), 'desk');
      await page.locator('.call').first().waitFor();
      expect(await cutOff(page)).toEqual([]);
    },
  );

  /** Bug: the champion had the smallest letters of the screen. */
  test.each([10, 20])(
    '%i players, and the night is closed: nothing is larger than the champion',
    async (players) => {
      await night(players);
      rig.hall.act([{ type: 'draw' }], 'desk');
      for (const game of running(publicView(rig.hall.state))) rig.hall.act(won(game), 'desk');
      const open = running(publicView(rig.hall.state)).map(({ game }) => [game, 'it is late']);
      rig.hall.act([{ type: 'close', reasons: Object.fromEntries(open) }], 'desk');
      const page = await television('en');
      // Everybody has won or lost one game by as much.
      expect(await page.locator('h1').innerText()).toBe(`${players / 2} share first place`);
      const sizes = await sizesOf(page, 'h1, h2, td, .fit, p');
      expect(sizes[0]).toBe(Math.max(...sizes));
      expect(await cutOff(page)).toEqual([]);
    },
  );

  test('names and figures of the usual length can be read at ten metres', async () => {
    rig = await stage.open();
    await rig.post('/api/hall/night', { format: 'grass-roots', seed: 7 });
    rig.hall.act(
      [...tables(5), ...['Ann', 'Bob', 'Konstantinos', 'Maximilian'].flatMap(joining), { type: 'draw' }],
      'desk',
    );
    const page = await television('en');
    const sizes = await sizesOf(page, 'tbody th .fit, tbody .total, .call .fit, .games li .fit');
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_SIZE);
  });

  /** Bug: beside points, a name of more than twelve letters was smaller than can be read at ten metres. */
  test.each([false, true])(
    'people with the longest names can be read at ten metres, in every list (boards: %s)',
    async (withBoards) => {
      let now = 0;
      rig = await stage.open({ withBoards, now: () => now });
      await rig.post('/api/hall/night', { format: 'grass-roots', seed: 7 });
      if (withBoards) connect('1');
      rig.hall.act([...tables(5), ...LONGEST.flatMap(joining), { type: 'draw' }], 'desk');
      const page = await television('en');
      const least = async (): Promise<number> => {
        expect(await cutOff(page)).toEqual([]);
        return Math.min(
          ...(await sizesOf(
            page,
            'tbody th .fit, tbody .total, .call b, .call .fit, .games li .fit, .table',
          )),
        );
      };
      expect(await least()).toBeGreaterThanOrEqual(LEAST_SIZE);
      now += 150_000;
      for (const game of running(publicView(rig.hall.state)).slice(0, 2)) rig.hall.act(won(game), 'desk');
      await page.locator('.call').first().waitFor();
      expect(await least()).toBeGreaterThanOrEqual(LEAST_SIZE);
      const said = (await page.locator('tbody th').allInnerTexts()).toSorted();
      expect(said).toEqual(LONGEST.map((name) => expect.stringMatching(`^${name.split(' ')[0]}`)));
    },
  );

  /** Bug: two with the same long first name were smaller than can be read at ten metres. */
  test.each([
    ['singles beside points', true, 'grass-roots', NAMESAKES],
    ['singles on wood', false, 'grass-roots', NAMESAKES],
  ] as const)(
    '%s: namesakes can be told apart, and read at ten metres',
    async (_, withBoards, format, names) => {
      let now = 0;
      rig = await stage.open({ withBoards, now: () => now });
      await rig.post('/api/hall/night', { format, seed: 7 });
      if (withBoards) connect('1');
      rig.hall.act([...tables(5), ...names.flatMap(joining), { type: 'draw' }], 'desk');
      const page = await television('en');
      const parts = 'tbody th .fit, .call .fit, .games li .fit, footer p';
      const least = async (): Promise<number> => {
        expect(await cutOff(page)).toEqual([]);
        return Math.min(...(await sizesOf(page, parts)));
      };
      expect(await least()).toBeGreaterThanOrEqual(LEAST_SIZE);
      const said = (await page.locator('.games li .fit').allInnerTexts()).toSorted();
      expect(new Set(said).size).toBe(names.length);
      now += 150_000;
      for (const game of running(publicView(rig.hall.state)).slice(0, 2)) rig.hall.act(won(game), 'desk');
      await page.locator('.call').first().waitFor();
      expect(await least()).toBeGreaterThanOrEqual(LEAST_SIZE);
    },
  );

  /** Bug: partners were said in one line, at half the size; and a sentence about them pushed the standings off the screen. */
  test.each([
    ['en', false],
    ['en', true],
    ['fr', true],
  ])(
    '%s: partners with the longest names can be told apart, and read at ten metres (boards: %s)',
    async (locale, withBoards) => {
      let now = 0;
      rig = await stage.open({ withBoards, now: () => now });
      await rig.post('/api/hall/night', { format: 'red-carpet', seed: 7 });
      if (withBoards) connect('1');
      const pairs = PARTNERS.flatMap((name, at) => (at % 2 === 0 ? [[name, PARTNERS[at + 1] ?? '']] : []));
      rig.hall.act(
        [
          ...tables(pairs.length / 2),
          ...PARTNERS.flatMap((name) => joining(name).slice(0, 1)),
          ...pairs.map(
            (players) =>
              ({ type: 'checkIn', entrant: { id: players.join(), players, as: 'member' } }) as const,
          ),
        ],
        'desk',
      );
      const page = await television(locale);
      const least = async (parts: string): Promise<number> => {
        expect(await cutOff(page)).toEqual([]);
        return Math.min(...(await sizesOf(page, parts)));
      };
      expect(await least('.arrivals .fit')).toBeGreaterThanOrEqual(LEAST_SIZE);
      rig.hall.act([{ type: 'draw' }], 'desk');
      await page.locator('.games').waitFor();
      expect(await least('tbody th .fit, .games li .fit')).toBeGreaterThanOrEqual(LEAST_SIZE);
      const said = await page.locator('.games li .fit').allInnerTexts();
      expect(new Set(said).size).toBe(PARTNERS.length);
      now += 150_000;
      for (const game of running(publicView(rig.hall.state)).slice(0, 2)) rig.hall.act(won(game, 6), 'desk');
      await page.locator('.call').first().waitFor();
      expect(await least('tbody th .fit, .call .fit, .games li .fit, footer p')).toBeGreaterThanOrEqual(
        LEAST_SIZE,
      );
      expect(await page.locator('header p').innerText()).toMatch(locale === 'en' ? /8 pairs/ : /8 paires/);
    },
  );

  /** Who sits out, and who is next, concerns people who sit at tables. */
  test.each([
    ['en', 8, 1, / v .*, .* v /],
    ['fr', 8, 1, / c\. .*, .* c\. /],
    ['en', 9, 4, /sits out this round\.$/],
    ['fr', 9, 4, /ne joue pas cette ronde\.$/],
  ])(
    '%s: the last line can be read at ten metres: %i players at %i tables',
    async (locale, players, count, says) => {
      rig = await stage.open();
      await rig.post('/api/hall/night', { format: { name: 'short', games: 3 }, seed: 7 });
      const names = LONGEST.slice(0, players);
      rig.hall.act([...tables(count), ...names.flatMap(joining), { type: 'draw' }], 'desk');
      const page = await television(locale);
      await expect.poll(() => page.locator('footer p').innerText()).toMatch(says);
      expect(await cutOff(page)).toEqual([]);
      expect(Math.min(...(await sizesOf(page, 'footer p')))).toBeGreaterThanOrEqual(LEAST_SIZE);
    },
  );

  /** Bug: the names of the last who came stood below the screen. */
  test('a hall that is full before the draw: the last forty names end above the sentence, and above the last line', async () => {
    await night(70);
    const page = await television('en');
    expect(await page.locator('.arrivals li').count()).toBe(40);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.locator('.field').innerText()).toMatch(/^70 players/);
  });

  test('before the draw: who is here, and what the field means', async () => {
    await night(11);
    const page = await television('en');
    expect(await page.locator('.arrivals li').count()).toBe(11);
    expect(await page.locator('.field').innerText()).toMatch(
      /^11 players: \d+ rounds, one sits out each round, and the first 9 games count\.$/,
    );
    expect(await cutOff(page)).toEqual([]);
  });
});
