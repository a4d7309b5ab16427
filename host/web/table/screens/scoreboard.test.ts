// The scoreboard on a television: no controls, pegs that walk, no jump, late and lost, the address for phones.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inChromium } from '../../testing/browser.ts';
import { Companion, shows } from '../../testing/companion.ts';
import { arcOf, CODE_NEEDS } from '../../testing/distance.ts';

const TELEVISION = { viewport: { width: 1_920, height: 1_080 } };

inChromium('the scoreboard', () => {
  const companion = new Companion();

  /** Minutes of arc of one module of a code, two and a half metres from a 55-inch television. */
  const moduleArc = (code: Locator): Promise<number> =>
    code
      .evaluate((svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width)
      .then((pixels) => arcOf(pixels, 2.5));

  /** Writes down, from now on, in which hole of Ann's lane the front peg is, at every change that is drawn. */
  async function watch(page: Page): Promise<() => Promise<readonly number[]>> {
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      const race = document.querySelector('muggins-race');
      if (!race) throw new Error('no race is drawn');
      const look = () => {
        const front = Number(race.querySelector('.lane0 .front')?.getAttribute('data-hole'));
        if (front !== seen.at(-1)) seen.push(front);
      };
      look();
      // Not by frames: a machine with much to do leaves some out, and the hole of that moment with it.
      new MutationObserver(look).observe(race, { subtree: true, childList: true, attributes: true });
    });
    return () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  }

  test('pegs walk hole by hole, and jump for those who want no motion', async () => {
    companion.begin({ claims: 'trust' });
    const page = await companion.open('/', { ...TELEVISION, reducedMotion: 'no-preference' });
    await shows(page, 'Ann', 0);
    const walked = await watch(page);
    companion.must({ type: 'peg', seat: 0, points: 7 });
    await expect.poll(async () => (await walked()).at(-1)).toBe(7);
    expect((await walked()).filter((hole) => hole > 0)).toEqual([1, 2, 3, 4, 5, 6, 7]);

    const still = await companion.open('/', TELEVISION);
    await shows(still, 'Ann', 7);
    const jumped = await watch(still);
    companion.must({ type: 'peg', seat: 0, points: 8 });
    await expect.poll(async () => (await jumped()).at(-1)).toBe(15);
    expect((await jumped()).filter((hole) => hole > 7)).toEqual([15]);
  });

  test('it has no controls, and everything fits on one screen', async () => {
    companion.begin();
    companion.toTheShow();
    companion.count(12);
    const page = await companion.open('/', TELEVISION);
    await shows(page, 'Ann', 12);
    await page.locator('.player.leads').getByText('leads by 9').waitFor();
    expect(await page.locator('.player.leads h2').allInnerTexts()).toEqual(['Ann']);
    await page.getByText('Muggins! Ann claimed 12').first().waitFor();
    await page.getByText('and 1 for his nobs is 15.”').first().waitFor();
    expect(await page.locator('.felt .card').allTextContents()).toEqual(
      expect.arrayContaining(['5♥', '5♠', 'J♣', '5♣']),
    );
    const controls = page.locator('button, input, select, summary, dialog');
    // What a browser makes up for a pointer that rests: it is told of, and has not moved.
    await page.evaluate(() => {
      for (let times = 0; times < 2; times++) dispatchEvent(new PointerEvent('pointermove'));
    });
    expect(await controls.count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1_080);
    for (const at of [300, 340]) await page.mouse.move(at, at);
    await page.locator('.places summary').waitFor();
  });

  // On a screen of 55 inches a pixel is 0.63 mm: 41 of them are nine minutes of arc at ten metres, and an eye reads five.
  test('figures and names are large', async () => {
    companion.begin();
    const page = await companion.open('/', TELEVISION);
    await shows(page, 'Ann', 0);
    const sizeOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect(await sizeOf('.player .figure')).toBeGreaterThan(200);
    expect(await sizeOf('.player h2')).toBeGreaterThan(60);
    expect(await sizeOf('.player .togo')).toBeGreaterThan(40);
    expect(await sizeOf('.felt .title')).toBeGreaterThan(34);
  });

  test('nothing jumps through a whole game, and its end has the place of the race', async () => {
    companion.begin();
    const page = await companion.open('/', TELEVISION);
    await shows(page, 'Ann', 0);
    const places = (...parts: readonly string[]) =>
      page.evaluate(
        (all) =>
          all.map((part) => {
            const box = document.querySelector(part)?.getBoundingClientRect();
            return [box?.top, box?.left, box?.width];
          }),
        parts,
      );
    const before = await places('.strip', '.players', '.player', '.picture');
    companion.playGame();
    const winner = companion.whole.table.view.result?.winner ?? -1;
    const name = companion.whole.table.view.players[winner]?.name ?? '';
    await shows(page, name, 121);
    await page.locator('.finish').getByText(`${name} wins!`).waitFor();
    expect(await page.locator('.player.winner h2').innerText()).toBe(name);
    // The winner is not a leader, and the prompt repeats nothing of the end.
    expect(await page.locator('.crown, .felt').count()).toBe(0);
    expect(await places('.strip', '.players', '.player', '.finish')).toEqual(before);
  });

  test('lost, it says so and heals with what was missed; who comes late sees all of it', async () => {
    companion.begin({ claims: 'trust' });
    const page = await companion.open('/', TELEVISION);
    await shows(page, 'Ann', 0);
    await companion.whole.restartWeb(async () => {
      await page.getByText('No connection. Reconnecting…').waitFor();
      companion.must({ type: 'peg', seat: 1, points: 20 });
    });
    await shows(page, 'Bob', 20);
    await page.getByText('No connection').waitFor({ state: 'detached' });
    const late = await companion.open('/', TELEVISION);
    await shows(late, 'Bob', 20);
    await late.locator('.player.leads').getByText('leads by 20').waitFor();
  });

  test('the address for phones in a corner, as one code and in letters, and nothing where phones cannot come', async () => {
    companion.begin();
    const page = await companion.open('/', TELEVISION);
    await shows(page, 'Ann', 0);
    // Phones reach no server that only this machine does: a code would lead nowhere.
    expect(await page.locator('.code').count()).toBe(0);
    const me = { role: 'spectator', seat: null, asking: null, away: null };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/api/me', (route) =>
      route.fulfill({ json: { ...me, join: 'http://192.168.1.20:8080/seat' } }),
    );
    for (const layout of ['race', 'board', 'scores', 'boardOnly']) {
      await page.goto(companion.url(`/?layout=${layout}`));
      const code = page.locator('.corner').getByRole('img', { name: 'Join with your phone' });
      await code.waitFor();
      await page.getByText('192.168.1.20:8080/seat').waitFor();
      expect(await page.locator('.code').count()).toBe(1);
      expect(await moduleArc(code)).toBeGreaterThan(CODE_NEEDS);
    }
    const joining = (join: boolean) =>
      page.evaluate(async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/settings', { method: 'POST', headers, body })).status;
      }, JSON.stringify({ join }));
    expect(await joining(false)).toBe(200);
    await page.locator('.corner').waitFor({ state: 'detached' });
    expect(await joining(true)).toBe(200);
    await page.locator('.corner').waitFor();
    // The console of a television that only looks filled with refusals.
    expect(asked).not.toContain('/api/seats');
  });
});
