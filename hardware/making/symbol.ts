// What the wiring drawing is composed of.
import type { Point } from '../board.ts';
import { box, INK } from './picture.ts';
import { line, rectangle, type Shape, words } from './sheet.ts';
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

/** A coloured pill: a wire that goes to a connector. */
export function pill(at: Point, text: 'X1' | 'X2'): readonly Shape[] {
  const fill = text === 'X1' ? WIRES.red.colour : WIRES.black.colour;
  return [
    rectangle(
      'guide',
      { x: at.x - 4.5, y: at.y - 2.3 },
      { width: 9, height: 4.6 },
      { corner: 2, look: { fill, stroke: 'none' } },
    ),
    words({ x: at.x, y: at.y + 1.1 }, 3.1, text, { anchor: 'middle', bold: true, colour: '#ffffff' }),
  ];
}

/** A box with a reference and a word under it. */
export function part(
  at: Point,
  width: number,
  height: number,
  ref: string,
  text: string,
  fill = '#ffffff',
): readonly Shape[] {
  return [
    box(at, { width, height }, { fill }),
    words({ x: at.x + width / 2, y: at.y + height / 2 - 0.4 }, 3.8, ref, {
      anchor: 'middle',
      bold: true,
      colour: INK,
    }),
    words({ x: at.x + width / 2, y: at.y + height / 2 + 3.6 }, 2.9, text, {
      anchor: 'middle',
      colour: '#52606b',
    }),
  ];
}
