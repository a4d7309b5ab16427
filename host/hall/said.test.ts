// What the hall says of people on the bus: anybody's display sees names as the club shows them, a board those of its players.
import { expect, test } from 'vitest';
import type { NightState } from '../../shared/league/index.ts';
import { join, openNight, type TestNight } from '../../shared/league/testing/night.ts';
import { seatOf, standingsMessage } from './said.ts';

const night = (): TestNight =>
  openNight(2).do(
    { type: 'changePlayer', player: { id: 'Ann', name: 'Ann Archer', member: '7', club: null } },
    { type: 'changePlayer', player: { id: 'Bob', name: 'Bob Baker', member: null, club: null } },
    ...join('Cid', 'Dot'),
    { type: 'draw' },
    { type: 'call', game: '1.1', table: '1' },
    { type: 'call', game: '1.2', table: '2' },
  );

const told = (state: NightState) => standingsMessage(state).rows.map(({ name }) => name);

/** Reference: league.md E6: what a spectator sees. */
test.each([
  ['full', ['Ann Archer', 'Bob Baker', 'Cid', 'Dot']],
  ['initial', ['Ann A.', 'Bob B.', 'Cid', 'Dot']],
  ['number', ['7', 'Bob B.', 'Cid', 'Dot']],
] as const)('standings with names shown %s', (names, expected) => {
  const { state } = night().do({ type: 'showNames', names });
  expect(told(state).toSorted()).toEqual(expected.toSorted());
});

test('a board is told whom it seats by name', () => {
  const { state } = night().do({ type: 'showNames', names: 'number' });
  const tables = state.tables.map((table) => seatOf(state, table).assignment?.names.flat() ?? []);
  expect(tables.flat().toSorted()).toEqual(['Ann Archer', 'Bob Baker', 'Cid', 'Dot']);
});

/** Review of league nights, B4: a display has 20 columns; messages of tables that are older than this hall hold 40 characters. */
test('what a display shows has 20 characters at most: the short form that the desk has chosen, or one of the name', () => {
  const name = 'Bartholomew Featherstonehaugh-Cholmondeley';
  const { state } = night().do(
    { type: 'changePlayer', player: { id: 'Ann', name, member: '7', club: null } },
    { type: 'changePlayer', player: { id: 'Bob', name, short: 'Bart', member: null, club: null } },
  );
  const tables = state.tables.map((table) => seatOf(state, table).assignment?.names.flat() ?? []);
  expect(tables.flat().toSorted()).toEqual(['Bart', 'Bartholomew F.', 'Cid', 'Dot']);
  expect(told(state).toSorted()).toEqual(['Bartholomew F.', 'Bartholomew F.', 'Cid', 'Dot']);
});
