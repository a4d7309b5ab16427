// What is said of the room: on the plan, on phones that look for their table, and at the desk that arranges it.
import type { RowOrder, Whereabouts } from '../../league/index.ts';

export interface RoomWords {
  readonly title: string;
  readonly door: string;
  /** The way to a table, for somebody who comes in. */
  readonly where: (where: Whereabouts) => string;
  readonly help: string;
  /** Beside the title while no table has a place. */
  readonly none: string;
  /** Beside the title: how many tables have a place. */
  readonly placed: (tables: number, of: number) => string;
  readonly columns: string;
  readonly order: string;
  readonly orders: Readonly<Record<RowOrder, string>>;
  readonly arrange: string;
  /** Asked before all tables are put in rows once more. */
  readonly again: string;
  readonly unplaced: string;
  readonly free: (row: number, place: number) => string;
  readonly column: (column: number, of: number) => string;
  readonly held: (table: string) => string;
  readonly off: (table: string) => string;
  /** Of a table on the plan that nobody plays at tonight. */
  readonly away: string;
}
