// The page Board of an emulated board on phones: the whole track and every key are seen together, whoever plays.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type PresetName, presetOf } from '../../../../shared/rules/index.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';
import { LONG_NAMES } from '../../testing/positions.ts';

/** The smallest has to be scrolled until its keys are there. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;

/** Games with names by lanes of the board. */
const GAMES: readonly (readonly [3 | 6, readonly (readonly [PresetName, readonly string[]])[]])[] = [
  [
    3,
    [
      ['cribbage-solitaire', ['Ann']],
      ['six-card', ['Ann', 'Bob']],
      ['six-card', LONG_NAMES.slice(0, 2)],
      ['six-card-3', LONG_NAMES.slice(0, 3)],
    ],
  ],
  [
    6,
    [
      ['six-card-4-individuals', LONG_NAMES.slice(0, 4)],
      ['six-card-5-individuals', LONG_NAMES.slice(0, 5)],
      ['six-card-6-individuals', LONG_NAMES],
    ],
  ],
];

for (const [lanes, games] of GAMES)
  inChromium(`a phone with the keys of ${lanes} lanes`, () => {
    const companion = new Companion(lanes);

    test.each(games)(
      '%s: nothing of the track is covered, and no key is small or outside',
      async (name, players) => {
        companion.must({ type: 'newGame', rules: { ...presetOf(name), claims: 'always' }, players });
        const page = await companion.open('board', { locale: 'fr', viewport: PHONES[0] });
        await page.locator('muggins-console .glass.lit').waitFor();
        // Names are whole, and the prompt of the cut is the longest.
        const faults = [];
        for (const viewport of PHONES) faults.push(...(await faultsAt(page, viewport)));
        if (companion.whole.table.view.phase === 'cut') companion.toTheShow();
        await page.locator('.phase', { hasNotText: /^Coupe/ }).waitFor({ state: 'attached' });
        for (const viewport of PHONES) faults.push(...(await faultsAt(page, viewport)));
        expect(faults).toEqual([]);
      },
    );
  });

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
      return faults.map((fault) => `${width}x${height}: ${fault}`);
    },
    { ...size },
  );
}
