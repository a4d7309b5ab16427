// English: the plan of the room.
import { counted } from '../../message.ts';
import type { RoomWords } from '../../pages/room.ts';
import { sentence } from '../grammar.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ordinal = (number: number): string => ORDINALS[number - 1] ?? `number ${number}`;

export const room: RoomWords = {
  title: 'Room plan',
  door: 'Door',
  where: ({ row, place, side, alone }) =>
    `${sentence(ordinal(row))} row from the door, ${alone ? 'alone in its row' : `${ordinal(place)} from the ${side}`}.`,
  help: 'Phones show players the way to their table. The plan is the room as you come in: the door is at the bottom. Drag a table to its place, or tap the table and then the place. By keyboard: Enter picks a table up, arrows move it, Enter puts it down.',
  none: 'optional',
  placed: (tables, of) => `${tables} of ${counted(of, 'table')}`,
  columns: 'Tables in a row',
  order: 'Numbers run',
  orders: { left: 'from the left', snake: 'to and fro' },
  arrange: 'Put in rows',
  again: 'Put all tables in rows again? Each gets a new place.',
  unplaced: 'Without a place:',
  free: (row, place) => `Free: row ${row}, place ${place}`,
  column: (column, of) => `column ${column} of ${of}`,
  held: (table) => `Table ${table}: choose its new place.`,
  off: (table) => `Take table ${table} off the plan`,
  away: 'not here tonight',
};
