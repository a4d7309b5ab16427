// A typeface of single strokes, for engravers and for drawings that must look the same everywhere.
import { type Point, xy } from '../board.ts';
import { readTable } from './table.ts';

/**
 * Strokes of a character on a grid 4 wide and 6 high, y upwards: two digits a point, a space between points of one
 * stroke, a bar between strokes.
 */
const GLYPHS = new Map(readTable('font.csv', {}).map(({ character, strokes }) => [character, strokes]));
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
    const glyph = GLYPHS.get(character);
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
