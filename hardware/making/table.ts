// Tables: read from CSV with figures of the board in them, written as CSV (RFC 4180) and as Markdown.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

type GridCell = string | number;
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly GridCell[])[];
}

type Figures = Readonly<Record<string, GridCell>>;

/** A text below `hardware`, with figures for the names in braces. @throws RangeError where a figure is missing */
export function readFilled(name: string, figures: Figures): string {
  const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  return text.replace(/\{(\w+)\}/g, (_, figure) => {
    if (figures[figure] === undefined) throw new RangeError(`${name}: there is no figure ${figure}`);
    return `${figures[figure]}`;
  });
}

/** Rows of a table beside board.ts by the names of their columns, filled in likewise. */
export const readTable = (name: string, figures: Figures): readonly Readonly<Record<string, string>>[] =>
  parse(readFilled(name, figures), { columns: true });

export const csv = ({ head, rows }: Grid): string => stringify([head, ...rows] as GridCell[][]);

const plain = (cell: GridCell): string => String(cell).replaceAll('|', '\\|');

/** Columns of nothing but numbers are set to the right. */
export function markdown({ head, rows }: Grid): string {
  const right = head.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number'));
  const line = (cells: readonly GridCell[]): string => `| ${cells.map(plain).join(' | ')} |\n`;
  return line(head) + line(right.map((is) => (is ? '--:' : '---'))) + rows.map(line).join('');
}
