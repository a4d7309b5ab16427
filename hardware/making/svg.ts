// A sheet as SVG, one user unit to a millimetre, and cut into A4 pages for a printer.
import { type Point, type Size, xy } from '../board.ts';
import { type Layer, type Look, printed, rectangle, round, ruler, type Shape, type Sheet } from './sheet.ts';

/** Hairlines by the custom of laser cutters: red goes through, blue is engraved. */
const LOOKS: Readonly<Record<Layer, Look>> = {
  cut: { stroke: '#ff0000', width: 0.1 },
  engrave: { stroke: '#0000ff', width: 0.1 },
  guide: { stroke: '#777777', width: 0.1 },
  ruler: { stroke: '#000000', width: 0.15 },
};

type Values = Readonly<Record<string, string | number | undefined>>;

const quoted = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
const written = (value: string | number): string =>
  typeof value === 'number' ? `${round(value)}` : quoted(value);
const tag = (name: string, values: Values): string =>
  Object.entries(values).reduce(
    (text, [key, value]) => (value === undefined ? text : `${text} ${key}="${written(value)}"`),
    `<${name}`,
  );
const lookOf = ({ stroke, fill, width, dash }: Look = {}): Values => ({
  stroke,
  fill,
  'stroke-width': width,
  'stroke-dasharray': dash,
});

function element(shape: Shape): string {
  if (shape.kind === 'words') {
    const { at, size, colour = '#111111', anchor, bold, mono, text } = shape;
    const place = { x: at.x, y: at.y, 'font-size': size, fill: colour };
    const type = {
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'font-weight': bold ? 'bold' : undefined,
      'font-family': mono ? 'monospace' : undefined,
    };
    return `${tag('text', { ...place, ...type })}>${quoted(text)}</text>`;
  }
  const name = { 'data-name': shape.name };
  const look = lookOf(shape.look);
  if (shape.kind === 'circle') {
    const { at, radius } = shape;
    return `${tag('circle', { ...name, cx: at.x, cy: at.y, r: radius, ...look })}/>`;
  }
  const steps = shape.points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  return `${tag('path', { ...name, d: `M${steps}${shape.closed ? 'Z' : ''}`, ...look })}/>`;
}

const WORDS = { class: 'words', 'font-family': 'sans-serif' };
const grouped = (layer: Layer): Values => ({
  class: layer,
  fill: 'none',
  stroke: LOOKS[layer].stroke,
  'stroke-width': LOOKS[layer].width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** Neighbours on the same layer share a group, so that what lies above what stays as it was drawn. */
function groups(shapes: readonly Shape[]): readonly string[] {
  const layerOf = (shape: Shape | undefined) => (shape?.kind === 'words' ? 'words' : shape?.layer);
  return shapes.flatMap((shape, i) => {
    const starts = layerOf(shape) !== layerOf(shapes[i - 1]);
    const ends = layerOf(shape) !== layerOf(shapes[i + 1]);
    return [
      ...(starts ? [`${tag('g', shape.kind === 'words' ? WORDS : grouped(shape.layer))}>`] : []),
      element(shape),
      ...(ends ? ['</g>'] : []),
    ];
  });
}

/** The whole of a sheet. */
export function svg({ title, width, height, shapes, paper }: Sheet): string {
  const [w, h] = [round(width), round(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">`,
    `<title>${quoted(title)}</title>`,
    ...(paper ? [`${tag('rect', { x: 0, y: 0, width: w, height: h, fill: '#ffffff' })}/>`] : []),
    ...groups(shapes),
    '</svg>',
    '',
  ].join('\n');
}

/** A4, the edge that printers leave white, and how much two neighbours have in common. */
const PAPER = { long: 297, short: 210, edge: 10, overlap: 10, foot: 12 } as const;

interface PageGrid extends Size {
  readonly way: 'lying' | 'standing';
  readonly columns: number;
  readonly rows: number;
}

/** How many pages one way up takes, and how much each shows. */
function grid({ width, height, drawn = height }: Sheet, way: PageGrid['way']): PageGrid {
  const [across, down] = way === 'lying' ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long];
  const inner = { width: across - 2 * PAPER.edge, height: down - 2 * PAPER.edge - PAPER.foot };
  const count = (length: number, room: number): number =>
    Math.max(1, Math.ceil((length - PAPER.overlap) / (room - PAPER.overlap)));
  return { way, ...inner, columns: count(width, inner.width), rows: count(drawn, inner.height) };
}

/** The pages of a sheet as HTML, the way up that takes fewer, each with the remark under its frame. */
export function pages(name: string, sheet: Sheet, remark: string): string {
  const [lying, standing] = [grid(sheet, 'lying'), grid(sheet, 'standing')];
  const best = standing.columns * standing.rows < lying.columns * lying.rows ? standing : lying;
  // The sheet is there once; each page shows a part of it.
  const whole = svg(sheet).replace('<svg ', `<svg id="${name}" `);
  const all = Array.from({ length: best.rows * best.columns }, (_, i) => {
    const [row, column] = [Math.floor(i / best.columns), i % best.columns];
    const of = `row ${row + 1} of ${best.rows}, column ${column + 1} of ${best.columns}`;
    const from = xy(column * (best.width - PAPER.overlap), row * (best.height - PAPER.overlap));
    const shown = page(name, sheet, { from, best, text: `${sheet.title}, ${of} - ${remark}` });
    return `<section class="${best.way}" data-name="${name} ${row + 1}-${column + 1}">\n${shown}</section>`;
  });
  return [`<div class="sheet">\n${whole}</div>`, ...all].join('\n');
}

interface Part {
  /** Its top left corner on the sheet. */
  readonly from: Point;
  readonly best: PageGrid;
  readonly text: string;
}

function page(name: string, sheet: Sheet, { from, best: { width, height }, text }: Part): string {
  const { edge, foot } = PAPER;
  const frame = svg({
    title: text,
    width: width + 2 * edge,
    height: height + 2 * edge + foot,
    shapes: [
      rectangle('ruler', xy(edge, edge), { width, height }, { name: 'page' }),
      ...printed(xy(edge, edge + height + 4.5), 2, text),
      ...ruler(xy(edge, edge + height + 11.5)),
    ],
  });
  const high = round(Math.min(height, (sheet.drawn ?? sheet.height) - from.y));
  const viewBox = `${round(from.x)} ${round(from.y)} ${width} ${high}`;
  const view = tag('svg', { x: edge, y: edge, width, height: high, viewBox });
  const use = tag('use', { href: `#${name}`, width: sheet.width, height: sheet.height });
  return frame.replace('</svg>', `${view}>${use}/></svg>\n</svg>`);
}
