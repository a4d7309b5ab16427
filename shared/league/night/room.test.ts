// The room of a club: ../shared/league.md, E4 step 4, "each phone shows 'Table 4, red' and a plan of the room".
import { expect, test } from 'vitest';
import type { LeagueRefusal } from '../refusal.ts';
import { format, openNight, TestNight } from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import type { NightCommand } from './command.ts';
import type { FloorPlan, TableSpot } from './event.ts';
import { ROOM } from './field.ts';

const spot = (table: string, column: number, row: number): TableSpot => ({ table, column, row });
const arranged = (door: number, ...spots: readonly TableSpot[]): NightCommand & { room: FloorPlan } => ({
  type: 'arrangeRoom',
  room: { door, spots },
});
const OUTSIDE: LeagueRefusal = { code: 'outsideRoom', columns: 12, rows: 20 };

test.each<[string, NightCommand, LeagueRefusal]>([
  ['left of the wall', arranged(0, spot('1', -1, 0)), OUTSIDE],
  ['right of the last column', arranged(0, spot('1', 0, 0), spot('2', 12, 0)), OUTSIDE],
  ['nearer than the door', arranged(0, spot('1', 0, -1)), OUTSIDE],
  ['behind the last row', arranged(0, spot('1', 0, 20)), OUTSIDE],
  ['between two columns', arranged(0, spot('1', 0.5, 0)), OUTSIDE],
  ['a door beside the room', arranged(12, spot('1', 0, 0)), OUTSIDE],
  ['a door left of it', arranged(-1, spot('1', 0, 0)), OUTSIDE],
  ['a table twice', arranged(0, spot('1', 0, 0), spot('1', 1, 0)), { code: 'idTaken', id: '1' }],
  [
    'two tables at one place',
    arranged(0, spot('1', 3, 2), spot('2', 2, 3), spot('4', 3, 2)),
    { code: 'spotTaken', table: '4', other: '1' },
  ],
])('%s is refused', (_, command, refusal) => {
  expect(openNight(2).refuses(command)).toEqual(refusal);
});

test('the corners of the largest room, and a table that is not here tonight, are taken', () => {
  const [column, row] = [ROOM.columns - 1, ROOM.rows - 1];
  const command = arranged(column, spot('1', 0, 0), spot('2', column, row), spot('99', column, 0));
  const night = openNight(2).do(command);
  expect(night.state.room).toEqual(command.room);
  expect(night.rebuilt()).toEqual(night.state);
  expect(publicView(night.state).room).toEqual(command.room);
});

test('the room outlives the night, whatever becomes of its tables; it can be arranged where no night is open', () => {
  const first = arranged(0, spot('1', 0, 0), spot('2', 1, 0));
  const night = new TestNight().do(first);
  night.do({ type: 'open', id: 'n1', format: format(), seed: 7 }, 'addTable 1, removeTable 1', {
    type: 'close',
    reasons: {},
  });
  expect(night.state.room).toEqual(first.room);
  const second = arranged(1, spot('1', 1, 0), spot('2', 0, 0));
  night.do(second, { type: 'open', id: 'n2', format: format(), seed: 7 });
  expect([night.state.id, night.state.room]).toEqual(['n2', second.room]);
  expect(night.rebuilt()).toEqual(night.state);
});
