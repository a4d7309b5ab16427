// A sheet as SVG, one user unit to a millimetre.
import type { Point } from '../board.ts';
import { type Layer, type Look, round, type Shape, type Sheet } from './sheet.ts';

/** Hairlines by the custom of laser cutters: red goes through, blue is engraved. */
const LOOKS: Readonly<Record<Layer, Look>> = {
  cut: { stroke: '#ff0000', width: 0.1 },
  engrave: { stroke: '#0000ff', width: 0.1 },
  guide: { stroke: '#777777', width: 0.1 },
  ruler: { stroke: '#000000', width: 0.15 },
};

export const quoted = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

function attributes(look: Look | undefined): string {
  if (look === undefined) return '';
  const { stroke, fill, width, dash } = look;
  const all = [
    ['stroke', stroke],
    ['fill', fill],
    ['stroke-width', width],
    ['stroke-dasharray', dash],
  ] as const;
  return all.flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`])).join('');
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const named = (name: string | undefined): string =>
  name === undefined ? '' : ` data-name="${quoted(name)}"`;

function element(shape: Shape): string {
  if (shape.kind === 'circle') {
    const { x, y } = shape.at;
    return `<circle${named(shape.name)} cx="${round(x)}" cy="${round(y)}" r="${round(shape.radius)}"${attributes(shape.look)}/>`;
  }
  if (shape.kind === 'path') {
    const [first, ...rest] = shape.points;
    if (first === undefined) return '';
    const steps = rest.map((point) => `L${at(point)}`).join('');
    return `<path${named(shape.name)} d="M${at(first)}${steps}${shape.closed ? 'Z' : ''}"${attributes(shape.look)}/>`;
  }
  const { x, y } = shape.at;
  const anchor =
    shape.anchor === undefined || shape.anchor === 'start' ? '' : ` text-anchor="${shape.anchor}"`;
  const weight = shape.bold === true ? ' font-weight="bold"' : '';
  const family = shape.mono === true ? ' font-family="monospace"' : '';
  const place = `x="${round(x)}" y="${round(y)}" font-size="${round(shape.size)}"`;
  return `<text ${place} fill="${shape.colour ?? '#111111'}"${anchor}${weight}${family}>${quoted(shape.text)}</text>`;
}

/**
 * Neighbours on the same layer share a group, so that what lies above what stays as it was drawn.
 */
function groups(shapes: readonly Shape[]): readonly string[] {
  const lines: string[] = [];
  let open: string | undefined;
  for (const shape of shapes) {
    const layer = shape.kind === 'words' ? 'words' : shape.layer;
    if (layer !== open) {
      if (open !== undefined) lines.push('</g>');
      const { stroke, width } = shape.kind === 'words' ? {} : LOOKS[shape.layer];
      lines.push(
        stroke === undefined
          ? '<g class="words" font-family="sans-serif">'
          : `<g class="${layer}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">`,
      );
      open = layer;
    }
    lines.push(element(shape));
  }
  if (open !== undefined) lines.push('</g>');
  return lines;
}

/** The part of a sheet that `view` names, or all of it. */
export function svg(
  { title, width, height, shapes, paper = false }: Sheet,
  view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } = {
    x: 0,
    y: 0,
    width,
    height,
  },
): string {
  const box = [view.x, view.y, view.width, view.height].map(round);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box[2]}mm" height="${box[3]}mm" viewBox="${box.join(' ')}">`,
    `<title>${quoted(title)}</title>`,
    ...(paper
      ? [`<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="#ffffff"/>`]
      : []),
    ...groups(shapes),
    '</svg>',
    '',
  ].join('\n');
}
