// Texts of a page that cannot be read whole at 200 percent.
import type { Page } from 'playwright-core';

/** Texts that their own place hides in part, or that another text lies over, but for what is made to scroll or to stay on top. */
export const zoomFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(cut)),
  ...(await page.evaluate(covered)),
];

/** In the page: places that hide a part of what is in them. */
function cut(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')].flatMap((each) => {
    const shown = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || each.closest('.heard, .confetti, muggins-display, dialog:not([open])')) return [];
    const { overflowX, overflowY } = getComputedStyle(each);
    const hides = (how: string) => how === 'hidden' || how === 'clip';
    const wide = hides(overflowX) && each.scrollWidth > each.clientWidth + 1;
    const high = hides(overflowY) && each.scrollHeight > each.clientHeight + 1;
    return wide || high
      ? [`${each.tagName}.${each.className}: ${each.textContent?.trim().slice(0, 40)}`]
      : [];
  });
}

/** In the page: pairs of texts of which one lies over the other. */
function covered(): readonly string[] {
  const SKIPPED =
    '.heard, .confetti, muggins-display, dialog:not([open]), .thumb, muggins-console, .places, nav, select';
  const boxesIn = (each: HTMLElement) => {
    const shown = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || each.closest(SKIPPED)) return [];
    const texts = [...each.childNodes].filter(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    return texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const air = (bottom - top) * 0.2;
        const said = `${each.tagName}.${each.className}: ${each.textContent?.trim().slice(0, 40)}`;
        return { each, said, left, right, top: top + air, bottom: bottom - air };
      });
    });
  };
  const all = [...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')].flatMap(boxesIn);
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => one.each !== other.each)
      .filter((other) => one.left < other.right - 2 && other.left < one.right - 2)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.said} over ${other.said}`),
  );
}
