// What is done again and again in a room: a night is opened, a table gets its number, a game is played to its end.
import { changed, formatOf } from '../../../../shared/league/index.ts';
import { joining } from '../../testing/night.ts';
import type { LinkedRig, Room } from './room.ts';

/** Opens a night of `players` at these tables, and draws its first round. */
export function openNight(
  room: Room,
  players: readonly string[],
  { tables = ['4'], games = 1 }: { readonly tables?: readonly string[]; readonly games?: number } = {},
): void {
  room.do(
    { type: 'open', id: 'night', format: changed(formatOf('grass-roots'), { schedule: { games } }), seed: 7 },
    ...tables.map((table) => ({ type: 'addTable', table }) as const),
    ...players.flatMap(joining),
    { type: 'draw' },
  );
}

/** A table that has its number. */
export async function paired(room: Room, number = '4', journal = `journal of ${number}`): Promise<LinkedRig> {
  const table = room.table(journal);
  await room.pass();
  room.entrance.letIn();
  await room.pass();
  press(table, 'D');
  await room.pass();
  const { joining } = table.link.status;
  if (joining?.step !== 'waiting') throw new Error(`the table does not wait: ${JSON.stringify(joining)}`);
  room.entrance.give(joining.ticket, number);
  await room.pass();
  return table;
}

export const press = ({ rig }: LinkedRig, keys: string): void => void rig.keys(keys);

/** The first player pegs to 121, the other one stands at `other`. */
export function playTo(table: LinkedRig, other: number): void {
  press(table, 'P1');
  const { table: played } = table.rig;
  played.command({ type: 'free' });
  for (let pegged = 0; pegged < other; pegged += 20)
    played.command({ type: 'peg', seat: 1, points: Math.min(20, other - pegged) });
  for (let pegged = 0; pegged < 121; pegged += 20)
    played.command({ type: 'peg', seat: 0, points: Math.min(20, 121 - pegged) });
}
