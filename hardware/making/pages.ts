// Sheets larger than the paper in a printer, cut into A4 pages that overlap, each with marks and a ruler of its own.
import type { Point } from '../board.ts';
import { engraved, line, rectangle, ruler, type Shape, type Sheet } from './sheet.ts';

/** A4, the edge that printers leave white, and how much two neighbours have in common. */
const PAPER = { long: 297, short: 210, edge: 10, overlap: 10, foot: 12 } as const;

/** A page, and which part of the sheet it shows. */
interface SheetPage {
  readonly name: string;
  readonly sheet: Sheet;
  /** Top left corner of the page's picture on the sheet. */
  readonly from: Point;
}

interface PageGrid {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** How many pages one way up takes. */
function grid(
  { width, height, drawn = height }: Sheet,
  paper: { readonly width: number; readonly height: number },
): PageGrid {
  const inner = { width: paper.width - 2 * PAPER.edge, height: paper.height - 2 * PAPER.edge - PAPER.foot };
  const count = (length: number, room: number): number =>
    Math.max(1, Math.ceil((length - PAPER.overlap) / (room - PAPER.overlap)));
  return { ...inner, columns: count(width, inner.width), rows: count(drawn, inner.height) };
}

/** The pages of a sheet, the way up that takes fewer, each with the remark under its frame. */
export function pages(sheet: Sheet, remark: string): readonly SheetPage[] {
  const lying = grid(sheet, { width: PAPER.long, height: PAPER.short });
  const standing = grid(sheet, { width: PAPER.short, height: PAPER.long });
  const best = standing.columns * standing.rows < lying.columns * lying.rows ? standing : lying;
  const step = { x: best.width - PAPER.overlap, y: best.height - PAPER.overlap };
  return Array.from({ length: best.rows * best.columns }, (_, i) => {
    const column = i % best.columns;
    const row = Math.floor(i / best.columns);
    const name = `${row + 1}-${column + 1}`;
    const from = { x: column * step.x, y: row * step.y };
    const of = `row ${row + 1} of ${best.rows}, column ${column + 1} of ${best.columns}`;
    const text = `${sheet.title}, ${of} - ${remark}`;
    return { name, from, sheet: page(sheet, from, best, text) };
  });
}

function page(sheet: Sheet, from: Point, { width, height }: PageGrid, text: string): Sheet {
  const to = { x: PAPER.edge - from.x, y: PAPER.edge - from.y };
  const bottom = Math.min(from.y + height, sheet.drawn ?? sheet.height);
  const inside = { left: from.x, top: from.y, right: from.x + width, bottom };
  return {
    title: text,
    width: width + 2 * PAPER.edge,
    height: height + 2 * PAPER.edge + PAPER.foot,
    shapes: [
      ...sheet.shapes.flatMap((shape) => clipped(shape, inside)).map((shape) => shifted(shape, to)),
      rectangle('ruler', { x: PAPER.edge, y: PAPER.edge }, { width, height }, { name: 'page' }),
      ...engraved('ruler', { x: PAPER.edge, y: PAPER.edge + height + 4.5 }, text, { height: 2 }),
      ...ruler({ x: PAPER.edge, y: PAPER.edge + height + 11.5 }),
    ],
  };
}

const shifted = (shape: Shape, by: Point): Shape =>
  shape.kind === 'path'
    ? { ...shape, points: shape.points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) }
    : { ...shape, at: { x: shape.at.x + by.x, y: shape.at.y + by.y } };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isInside = ({ x, y }: Point, box: Box): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** What a page shows of a shape: circles and words whose middle is on it, lines as far as they are on it. */
function clipped(shape: Shape, box: Box): readonly Shape[] {
  if (shape.kind !== 'path') return isInside(shape.at, box) ? [shape] : [];
  const points = shape.closed ? [...shape.points, ...shape.points.slice(0, 1)] : shape.points;
  if (points.every((point) => isInside(point, box))) return [shape];
  return points.slice(1).flatMap((end, i) => {
    const start = points[i] ?? end;
    const part = within(start, end, box);
    return part === undefined ? [] : [line(shape.layer, part, shape.look, shape.name)];
  });
}

/** The part of a line inside a box (Liang and Barsky). */
function within(from: Point, to: Point, box: Box): readonly [Point, Point] | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let first = 0;
  let last = 1;
  const sides = [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const;
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room < 0) return undefined;
      continue;
    }
    const share = room / towards;
    if (towards < 0) first = Math.max(first, share);
    else last = Math.min(last, share);
  }
  if (first > last) return undefined;
  const at = (share: number): Point => ({ x: from.x + dx * share, y: from.y + dy * share });
  return [at(first), at(last)];
}
