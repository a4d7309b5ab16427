// The scoreboard with every number of sides, late in a game, in both languages and every layout: no text is cut or covered, and whose
// turn it is shows. "110" read "10" under the leader's mark (review/companion.md, A2).
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Command, findPreset, type RuleSet } from '../../../shared/rules/index.ts';
import { SCREEN_LAYOUTS } from '../../../shared/table/screens.ts';
import { LANGUAGE_CODES } from '../../../shared/words/registry.ts';
import { Rig } from '../../table/testing/rig.ts';
import { fresh, hostCookie, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import { hidden } from '../testing/hidden.ts';
import { builtPages } from '../testing/pages.ts';
import { Site } from '../testing/site.ts';

const PRESETS = [
  'cribbage-solitaire',
  'six-card',
  'six-card-3',
  'six-card-4-individuals',
  'six-card-5-individuals',
  'six-card-6-individuals',
] as const;
const NAMES = ['Ann', 'Marie-Antoinette Roy', 'Cid', 'Dot', 'Maximilian Hohenfels', 'Marta'];
/** What each seat counts, hand after hand. */
const COUNTS = [10, 9, 8, 7, 6, 9];
/** A score of three figures, and all that is still to come of its deal. */
const LATE = 98;

const SCREENS = LANGUAGE_CODES.flatMap((lang) => [
  ...SCREEN_LAYOUTS.map((layout) => `layout=${layout}&lang=${lang}`),
  `overlay=1&lang=${lang}`,
]);
/** Other televisions: everything is in hundredths of their width, so the end of a game is enough. */
const SIZES = [
  [1_280, 800],
  [2_560, 1_080],
  [900, 700],
  [1_920, 1_080],
] as const;

function rulesFor(sides: number): RuleSet {
  const preset = findPreset(PRESETS[sides - 1] ?? '');
  if (!preset.ok) throw new Error(`${sides} sides: no preset`);
  return { ...preset.value, match: { games: 3, all: false } };
}

describe.skipIf(browserPath === undefined)('a scoreboard', () => {
  let browser: Browser;
  let site: Site;
  const screens = new Map<string, Page>();
  beforeAll(async () => {
    const files = await builtPages();
    browser = await sharedBrowser();
    site = await Site.open({ files }, new Rig({ lanes: 6 }));
    const context = await fresh(browser, { viewport: { width: 1_920, height: 1_080 } });
    await context.addCookies([hostCookie(site)]);
    for (const query of SCREENS) {
      const page = await context.newPage();
      await page.goto(`${site.web.url}?${query}`);
      await page.evaluate(() => document.fonts.ready);
      screens.set(query, page);
    }
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  function must(command: Command): void {
    const done = site.rig.table.command(command);
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
  }

  function step(): void {
    const { expects, seat } = site.rig.table.view.prompt;
    if (expects === 'count' && seat !== null) must({ type: 'peg', seat, points: COUNTS[seat] ?? 0 });
    else must({ type: 'next' });
  }

  /** Steps until the next turn is another kind of turn, or the game is over. */
  function* turnsOf(sides: number): Generator<string> {
    must({ type: 'newGame', rules: rulesFor(sides), players: NAMES.slice(0, sides), newMatch: true });
    if (site.rig.table.view.phase === 'cut') must({ type: 'cut', dealer: 0 });
    const { table } = site.rig;
    const seen = new Set<string>();
    for (let steps = 0; table.view.phase !== 'over'; steps++) {
      if (steps > 900) throw new Error(`${sides} sides: the game does not end`);
      step();
      const { players, phase, prompt } = table.view;
      const turn = `${phase}${prompt.hand === 'crib' ? ' crib' : ''}`;
      if (seen.has(turn) || Math.max(...players.map(({ front }) => front)) < LATE) continue;
      seen.add(turn);
      yield turn;
    }
  }

  /** Waits until a screen has drawn the table as it is. */
  async function drawn(page: Page): Promise<void> {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  const scoresOf = (page: Page): Promise<readonly (string | null)[]> =>
    page.locator('.player .figure').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

  async function check(query: string, page: Page): Promise<readonly string[]> {
    const { players, turn, phase } = site.rig.table.view;
    if (!query.includes('boardOnly'))
      await expect.poll(() => scoresOf(page)).toEqual(players.map(({ name, front }) => `${name}: ${front}`));
    await drawn(page);
    const faults = [...(await hidden(page))];
    if (/overlay|boardOnly/.test(query)) return faults;
    const shown = (part: string) => page.locator(part).filter({ visible: true }).count();
    const marks = await shown('.pill.turn');
    if (marks !== (turn === null || phase === 'exchange' || phase === 'cut' ? 0 : 1))
      faults.push(`${marks} marks of the turn`);
    if (
      query.includes('race') &&
      phase !== 'over' &&
      (await shown('muggins-race .names .whole')) !== players.length
    )
      faults.push('a lane without a name');
    return faults;
  }

  test.each([1, 2, 3, 4, 5, 6])('%d sides: nothing is cut or covered on any screen', async (sides) => {
    const found: string[] = [];
    const note = (where: string, faults: readonly string[]): void => {
      found.push(...faults.map((fault) => `${where}: ${fault}`));
    };
    for (const turn of turnsOf(sides))
      for (const [query, page] of screens) note(`${turn}, ${query}`, await check(query, page));
    for (const [query, page] of screens)
      for (const [width, height] of query.endsWith(`lang=${LANGUAGE_CODES[sides % 2]}`) ? SIZES : []) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        note(`over, ${query}, ${width}`, await hidden(page));
      }
    expect(found).toEqual([]);
  });
});
