// Columns of figures beside a name, as wide as the terminal.

/** A column: its head, its cells, and how soon it goes where the terminal is too narrow: the largest first, and 0 never. */
export interface Column {
  readonly head: string;
  readonly goes: number;
  readonly cells: readonly string[];
  /** Words begin below each other, figures end so. */
  readonly words?: true;
}

/** Columns are this far apart. */
const GAP = 2;
/** Columns go before a name is cut shorter than this. */
const LEAST_NAME = 14;

/** A column of something that each row has. */
export const columnOf = <Row>(
  rows: readonly Row[],
  head: string,
  goes: number,
  cell: (row: Row) => string,
): Column => ({ head, goes, cells: rows.map(cell) });

/** Lines with a rank, a name and figures, under their heads. Names are cut, and columns without any cell left out. */
export function columnLines(
  [ranks, names, ...figures]: readonly [ranks: Column, names: Column, ...figures: Column[]],
  width: number,
): readonly string[] {
  const filled = figures.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const least = Math.min(LEAST_NAME, widthIn(names));
  const [rank, ...kept] = fitting([ranks, ...filled], width - GAP - least);
  const room = Math.max(least, width - GAP - widthOf([ranks, ...kept]));
  const cut = { ...names, words: true, cells: names.cells.map((name) => shortened(name, room)) } as const;
  const columns = [...(rank ? [rank] : []), cut, ...kept].map(padded);
  return ['', ...names.cells].map((_, row) =>
    columns
      .map((column) => column[row])
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

const lengthOf = (text: string): number => Array.from(text).length;
const widthIn = ({ head, cells }: Column): number => Math.max(...[head, ...cells].map(lengthOf));
const widthOf = (columns: readonly Column[]): number =>
  columns.reduce((total, column) => total + GAP + widthIn(column), -GAP);

/** The columns for which there is room. */
function fitting(columns: readonly Column[], room: number): readonly Column[] {
  const soonest = Math.max(...columns.map(({ goes }) => goes));
  if (soonest === 0 || widthOf(columns) <= room) return columns;
  return fitting(
    columns.filter(({ goes }) => goes < soonest),
    room,
  );
}

const shortened = (name: string, most: number): string =>
  lengthOf(name) <= most
    ? name
    : `${Array.from(name)
        .slice(0, most - 1)
        .join('')}…`;

/** Head and cells of one width. */
function padded(column: Column): readonly string[] {
  const width = widthIn(column);
  return [column.head, ...column.cells].map((text) => {
    const space = ' '.repeat(width - lengthOf(text));
    return column.words ? text + space : space + text;
  });
}
