// The officer's decisions at the desk in Chromium: each is about something, is made by keyboard with a reason, and is then no longer asked for.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { officerLink } from '../../../cli/league/start.ts';
import { type ReportFile, reportDigest, signReport } from '../../../league/file.ts';
import { TestClub } from '../../../league/testing/club.ts';
import { expectSound } from '../../testing/axe.ts';
import { inChromium, Windows } from '../../testing/browser.ts';
import { LeagueRig } from '../testing/site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en' };

inChromium("the officer's decisions in Chromium", () => {
  const windows = new Windows('league', [/Failed to load/]);
  const folder = mkdtempSync(join(tmpdir(), 'muggins-clubs-'));
  const bell = new TestClub('bell', folder);
  const crown = new TestClub('crown', folder);
  let rig: LeagueRig;
  beforeEach(async () => {
    rig = await LeagueRig.open({ files: windows.files });
    for (const club of [bell, crown]) await rig.act(club.enrolling);
  });
  afterEach(async () => {
    await windows.clear();
    await rig.close();
  });

  /** The desk, with this waiting. */
  async function asked(about: RegExp): Promise<Page> {
    const page = await windows.open(officerLink(rig.web.url, rig.token), PHONE);
    await page.locator('form', { hasText: about }).waitFor();
    await expectSound(page, 'main button');
    return page;
  }

  /** Chooses with the keys alone, and gives a reason. Nothing waits then. */
  async function decide(page: Page, choice: string): Promise<void> {
    const choices = await page.getByLabel('Decision').locator('option').allInnerTexts();
    await page.getByLabel('Decision').focus();
    const steps = choices.indexOf(choice);
    for (const _ of choices.slice(0, steps)) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The committee says so.');
    await page.keyboard.press('Enter');
    await page.getByText('For you to decide').waitFor({ state: 'detached' });
    expect((await rig.officer('/api/v1/tasks')).json.tasks).toEqual([]);
  }

  const first = () => rig.clubs.totals.table('2026')[0];
  const withMember = ({ report, people: [one, ...rest] }: ReportFile, member: string): ReportFile =>
    signReport(report, [{ ...one, member } as never, ...rest], crown.key);

  test('two reports of one night: each says when it came and who was ahead, and one is chosen', async () => {
    const [one, other] = [bell.night(), bell.night({ spread: 30 })];
    for (const file of [one, other]) await rig.send(file);
    const page = await asked(/The bell, Thu,? 26 November 2026: the hall has sent more than one report/);
    const [head, fork] = await page.locator('form ol li').allInnerTexts();
    expect(head).toMatch(/^Revision 1, received .*: [A-Z]\w+ \w+ \d+\/\d+ \+\d+/);
    expect(fork).toMatch(/^Revision 1, received /);
    expect(head).not.toBe(fork);
    await decide(page, 'Report 2 counts');
    expect(rig.clubs.event('bell', 'bell-1')?.head.digest).toBe(reportDigest(other.report));
  });

  test('a report after the end of its season', async () => {
    const season = { type: 'season', id: '2026', name: '2026', from: '2026-01-01', to: '2026-12-31' };
    await rig.act({ ...season, isClosed: true });
    await rig.send(bell.night());
    const page = await asked(/The bell, Thu,? 26 November 2026: .*\(grass-roots\) came after the season/);
    expect(first()).toBeUndefined();
    await decide(page, 'The night counts');
    expect(first()).toBeDefined();
  });

  test('a night in a format that the league does not know', async () => {
    const { report, people } = bell.night();
    const format = { ...report.format, name: 'moon-rules', gravity: 9 } as never;
    await rig.send(signReport({ ...report, format }, people, bell.key));
    const page = await asked(/this league does not know the format “moon-rules”/);
    await decide(page, 'The night of The bell does not count');
    expect(rig.clubs.event('bell', 'bell-1')?.struck).toBe('The committee says so.');
  });

  test.each([
    ['Both nights count', { bell: null, crown: null, people: 15 }],
    ['The night of The bell does not count', { bell: 'The committee says so.', crown: null, people: 8 }],
    ['The night of The crown does not count', { bell: null, crown: 'The committee says so.', people: 8 }],
    ['They are two people', { bell: null, crown: null, people: 16 }],
  ])('somebody in two clubs on one day: %s', async (choice, after) => {
    await rig.send(bell.night());
    await rig.send(withMember(crown.night(), 'bell101'));
    const page = await asked(/Ann Archer played at The crown and at The bell on Thu,? 26 November 2026/);
    await decide(page, choice);
    const struck = (club: string) => rig.clubs.event(club, `${club}-1`)?.struck;
    const people = rig.clubs.totals.table('2026').length;
    expect({ bell: struck('bell'), crown: struck('crown'), people }).toEqual(after);
  });

  test('what is refused is said, and stays; several are decided one after the other', async () => {
    for (const club of [bell, crown]) for (const spread of [9, 30]) await rig.send(club.night({ spread }));
    const page = await asked(/The crown/);
    await page.locator('form').first().getByLabel('Decision').selectOption('Report 1 counts');
    await page.getByRole('button', { name: 'Decide' }).first().click();
    expect(await page.locator('form').count()).toBe(2);
    const typed = 'The crown told me on the telephone.';
    await page.locator('form').last().getByLabel('Reason').fill(typed);
    for (const left of [1, 0]) {
      const form = page.locator('form').first();
      await form.getByLabel('Decision').selectOption('Report 1 counts');
      if (left === 1) await form.getByLabel('Reason').fill('The hall was restored.');
      // What was typed stays with its decision when another one is made.
      else expect(await form.getByLabel('Reason').inputValue()).toBe(typed);
      await form.getByRole('button').click();
      await expect.poll(() => page.locator('ol').count()).toBe(left);
    }
    expect((await rig.officer('/api/v1/tasks')).json.tasks).toEqual([]);
  });
});
