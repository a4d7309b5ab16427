// Pictures to look at while building: not to scale on paper, but every length in them is the model's.
import { type Point, type Size, xy } from '../board.ts';
import {
  circle,
  type Look,
  line,
  moved,
  polygon,
  rectangle,
  type Shape,
  type Sheet,
  words,
} from './sheet.ts';

export const INK = '#1f2a33';
export const GREY = '#8795a1';
export const WOOD = '#f3e7d3';
const PAPER = '#ffffff';

const EDGE = 10;
const HEAD = 16;

/** What a picture says of itself, and the room that it needs. */
interface Heading {
  readonly title: string;
  readonly text: string;
  readonly mark: string;
  readonly size: Size;
}

/** A picture with a heading and a line of explanation. */
export function picture({ title, text, mark, size }: Heading, shapes: readonly Shape[]): Sheet {
  const width = size.width + 2 * EDGE;
  const height = size.height + HEAD + 2 * EDGE;
  return {
    title,
    width,
    height,
    paper: true,
    shapes: [
      words(xy(EDGE, EDGE + 3.5), 5.5, title, { bold: true, colour: INK }),
      words(xy(EDGE, EDGE + 9.5), 3.6, text, { colour: '#52606b' }),
      words(xy(width - EDGE, height - 4), 2.6, `board ${mark}`, { anchor: 'end', colour: GREY }),
      ...moved(shapes, xy(EDGE, HEAD + EDGE)),
    ],
  };
}

/** A rectangle to look at. */
export const patch = (at: Point, size: Size, look: Look, corner = 0): Shape =>
  rectangle('guide', at, size, { corner, look });

/** A straight line to look at. */
export const stroke = (from: Point, to: Point, look: Look): Shape => line('guide', [from, to], look);

/** A filled circle without an edge. */
export const disc = (at: Point, radius: number, fill: string): Shape =>
  circle('guide', at, radius, { look: { fill, stroke: 'none' } });

/** A bold word in the middle over a place. */
export const heading = (at: Point, size: number, text: string): Shape =>
  words(at, size, text, { anchor: 'middle', bold: true, colour: INK });

/** A box with a name in it. */
export function box(
  at: Point,
  size: Size,
  look: { readonly fill?: string; readonly stroke?: string } = {},
): Shape {
  const { fill = PAPER, stroke = INK } = look;
  const corner = Math.min(1.5, size.width / 3, size.height / 3);
  return patch(at, size, { fill, stroke, width: 0.35 }, corner);
}

/** A small arrow head at a place, pointing along x. */
export const head = ({ x, y }: Point, right: boolean, colour: string, size = 1.6): Shape => {
  const back = right ? -size : size;
  return polygon('guide', [{ x, y }, xy(x + back, y - size / 2), xy(x + back, y + size / 2)], {
    fill: colour,
    stroke: 'none',
  });
};

/** A colour mixed with white, as `#rrggbb`. */
export function pale(css: string, share: number): string {
  const channels = [1, 3, 5].map((i) => Number.parseInt(css.slice(i, i + 2), 16));
  const mixed = channels.map((value) => Math.round(255 - (255 - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
