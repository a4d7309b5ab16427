// The page of games: charts with everybody in them, choices as addresses, profiles, what the host changes, and paper.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { partnerId } from '../../../../shared/partner/seats.ts';
import { SIX_CARD } from '../../../../shared/rules/index.ts';
import { findings } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, widthOf } from '../../testing/companion.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jan'];

inChromium('the page of games', () => {
  const companion = new Companion();
  beforeAll(() => {
    // Everybody plays twice and sits out the rest; then Ann and Bob a match.
    for (const [at, name] of NAMES.entries()) play(name, NAMES[(at + 1) % NAMES.length] ?? '');
    for (const _ of [1, 2]) play('Ann', 'Bob');
  });

  function play(one: string, other: string): void {
    companion.begin({ claims: 'trust' }, [one, other]);
    for (const points of [24, 24, 24, 24, 24, 24]) {
      if (companion.whole.table.view.phase !== 'over') companion.must({ type: 'peg', seat: 0, points });
      if (companion.whole.table.view.phase !== 'over') companion.must({ type: 'peg', seat: 1, points: 20 });
    }
  }

  const idOf = (name: string): string =>
    companion.whole.table.roster.players.find((player) => player.name === name)?.id ?? name;

  async function open(query: string): Promise<Page> {
    const page = await companion.open(`/games${query}`, { locale: 'en' });
    await page.locator('.list').waitFor();
    return page;
  }

  /** Names in the legend of a chart, and where on the picture each line runs. */
  const legend = (page: Page, label: string) =>
    page.locator('muggins-chart', { has: page.getByRole('img', { name: label }) }).getByRole('button');

  test('ten players are all in the chart, with their names; a press on one hides its line', async () => {
    const page = await open('');
    const keys = legend(page, 'Final scores of every player');
    await expect.poll(() => keys.allTextContents()).toEqual(NAMES);
    const looks = await keys.evaluateAll((all) =>
      all.map((each) => {
        const line = each.querySelector('line');
        return `${getComputedStyle(line as Element).stroke} ${line?.getAttribute('stroke-dasharray')}`;
      }),
    );
    expect(new Set(looks).size).toBe(NAMES.length);
    const ann = keys.getByText('Ann');
    await ann.click();
    expect(await ann.getAttribute('aria-pressed')).toBe('false');
  });

  /** In the page: writes down what is written on each picture, and at which height its middle is. */
  function noteLetters(): void {
    const letters: { readonly text: string; readonly middle: number; readonly picture: number }[] = [];
    const pictures: unknown[] = [];
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, text, x, y) {
      if (!pictures.includes(this)) pictures.push(this);
      const middle = this.textBaseline === 'bottom' ? y - 6.5 * devicePixelRatio : y;
      letters.push({ text, middle, picture: pictures.indexOf(this) });
      write.call(this, text, x, y);
    };
    Object.assign(window, { letters });
  }

  // The axis had 125 beside the goal.
  test('nothing is written beside the goal of a chart', async () => {
    const page = await companion.open('/games', { init: noteLetters });
    const letters = () =>
      page.evaluate(
        () => (window as unknown as { letters: { text: string; middle: number; picture: number }[] }).letters,
      );
    await expect.poll(async () => (await letters()).some(({ text }) => text === '121')).toBe(true);
    const all = await letters();
    const goals = all.filter(({ text }) => text === '121');
    const beside = goals.flatMap((goal) =>
      all.filter(
        ({ text, middle, picture }) =>
          text !== '' && text !== '121' && picture === goal.picture && Math.abs(middle - goal.middle) < 15,
      ),
    );
    expect(all.map(({ text }) => text)).toEqual(expect.arrayContaining(['50', '100', '121']));
    expect(beside).toEqual([]);
  });

  test('every line that is drawn reaches its values: gaps are bridged, and 121 is within the picture', async () => {
    const page = await open('');
    const drawn = await page
      .locator('muggins-chart', { has: page.getByRole('img', { name: 'Final scores' }) })
      .evaluate((chart) => {
        const canvas = chart.querySelector('canvas') as HTMLCanvasElement;
        const { width, height } = canvas;
        const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
          0,
          0,
          width,
          height,
        );
        const colour = getComputedStyle(chart).getPropertyValue('--line0').trim();
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
        const columns: number[] = [];
        let top = height;
        for (let x = 0; x < width; x++)
          for (let y = 0; y < height; y++) {
            const at = 4 * (y * width + x);
            if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue) continue;
            columns.push(x);
            top = Math.min(top, y);
          }
        return { top, from: Math.min(...columns) / width, to: Math.max(...columns) / width };
      });
    // Ann plays the first game and the last, and sits out eight between them.
    expect(drawn.top).toBeGreaterThan(4);
    expect(drawn.from).toBeLessThan(0.1);
    expect(drawn.to).toBeGreaterThan(0.9);
  });

  test('a choice is an address: it can be linked, and the way back leads back', async () => {
    const page = await open(`?player=${idOf('Ann')}&lang=en`);
    const rows = page.locator('.list tbody tr');
    await expect.poll(() => rows.count()).toBe(4);
    await page.locator('.filters summary').click();
    await page.locator('[name=against]').selectOption({ label: 'Jan' });
    await expect.poll(() => rows.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('against')).toBe(idOf('Jan'));
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(4);
    await page.getByRole('button', { name: 'Show all games' }).click();
    await expect.poll(() => rows.count()).toBe(12);
    expect(new URL(page.url()).search).toBe('?lang=en');
    await page.locator('.filters summary').click();
    await page.locator('[name=from]').fill('2001-01-01');
    await page.locator('[name=to]').fill('2001-12-31');
    await page.getByText('No games match this filter.').waitFor();
  });

  test('a name leads to the profile: record, streaks, highest hands, games', async () => {
    const page = await open('');
    await page.locator('.figures').getByRole('link', { name: 'Bob' }).click();
    const profile = page.getByRole('region', { name: 'Bob' });
    await profile.getByText('1 of 4').waitFor();
    await profile.getByText('2 lost', { exact: true }).waitFor();
    expect(await profile.locator('.record tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/^Ann\s+3\s+0\s+3/),
      expect.stringMatching(/^Cid\s+1\s+1\s+0/),
    ]);
    expect(await findings(page)).toEqual([]);
  });

  test('the host renames and merges: it asks first, the past stays, and the two can be separated', async () => {
    const page = await open(`?player=${idOf('Jan')}`);
    await page.getByText('Edit this player').click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Janet');
    await page.getByRole('textbox', { name: /^Short name/ }).fill('JN');
    await page.getByLabel('Favourite colour').selectOption('green');
    await page.getByLabel('Merge into').selectOption({ label: 'Ivy' });
    // What is half entered outlasts the page.
    await page.reload();
    await page.getByText('Edit this player').click();
    await expect.poll(() => page.getByLabel('Merge into').inputValue()).toBe(idOf('Ivy'));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Janet' }).waitFor();
    expect(companion.whole.table.roster.find(idOf('Janet'))).toMatchObject({ short: 'JN', colour: 'green' });
    await expect.poll(() => page.locator('.list tbody').innerText()).toContain('Jan ');
    await page.getByLabel('Merge into').selectOption({ label: 'Ivy' });
    await page.getByRole('button', { name: 'Merge…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('All games of Janet will count for Ivy').waitFor();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(companion.whole.table.roster.players.map(({ name }) => name)).toContain('Janet');
    await page.getByRole('button', { name: 'Merge…' }).click();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('heading', { name: 'Ivy' }).waitFor();
    await page.getByRole('button', { name: 'Separate Janet' }).click();
    await page.getByRole('heading', { name: 'Janet' }).waitFor();
  });

  test('nobody but the host is offered changes', async () => {
    const page = await companion.window({ locale: 'en' });
    await page.context().clearCookies();
    await page.goto(companion.url(`/games?player=${idOf('Bob')}`));
    await page.getByRole('heading', { name: 'Bob' }).waitFor();
    await page.locator('.list').waitFor();
    expect(await page.getByText('Edit this player').count()).toBe(0);
  });

  test.each([
    ['A4', 688, ''],
    ['Letter', 710, 'player'],
  ] as const)('%s: nothing sticks out of the sheet', async (_, width, query) => {
    const page = await open(query === '' ? '' : `?player=${idOf('Ann')}`);
    await page.locator('muggins-chart canvas').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => widthOf(page)).toBe(width);
    for (const part of ['input[type=range]', 'nav'])
      expect(await page.locator(part).first().isVisible()).toBe(false);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((each) => {
        const { right, width: own } = each.getBoundingClientRect();
        return own > 0 && right > innerWidth + 1 ? [`${each.tagName} ${each.className} ${right}`] : [];
      }),
    );
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  });

  test('an undercount is marked, once nobody can call it any more', async () => {
    companion.begin();
    companion.toTheShow();
    companion.count(12);
    const counts = async () => {
      const page = await open('');
      await page.locator('.deals').waitFor();
      return page.locator('.deals td small').allTextContents();
    };
    expect(await counts()).not.toContain('worth 15');
    companion.must({ type: 'concede', seat: 1 });
    expect(await counts()).toContain('worth 15');
  });

  test('games against Muggins are marked, shown or left out, and a profile has them apart', async () => {
    for (const [level, loser] of [
      ['club', 0],
      ['strong', 1],
      ['strong', 0],
    ] as const) {
      const playerIds = [idOf('Ann'), partnerId(level, 1)];
      companion.must({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Muggins'], playerIds });
      companion.must({ type: 'concede', seat: loser });
    }
    const page = await open(`?player=${idOf('Ann')}`);
    const table = page.getByRole('group', { name: 'Against Muggins' });
    await expect
      .poll(() => table.locator('tbody tr').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Muggins, club\s+1\s+0\s+–\s+0, 0$/),
        expect.stringMatching(/^Muggins, strong\s+2\s+1\s+–\s+0, 0$/),
      ]);
    const practice = page.locator('.list .practice');
    expect(await practice.count()).toBe(3);
    expect(await page.locator('.list').getByRole('link', { name: 'Muggins' }).count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    await page.locator('.filters summary').click();
    await page.getByRole('combobox', { name: 'Against Muggins' }).selectOption('Without Muggins');
    await expect.poll(() => practice.count()).toBe(0);
    const href = await page.getByRole('link', { name: 'Save as CSV' }).getAttribute('href');
    expect(new URL(href ?? '', page.url()).searchParams.get('practice')).toBe('none');
  });
});
