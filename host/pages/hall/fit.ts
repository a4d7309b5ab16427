// What has no room on a screen: names become shorter or smaller, a long list turns page by page. Nothing is ever cut off.
/** What a browser rounds away when it measures. */
const SLACK = 0.98;
/** How often a name is made smaller: a letter may be as wide as before where a browser rounds it to whole pixels. */
const ROUNDS = 5;
/** Shorter ways to say a name: see `formsIn`. */
const SHORTER = ['1', '2', '3'];

/**
 * Says each name as long as it has room, and makes it smaller where even the shortest has none. All are measured before any is
 * changed: that is a few layouts, not hundreds.
 */
export function fitNames(names: Iterable<HTMLElement>): void {
  const all = [...names];
  for (const name of all) {
    name.style.fontSize = '';
    delete name.dataset.form;
  }
  let long = all.filter(isLong);
  for (const form of SHORTER) {
    for (const name of long) name.dataset.form = form;
    long = long.filter(isLong);
  }
  for (let again = 0; again < ROUNDS && long.length > 0; again++) {
    const sizes = long.map((name) => {
      const share = name.clientWidth / name.scrollWidth;
      return SLACK * share * (sizeOf(name) / sizeOf(name.parentElement ?? name));
    });
    for (const [index, size] of sizes.entries()) (long[index] as HTMLElement).style.fontSize = `${size}em`;
    long = long.filter(isLong);
  }
}

const isLong = ({ clientWidth, scrollWidth }: HTMLElement): boolean => clientWidth < scrollWidth;

const sizeOf = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** Milliseconds that a page of a list stays. */
export const TURN = 12_000;

/** How much higher a row is that has a line for each of two partners. */
const PAIR = 6.1 / 3.7;

/** Rows of partners where there is room for so many rows of one player; one at least. */
export const rowsOf = (rows: number, unit: 'singles' | 'pairs'): number =>
  unit === 'pairs' ? Math.max(1, Math.floor(rows / PAIR)) : rows;

/** The part of a list that is shown at this turn, with at most `room` items on it. All parts are about as long. `from` counts from 1. */
export function leafOf<T>(list: readonly T[], room: number, turn: number) {
  const leaves = Math.max(1, Math.ceil(list.length / room));
  const length = Math.ceil(list.length / leaves);
  const start = (turn % leaves) * length;
  const items = list.slice(start, start + length);
  return { items, from: start + 1, to: start + items.length, of: list.length, leaves };
}
