// Names that are too long for their place are made smaller: nothing is ever cut off.

/** What a browser rounds away when it measures. */
const SLACK = 0.98;

/** Makes each name as much smaller as it is too long. They are all measured before any is changed: that is one layout, not hundreds. */
export function fitNames(names: Iterable<HTMLElement>): void {
  const all = [...names];
  for (const name of all) name.style.fontSize = '';
  const sizes = all.map((name) => {
    const share = name.clientWidth / name.scrollWidth;
    return share < 1 ? SLACK * share * (sizeOf(name) / sizeOf(name.parentElement ?? name)) : undefined;
  });
  for (const [index, size] of sizes.entries())
    if (size !== undefined) (all[index] as HTMLElement).style.fontSize = `${size}em`;
}

const sizeOf = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).fontSize);
