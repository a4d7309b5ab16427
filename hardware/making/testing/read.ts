// Reads the generated files back, with readers of their own: SVG, DXF, CSV and the firmware's header.
import { readFileSync } from 'node:fs';
import { DESCRIPTION } from '../../panel.ts';
import { files } from '../package.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Round extends Spot {
  readonly radius: number;
  readonly layer: string;
  readonly name: string;
}
export interface Line {
  readonly points: readonly Spot[];
  readonly closed: boolean;
  readonly layer: string;
  readonly name: string;
}
export interface Word extends Spot {
  readonly text: string;
  readonly size: number;
  readonly anchor: string;
  readonly bold: boolean;
}
export interface Drawing {
  /** Millimetres on paper, and units of the drawing. */
  readonly paper: { readonly width: number; readonly height: number };
  readonly box: readonly number[];
  readonly circles: readonly Round[];
  readonly lines: readonly Line[];
  readonly words: readonly Word[];
}

let made: ReadonlyMap<string, string> | undefined;

/** A file as `npm run hardware` writes it. @throws Error where it writes none of that name */
export function built(path: string): string {
  made ??= files(DESCRIPTION);
  const text = made.get(path);
  if (text === undefined) throw new Error(`npm run hardware writes no ${path}`);
  return text;
}

const attribute = (element: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';

function pathOf(d: string): Pick<Line, 'points' | 'closed'> {
  const pairs = [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)];
  return { points: pairs.map(([, x, y]) => ({ x: Number(x), y: Number(y) })), closed: d.endsWith('Z') };
}

/** A drawing from SVG text. */
export function fromSvg(text: string): Drawing {
  const root = /<svg [^>]*>/.exec(text)?.[0] ?? '';
  const circles: Round[] = [];
  const lines: Line[] = [];
  const words: Word[] = [];
  let layer = '';
  for (const [element, tag = ''] of text.matchAll(/<(g|circle|path|text)\b[^>]*>(?:[^<]*<\/text>)?/g)) {
    const number = (name: string): number => Number(attribute(element, name));
    const name = attribute(element, 'data-name');
    if (tag === 'g') layer = attribute(element, 'class');
    if (tag === 'circle')
      circles.push({ x: number('cx'), y: number('cy'), radius: number('r'), layer, name });
    if (tag === 'text') {
      words.push({
        x: number('x'),
        y: number('y'),
        text: />([^<]*)</.exec(element)?.[1] ?? '',
        size: number('font-size'),
        anchor: attribute(element, 'text-anchor'),
        bold: attribute(element, 'font-weight') === 'bold',
      });
    }
    if (tag === 'path') lines.push({ ...pathOf(attribute(element, 'd')), layer, name });
  }
  const millimetres = (name: string): number =>
    Number(/^([\d.]+)mm$/.exec(attribute(root, name))?.[1] ?? Number.NaN);
  return {
    paper: { width: millimetres('width'), height: millimetres('height') },
    box: attribute(root, 'viewBox').split(' ').map(Number),
    circles,
    lines,
    words,
  };
}

/** Circles and polylines of a DXF file, y upwards as it stands there, and its unit (4 is the millimetre). */
export function fromDxf(text: string): Pick<Drawing, 'circles' | 'lines'> & { readonly unit: number } {
  const rows = text.split('\n');
  const pairs = Array.from({ length: Math.floor(rows.length / 2) }, (_, i) => ({
    code: Number(rows[2 * i]),
    value: (rows[2 * i + 1] ?? '').trim(),
  }));
  const unit = pairs.findIndex(({ code, value }) => code === 9 && value === '$INSUNITS');
  const start = pairs.findIndex(({ code, value }) => code === 2 && value === 'ENTITIES');
  const entities: { type: string; pairs: { code: number; value: string }[] }[] = [];
  for (const pair of pairs.slice(start + 1)) {
    if (pair.code === 0 && pair.value === 'ENDSEC') break;
    if (pair.code === 0) entities.push({ type: pair.value, pairs: [] });
    else entities.at(-1)?.pairs.push(pair);
  }
  const all = (entity: (typeof entities)[number], code: number): readonly string[] =>
    entity.pairs.filter((pair) => pair.code === code).map(({ value }) => value);
  const one = (entity: (typeof entities)[number], code: number): string => all(entity, code)[0] ?? '';
  return {
    unit: Number(pairs[unit + 1]?.value),
    circles: entities
      .filter(({ type }) => type === 'CIRCLE')
      .map((entity) => ({
        x: Number(one(entity, 10)),
        y: Number(one(entity, 20)),
        radius: Number(one(entity, 40)),
        layer: one(entity, 8).toLowerCase(),
        name: '',
      })),
    lines: entities
      .filter(({ type }) => type === 'LWPOLYLINE')
      .map((entity) => ({
        points: all(entity, 10).map((x, i) => ({ x: Number(x), y: Number(all(entity, 20)[i]) })),
        closed: (Number(one(entity, 70)) & 1) === 1,
        layer: one(entity, 8).toLowerCase(),
        name: '',
      })),
  };
}

/** Rows of a CSV file by the names of its columns. */
export function fromCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const rows = text
    .trimEnd()
    .split('\n')
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
  const [head = [], ...body] = rows;
  return body.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])));
}

/** Numbers of the firmware's header, for one of its boards: `kCapMilliamperes` and the like, lists as lists. */
export function fromHeader(kind: 'uno' | 'mega'): Readonly<Record<string, readonly number[]>> {
  const text = readFileSync(
    new URL('../../../firmware/muggins/src/generated/board.h', import.meta.url),
    'utf8',
  );
  const [, mega = '', uno = ''] =
    /#if defined\(__AVR_ATmega2560__\)\n([\s\S]*?)#else\n([\s\S]*?)#endif/.exec(text) ?? [];
  const mine = text.replace(/#if defined[\s\S]*?#endif/, kind === 'mega' ? mega : uno);
  return Object.fromEntries(
    [...mine.matchAll(/constexpr uint\d+_t (k\w+)(?:\[\])? = \{?([-\d, ]+)\}?;/g)].map(
      ([, name = '', numbers = '']) => [name, numbers.split(',').map(Number)],
    ),
  );
}

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance of a place from a line between two points. */
export function fromLine(at: Spot, a: Spot, b: Spot): number {
  const length = apart(a, b);
  if (length === 0) return apart(at, a);
  const along = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length ** 2;
  const share = Math.min(1, Math.max(0, along));
  return apart(at, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
}

/** Every straight piece of a line. */
export const edges = ({ points, closed }: Line): readonly (readonly [Spot, Spot])[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined);
    return next === undefined ? [] : [[point, next] as const];
  });
