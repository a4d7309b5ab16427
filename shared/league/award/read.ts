// Reads an award table from the rows of a file, whole or not at all. A fault names its line, its column and what was expected.
import { AWARD_FIGURES, type AwardFigure, type AwardRow, type AwardTable } from './award.ts';

/** The columns of such a file, in any order. */
export const AWARD_COLUMNS = ['edition', 'source', 'event', 'games', 'figure', 'from', 'points'] as const;
type AwardColumn = (typeof AWARD_COLUMNS)[number];

/** Unknown points in a file. */
const UNKNOWN = '?';
/** The largest value of any figure. */
const MOST = 99_999;

/** What was expected: all columns in the first line, at least one line, or a kind of cell. `other`: a line that is not there yet. */
export type AwardExpected = 'columns' | 'rows' | 'day' | 'games' | 'figure' | 'from' | 'points' | 'other';

/** A mistake in a file. `line`: from 1, as an editor counts. */
export interface AwardFault {
  readonly line: number;
  readonly column: AwardColumn | null;
  readonly given: string;
  readonly expected: AwardExpected;
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The table, or its mistakes. The first row names the columns. Empty `event` and `games` mean any; `?` means unknown points. */
export function readAward(
  name: string,
  rows: readonly Row[],
): { readonly table: AwardTable | undefined; readonly faults: readonly AwardFault[] } {
  const [head, ...body] = rows;
  const columns = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const missing = AWARD_COLUMNS.find((column) => !columns.includes(column));
  if (missing !== undefined) return wrong([fault(head?.line ?? 1, null, columns.join(), 'columns')]);
  if (body.length === 0) return wrong([fault(head?.line ?? 1, null, '', 'rows')]);
  const seen = new Set<string>();
  const read = body.map(({ line, cells }) => {
    const cell = (column: AwardColumn): string => (cells[columns.indexOf(column)] ?? '').trim();
    const row = rowOf(cell);
    const key = (['edition', 'event', 'games', 'figure', 'from'] as const).map(cell).join();
    const faults = faultsIn(row, line, cell);
    if (seen.has(key)) faults.push(fault(line, 'from', cell('from'), 'other'));
    seen.add(key);
    return { row, faults };
  });
  const faults = read.flatMap((each) => each.faults);
  return faults.length > 0 ? wrong(faults) : { table: { name, rows: read.map(({ row }) => row) }, faults };
}

const wrong = (faults: readonly AwardFault[]) => ({ table: undefined, faults });

const fault = (
  line: number,
  column: AwardColumn | null,
  given: string,
  expected: AwardExpected,
): AwardFault => ({ line, column, given, expected });

/** NaN unless the text is a whole number. */
const whole = (text: string): number => (/^-?\d{1,5}$/.test(text) ? Number(text) : Number.NaN);

const rowOf = (cell: (column: AwardColumn) => string): AwardRow => ({
  edition: cell('edition'),
  source: cell('source'),
  event: cell('event'),
  games: cell('games') === '' ? null : whole(cell('games')),
  figure: cell('figure') as AwardFigure,
  from: whole(cell('from')),
  points: cell('points') === UNKNOWN ? null : whole(cell('points')),
});

function faultsIn(row: AwardRow, line: number, cell: (column: AwardColumn) => string): AwardFault[] {
  const isWithin = (value: number, least: number): boolean => value >= least && value <= MOST;
  const found: readonly (readonly [AwardColumn, AwardExpected, isRight: boolean])[] = [
    ['edition', 'day', isDay(row.edition)],
    ['games', 'games', row.games === null || isWithin(row.games, 1)],
    ['figure', 'figure', AWARD_FIGURES.includes(row.figure)],
    ['from', 'from', isWithin(row.from, -MOST)],
    ['points', 'points', row.points === null || isWithin(row.points, 0)],
  ];
  return found.flatMap(([column, expected, isRight]) =>
    isRight ? [] : [fault(line, column, cell(column), expected)],
  );
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
