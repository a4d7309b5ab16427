// The season of a secretary in Chromium: from the file to promotion, with every card typed by keyboard; and two captains' phones.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fixture, MatchRuling, TeamEvent } from '../../../../shared/league/team/index.ts';
import { SMALL_SEASON, smallCard, twoDivisions } from '../../../../shared/league/testing/teams.ts';
import { officerLink } from '../../../cli/league/start.ts';
import { expectSound } from '../../testing/axe.ts';
import { inChromium, KEEPING, Windows } from '../../testing/browser.ts';
import { LeagueRig } from '../testing/site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en' };
const LAPTOP = { viewport: { width: 1_280, height: 720 }, locale: 'en' };
const [MATCH] = SMALL_SEASON.fixtures as readonly [Fixture];
const NOON = new Date(2026, 9, 1, 12).getTime();

inChromium('a season of teams in Chromium', () => {
  const windows = new Windows('league', [/Failed to load/]);
  let rig: LeagueRig;
  beforeEach(async () => {
    rig = await LeagueRig.open({ files: windows.files, now: () => NOON });
  });
  afterEach(async () => {
    await windows.clear();
    await rig.close();
  });

  const address = (path: string): string => new URL(path, rig.web.url).href;
  const desk = (options = LAPTOP): Promise<Page> =>
    windows.open(officerLink(rig.web.url, rig.token), options);
  const season = async () => (await rig.officer('/api/teams')).json.season as typeof SMALL_SEASON;

  test('from the file to promotion, all cards by keyboard', async () => {
    const page = await desk();
    await page.getByLabel('File').setInputFiles({
      name: 'season.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(twoDivisions())),
    });
    for (const { day } of twoDivisions().calendar) {
      await page.getByLabel('Day').first().selectOption(day);
      await page.locator('.match').first().click();
      // Each card ends with Enter, and the next match of the day opens.
      for (const left of [3, 2, 1, 0]) {
        await page.locator('.rubbers input').first().and(page.locator(':focus')).waitFor();
        await page.keyboard.type(`${left}31`);
        await page.getByRole('button', { name: 'Save card' }).and(page.locator(':focus')).waitFor();
        await page.keyboard.press('Enter');
        await page
          .getByRole('option', { name: left === 0 ? `${day}: all in` : `${day}: ${left} to enter` })
          .waitFor({ state: 'attached' });
      }
    }
    await page.getByText('All matches count.').waitFor();
    await page.getByText('Promotion, relegation and winners').click();
    const up = page.getByText(/is promoted to Division 1\.$/);
    const promoted = (await up.innerText()).replace(' is promoted to Division 1.', '');
    await page.getByRole('button', { name: 'Close the season' }).click();
    const next = page.locator('form', { hasText: 'Open the next season' });
    await next.getByLabel('Name').fill('Spring 2027');
    await next.getByRole('button').click();
    await page.getByRole('heading', { name: 'Spring 2027' }).waitFor();
    const { teams, competitions, fixtures } = await season();
    const id = teams.find(({ name }) => name === promoted)?.id;
    expect(competitions[0]?.teams).toContain(id);
    expect(fixtures).toHaveLength(12);
    await expectSound(page, 'main button');
  });

  test('decisions with their reasons: a walkover, a new day, points, a withdrawal', async () => {
    await rig.officer('/api/teams/season', { method: 'POST', body: SMALL_SEASON });
    const page = await desk(PHONE);
    await page.locator('.match').first().click();
    await page.getByText('Decide', { exact: true }).first().click();
    const ruling = page.locator('form', { has: page.getByLabel('Decision') });
    await ruling.getByLabel('Decision').selectOption('Walkover for The Swan');
    await ruling.getByLabel('Reason').fill('The Crown did not come.');
    await ruling.getByRole('button').click();
    await page.locator('.match').filter({ hasText: 'entered' }).waitFor();
    await page.getByText('Move the match').first().click();
    const moving = page.locator('form', { has: page.locator('[type=date][name=day]') });
    await moving.locator('[type=date]').fill('2026-10-09');
    await moving.getByLabel('Reason').fill('Flood');
    await moving.getByRole('button').click();
    await expect.poll(async () => (await season()).fixtures[0]?.day).toBe('2026-10-09');
    await page.locator('summary', { hasText: 'The Bell' }).click();
    const points = page.locator('details[open] form', { has: page.getByLabel('Points') });
    await points.getByLabel('Points').fill('-2');
    await points.getByLabel('Reason').fill('Late card');
    await points.getByRole('button').click();
    await expect.poll(async () => (await season()).adjustments.length).toBe(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('+2 Taken back: Late card').waitFor();
    await page.locator('details[open]').getByRole('button', { name: 'Withdraw the team' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByText('Withdraw The Bell from the season? This cannot be undone.').waitFor();
    await expectSound(page, 'main button');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    expect((await season()).teams[1]?.withdrawn).toBeUndefined();
    await page.locator('details[open]').getByRole('button', { name: 'Withdraw the team' }).click();
    await asked.getByRole('button', { name: 'Withdraw the team' }).click();
    await page.getByText('withdrawn').waitFor();
    expect((await season()).teams[1]?.withdrawn?.rule).toBe('void');
    await expectSound(page, 'main button');
  });

  test('a refusal is seen where the secretary works', async () => {
    await rig.officer('/api/teams/season', { method: 'POST', body: SMALL_SEASON });
    const page = await desk(PHONE);
    await page.getByRole('button', { name: 'Close the season' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText(/^12 matches have no card that counts/).waitFor();
    const seen = () =>
      alert.evaluate((each) => {
        const { top, bottom, left } = each.getBoundingClientRect();
        const isWithin = top >= 0 && bottom <= innerHeight;
        return isWithin && each.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
      });
    await expect.poll(seen).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expectSound(page, 'main button');
  });

  test('names typed while others are being registered stay, and so do those that were refused', async () => {
    await rig.officer('/api/teams/season', { method: 'POST', body: SMALL_SEASON });
    const page = await desk();
    await page.locator('summary', { hasText: /^Players$/ }).click();
    const form = page.locator('form', { has: page.locator('textarea') });
    const names = form.getByRole('textbox').first();
    const held: (() => void)[] = [];
    await page.route('**/api/teams', async (route) => {
      if (route.request().method() === 'POST') await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await names.fill('Nora North\nOle Olsen');
    await form.getByRole('button').click();
    await expect.poll(() => held.length).toBe(1);
    await names.fill('Pia Poole');
    for (let at = 0; at < 4; at += 1) {
      await expect.poll(() => held.length).toBe(at + 1);
      held[at]?.();
    }
    const registered = async () => (await season()).persons.slice(-2).map(({ name }) => name);
    await expect.poll(registered).toEqual(['Nora North', 'Ole Olsen']);
    await expect.poll(async () => (await season()).registrations.length).toBe(18);
    expect(await names.inputValue()).toBe('Pia Poole');
    await page.unroute('**/api/teams');
    await page.route('**/api/teams', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await form.getByRole('button').click();
    await page.getByRole('alert').getByText(/./).waitFor();
    await expect.poll(() => names.inputValue()).toBe('Pia Poole');
  });

  describe('two captains', () => {
    beforeEach(() => rig.officer('/api/teams/season', { method: 'POST', body: SMALL_SEASON }));

    async function phone(team: string, options: object = PHONE): Promise<Page> {
      const { json } = await rig.officer(`/api/teams/captains/${team}`, { method: 'POST' });
      const page = await windows.open(
        address(`captain#${(json as { readonly invitation: string }).invitation}`),
        options,
      );
      await page.locator('.lines').waitFor();
      return page;
    }
    const tap = async (page: Page, legs: readonly string[]): Promise<void> => {
      for (const [place, each] of legs.entries())
        await page.locator('.ends').nth(place).getByRole('button', { name: each }).click();
    };
    const sign = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sign the card' }).click();
    const decide = (ruling: MatchRuling) => {
      const event = { type: 'ruled', fixture: MATCH.id, ruling } satisfies TeamEvent;
      return rig.officer('/api/teams', { method: 'POST', body: { id: 'the-ruling-of-it', event } });
    };
    const look = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('focus')));
    const stateOf = async () => Object.keys((await season()).fixtures[0]?.cards ?? {});

    test('one without the network: it opens, is filled in and signed, and both see where they differ, then agree', async () => {
      const crown = await phone('crown', { ...PHONE, ...KEEPING });
      const swan = await phone('swan');
      await crown.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
      );
      await expectSound(crown, 'main button');
      await crown.context().setOffline(true);
      await crown.reload();
      await crown.locator('.lines').waitFor();
      await tap(
        crown,
        ['3', '2', '0'].map((home) => `${home}\u2009–\u2009${3 - Number(home)}`),
      );
      await sign(crown);
      await crown.getByText('Waiting to be sent.').waitFor();
      await tap(
        swan,
        ['3', '1', '0'].map((home) => `${home}\u2009–\u2009${3 - Number(home)}`),
      );
      await sign(swan);
      await swan.getByText('You have signed.').waitFor();
      expect(await stateOf()).toEqual(['1']);
      await crown.context().setOffline(false);
      await crown.getByText('The cards differ in rubber 2.').waitFor();
      await look(swan);
      await swan.getByText('Card of The Swan: 1\u2009–\u20092').waitFor();
      await expectSound(swan, 'main button');
      await swan.locator('.ends').nth(1).getByRole('button', { name: '2\u2009–\u20091' }).click();
      await sign(swan);
      await swan.locator('.match', { hasText: 'Both sides agree' }).waitFor();
    });

    test('a decision of the league reaches the phone, with its reason and the card that counts', async () => {
      const crown = await phone('crown');
      await decide({ kind: 'card', card: smallCard(MATCH, [1, 2, 0]), reason: 'The paper card says so.' });
      await look(crown);
      await crown.locator('.match', { hasText: 'The secretary has decided' }).click();
      await crown.getByText('The paper card says so.').waitFor();
      expect(await crown.locator('.legs').allInnerTexts()).toEqual(
        ['1', '2', '0'].map((home) => `${home}\u2009–\u2009${3 - Number(home)}`),
      );
      expect(await crown.getByText('Both sides agree').count()).toBe(0);
    });

    test('the match nearest to today, who may not play, and a card for a day to come', async () => {
      const late = { person: 'bell1', team: 'crown', from: '2026-10-12' };
      await rig.officer('/api/teams', {
        method: 'POST',
        body: { id: 'registered-late-1', event: { type: 'registered', registration: late } },
      });
      const crown = await phone('crown');
      await crown.locator('.panel p', { hasText: /^Thu,? 1 October 2026$/ }).waitFor();
      await crown.getByText('Choose your players').waitFor();
      await crown.locator('.lines select').first().selectOption('Bell1');
      await crown.getByText('Bell1 is registered for The Bell.').waitFor();
      await crown.locator('.match', { hasText: 'Crown v The Bell' }).click();
      await tap(crown, Array(3).fill('3\u2009–\u20090'));
      await sign(crown);
      await crown.getByText(/This match is on Tue,? 6 October 2026/).waitFor();
      expect((await season()).fixtures.filter(({ cards }) => cards !== undefined)).toEqual([]);
      await sign(crown);
      await crown.getByText('You have signed.').waitFor();
      await expectSound(crown, 'main button');
    });

    test('two cards that differ lead from the top of the desk to a decision, which stands', async () => {
      for (const [side, legs] of [
        [0, [3, 2, 0]],
        [1, [3, 1, 0]],
      ] as const) {
        const card = smallCard(MATCH, legs);
        const event = { type: 'cardEntered', fixture: MATCH.id, sides: [side], card };
        await rig.officer('/api/teams', { method: 'POST', body: { id: `the-card-of-side-${side}`, event } });
      }
      const page = await desk();
      await page.getByLabel('Day').first().selectOption('2026-10-06');
      await page.locator('.match', { hasText: 'cards differ' }).click();
      await page.getByText('Card of The Swan: 3–0, 1–2, 0–3').waitFor();
      await page.getByText('Legs so far: 5–4').waitFor();
      const ruling = page.locator('form', { has: page.getByLabel('Decision') });
      expect(await ruling.getByLabel('Decision').inputValue()).toBe('card');
      await ruling.getByLabel('Reason').fill('The paper card says so.');
      await ruling.getByRole('button').click();
      await page.getByText('so a card changes nothing').waitFor();
      expect(await page.getByRole('button', { name: 'Save card' }).count()).toBe(0);
      expect(await ruling.getByLabel('Decision').inputValue()).toBe('unruled');
      await expectSound(page, 'main button');
    });

    test('a day on which a team plays already is asked for twice', async () => {
      const page = await desk();
      await page.locator('.match').first().click();
      await page.getByText('Move the match').first().click();
      const moving = page.locator('form', { has: page.locator('[type=date][name=day]') });
      await moving.locator('[type=date]').fill('2026-10-06');
      await moving.getByLabel('Reason').fill('Flood');
      await moving.getByRole('button').click();
      await moving.getByText(/The Crown plays more than once/).waitFor();
      expect((await season()).fixtures[0]?.day).toBe(MATCH.day);
      await moving.getByRole('button', { name: 'Move it anyway' }).click();
      await expect.poll(async () => (await season()).fixtures[0]?.day).toBe('2026-10-06');
      await page.getByLabel('Day').first().selectOption('2026-10-06');
      await page.locator('.match', { hasText: /moved from Thu,? 1 October 2026: Flood/ }).waitFor();
    });

    test('a code that another phone has used says so', async () => {
      const { json } = await rig.officer('/api/teams/captains/crown', { method: 'POST' });
      const link = address(`captain#${json.invitation}`);
      await (await windows.open(link, PHONE)).locator('.lines').waitFor();
      await (await windows.open(link, PHONE)).getByText('This code has been used').waitFor();
    });

    test('the sheet of one stays hidden until the other is in', async () => {
      const [crown, swan] = [await phone('crown'), await phone('swan')];
      const send = async (page: Page, name: string): Promise<void> => {
        // The second of a pair is chosen first, and the phone is put away in between.
        await page.locator('.lines select').nth(1).selectOption(name);
        await page.reload();
        await page.getByRole('button', { name: 'Send the team sheet' }).click();
      };
      await send(crown, 'Crown3');
      await crown.getByText('Yours stays hidden until both are in.').waitFor();
      await look(swan);
      expect(await swan.locator('main').innerText()).not.toContain('Crown3');
      await send(swan, 'Swan2');
      await swan.getByText('Against Crown3').waitFor();
    });
  });

  test('public pages are sound on a phone and on a screen', async () => {
    await rig.officer('/api/teams/season', { method: 'POST', body: SMALL_SEASON });
    for (const options of [PHONE, { viewport: { width: 1_920, height: 1_080 }, locale: 'fr' }]) {
      const page = await windows.open(address('teams'), options);
      for (const path of [
        'teams',
        'teams/table/1',
        'teams/fixtures',
        'teams/match/1-1-1',
        'teams/team/crown',
        'teams/player/crown1',
        'teams/paper/1-1-1',
      ]) {
        await page.goto(address(path));
        await expectSound(page);
      }
    }
  });
});
