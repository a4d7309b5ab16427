// A drawing in millimetres, y downwards, before it becomes SVG or DXF: circles, paths and words on layers, and the
// furniture that every sheet has.
import { type Point, type Size, xy } from '../board.ts';
import { strokes } from './font.ts';

/** Layers of templates: `cut` goes through, `engrave` marks the wood, the rest is for the paper only. */
export const LAYERS = ['cut', 'engrave', 'guide', 'ruler'] as const;
export type Layer = (typeof LAYERS)[number];

/** How something looks where a layer's own look is not meant. Widths in millimetres. */
export interface Look {
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly dash?: string;
}

interface Drawn {
  readonly layer: Layer;
  /** What it is, for people and tests: `hole 2 61`. */
  readonly name?: string | undefined;
  readonly look?: Look | undefined;
}
interface Circle extends Drawn {
  readonly kind: 'circle';
  readonly at: Point;
  readonly radius: number;
}
interface Path extends Drawn {
  readonly kind: 'path';
  readonly points: readonly Point[];
  readonly closed: boolean;
}
/** Words in the viewer's own typeface; they do not go into DXF. Height of capitals is about 0.7 of the size. */
interface Lettering extends TypeOptions {
  readonly kind: 'words';
  readonly at: Point;
  readonly text: string;
  readonly size: number;
}
interface TypeOptions {
  readonly anchor?: Anchor;
  readonly bold?: boolean;
  readonly mono?: boolean;
  readonly colour?: string;
}
export type Anchor = 'start' | 'middle' | 'end';
export type Shape = Circle | Path | Lettering;

export interface Sheet extends Size {
  readonly title: string;
  readonly shapes: readonly Shape[];
  /** How far down the drawing itself goes, where title and ruler stand under it. */
  readonly drawn?: number;
  /** A picture to look at has white paper behind it. */
  readonly paper?: boolean;
  /** The board's mark, where nothing drawn says it. */
  readonly mark?: string;
}

/** Thousandths of a millimetre are the finest that is ever written. */
export const round = (value: number): number => {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? 0 : rounded;
};

type Options = Pick<Drawn, 'name' | 'look'>;

export const circle = (layer: Layer, at: Point, radius: number, options: Options = {}): Circle => ({
  kind: 'circle',
  layer,
  at,
  radius,
  ...options,
});

export const line = (layer: Layer, points: readonly Point[], options: Options = {}): Path => ({
  kind: 'path',
  layer,
  points,
  closed: false,
  ...options,
});

export const polygon = (layer: Layer, points: readonly Point[], options: Options = {}): Path => ({
  ...line(layer, points, options),
  closed: true,
});

/** A rectangle from its top left corner. Round corners are drawn as eight short lines each. */
export function rectangle(
  layer: Layer,
  { x, y }: Point,
  { width, height }: Size,
  { corner = 0, ...options }: Options & { readonly corner?: number } = {},
): Path {
  const [right, bottom] = [x + width - corner, y + height - corner];
  const corners = [
    [right, y + corner, -90],
    [right, bottom, 0],
    [x + corner, bottom, 90],
    [x + corner, y + corner, 180],
  ] as const;
  const steps = corner > 0 ? 8 : 0;
  const points = corners.flatMap(([cx, cy, turn]) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((turn + (90 * i) / (steps || 1)) * Math.PI) / 180;
      return xy(cx + corner * Math.cos(angle), cy + corner * Math.sin(angle));
    }),
  );
  return polygon(layer, points, options);
}

/** A rectangle round its middle. */
export const centred = (
  layer: Layer,
  { x, y }: Point,
  size: Size,
  options?: Parameters<typeof rectangle>[3],
): Path => rectangle(layer, xy(x - size.width / 2, y - size.height / 2), size, options);

export const words = (at: Point, size: number, text: string, options: TypeOptions = {}): Lettering => ({
  kind: 'words',
  at,
  size,
  text,
  ...options,
});

/** Words as strokes of the engraver, the same in SVG and DXF and on every machine. `height` is of capitals. */
export function engraved(
  at: Point,
  height: number,
  text: string,
  { anchor = 'middle', layer = 'engrave' }: { readonly anchor?: Anchor; readonly layer?: Layer } = {},
): readonly Path[] {
  const { width, lines } = strokes(text, height);
  const left = at.x - { start: 0, middle: width / 2, end: width }[anchor];
  return lines.map((points) =>
    line(
      layer,
      points.map(({ x, y }) => xy(left + x, at.y + y)),
    ),
  );
}

/** Shapes moved to the right and down. */
export function moved(shapes: readonly Shape[], by: Point): readonly Shape[] {
  const move = ({ x, y }: Point): Point => xy(x + by.x, y + by.y);
  return shapes.map((shape) =>
    shape.kind === 'path' ? { ...shape, points: shape.points.map(move) } : { ...shape, at: move(shape.at) },
  );
}

/** A line of strokes for the paper only. */
export const printed = (at: Point, height: number, text: string): readonly Path[] =>
  engraved(at, height, text, { anchor: 'start', layer: 'ruler' });

const RULER = 100;

/** A ruler to lay a real one on: a hundred millimetres, a tick every ten. */
export function ruler({ x, y }: Point): readonly Shape[] {
  const ticks = Array.from({ length: RULER / 10 + 1 }, (_, i) =>
    line('ruler', [xy(x + i * 10, y), xy(x + i * 10, y - (i % 5 === 0 ? 4 : 2.5))]),
  );
  return [
    line('ruler', [xy(x, y), xy(x + RULER, y)], { name: 'ruler' }),
    ...ticks,
    ...printed(xy(x + RULER + 3, y), 2.4, '100 mm: measure before you cut'),
  ];
}

/** What a template says of itself, and how large its drawing is. */
export interface About {
  readonly title: string;
  readonly remark: string;
  readonly mark: string;
  readonly size: Size;
}

/** From a machine's sheet to its drawing: half a laser's cut is outside the contour. */
const AROUND = 0.5;

/** A sheet for a machine, with nothing on it that is not cut or engraved: title and mark stand in the file only. */
export const machineSheet = ({ title, remark, mark, size }: About, drawing: readonly Shape[]): Sheet => ({
  title: `${title} - ${remark} - board ${mark}`,
  width: size.width + 2 * AROUND,
  height: size.height + 2 * AROUND,
  mark,
  shapes: moved(drawing, xy(AROUND, AROUND)),
});

/** Room under the drawing for ruler and title. */
const FOOT = 24;
const EDGE = 8;

/** A sheet for paper: the drawing with an edge round it, and under it title, remark and ruler. */
export function paperSheet({ title, remark, mark, size }: About, drawing: readonly Shape[]): Sheet {
  const width = Math.max(size.width, 190) + 2 * EDGE;
  const under = EDGE + size.height;
  return {
    title,
    width,
    height: under + FOOT + EDGE,
    drawn: under + EDGE / 2,
    shapes: [
      ...moved(drawing, xy((width - size.width) / 2, EDGE)),
      ...printed(xy(EDGE, under + 9), 3, title),
      ...printed(xy(EDGE, under + 14.5), 2, `${remark} - board ${mark}`),
      ...ruler(xy(EDGE, under + 24)),
    ],
  };
}
