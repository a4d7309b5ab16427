// Sheets larger than the paper in a printer, cut into A4 pages that overlap, each with a frame and a ruler of its own.
import type { Point, Size } from '../board.ts';
import { engraved, rectangle, round, ruler, type Sheet } from './sheet.ts';
import { quoted, svg } from './svg.ts';

/** A4, the edge that printers leave white, and how much two neighbours have in common. */
const PAPER = { long: 297, short: 210, edge: 10, overlap: 10, foot: 12 } as const;

interface PageGrid extends Size {
  readonly columns: number;
  readonly rows: number;
}

/** How many pages one way up takes. */
function grid({ width, height, drawn = height }: Sheet, paper: Size): PageGrid {
  const inner = { width: paper.width - 2 * PAPER.edge, height: paper.height - 2 * PAPER.edge - PAPER.foot };
  const count = (length: number, room: number): number =>
    Math.max(1, Math.ceil((length - PAPER.overlap) / (room - PAPER.overlap)));
  return { ...inner, columns: count(width, inner.width), rows: count(drawn, inner.height) };
}

/** The pages of a sheet as HTML, the way up that takes fewer, each with the remark under its frame. */
export function pages(name: string, sheet: Sheet, remark: string): string {
  const lying = grid(sheet, { width: PAPER.long, height: PAPER.short });
  const standing = grid(sheet, { width: PAPER.short, height: PAPER.long });
  const best = standing.columns * standing.rows < lying.columns * lying.rows ? standing : lying;
  const step = { x: best.width - PAPER.overlap, y: best.height - PAPER.overlap };
  // The sheet is there once; each page shows a part of it.
  const whole = svg(sheet).replace('<svg ', `<svg id="${quoted(name)}" `);
  const all = Array.from({ length: best.rows * best.columns }, (_, i) => {
    const [row, column] = [Math.floor(i / best.columns), i % best.columns];
    const of = `row ${row + 1} of ${best.rows}, column ${column + 1} of ${best.columns}`;
    const text = `${sheet.title}, ${of} - ${remark}`;
    const way = best === lying ? 'lying' : 'standing';
    const from = { x: column * step.x, y: row * step.y };
    return `<section class="${way}" data-name="${quoted(name)} ${row + 1}-${column + 1}">\n${page(name, sheet, { from, best, text })}</section>`;
  });
  return [`<div class="sheet">\n${whole}</div>`, ...all].join('\n');
}

interface Part {
  /** Its top left corner on the sheet. */
  readonly from: Point;
  readonly best: PageGrid;
  readonly text: string;
}

function page(name: string, sheet: Sheet, { from, best, text }: Part): string {
  const { width, height } = best;
  const { edge, foot } = PAPER;
  const shown = Math.min(height, (sheet.drawn ?? sheet.height) - from.y);
  const frame = svg({
    title: text,
    width: width + 2 * edge,
    height: height + 2 * edge + foot,
    shapes: [
      rectangle('ruler', { x: edge, y: edge }, { width, height }, { name: 'page' }),
      ...engraved('ruler', { x: edge, y: edge + height + 4.5 }, text, { height: 2 }),
      ...ruler({ x: edge, y: edge + height + 11.5 }),
    ],
  });
  const [x, y, high] = [round(from.x), round(from.y), round(shown)];
  const view = `x="${edge}" y="${edge}" width="${width}" height="${high}" viewBox="${x} ${y} ${width} ${high}"`;
  const use = `<use href="#${quoted(name)}" width="${round(sheet.width)}" height="${round(sheet.height)}"/>`;
  return frame.replace('</svg>', `<svg ${view}>${use}</svg>\n</svg>`);
}
