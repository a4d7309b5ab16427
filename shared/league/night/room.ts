// The room: which table stands where, and where the door is. It is the club's, and stays as it is from night to night.
import { refused } from '../refusal.ts';
import type { NightCommandOf } from './command.ts';
import type { FloorPlan } from './event.ts';
import { type Decided, facts } from './find.ts';
import type { NightState } from './state.ts';

/** Most tables side by side, and most rows: room for `MOST_TABLES` with gangways between them. */
export const ROOM = { columns: 12, rows: 20 } as const;

const isWithin = (at: number, most: number): boolean => Number.isInteger(at) && at >= 0 && at < most;

/** Whether everything on a plan is inside the largest room. */
export const isInRoom = ({ door, spots }: FloorPlan): boolean =>
  isWithin(door, ROOM.columns) &&
  spots.every(({ column, row }) => isWithin(column, ROOM.columns) && isWithin(row, ROOM.rows));

/** Puts the whole room as the desk says it: tables that are not here tonight keep their places. */
export function arrangeRoom(_: NightState, { room }: NightCommandOf<'arrangeRoom'>): Decided {
  const { spots } = room;
  if (!isInRoom(room)) return refused({ code: 'outsideRoom', ...ROOM });
  for (const [at, { table, column, row }] of spots.entries())
    for (const other of spots.slice(0, at)) {
      if (other.table === table) return refused({ code: 'idTaken', id: table });
      if (other.column === column && other.row === row)
        return refused({ code: 'spotTaken', table, other: other.table });
    }
  return facts({ type: 'roomArranged', room });
}
