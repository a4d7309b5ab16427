// What the display's ROM (HD44780 A00) can show of a text: it has neither accents nor the signs of print.

/** Characters of print, as the display's ROM has them. */
const PRINTED: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”«»]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/\p{Zs}/gu, ' '],
];

/** A line as the display can show it: without accents and signs that its ROM lacks. */
export const unaccented = (line: string): string =>
  PRINTED.reduce(
    (text, [sign, plain]) => text.replace(sign, plain),
    line.normalize('NFD').replace(/\p{Mark}/gu, ''),
  );
