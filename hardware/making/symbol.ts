// What the wiring drawing is composed of.
import { area, type Point, type Size, xy } from '../board.ts';
import { box, heading, INK, patch } from './picture.ts';
import { line, type Shape, words } from './sheet.ts';
import { WIRES, type Wire } from './wiring.ts';

/** A word beside a terminal. */
export const label = (
  at: Point,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  bold = false,
): Shape => words(at, 3.3, text, { anchor, bold, colour: INK });
/** A wire in its own colour and thickness. */
export const wire = (kind: Wire, points: readonly Point[], name?: string): Shape =>
  line('guide', points, { stroke: WIRES[kind].colour, width: kind === 'signal' ? 0.5 : 0.8 }, name);

/** A coloured pill: a wire that goes to a connector, such as `X1a`, or to a port of it, such as `X1a.3`. */
export function pill(at: Point, text: string): readonly Shape[] {
  const fill = text.startsWith('X1') ? WIRES.red.colour : WIRES.black.colour;
  const width = text.length > 3 ? 12 : 9;
  return [
    patch(xy(at.x - width / 2, at.y - 2.3), area(width, 4.6), { fill, stroke: 'none' }, 2),
    words(xy(at.x, at.y + 1.1), 3.1, text, { anchor: 'middle', bold: true, colour: '#ffffff' }),
  ];
}

/** A box with a reference and a word under it. */
export function part(at: Point, size: Size, ref: string, text: string): readonly Shape[] {
  const middle = xy(at.x + size.width / 2, at.y + size.height / 2);
  return [
    box(at, size),
    heading(xy(middle.x, middle.y - 0.4), 3.8, ref),
    words(xy(middle.x, middle.y + 3.6), 2.9, text, { anchor: 'middle', colour: '#52606b' }),
  ];
}
