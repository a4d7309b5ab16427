// Messages in a row of the display: their attribute .short, with names that give way, in the characters of its ROM (HD44780 A00).
import { TEXT_COLUMNS } from '../protocol/index.ts';
import { plain } from '../table/names.ts';
import type { Language } from './catalog.ts';
import { Names } from './names.ts';
import { type Code, type Figures, formatted, type Given } from './say.ts';

/** Characters in a row of the display. */
export const COLUMNS = TEXT_COLUMNS;

/** The same in at most 20 characters: names give way first. */
export const short = <C extends Code>(language: Language, code: C, ...[figures]: Given<C>): string =>
  shortKnown(language, code, figures) ?? code;

/** The same in at most `width` characters: names give way, then `.brief` replaces `.short`, then names give way to a letter. */
export function shortKnown(
  language: Language,
  code: string,
  figures: Figures = {},
  width = COLUMNS,
): string | undefined {
  const names = Object.values(figures).filter((each) => each instanceof Names);
  const least = names.every(({ list }) => list.length === 1) ? LEAST_LETTERS : 1;
  const brief = language.find(code, 'short')?.[0].attributes.brief !== undefined;
  const fitted = fitting(language, code, figures, { width, attribute: 'short', least: brief ? least : 1 });
  if (!brief || fitted === undefined || fitted.length <= width) return fitted?.slice(0, width);
  return fitting(language, code, figures, { width, attribute: 'brief', least: 1 })?.slice(0, width);
}

/** Letters of a name that say whose it is. */
const LEAST_LETTERS = 3;

interface Fit {
  readonly width: number;
  readonly attribute: 'short' | 'brief';
  readonly least: number;
}

/** A message with names as long as they fit; longer than `width` where they do not with the fewest letters. */
function fitting(language: Language, code: string, figures: Figures, { width, attribute, least }: Fit) {
  const names = Object.entries(figures).filter((each): each is [string, Names] => each[1] instanceof Names);
  for (let length = Math.max(least, ...names.map(([, each]) => longestOf(each))); ; length--) {
    const cut = Object.fromEntries(names.map(([key, each]) => [key, cutNames(each, length)]));
    const text = formatted(language, code, { ...figures, ...cut }, ['short', attribute]);
    if (text === undefined || widthOf(text) <= width || length <= least) return text;
  }
}

/** A message of several rows of the display: names give way first. */
export const shortRows = (language: Language, code: Code, figures: Figures): readonly string[] =>
  (fitting(language, code, figures, { width: COLUMNS, attribute: 'short', least: 1 }) ?? '')
    .split('\n')
    .map((row) => unaccented(row).slice(0, COLUMNS));

/** Characters of the widest row. */
const widthOf = (text: string): number => Math.max(...text.split('\n').map((row) => row.length));

/** Letters of the longest name. */
const longestOf = ({ list }: Names): number => Math.max(2, ...list.map((each) => `${each}`.length));

/** Each name cut to so many letters: 'An+Ci'. Seats without a name are P1, P2. */
export function cutNames({ list }: Names, length: number): Names {
  const names = list.map((each) => (typeof each === 'number' ? `P${each}` : plain(each)));
  return new Names(list, names.map((each) => each.slice(0, length).trim()).join('+'));
}

/** A text with a name in at most `width` characters: the name gives way first, and those of partners, as in 'Ann+Cid', alike. */
export function fitted(width: number, name: string, text: (name: string) => string): string {
  const partners = name.split(/ ?\+ ?/);
  for (let length = Math.max(...partners.map((each) => each.length)); length > 0; length--) {
    const whole = text(partners.map((each) => each.slice(0, length).trim()).join('+'));
    if (whole.length <= width) return whole;
  }
  return text(partners.map((each) => each.slice(0, 1)).join('')).slice(0, width);
}

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
