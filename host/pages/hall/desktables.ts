// How many tables the hall has, as the desk says it: tables 1 to so many.
import type { NightCommand, NightView } from '../../../shared/league/index.ts';

/** Most tables of a hall. */
export const MOST_TABLES = 200;

/** The commands after which the hall has `count` tables. */
export function tableCommands({ tables }: NightView, count: number): readonly NightCommand[] {
  const most = Math.min(MOST_TABLES, Math.max(0, Math.trunc(count)));
  const wanted = Array.from({ length: most }, (_, at) => `${at + 1}`);
  return [
    ...wanted
      .filter((table) => !tables.includes(table))
      .map((table): NightCommand => ({ type: 'addTable', table })),
    ...tables
      .filter((table) => !wanted.includes(table))
      .map((table): NightCommand => ({ type: 'removeTable', table })),
  ];
}
