// Pictures to look at while building: not to scale on paper, but every length in them is the model's.
import { area, type Point, type Size, xy } from '../board.ts';
import { type Plan, WIRES, type Wire } from '../panel.ts';
import {
  type About,
  type Anchor,
  centred,
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
const SOFT = '#52606b';
const WHITE = '#ffffff';

const EDGE = 10;
const HEAD = 16;

/** A picture with a heading and a line of explanation. */
export function picture({ title, remark, mark, size }: About, shapes: readonly Shape[]): Sheet {
  const width = size.width + 2 * EDGE;
  const height = size.height + HEAD + 2 * EDGE;
  return {
    title,
    width,
    height,
    paper: true,
    shapes: [
      words(xy(EDGE, EDGE + 3.5), 5.5, title, { bold: true, colour: INK }),
      note(xy(EDGE, EDGE + 9.5), remark, 'start', 3.6),
      words(xy(width - EDGE, height - 4), 2.6, `board ${mark}`, { anchor: 'end', colour: GREY }),
      ...moved(shapes, xy(EDGE, HEAD + EDGE)),
    ],
  };
}

/** A filled look; without an edge unless `stroke` is given. */
export const face = (fill: string, stroke = 'none', width = 0.3): Look =>
  stroke === 'none' ? { fill, stroke } : { fill, stroke, width };

/** A rectangle by its top left corner. */
export const patch = (at: Point, size: Size, look: Look, corner = 0): Shape =>
  rectangle('guide', at, size, { corner, look });
/** A rectangle by its centre. */
export const tile = (at: Point, size: Size, look: Look, corner = 0): Shape =>
  centred('guide', at, size, { corner, look });

/** A straight line. */
export const stroke = (from: Point, to: Point, colour: string, width: number): Shape =>
  line('guide', [from, to], { look: { stroke: colour, width } });

/** A circle; a colour alone means no edge. */
export const disc = (at: Point, radius: number, look: string | Look): Shape =>
  circle('guide', at, radius, { look: typeof look === 'string' ? face(look) : look });

/** A bold word in the middle over a place. */
export const heading = (at: Point, size: number, text: string): Shape =>
  words(at, size, text, { anchor: 'middle', bold: true, colour: INK });

/** A plain word. */
export const word = (at: Point, size: number, text: string, anchor?: Anchor): Shape =>
  words(at, size, text, { ...(anchor && { anchor }), colour: INK });
/** A word in soft grey. */
export const note = (at: Point, text: string, anchor: Anchor = 'start', size = 2.9): Shape =>
  words(at, size, text, { anchor, colour: SOFT });
/** The name of a terminal or of a part. */
export const label = (at: Point, text: string, anchor: Anchor = 'start', bold = false): Shape =>
  words(at, 3.3, text, { anchor, bold, colour: INK });

/** A box with an edge. */
export const box = (at: Point, size: Size, fill = WHITE, edge = INK): Shape =>
  patch(at, size, face(fill, edge, 0.35), Math.min(1.5, size.width / 3, size.height / 3));

/** A box with a reference and a word under it. */
export function part(at: Point, size: Size, ref: string, text: string): readonly Shape[] {
  const middle = xy(at.x + size.width / 2, at.y + size.height / 2);
  return [
    box(at, size),
    heading(xy(middle.x, middle.y - 0.4), 3.8, ref),
    note(xy(middle.x, middle.y + 3.6), text, 'middle'),
  ];
}

/** A wire in its own colour and thickness. */
export const wire = (kind: Wire, points: readonly Point[], name?: string): Shape =>
  line('guide', points, { look: { stroke: WIRES[kind].colour, width: kind === 'signal' ? 0.5 : 0.8 }, name });

/** A coloured pill: a wire that goes to a connector, such as `X1a`, or to a port of it, such as `X1a.3`. */
export function pill({ x, y }: Point, text: string): readonly Shape[] {
  const fill = text.startsWith('X1') ? WIRES.red.colour : WIRES.black.colour;
  return [
    tile(xy(x, y), area(text.length > 3 ? 12 : 9, 4.6), face(fill), 2),
    words(xy(x, y + 1.1), 3.1, text, { anchor: 'middle', bold: true, colour: WHITE }),
  ];
}

/** A small arrow head at a place, pointing along x. */
export const head = ({ x, y }: Point, right: boolean, colour: string, size: number): Shape => {
  const back = right ? -size : size;
  const corners = [xy(x, y), xy(x + back, y - size / 2), xy(x + back, y + size / 2)];
  return polygon('guide', corners, { look: face(colour) });
};

/** A colour mixed with white, as `#rrggbb`. */
export function pale(css: string, share: number): string {
  const channels = [1, 3, 5].map((i) => Number.parseInt(css.slice(i, i + 2), 16));
  const mixed = channels.map((value) => Math.round(255 - (255 - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The wood of a panel. `screw` draws each screw hole of its corners. */
export const wood = (plan: Plan, size: Size, screw: (at: Point) => Shape): readonly Shape[] => [
  patch(xy(0, 0), size, face('#f3e7d3', '#b9a27c', 0.5), plan.description.panel.corner),
  ...plan.screws(size).map(screw),
];
