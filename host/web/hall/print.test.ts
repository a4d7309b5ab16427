// The paper of a night in a real Chromium: as many pages as it should have on A4 and on Letter, nothing cut off, and what stands on them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inRows, type NightCommand } from '../../../shared/league/index.ts';
import { PAPERS, type PaperName } from '../../../shared/league/paper.ts';
import { GOLDEN_CARD } from '../../../shared/league/testing/golden.ts';
import { GOLDEN_PLAYERS, joining, running, written } from '../../hall/testing/night.ts';
import { playSeason, SEASON_PLAYERS } from '../../hall/testing/season.ts';
import { findings } from '../testing/axe.ts';
import { inChromium } from '../testing/browser.ts';
import { widthOf } from '../testing/companion.ts';
import { HallStage, LAPTOP } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';
import { longName, sizesOf } from './testing/television.ts';
import { knockoutIn, weekendIn } from './testing/weekend.ts';
import type { YearbookAnswer } from './wire.ts';

/** Sizes of paper in pixels of CSS, 96 to the inch. */
const PAPER = { A4: { width: 794, height: 1_123 }, Letter: { width: 816, height: 1_056 } } as const;
type Format = keyof typeof PAPER;
/** Millimetres at the edge of the paper that a printer may not reach. */
const EDGE = 5;

/** Names of 80 letters; for the second the desk has chosen a short form. */
const LONG_NAMES = [
  'Maximiliana Alexandrina Theodora Wilhelmine Freifrau zu Hohenlohe-Schillingfurst',
  'Bartholomew Featherstonehaugh-Cholmondeley Wriothesley Marjoribanks of Leveson-Gower'.slice(0, 80),
] as const;
const CHOSEN = { name: LONG_NAMES[1], member: null, club: null, short: 'The Admiral' };

inChromium('the paper of a night', () => {
  const stage = new HallStage();
  let rig: HallRig;

  /** A night by a format, with these players checked in; each has a member number. */
  async function night(names: readonly string[], format = 'grass-roots'): Promise<void> {
    rig = await stage.open();
    await rig.begin([], { format, count: Math.floor(names.length / 2), draw: false });
    const numbered = names.flatMap(joining).map((each): NightCommand => {
      if (each.type !== 'addPlayer') return each;
      return { ...each, player: { ...each.player, member: `US${each.player.id.length}00` } };
    });
    rig.must(...numbered);
  }

  /** Results for every game that is being played, each by other holes; half of them make the first of the two win. */
  function playRound(): void {
    for (const [at, { game }] of running(rig.view).entries())
      rig.must(
        ...([0, 1] as const).map((side): NightCommand => {
          const spread = at * 2 + 1;
          const won = side === at % 2;
          const line = won ? { points: spread > 30 ? 3 : 2, spread } : { points: 0, spread: -spread };
          return { type: 'enterCard', game, side, line, by: 'desk' };
        }),
      );
  }

  async function sheet(paper: string, { locale = 'en', desk = true, theme = 'light' } = {}): Promise<Page> {
    const colorScheme = theme === 'dark' ? 'dark' : 'light';
    const page = await stage.page(`print?sheet=${paper}`, { ...LAPTOP, desk, locale, colorScheme });
    await page.locator('.sheet, .none').first().waitFor();
    return page;
  }

  /** The pages of what the printer gets. */
  async function printed(page: Page, format: Format): Promise<number> {
    const pdf = await page.pdf({ format });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }

  /** What is too near to the edge of its sheet, sticks out of its part of it, or does not fit its place. */
  async function cutOff(page: Page, format: Format, wide = false): Promise<readonly string[]> {
    const { width, height } = PAPER[format];
    const paper = wide ? { width: height, height: width } : { width, height };
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    const found = await page.evaluate(
      ([edge, paper]) => {
        const inside = (inner: DOMRect, outer: DOMRect, margin: number): boolean =>
          inner.left >= outer.left + margin &&
          inner.right <= outer.right - margin &&
          inner.top >= outer.top + margin &&
          inner.bottom <= outer.bottom - margin;
        const wrong: string[] = [];
        for (const each of document.querySelectorAll('.sheet')) {
          const box = each.getBoundingClientRect();
          if (box.left < -1 || box.width > paper.width + 1 || box.height > paper.height + 1)
            wrong.push(`a sheet of ${box.width} by ${box.height} at ${box.left}`);
          for (const one of each.querySelectorAll('*'))
            if (one.checkVisibility() && !inside(one.getBoundingClientRect(), box, edge))
              wrong.push(`near the edge: ${one.outerHTML}`);
        }
        for (const part of document.querySelectorAll('.sheet article, .sheet .body'))
          for (const one of part.querySelectorAll('*'))
            if (
              one.checkVisibility() &&
              !inside(one.getBoundingClientRect(), part.getBoundingClientRect(), -1)
            )
              wrong.push(`sticks out: ${one.outerHTML}`);
        for (const text of document.querySelectorAll<HTMLElement>('.sheet .fit, .sheet th, .sheet td'))
          if (text.scrollWidth > text.clientWidth + 1) wrong.push(`too long: ${text.innerText}`);
        return wrong;
      },
      [(EDGE * 96) / 25.4, paper] as const,
    );
    await page.emulateMedia({ media: null });
    return found;
  }

  const PAGES = {
    door: 1,
    tables: 10,
    room: 1,
    cards: 10,
    pairings: 1,
    slips: 3,
    standings: 3,
    bracket: 2,
  } as const;
  /** What a night prints by itself. */
  const isOfNight = (paper: PaperName): paper is keyof typeof PAGES => paper !== 'yearbook';

  test.each([
    ['en', 'A4'],
    ['fr', 'Letter'],
  ] as const)('%s, %s: forty players with the longest names', async (locale, format) => {
    await night(Array.from({ length: 40 }, (_, at) => longName(at)));
    rig.must({ type: 'draw' });
    rig.must({ type: 'arrangeRoom', room: inRows(rig.view.tables, 5, 'snake') });
    playRound();
    for (const paper of PAPERS.filter(isOfNight)) {
      const page = await sheet(paper, { locale });
      expect([paper, await printed(page, format)]).toEqual([paper, PAGES[paper]]);
      expect([paper, await cutOff(page, format, paper === 'bracket')]).toEqual([paper, []]);
      await page.context().close();
    }
  });

  test.each([
    ['en', 'A4'],
    ['fr', 'Letter'],
  ] as const)('%s, %s: the yearbook of 36 nights with the longest names', async (locale, format) => {
    rig = await stage.open();
    playSeason(rig.hall, 36);
    rig.must(
      ...SEASON_PLAYERS.map(
        (player, at): NightCommand => ({ type: 'changePlayer', player: { ...player, name: longName(at) } }),
      ),
      { type: 'keepSeason', season: { name: 'x'.repeat(80), from: '2026-09-01', award: 'irp', best: 20 } },
    );
    const page = await sheet('yearbook', { locale, desk: false });
    // The table, 36 winners, high hands, and who met whom.
    expect(await printed(page, format)).toBe(4);
    expect(await cutOff(page, format)).toEqual([]);
    const titles = await page.locator('.sheet h2').allInnerTexts();
    const season = locale === 'en' ? 'Yearbook' : 'Annuaire';
    expect([titles[0], new Set(titles).size]).toEqual([season, 4]);
    const answer = (await rig.ask('/api/hall/yearbook')).json as unknown as YearbookAnswer;
    const met = answer.meetings[0]?.[1];
    const cell = page.locator('.met tbody tr').first().locator('td').nth(2);
    expect(await cell.innerText()).toBe(`${met?.wins}\u2013${(met?.games ?? 0) - (met?.wins ?? 0)}`);
  });

  /** Names have up to 80 letters: a whole one would be too small for a list on the wall. */
  test('a name of 80 letters is short and can be read; a sheet fits every width, and axe finds nothing', async () => {
    await night(['Ann', ...LONG_NAMES, 'Zoë']);
    rig.must({ type: 'changePlayer', player: { id: LONG_NAMES[1], ...CHOSEN } });
    rig.must({ type: 'draw' });
    rig.must({ type: 'arrangeRoom', room: inRows(rig.view.tables, 2, 'left') });
    playRound();
    for (const [at, paper] of PAPERS.filter(isOfNight).entries()) {
      const page = await sheet(paper, at % 2 ? { theme: 'dark', locale: 'fr' } : {});
      if (paper !== 'tables' && paper !== 'room' && paper !== 'bracket') {
        const paperText = await page.locator('.sheet').first().innerText();
        expect(paperText).toContain('Maximiliana H.');
        expect(paperText).toContain('The Admiral');
        expect(await cutOff(page, 'A4')).toEqual([]);
        const sizes = await sizesOf(page, '.sheet .fit');
        // 8 points are 10.7 pixels.
        expect([paper, Math.min(...sizes) > 10.6]).toEqual([paper, true]);
      }
      for (const width of [320, 390, 768, 1_280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => widthOf(page)).toBe(width);
      }
      expect([paper, await findings(page)]).toEqual([paper, []]);
      await page.context().close();
    }
  });

  /** League.md F1: the card of Gus, as he would write it, and its sums. */
  test('the cards of the golden night, and its standings in words', async () => {
    await night(GOLDEN_PLAYERS);
    rig.must({ type: 'draw' });
    for (let games = 0; games < 45; games++) rig.must(...running(rig.view).slice(0, 1).flatMap(written));
    rig.must({ type: 'close', reasons: {} });
    const page = await sheet('cards');
    const card = page.getByRole('article', { name: 'Gus' });
    const lines = await card
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)),
      );
    const asWritten = lines.map(([, opponent, points, plus, minus]) =>
      `${points} ${plus === '' ? `-${minus}` : `+${plus}`} ${opponent}`.trim(),
    );
    expect(asWritten.toSorted()).toEqual(GOLDEN_CARD.split(', ').toSorted());
    expect(await card.locator('tfoot').innerText()).toMatch(/14\s+127\s+62[\s\S]*Won 6[\s\S]*Net \+65/);
    expect(await page.locator('article').count()).toBe(12);
    await page.getByRole('link', { name: 'Standings' }).click();
    await page.locator('.reasons').waitFor();
    expect(await page.locator('.heading').innerText()).toMatch(/Standings final/);
    expect(await page.locator('.reasons li').first().innerText()).toBe(
      'Bob is ahead of Cid: 1 win to 0 in the games between tied players.',
    );
    expect(await page.locator('.standings tbody tr').first().innerText()).toMatch(
      /^1\s+Gus\s+US300\s+14\s+6/,
    );
  });

  test.each(['A4', 'Letter'] as const)('an odd field in French on %s', async (format) => {
    await night(GOLDEN_PLAYERS.concat('Wilhelmina'));
    rig.must({ type: 'draw' });
    for (let rounds = 0; rounds < 30; rounds++) playRound();
    const page = await sheet('cards', { locale: 'fr' });
    expect(await page.locator('article').first().locator('tbody tr').count()).toBe(10);
    expect(await page.getByText('repos').count()).toBe(10);
    expect(await page.getByText('( ) ne compte pas.').count()).toBeGreaterThan(0);
    expect(await cutOff(page, format)).toEqual([]);
  });

  test.each([
    ['red-carpet', 4],
    ['total-pegged-7', 4],
  ])('%s: the cards are those of the format, four on a page', async (format, pages) => {
    rig = await stage.open();
    await rig.begin([], { format, draw: false });
    const pairs = format === 'red-carpet';
    const names = Array.from({ length: pairs ? 32 : 16 }, (_, at) => longName(at));
    rig.must(...names.flatMap((name) => joining(name).slice(0, 1)));
    for (let at = 0; at < 16; at++) {
      const players = pairs ? names.slice(at * 2, at * 2 + 2) : names.slice(at, at + 1);
      rig.must({ type: 'checkIn', entrant: { id: `e${at}`, players, as: 'guest' } });
    }
    rig.must({ type: 'draw' });
    for (const paper of ['cards', 'slips', 'pairings', 'standings']) {
      const page = await sheet(paper);
      if (paper === 'cards') expect(await printed(page, 'Letter')).toBe(pages);
      expect([paper, await cutOff(page, 'Letter')]).toEqual([paper, []]);
    }
  });

  test('before the draw the opponents are empty, and afterwards whoever wants them empty says so', async () => {
    await night(['Ann', 'Bob']);
    const page = await sheet('cards');
    const opponents = page.getByRole('article', { name: 'Ann' }).locator('tbody td:nth-child(2)');
    expect((await opponents.allInnerTexts()).join('')).toBe('');
    rig.must({ type: 'draw' });
    await expect.poll(async () => (await opponents.allInnerTexts()).join('')).toBe('Bob');
    await page.getByLabel('Fill in what is known').uncheck();
    await expect.poll(async () => (await opponents.allInnerTexts()).join('')).toBe('');
    expect(await page.getByRole('article', { name: 'Ann' }).count()).toBe(1);
  });

  test('everybody can print; only the desk sees member numbers, and who has not come yet', async () => {
    await night(['Ann', 'Bob']);
    rig.must({ type: 'addPlayer', player: { id: 'Cid', name: 'Cid', member: 'US9', club: null } });
    const ours = await sheet('door');
    const named = (page: Page) => page.locator('.door tbody tr', { hasText: /\w/ }).allInnerTexts();
    expect((await named(ours)).map((row) => row.split(/\s+/))).toEqual(
      [
        ['\u2713', 'Ann', 'US300', ''],
        ['\u2713', 'Bob', 'US300', ''],
        ['Cid', 'US9', ''],
      ].map((row) => expect.arrayContaining(row.filter((cell) => cell !== ''))),
    );
    const theirs = await sheet('door', { desk: false });
    expect((await named(theirs)).join()).not.toMatch(/US|Cid/);
    expect((await named(theirs)).length).toBe(2);
  });

  test('the door list is sorted by surnames; where names are hidden, by what is shown', async () => {
    await night(['Ann Zorn', 'Zoe Archer', 'Jan van der Berg']);
    const { players } = rig.hall.state;
    const berg = players.filter(({ name }) => name.endsWith('Berg'));
    rig.must(
      ...berg.map(
        (each) => ({ type: 'changePlayer', player: { ...each, surname: 'van der Berg' } }) as const,
      ),
    );
    const door = async (desk: boolean) => (await sheet('door', { desk })).locator('.door tbody .fit');
    const named = async (desk: boolean) =>
      (await (await door(desk)).allInnerTexts()).filter((each) => /^[\p{L} ,.]{3,}$/u.test(each));
    expect(await named(true)).toEqual(['Archer, Zoe', 'van der Berg, Jan', 'Zorn, Ann']);
    expect(await named(false)).toEqual(['Archer, Zoe', 'Berg, Jan van der', 'Zorn, Ann']);
    rig.must({ type: 'showNames', names: 'initial' });
    expect(await named(false)).toEqual(['Ann Z.', 'Jan B.', 'Zoe A.']);
  });

  test('a night that its number names goes on while it is open, and stays as it was once it is over', async () => {
    await night(['Ann', 'Bob']);
    rig.must({ type: 'draw' });
    const page = await sheet('standings&night=1');
    const total = page.locator('.standings .total').first();
    playRound();
    await expect.poll(() => total.innerText()).toBe('2');
    const reasons = Object.fromEntries(rig.view.games.map(({ game }) => [game, 'late']));
    rig.must({ type: 'close', reasons });
    await rig.post('/api/hall/night', { format: 'club-6' });
    const over = await sheet('standings&night=1');
    expect(await over.locator('.standings .total').first().innerText()).toBe('2');
  });

  test('table numbers: as many as somebody wants, with the address that the code opens', async () => {
    await night(['Ann', 'Bob', 'Cid', 'Dot']);
    const page = await sheet('tables');
    expect(await page.locator('.number h2').allInnerTexts()).toEqual(['Table\n1', 'Table\n2']);
    expect(await page.locator('.address').allInnerTexts()).toEqual(
      ['1', '2'].map((table) => `${new URL(rig.web.url).host}/hall/table/${table}`),
    );
    // This hall is reached from this machine only.
    await page.getByText('--lan').waitFor();
    await page.getByLabel('Tables', { exact: true }).fill('7');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.number').count()).toBe(7);
    expect(await printed(page, 'A4')).toBe(4);
  });

  test('the desk leads here, and the button opens the dialog of the printer', async () => {
    await night(['Ann', 'Bob']);
    const page = await sheet('cards');
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.locator('html[data-printed]').count()).toBe(1);
    await page.goto(`${rig.web.url}desk`);
    await page.getByRole('link', { name: 'Print' }).click();
    await page.locator('.sheet').first().waitFor();
    expect(await page.title()).toBe('Door list \u00B7 Muggins');
  });

  test.each([
    ['A4', 27, 1],
    ['Letter', 33, 2],
    ['A4', 70, 5],
  ] as const)(
    'a bracket on %s: %i players on %i pages, filled in or empty',
    async (format, players, pages) => {
      rig = await stage.open();
      await knockoutIn(
        rig,
        Array.from({ length: players }, (_, at) => longName(at)),
        9,
      );
      const page = await sheet('bracket');
      for (const filled of [true, false]) {
        await page.getByLabel('Fill in what is known').setChecked(filled);
        const named = page.locator('.wallchart .two', { hasText: 'Wilhelmina' });
        await expect.poll(async () => (await named.count()) > 0).toBe(filled);
        expect(await printed(page, format)).toBe(pages);
        expect(await cutOff(page, format, true)).toEqual([]);
      }
      await page.getByLabel('Players').fill('5');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.locator('.wallchart i').allInnerTexts())
        .toEqual(expect.arrayContaining(['1', '2', '3', '4', '5']));
      expect(await page.locator('.sheet').count()).toBe(1);
      expect(await findings(page)).toEqual([]);
    },
  );

  test('each event has its paper: a slip for each match that is open, with a column for each of its games', async () => {
    rig = await stage.open();
    await weekendIn(
      rig,
      'play-offs',
      Array.from({ length: 27 }, (_, at) => longName(at)),
    );
    const page = await sheet('slips');
    await page.getByRole('link', { name: 'Play-offs' }).click();
    const slips = page.locator('.slip').filter({ hasText: 'Wilhelmina' });
    await slips.first().waitFor();
    expect(await slips.count()).toBe(3);
    expect(await slips.first().locator('thead th').allInnerTexts()).toEqual([
      'Name',
      '1',
      '2',
      '3',
      '4',
      '5',
      'Signature',
    ]);
    expect(await cutOff(page, 'A4')).toEqual([]);
  });
});
