// Names that are too long for their place are said shorter, where the page has a shorter way, or made smaller: nothing is cut off.
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
