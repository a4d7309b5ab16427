// Text of the scoreboard that cannot be read whole: cut, covered by something, or outside its card or the screen.
import type { Page } from 'playwright-core';
import { drawn } from './browser.ts';
import { arcOf } from './distance.ts';

/** What is wider or higher than its place, sticks out of its card, lies over another text, or leaves the screen, once all is drawn. */
export async function hidden(page: Page): Promise<readonly string[]> {
  await drawn(page);
  return page.evaluate(`[...(${cut})(), ...(${covered})(${JSON.stringify(TEXTS)})]`);
}

/**
 * What can be seen and is too small: the part, and the pixels of its font. A capital is 0.7 of its font.
 * @param least parts, each with the least minutes of arc of its capitals
 */
export async function tooSmall(page: Page, least: readonly (readonly [string, number])[]) {
  const all = await page.evaluate(
    (parts) =>
      parts.map((part) => {
        const shown = [...document.querySelectorAll(part)].filter((each) => each.checkVisibility());
        return shown.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
      }),
    least.map(([part]) => part),
  );
  return least.flatMap(([part, minutes], at) =>
    (all[at] ?? []).filter((size) => arcOf(0.7 * size) < minutes).map((size) => [part, size] as const),
  );
}

/** Letters that must not lie over letters: each of these has its own place. */
const TEXTS = [
  '.strip .match > span:not(.heard), .strip .phase, .felt .cards, .felt .count, .felt .words, .finish p:not(.stamp), .idle p',
  '.player .last, .player h2 > span:not(.heard), .player .togo, .player .pill, .player .figure',
  'muggins-race .names b, muggins-race text',
].join();

/** In the page. */
function cut(): readonly string[] {
  const SHOWN = 'main *:not(.heard, .heard *, .confetti, .confetti *, svg *, muggins-track)';
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  const said = (each: Element) =>
    `${each.tagName}.${each.className}: ${each.textContent?.trim().slice(0, 40)}`;
  const all = [...document.querySelectorAll(SHOWN)].filter((each) => each.getClientRects().length > 0);
  const isCut = (each: Element): boolean => {
    const box = each.getBoundingClientRect();
    // A card is looked at by what sticks out of it: the box of a figure is higher than its ink.
    const clips =
      getComputedStyle(each).overflow !== 'visible' &&
      !each.matches('.player') &&
      !(each instanceof SVGElement);
    const over = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
    const low = !scrolls && (box.bottom > innerHeight + 1 || box.top < -1);
    const holder = each.closest('.player, .finish, .join li');
    const card = holder === each ? undefined : holder?.getBoundingClientRect();
    const sticks =
      card !== undefined &&
      (box.right > card.right + 1 || box.bottom > card.bottom + 1 || box.top < card.top - 1);
    const turned = each.closest('.stamp') !== null;
    return (clips && over) || box.right > innerWidth + 1 || low || (sticks && !turned);
  };
  return all.filter(isCut).map(said);
}

/** In the page. */
function covered(selector: string): readonly string[] {
  const texts = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const said = (each: Element) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`;
  const boxes = texts.map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const air = (bottom - top) * 0.18;
    return { each, left, right, top: top + air, bottom: bottom - air };
  });
  type Box = (typeof boxes)[number];
  const isOver = (one: Box, other: Box): boolean =>
    one.left < other.right - 2 &&
    other.left < one.right - 2 &&
    one.top < other.bottom &&
    other.top < one.bottom &&
    !one.each.contains(other.each);
  const pairs = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => (isOver(one, other) ? [[one.each, other.each] as const] : [])),
  );
  // Whatever lies over a text is hit where the text begins, ends and has its middle. Texts over texts are found above.
  const hits = boxes.filter(({ each, left, right, top, bottom }) =>
    [0.04, 0.5, 0.96].some((share) => {
      const hit = document.elementFromPoint(left + share * (right - left), (top + bottom) / 2);
      if (hit === null || hit.closest('.places') !== null || texts.includes(hit)) return false;
      return !hit.contains(each) && !each.contains(hit);
    }),
  );
  return [
    ...pairs.map(([one, other]) => `${said(one)} over ${said(other)}`),
    ...hits.map(({ each }) => `${said(each)} is covered`),
  ];
}
