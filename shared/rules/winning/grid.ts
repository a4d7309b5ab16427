// Tables of figures as text: each figure as its distance from what its neighbours foretell, which is small where a table is smooth.

/** The digits of a distance. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** One digit is a distance of up to so much either way; the last digit says that a large one follows, in three digits. */
export const NEAR = 31;
const FAR = 63;
/** What is added to a large distance. */
export const SHIFT = 2 ** 17;

/** The figures of a text, line by line, of so many columns; multiplied by `unit`. */
export function readGrid(text: string, columns: number, unit: number): Float64Array {
  const figures: number[] = [];
  let at = 0;
  const digit = (): number => DIGITS.indexOf(text.charAt(at++));
  while (at < text.length) {
    const near = digit();
    const distance = near === FAR ? (digit() * 64 + digit()) * 64 + digit() - SHIFT : near - NEAR;
    figures.push(distance + foretold(figures, figures.length, columns));
  }
  return Float64Array.from(figures, (figure) => figure * unit);
}

/** What a figure is by the one before it and the two above them. */
export function foretold(figures: ArrayLike<number>, at: number, columns: number): number {
  const first = at % columns === 0;
  const above = figures[at - columns] ?? 0;
  if (first) return above;
  return above + (figures[at - 1] as number) - (figures[at - 1 - columns] ?? 0);
}
