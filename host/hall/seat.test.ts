// What a board shows of the people who are to play at it.
import { expect, test } from 'vitest';
import { join, openNight, type TestNight } from '../../shared/league/testing/night.ts';
import { seatOf } from './seat.ts';

const night = (): TestNight =>
  openNight(2).do(
    { type: 'changePlayer', player: { id: 'Ann', name: 'Ann Archer', member: '7', club: null } },
    { type: 'changePlayer', player: { id: 'Bob', name: 'Bob Baker', member: null, club: null } },
    ...join('Cid', 'Dot'),
    { type: 'draw' },
    { type: 'call', game: '1.1', table: '1' },
    { type: 'call', game: '1.2', table: '2' },
  );

test('a board is told whom it seats by name', () => {
  const { state } = night().do({ type: 'showNames', names: 'number' });
  const tables = state.tables.map((table) => seatOf(state, table).assignment?.names.flat() ?? []);
  expect(tables.flat().toSorted()).toEqual(['Ann Archer', 'Bob Baker', 'Cid', 'Dot']);
});

/** Review of league nights, B4: a display has 20 columns. */
test('what a display shows has 20 characters at most: the short form that the desk has chosen, or one of the name', () => {
  const name = 'Bartholomew Featherstonehaugh-Cholmondeley';
  const { state } = night().do(
    { type: 'changePlayer', player: { id: 'Ann', name, member: '7', club: null } },
    { type: 'changePlayer', player: { id: 'Bob', name, short: 'Bart', member: null, club: null } },
  );
  const tables = state.tables.map((table) => seatOf(state, table).assignment?.names.flat() ?? []);
  expect(tables.flat().toSorted()).toEqual(['Bart', 'Bartholomew F.', 'Cid', 'Dot']);
});
