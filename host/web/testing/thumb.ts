// The page Board of an emulated board on phones: what is wrong where the whole track and every key have to be seen together.
import type { Page } from 'playwright-core';
import { type PresetName, presetOf } from '../../../shared/rules/index.ts';
import type { Companion } from './companion.ts';
import { LONG_NAMES } from './positions.ts';

/** The smallest has to be scrolled until its keys are there. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;

/** Plays these games, one after the other, and looks at the page in every size, at the cut and in the show. */
export async function thumbFaults(
  companion: Companion,
  games: readonly PresetName[],
): Promise<readonly string[]> {
  const page = await companion.open('board', { locale: 'fr', viewport: PHONES[0] });
  await page.locator('muggins-console .glass.lit').waitFor();
  const faults: string[] = [];
  for (const name of games) {
    const rules = { ...presetOf(name), claims: 'always' } as const;
    const game = { type: 'newGame', rules, players: LONG_NAMES.slice(0, rules.seats) } as const;
    companion.must(game);
    // After a game that was left the cards are cut again: the longest prompt.
    companion.must(game);
    await page.getByLabel(`${game.players.at(-1)}: 0`, { exact: true }).waitFor();
    for (const size of PHONES) faults.push(...(await faultsAt(page, size)));
    if (companion.whole.table.view.phase === 'cut') companion.toTheShow();
    await page.locator('.phase', { hasNotText: /^Coupe/ }).waitFor({ state: 'attached' });
    for (const size of PHONES) faults.push(...(await faultsAt(page, size)));
  }
  return faults;
}

/** What is wrong in a window of this size. */
async function faultsAt(page: Page, size: (typeof PHONES)[number]): Promise<readonly string[]> {
  await page.setViewportSize(size);
  return page.evaluate(
    ({ width, height }) => {
      const shadow = document.querySelector('muggins-console')?.shadowRoot;
      const all = (selector: string) => [...(shadow?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const [stand] = all('.stand');
      const track = document.querySelector('muggins-track');
      scrollTo(0, 0);
      if (height < 600 && height > width) stand?.scrollIntoView({ block: 'end' });
      const [wood, keys] = [track, stand].map((each) => each?.getBoundingClientRect() ?? new DOMRect());
      const beside = (wood?.right ?? 0) <= (keys?.left ?? 0);
      const faults = [];
      if ((wood?.top ?? 0) < 0 || (wood?.bottom ?? 0) > height)
        faults.push(`track ${wood?.top} to ${wood?.bottom}`);
      if (!beside && (wood?.bottom ?? 0) > (keys?.top ?? 0) + 1)
        faults.push(`track covered by ${(wood?.bottom ?? 0) - (keys?.top ?? 0)}`);
      if ((wood?.height ?? 0) < 130) faults.push(`track ${wood?.height} high`);
      for (const key of all('[data-key]')) {
        const box = key.getBoundingClientRect();
        if (box.width < 44 || box.height < 43.5)
          faults.push(`${key.dataset.key} is ${box.width} by ${box.height}`);
        if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height + 0.5)
          faults.push(`${key.dataset.key} at ${box.left}, ${box.top} to ${box.bottom}`);
      }
      for (const each of [...all('.push small'), ...document.querySelectorAll<HTMLElement>('.score h2')])
        if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
          faults.push(`${each.textContent} is cut`);
      const players = document.querySelectorAll('.score').length;
      return faults.map((fault) => `${players} players, ${width}x${height}: ${fault}`);
    },
    { ...size },
  );
}
