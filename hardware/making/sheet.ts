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

interface Circle {
  readonly kind: 'circle';
  readonly layer: Layer;
  readonly at: Point;
  readonly radius: number;
  /** What it is, for people and tests: `hole 2 61`. */
  readonly name?: string;
  readonly look?: Look;
}
interface Path {
  readonly kind: 'path';
  readonly layer: Layer;
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly name?: string;
  readonly look?: Look;
}
/** Words in the viewer's own typeface; they do not go into DXF. */
interface Lettering {
  readonly kind: 'words';
  readonly layer: Layer;
  readonly at: Point;
  readonly text: string;
  /** Height of capitals is about 0.7 of it. */
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  readonly mono?: boolean;
  readonly colour?: string;
}
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

export const circle = (
  layer: Layer,
  at: Point,
  radius: number,
  options: { readonly name?: string; readonly look?: Look } = {},
): Circle => ({ kind: 'circle', layer, at, radius, ...options });

export const line = (layer: Layer, points: readonly Point[], look?: Look, name?: string): Path => ({
  kind: 'path',
  layer,
  points,
  closed: false,
  ...(name === undefined ? {} : { name }),
  ...(look === undefined ? {} : { look }),
});

export const polygon = (layer: Layer, points: readonly Point[], look?: Look, name?: string): Path => ({
  ...line(layer, points, look, name),
  closed: true,
});

/** A rectangle from its top left corner. Round corners are drawn as eight short lines each. */
export function rectangle(
  layer: Layer,
  { x, y }: Point,
  { width, height }: Size,
  options: { readonly corner?: number; readonly look?: Look; readonly name?: string } = {},
): Path {
  const { corner = 0, look, name } = options;
  const corners: readonly (readonly [x: number, y: number, turn: number])[] = [
    [x + width - corner, y + corner, -90],
    [x + width - corner, y + height - corner, 0],
    [x + corner, y + height - corner, 90],
    [x + corner, y + corner, 180],
  ];
  const steps = corner > 0 ? 8 : 0;
  const points = corners.flatMap(([cx, cy, turn]) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((turn + (steps === 0 ? 0 : (90 * i) / steps)) * Math.PI) / 180;
      return corner > 0 ? { x: cx + corner * Math.cos(angle), y: cy + corner * Math.sin(angle) } : xy(cx, cy);
    }),
  );
  return polygon(layer, points, look, name);
}

export const words = (
  at: Point,
  size: number,
  text: string,
  options: Partial<Pick<Lettering, 'anchor' | 'bold' | 'mono' | 'colour' | 'layer'>> = {},
): Lettering => ({ kind: 'words', layer: 'guide', at, size, text, ...options });

/** Words as strokes of the engraver, the same in SVG and DXF and on every machine. `height` is of capitals. */
export function engraved(
  layer: Layer,
  at: Point,
  text: string,
  { height, anchor = 'start' }: { readonly height: number; readonly anchor?: Lettering['anchor'] },
): readonly Path[] {
  const { width, lines } = strokes(text, height);
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width;
  return lines.map((points) =>
    line(
      layer,
      points.map(({ x, y }) => xy(at.x + x - shift, at.y + y)),
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

const RULER = 100;

/** A ruler to lay a real one on: a hundred millimetres, a tick every ten. */
export function ruler({ x, y }: Point): readonly Shape[] {
  const ticks = Array.from({ length: RULER / 10 + 1 }, (_, i) =>
    line('ruler', [xy(x + i * 10, y), xy(x + i * 10, y - (i % 5 === 0 ? 4 : 2.5))]),
  );
  return [
    line('ruler', [{ x, y }, xy(x + RULER, y)], undefined, 'ruler'),
    ...ticks,
    ...engraved('ruler', xy(x + RULER + 3, y), '100 MM: MEASURE BEFORE YOU CUT', { height: 2.4 }),
  ];
}

/** From a machine's sheet to its drawing: half a laser's cut is outside the contour. */
const AROUND = 0.5;

/** A sheet for a machine, with nothing on it that is not cut or engraved: title and mark stand in the file only. */
export function machineSheet(
  title: string,
  { remark, mark }: { readonly remark: string; readonly mark: string },
  size: Size,
  drawing: readonly Shape[],
): Sheet {
  return {
    title: `${title} - ${remark} - board ${mark}`,
    width: size.width + 2 * AROUND,
    height: size.height + 2 * AROUND,
    mark,
    shapes: moved(drawing, xy(AROUND, AROUND)),
  };
}

/** Room under the drawing for ruler and title. */
const FOOT = 24;
const EDGE = 8;

/** A sheet: the drawing with an edge round it, and under it title, remark and ruler. */
export function sheet(title: string, remark: string, size: Size, drawing: readonly Shape[]): Sheet {
  const width = Math.max(size.width, 190) + 2 * EDGE;
  const left = EDGE + (width - 2 * EDGE - size.width) / 2;
  const under = EDGE + size.height;
  return {
    title,
    width,
    height: under + FOOT + EDGE,
    drawn: under + EDGE / 2,
    shapes: [
      ...moved(drawing, xy(left, EDGE)),
      ...engraved('ruler', xy(EDGE, under + 9), title.toUpperCase(), { height: 3 }),
      ...engraved('ruler', xy(EDGE, under + 14.5), remark.toUpperCase(), { height: 2 }),
      ...ruler(xy(EDGE, under + 24)),
    ],
  };
}
