// The plan of the room: filled in rows, changed a table at a time, and said in words to players who look for a table.
import type { FloorPlan, TableSpot } from '../night/event.ts';
import { isInRoom } from '../night/field.ts';

/** How rows are counted: each from the left, or to and fro. */
export const ROW_ORDERS = ['left', 'snake'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

const NOTHING: FloorPlan = { door: 0, spots: [] };

/** The plan without empty columns on its left and empty rows at its door. */
function trimmed({ door, spots }: FloorPlan): FloorPlan {
  if (spots.length === 0) return NOTHING;
  const left = Math.min(door, ...spots.map(({ column }) => column));
  const near = Math.min(...spots.map(({ row }) => row));
  return {
    door: door - left,
    spots: spots.map(({ table, column, row }) => ({ table, column: column - left, row: row - near })),
  };
}

/** As many columns and rows as a plan has; the door is in one of the columns. */
export const sizeOf = ({ door, spots }: FloorPlan): { readonly columns: number; readonly rows: number } => ({
  columns: Math.max(door, ...spots.map(({ column }) => column)) + 1,
  rows: Math.max(0, ...spots.map(({ row }) => row + 1)),
});

/** Tables in rows of so many, the first row nearest the door, which is in the middle. */
export function inRows(tables: readonly string[], columns: number, order: RowOrder): FloorPlan {
  const spots = tables.map((table, at): TableSpot => {
    const row = Math.floor(at / columns);
    const along = at % columns;
    return { table, column: order === 'snake' && row % 2 === 1 ? columns - 1 - along : along, row };
  });
  return trimmed({ door: Math.floor((Math.min(columns, tables.length) - 1) / 2), spots });
}

/** The first free place, row by row from the door; behind all rows where they are full. */
export function freeSpot(plan: FloorPlan): Omit<TableSpot, 'table'> {
  const { columns, rows } = sizeOf(plan);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!plan.spots.some((each) => each.column === column && each.row === row)) return { column, row };
  return { column: 0, row: rows };
}

/** A change of the plan; where it would leave the largest room, nothing changes. */
const changed = (before: FloorPlan, after: FloorPlan): FloorPlan => {
  const next = trimmed(after);
  return isInRoom(next) ? next : before;
};

/** A table is put somewhere; the one that stood there takes its place, or has none. -1 is left of everything, or nearer the door. */
export function moved(plan: FloorPlan, to: TableSpot): FloorPlan {
  const from = plan.spots.find(({ table }) => table === to.table);
  const others = plan.spots.flatMap((each): readonly TableSpot[] => {
    if (each.table === to.table) return [];
    if (each.column !== to.column || each.row !== to.row) return [each];
    return from === undefined ? [] : [{ ...from, table: each.table }];
  });
  return changed(plan, { ...plan, spots: [...others, to] });
}

/** A table is taken off the plan. */
export const withoutTable = ({ door, spots }: FloorPlan, table: string): FloorPlan =>
  trimmed({ door, spots: spots.filter((each) => each.table !== table) });

/** The door is in another column. */
export const withDoor = (plan: FloorPlan, door: number): FloorPlan => changed(plan, { ...plan, door });

/** What is there tonight. */
export const planOfTonight = ({ door, spots }: FloorPlan, tables: readonly string[]): FloorPlan =>
  trimmed({ door, spots: spots.filter(({ table }) => tables.includes(table)) });

/** The way from the door to a table: rows and tables are counted, gangways are not. */
export interface Whereabouts {
  /** From the door, from 1. */
  readonly row: number;
  /** From the nearer side, from 1. */
  readonly place: number;
  readonly side: 'left' | 'right';
  /** Whether no other table is in the row. */
  readonly alone: boolean;
}

/** The place of a table; undefined where the plan does not have it. */
export function whereIs({ spots }: FloorPlan, table: string): Whereabouts | undefined {
  const own = spots.find((each) => each.table === table);
  if (own === undefined) return undefined;
  const rows = new Set(spots.map(({ row }) => row).filter((row) => row <= own.row));
  const mates = spots.filter(({ row }) => row === own.row);
  const left = mates.filter(({ column }) => column <= own.column).length;
  const right = mates.length - left + 1;
  return {
    row: rows.size,
    place: Math.min(left, right),
    side: left <= right ? 'left' : 'right',
    alone: mates.length === 1,
  };
}
