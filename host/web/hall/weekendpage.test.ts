// A director's weekend at the desk's page: the cut, matches that are ruled and opened again, the consolation, a correction after the cut.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { viewOf } from '../../../shared/league/index.ts';
import { findings } from '../testing/axe.ts';
import { inChromium } from '../testing/browser.ts';
import { widthOf } from '../testing/companion.ts';
import { Director } from './testing/desk.ts';
import { HallStage, LAPTOP, PHONE } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';
import { play, TWELVE, weekendIn, won } from './testing/weekend.ts';

const NAMES = TWELVE.slice(0, 8);

inChromium('a weekend at the desk', () => {
  const stage = new HallStage();
  let rig: HallRig;
  beforeEach(async () => {
    rig = await stage.open();
  });

  const event = (id: string) => viewOf(rig.view, id);
  const tab = (page: Page, name: string) =>
    page
      .locator('.events')
      .getByRole('button', { name: new RegExp(`^${name}( not yet)?$`) })
      .click();
  const press = (page: Page, name: string | RegExp) =>
    page.locator('main').getByRole('button', { name }).first().click();
  async function because(page: Page, reason: string): Promise<void> {
    await page.getByLabel('Reason').fill(reason);
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }

  test('a night with one event has no tabs', async () => {
    await rig.begin(NAMES);
    const page = await stage.desk();
    await page.locator('.games').waitFor();
    expect(await page.locator('.events, .cut, .bracket').count()).toBe(0);
  });

  test('after the last game the desk leads to the cut: seeds, the line, the high non-qualifier', async () => {
    await weekendIn(rig, 'main over', NAMES);
    const page = await stage.desk();
    const order = rig.view.places.map(({ entrant }) => entrant);
    await page.locator('.needs').getByRole('button', { name: 'Play-offs' }).click();
    expect(await page.locator('.cut li').allInnerTexts()).toEqual(
      order.slice(0, 2).map((name) => expect.stringMatching(`^${name} 2/1 \\+`)),
    );
    await page.locator('.cut').getByText(`High non-qualifier: ${order[2]}`).waitFor();
    expect(await findings(page)).toEqual([]);
    // The checker has compared the card of each with those of the opponents.
    for (const name of order.slice(0, 3)) await press(page, `Initial the card: ${name}`);
    await expect.poll(() => page.locator('.cut').getByRole('button').count()).toBe(1);
    expect(rig.view.games.filter(({ stage: at }) => at === 'checked').length).toBe(3);
    await press(page, 'Make the cut: 2 qualify');
    await page.locator('.bracket').waitFor();
    const [final] = event('P').bracket?.rounds[0] ?? [];
    expect(final?.sides.map(({ entrant }) => entrant)).toEqual(order.slice(0, 2));
    expect(await page.locator('.bracket .name').allInnerTexts()).toEqual(order.slice(0, 2));
  });

  test('the cut waits for open games, and for those who are level across the line', async () => {
    await rig.begin(NAMES, {
      format: { base: 'acc-main-12', name: 'own', games: 1, rotation: 'circle', move: 1 },
    });
    const page = await stage.desk();
    await tab(page, 'Play-offs');
    await page.locator('.cut').getByText('4 games are still open.').waitFor();
    const cut = page.locator('.cut').getByRole('button', { name: /Make the cut/ });
    expect(await cut.isDisabled()).toBe(true);
    for (const { game } of rig.view.games) won(rig, game);
    await page
      .locator('.cut')
      .getByText(/tied at the cut line/)
      .waitFor();
    const winners = rig.view.games.map(({ entrants }) => entrants[0]);
    for (const name of winners.slice(0, 3)) await press(page, `${name} is ahead`);
    await expect.poll(() => cut.isDisabled()).toBe(false);
    await cut.click();
    await expect
      .poll(() => event('P').bracket?.rounds[0]?.[0]?.sides.map(({ entrant }) => entrant))
      .toEqual(winners.slice(0, 2));
  });

  test('only ties that the cut asks about need the desk: those below the line do not hide the cut', async () => {
    await rig.begin(NAMES, {
      format: { base: 'acc-main-12', name: 'own', games: 1, rotation: 'circle', move: 1 },
    });
    for (const [at, { game }] of rig.view.games.entries()) won(rig, game, [20, 20, 8, 8][at]);
    const page = await stage.desk();
    const needs = page.locator('.needs');
    expect(await needs.getByRole('button').allInnerTexts()).toEqual([
      ...rig.view.games.slice(0, 2).map(({ entrants }) => `${entrants[0]} is ahead`),
      'Play-offs',
    ]);
    await press(page, 'Play-offs');
    await press(page, 'Make the cut: 2 qualify');
    await page.locator('.bracket').waitFor();
    await tab(page, 'Main event');
    await expect.poll(() => needs.getByRole('button', { name: /is ahead/ }).count()).toBe(0);
  });

  test('a cut shows the cards of the event that it takes its field from', async () => {
    await weekendIn(rig, 'consolation', TWELVE);
    play(rig, 'C');
    const page = await stage.desk();
    await tab(page, 'Consolation play-offs');
    const { places } = event('C');
    expect(await page.locator('.cut li').allInnerTexts()).toEqual(
      places
        .slice(0, 3)
        .map(({ entrant, card }) => `${entrant} ${card.replace('-', '\u2212')} Initial the card`),
    );
  });

  test('a match that is opened again names a later one of which a game is played', async () => {
    await weekendIn(rig, 'play-offs', TWELVE);
    const page = await stage.desk();
    await tab(page, 'Play-offs');
    await page.locator('.bracketround', { hasText: 'Semi-final' }).first().locator('summary').first().click();
    await page.locator('.legs > summary').first().click();
    await press(page, 'Reopen the match');
    await page.locator('dialog').getByText(`This also undoes: Final (`).waitFor();
  });

  test('matches: somebody is not there, a match is opened again with what stands on it, somebody retires', async () => {
    await weekendIn(rig, 'main over', TWELVE);
    rig.must({ type: 'cut', stage: 'P' });
    play(rig, 'P');
    const page = await stage.desk();
    await tab(page, 'Play-offs');
    const final = event('P').bracket?.rounds.at(-1)?.[0];
    const seeds = event('P').bracket?.rounds[0]?.flatMap(({ sides }) =>
      sides.map(({ entrant }) => entrant ?? ''),
    );
    const [semi] = (event('P').bracket?.rounds[0] ?? []).filter(({ by }) => by === 'legs');
    const [one = '', other = ''] = semi?.sides.map(({ entrant }) => entrant ?? '') ?? [];
    expect([final?.by, seeds?.includes(one)]).toEqual(['legs', true]);
    await page.locator('.bracketround', { hasText: 'Semi-final' }).first().locator('summary').first().click();
    const row = page.locator('.bracketround li', { hasText: one }).filter({ hasText: other });
    await row.locator('.legs > summary').click();
    await row.getByRole('button', { name: 'Reopen the match' }).click();
    await page.locator('dialog').getByText(`This also undoes: Final (`).waitFor();
    await because(page, 'the wrong card');
    await expect
      .poll(() => event('P').bracket?.rounds[0]?.find(({ match }) => match === semi?.match)?.by)
      .toBeNull();
    await row.getByRole('button', { name: `${other} retires: ${one} advances` }).click();
    await because(page, 'ill');
    await expect
      .poll(() => event('P').bracket?.rounds[0]?.find(({ match }) => match === semi?.match))
      .toMatchObject({ by: 'retired', winner: one });
    const last = page.locator('.bracketround').last();
    await last.locator('.legs > summary').click();
    await last.getByRole('button', { name: 'Neither is here' }).click();
    await because(page, 'the storm');
    await expect.poll(() => event('P').bracket?.rounds.at(-1)?.[0]?.by).toBe('doubleWalkover');
    expect(await findings(page)).toEqual([]);
  });

  test('the consolation: those who may enter are ticked, a first loser comes later, and it is drawn', async () => {
    await weekendIn(rig, 'play-offs', TWELVE);
    const page = await stage.desk();
    await tab(page, 'Consolation');
    await press(page, 'Open check-in');
    const list = page.locator('.people li');
    const field = () => rig.view.stages.find(({ id }) => id === 'C')?.field ?? [];
    await expect.poll(() => list.count()).toBe(field().length);
    const loser = event('P').bracket?.rounds[0]?.find(({ by }) => by === 'legs');
    const name = loser?.sides.map(({ entrant }) => entrant).find((each) => each !== loser.winner) ?? '';
    expect(await list.allInnerTexts()).toContain(name);
    for (const each of field().slice(0, 4)) {
      await page.locator('.people').getByRole('button', { name: each, exact: true }).click();
      await page.locator('.people li.here', { hasText: each }).waitFor();
    }
    await page.locator('.drawing .main').click();
    await expect.poll(() => event('C').games.map(({ game }) => game)).toEqual(['C1.1', 'C1.2']);
    expect(event('').entrants.length).toBe(12);
  });

  test('a phone enters the consolation, and the desk sees it; the desk is asked before it takes somebody else', async () => {
    await weekendIn(rig, 'play-offs', TWELVE);
    rig.must(
      { type: 'cut', stage: 'C' },
      { type: 'addPlayer', player: { id: 'Zoe', name: 'Zoe', member: null, club: null } },
    );
    const [name = ''] = rig.view.stages.find(({ id }) => id === 'C')?.field ?? [];
    const page = await stage.desk();
    await tab(page, 'Consolation');
    const phone = await stage.phone(name);
    await phone.locator('h2', { hasText: 'Consolation' }).waitFor();
    expect(await findings(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'I’ll play' }).click();
    await page.locator('.people li.here', { hasText: name }).waitFor();
    await expect.poll(() => phone.getByRole('button', { name: 'I’ll play' }).count()).toBe(0);
    const people = page.locator('.people');
    await people.getByRole('searchbox').fill('Zoe');
    await people.locator('ul').getByRole('button', { name: 'Zoe' }).click();
    const dialog = page.locator('dialog');
    await dialog.getByText('Zoe is not on the list for “Consolation”').waitFor();
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect.poll(() => event('C').entrants.map(({ id }) => id)).toEqual([name, 'Zoe']);
  });

  test('a phone that waits for the winner of a match has its table, and about how long it still takes', async () => {
    let time = 0;
    rig = await stage.open({ now: () => time });
    await rig.begin(NAMES.slice(0, 4), { format: 'knockout' });
    const [one, other] = rig.view.bracket?.rounds[0] ?? [];
    const phone = await stage.phone(one?.sides[0].entrant ?? '');
    for (const minute of [20, 40]) {
      time = minute * 60_000;
      const next = rig.view.games.find(({ match, outcome }) => match === one?.match && outcome === null);
      won(rig, next?.game ?? '');
    }
    // Games take 20 minutes. The other match is late in its first game, and needs 1 or 2 more.
    await phone.getByText(`Table ${other?.table} · about 30 min`).waitFor();
    expect(await findings(phone)).toEqual([]);
  });

  test('a correction after the cut: the desk says so, and makes the cut again', async () => {
    await weekendIn(rig, 'main over', NAMES);
    rig.must({ type: 'cut', stage: 'P' });
    const page = await stage.desk();
    const [first] = rig.view.games;
    rig.must({ type: 'reopenGame', game: first?.game ?? '', reason: 'the card' });
    won(rig, first?.game ?? '', 1);
    const before = event('P').bracket?.rounds[0]?.[0]?.sides.map(({ entrant }) => entrant);
    await page.locator('.needs').getByText('the field of Play-offs would now be different').waitFor();
    await press(page, 'Make the cut again');
    await expect
      .poll(() => event('P').bracket?.rounds[0]?.[0]?.sides.map(({ entrant }) => entrant))
      .not.toEqual(before);
  });

  test('a satellite: opened by name, its own field and draw; and it can have tables first', async () => {
    await rig.begin(NAMES.slice(0, 4), { count: 1 });
    const page = await stage.desk();
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.getByText('More events').click();
    await page.locator('.moreevents').getByLabel('Name').fill('Late pairs');
    await page.locator('.moreevents select').selectOption('club-6');
    await press(page, 'Open the event');
    await page.locator('.events').getByRole('button', { name: 'Late pairs' }).waitFor();
    // Its check-in is at the top of the page.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    for (const name of ['Ann', 'Bob']) {
      await page.locator('.people').getByRole('button', { name, exact: true }).click();
      await page.locator('.people li.here', { hasText: name }).waitFor();
    }
    await page.locator('.drawing .main').click();
    await expect.poll(() => event('S').games.length).toBe(1);
    await press(page, 'Move up: Late pairs');
    await expect.poll(() => event('S').rank).toBe(0);
    await expect
      .poll(() => page.locator('.events button').allInnerTexts())
      .toEqual(['Late pairs', 'Main event']);
    expect(await findings(page)).toEqual([]);
  });

  test('an event that was opened by mistake is removed after a question; one with a result stays', async () => {
    await rig.begin(NAMES.slice(0, 4), { count: 1 });
    const open = (id: string, name: string): void =>
      rig.must({ type: 'openEvent', id, name, format: event('').format });
    open('S', 'Wrong one');
    open('S2', 'Right one');
    for (const id of NAMES.slice(0, 2))
      rig.must({ type: 'checkIn', event: 'S2', entrant: { id, players: [id], as: 'member' } });
    rig.must({ type: 'draw', event: 'S2' });
    won(rig, 'S21.1');
    const page = await stage.desk();
    await page.getByText('More events').click();
    const remove = async (name: string): Promise<void> => {
      await press(page, `Remove: ${name}`);
      await page.locator('dialog').getByText(`This removes “${name}”`).waitFor();
      await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    };
    await remove('Wrong one');
    await expect.poll(() => rig.view.events.map(({ name }) => name)).toEqual(['Right one']);
    await remove('Right one');
    await page.getByRole('alert').getByText('This event has results (S21.1)').waitFor();
    expect(rig.view.events.length).toBe(1);
    expect(await findings(page)).toEqual([]);
  });

  test('a knock-out alone: what the field means, on the television too; the draw; a result moves the winner on', async () => {
    await rig.begin(NAMES.slice(0, 5), { format: 'knockout', draw: false });
    const page = await stage.desk();
    await page.locator('.drawing').getByText('5 players, 3 byes in the first round.').waitFor();
    const television = await stage.page('', LAPTOP);
    await television.locator('.field').getByText('5 players, 3 byes in the first round.').waitFor();
    await page.getByRole('button', { name: 'Draw the bracket' }).click();
    await page.locator('.bracketround').first().waitFor();
    expect(await page.locator('.events, .placed').count()).toBe(0);
    const { match, entrants } = rig.game();
    const [one] = entrants;
    const director = new Director(rig, page);
    for (let leg = 0; leg < 2; leg++) {
      const game = rig.view.games.find((each) => each.match === match && each.outcome === null);
      if (game === undefined) throw new Error(`no game of match ${match} is played`);
      await director.result(game, game.entrants[0] === one ? 0 : 1, 8);
    }
    expect(rig.view.bracket?.rounds.flat().find((each) => each.match === match)?.winner).toBe(one);
  });

  /** Of a weekend whose play-offs and consolation are played at once: a page, and what it shows of the night. */
  const SHOWN = [
    ['', 'header p'],
    ['desk', '.people'],
    ['table?table=1', '.whose'],
    ['nights?night=1', '.bracketround'],
    ['print?sheet=bracket&event=P', '.sheet .chart'],
    ['me', '.bracketround'],
  ] as const;
  test.each(SHOWN)(
    '/%s fits every screen in both languages and themes, and axe finds nothing',
    async (path, shown) => {
      await weekendIn(rig, 'consolation', [
        ...TWELVE.slice(0, -1),
        'Maximilian Bartholomew Featherstonehaugh-Cholmondeley',
      ]);
      const players = event('P').entrants.map(({ id }) => id);
      for (const [at, [colorScheme, locale]] of (
        [
          ['light', 'en'],
          ['dark', 'fr'],
        ] as const
      ).entries()) {
        const options = { ...(path === 'me' ? PHONE : LAPTOP), colorScheme, locale };
        const page =
          path === 'me'
            ? await stage.phone(players[at] ?? '', options)
            : await stage.page(path, { ...options, desk: true });
        await page.locator(shown).first().waitFor();
        for (const tab of await page.locator('.events button').all()) {
          await tab.click();
          expect(await findings(page)).toEqual([]);
        }
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('main details:not(.more)'))
            (each as HTMLDetailsElement).open = true;
        });
        for (const width of [320, 390, 844, 1_280]) {
          await page.setViewportSize({ width, height: 600 });
          await expect.poll(() => widthOf(page)).toBe(width);
        }
        expect(await findings(page)).toEqual([]);
      }
    },
  );

  test('a night that is over has all its events on the page Nights', async () => {
    await weekendIn(rig, 'final over', NAMES);
    play(rig, 'C');
    rig.must({ type: 'close', reasons: {} });
    const page = await stage.page('nights?night=1', LAPTOP);
    await page.locator('.bracketround').first().waitFor();
    expect(await page.locator('h2.whose').allInnerTexts()).toEqual(
      expect.arrayContaining(['Main event', 'Play-offs', 'Consolation']),
    );
  });
});
