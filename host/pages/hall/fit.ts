// Names that are too long for their place are said shorter, where the page has a shorter way, or made smaller: nothing is ever cut off.

/** What a browser rounds away when it measures. */
const SLACK = 0.98;
/** Shorter ways to say a name: see `formsIn`. */
const SHORTER = ['1', '2', '3'];

/** Says each name as long as it has room, and makes it smaller where even the shortest has none; again once the typeface is there. */
export function fitNames(names: Iterable<HTMLElement>): void {
  const all = [...names];
  shrink(all);
  if (document.fonts.status === 'loading') void document.fonts.ready.then(() => shrink(all));
}

/** All are measured before any is changed: that is a few layouts, not hundreds. */
function shrink(all: readonly HTMLElement[]): void {
  for (const name of all) {
    name.style.fontSize = '';
    delete name.dataset.form;
  }
  let long = all.filter(isLong);
  for (const form of SHORTER) {
    for (const name of long) name.dataset.form = form;
    long = long.filter(isLong);
  }
  const sizes = long.map((name) => {
    const share = name.clientWidth / name.scrollWidth;
    return SLACK * share * (sizeOf(name) / sizeOf(name.parentElement ?? name));
  });
  for (const [index, size] of sizes.entries()) (long[index] as HTMLElement).style.fontSize = `${size}em`;
}

const isLong = ({ clientWidth, scrollWidth }: HTMLElement): boolean => clientWidth < scrollWidth;

const sizeOf = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).fontSize);
