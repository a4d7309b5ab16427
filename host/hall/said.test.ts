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
