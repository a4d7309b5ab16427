// A typeface of single strokes, for engravers and for drawings that must look the same everywhere.
import { type Point, xy } from '../board.ts';

/**
 * Strokes of a character on a grid 4 wide and 6 high, y upwards: two digits a point, a space between points of one
 * stroke, a bar between strokes.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '00 26 40|12 32',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '46 06 00 40|03 33',
  F: '46 06 00|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26|16 36|10 30',
  J: '46 41 30 10 01',
  K: '00 06|46 02|13 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '10 01 05 16 36 45 41 30 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 01 05 16 36 45 41 30 10|22 40',
  R: '00 06 36 45 44 33 03|23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '20 26|06 46',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 23 30 46',
  X: '00 46|06 40',
  Y: '06 23 46|23 20',
  Z: '06 46 00 40',
  0: '10 01 05 16 36 45 41 30 10|01 45',
  1: '14 26 20|10 30',
  2: '05 16 36 45 44 00 40',
  3: '05 16 36 45 44 33 42 41 30 10 01|13 33',
  4: '30 36 02 42',
  5: '46 06 03 33 42 41 30 10 01',
  6: '45 36 16 05 01 10 30 41 42 33 13 02',
  7: '06 46 10',
  8: '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  9: '01 10 30 41 45 36 16 05 04 13 33 44',
  '.': '20 21',
  ',': '21 10',
  ':': '21 22|24 25',
  ';': '21 10|24 25',
  '-': '13 33',
  '+': '21 25|03 43',
  '/': '00 46',
  '=': '02 42|04 44',
  '(': '36 25 21 30',
  ')': '16 25 21 10',
  '>': '01 43 05',
  '<': '41 03 45',
  '&': '40 04 15 24 01 10 20 42',
  '#': '10 16|30 36|02 42|04 44',
  '*': '21 25|02 44|04 42',
};
const GRID = { width: 4, height: 6, step: 5.6 };

/**
 * Strokes of a line of text whose capitals are `height` high, from the left end of its base line, y downwards, and
 * how wide it is. Small letters become capitals.
 * @throws RangeError for a character that the typeface does not have
 */
export function strokes(
  text: string,
  height: number,
): { readonly width: number; readonly lines: readonly (readonly Point[])[] } {
  const unit = height / GRID.height;
  const characters = Array.from(text.toUpperCase());
  const lines = characters.flatMap((character, index) => {
    if (character === ' ') return [];
    const glyph = GLYPHS[character];
    if (glyph === undefined) throw new RangeError(`no strokes for “${character}” in “${text}”`);
    return glyph
      .split('|')
      .map((stroke) =>
        stroke
          .split(' ')
          .map((point) => xy((index * GRID.step + Number(point[0])) * unit, -Number(point[1]) * unit)),
      );
  });
  return { width: Math.max(0, characters.length * GRID.step - (GRID.step - GRID.width)) * unit, lines };
}
