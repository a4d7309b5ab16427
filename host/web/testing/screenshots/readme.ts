// The pictures of the README, from the pages themselves: a disputed count in the fourth deal, keyed on the Board page.
import { join } from 'node:path';
import { type Command, type RuleSet, SIX_CARD } from '../../../../shared/rules/index.ts';
import { drawn, fresh, hostCookie } from '../browser.ts';
import { Whole } from '../whole.ts';
import type { Studio } from './camera.ts';
import { README_PICTURES } from './list.ts';

/** What each hand of the first three deals counts: pone, dealer, crib. */
const COUNTS = [8, 12, 4, 16, 7, 6, 12, 9, 5];

/** In the fourth deal Ann claims 10 for her hand, Bob sees 4 more, and she enters the cards. */
const DISPUTED: readonly Command[] = [
  { type: 'peg', seat: 0, points: 10 },
  { type: 'muggins', seat: 1, points: 4 },
  { type: 'dispute' },
  { type: 'starter', card: '5C' },
  { type: 'cards', cards: ['6H', '7S', '8D', '8C'] },
];

/** Draws them anew. @returns how many */
export async function takeReadme(
  { browser, files }: Pick<Studio, 'browser' | 'files'>,
  folder: string,
): Promise<number> {
  const whole = await Whole.start({ files: files.table });
  const context = await fresh(browser, { locale: 'en', colorScheme: 'dark' });
  try {
    await context.addCookies([hostCookie(whole)]);
    playThreeDeals(whole);
    for (const { arrived, file, path, shown, size } of README_PICTURES) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      // The board has the same light at any time of day, and a moment stays.
      await page.clock.setFixedTime(new Date(2_026, 10, 6, 15));
      await page.goto(new URL(path, whole.web.url).href);
      await page.locator(arrived).first().waitFor();
      if (path === 'board') for (const command of DISPUTED) must(whole, command);
      await page.locator(shown).first().waitFor();
      await drawn(page);
      await page.screenshot({ path: join(folder, file), quality: 75 });
    }
    return README_PICTURES.length;
  } finally {
    await context.close();
    await whole.stop();
  }
}

function must({ table }: Whole, command: Command): void {
  const done = table.command(command);
  if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
}

/** Up to the count of Ann's hand in the fourth deal. */
function playThreeDeals(whole: Whole): void {
  const rules: RuleSet = { ...SIX_CARD, claims: 'challenge', muggins: 'called' };
  must(whole, { type: 'newGame', rules, players: ['Ann', 'Bob'] });
  must(whole, { type: 'cut', dealer: 0 });
  const { table } = whole;
  const counts = [...COUNTS];
  while (table.view.deal < 4 || table.view.prompt.expects !== 'count') {
    const { expects, seat } = table.view.prompt;
    if (expects === 'count') must(whole, { type: 'peg', seat: seat ?? 0, points: counts.shift() ?? 0 });
    else must(whole, { type: 'next' });
  }
}
