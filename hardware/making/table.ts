// Tables as CSV (RFC 4180) and as Markdown.

type GridCell = string | number;
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly GridCell[])[];
}

const quoted = (cell: GridCell): string => {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csv = ({ head, rows }: Grid): string =>
  [head, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');

const plain = (cell: GridCell): string => String(cell).replaceAll('|', '\\|');

/** Columns of nothing but numbers are set to the right. */
export function markdown({ head, rows }: Grid): string {
  const right = head.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number'));
  const line = (cells: readonly GridCell[]): string => `| ${cells.map(plain).join(' | ')} |\n`;
  return line(head) + line(right.map((is) => (is ? '--:' : '---'))) + rows.map(line).join('');
}
