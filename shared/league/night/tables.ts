// How many tables the hall has, as the desk says it: those with boards come first, then tables 1 to so many.
import type { NightCommand } from './command.ts';
import type { NightState } from './state.ts';

/** Most tables of a hall. */
export const MOST_TABLES = 200;

/** Something at a table: whether its board is here. */
interface BoardAt {
  readonly table: string;
  readonly here: boolean;
}

/** The commands after which the hall has `count` tables: those whose boards are here, and the first ones besides. */
export function tableCommands(
  { tables }: Pick<NightState, 'tables'>,
  boards: readonly BoardAt[],
  count: number,
): readonly NightCommand[] {
  const most = Math.min(MOST_TABLES, Math.max(0, Math.trunc(count)));
  const first = Array.from({ length: most }, (_, at) => `${at + 1}`);
  const here = boards.filter((each) => each.here).map(({ table }) => table);
  const wanted = [...new Set([...here, ...first])].slice(0, most).toSorted((a, b) => Number(a) - Number(b));
  return [
    ...wanted
      .filter((table) => !tables.includes(table))
      .map((table): NightCommand => ({ type: 'addTable', table })),
    ...tables
      .filter((table) => !wanted.includes(table))
      .map((table): NightCommand => ({ type: 'removeTable', table })),
  ];
}
