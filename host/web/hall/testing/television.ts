// What a television must do, measured in a browser: letters that can be read across a hall, and nothing cut off.
import type { Page } from 'playwright-core';

/** Seven arc minutes at ten metres on 55 inches (1,218 mm for 1,920 px), for letters whose capitals are 0.72 of the size. */
export const LEAST_SIZE = (10_000 * Math.tan((7 / 60) * (Math.PI / 180)) * (1_920 / 1_218)) / 0.72;

/** A name of twenty letters, some of them as wide as letters are. */
export const longName = (at: number): string =>
  `${'Wilhelmina Montagues'.slice(0, 18)}${`${at}`.padStart(2, '0')}`;

/** Texts that do not fit their boxes, that reach into the last line of the screen, or that push the page out at its side. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const end = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    const wide = (document.querySelector('header')?.getBoundingClientRect().right ?? 0) > innerWidth;
    return [
      ...(wide ? ['the page is wider than the screen'] : []),
      ...[...document.querySelectorAll<HTMLElement>('.fit, h1, td, .scored b, footer p')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.innerText),
      ...[...document.querySelectorAll<HTMLElement>('header p, .call, li, tr')]
        .filter((each) => each.getBoundingClientRect().bottom > end)
        .map((each) => `${each.innerText} ends below the list`),
      ...[...document.querySelectorAll<HTMLElement>('.call .fit')]
        .filter((each) => {
          const { bottom = 0 } = each.closest('.call')?.getBoundingClientRect() ?? {};
          return each.getBoundingClientRect().bottom > bottom + 1;
        })
        .map((each) => `${each.innerText} ends below its call`),
    ];
  });

/** The size of letters, in pixels. */
export const sizesOf = (page: Page, selector: string): Promise<readonly number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
