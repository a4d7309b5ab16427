import { expect, test } from 'vitest';
import { Rig } from '../../../host/table/testing/rig.ts';
import { possiblePlays } from '../cards/index.ts';
import { act, EMPTY, type State, type Timeline } from '../index.ts';
import { incrementsOf } from './legal.ts';

/** The state after these keys. */
function after(keys: string, rules: ConstructorParameters<typeof Rig>[0] = {}): State {
  return new Rig(rules).keys(keys).table.state;
}

/** What the rules take, found by asking for every number of points. */
function taken(state: State): readonly number[] {
  const timeline: Timeline = { ...EMPTY, present: state };
  const seats = state.players.map((_, seat) => seat);
  return Array.from({ length: 40 }, (_, points) => points).filter((points) =>
    seats.some((seat) => act(timeline, { type: 'peg', seat, points }).ok),
  );
}

// The oracle asks the rules themselves, number by number. In play they also take a hand's count, which begins the show, and 19
// for nothing: those are not offered.
test.each([
  ['plain pegging', '', {}],
  ['plain pegging, going on', '4 P1', {}],
  ["the pone's hand", 'P1 D D D', {}],
  ["the dealer's hand", 'P1 D D D 4 P2', {}],
  ['a crib', 'P1 D D D 4 P2 6 P1', {}],
  ['always, before the cut', '', { rules: { claims: 'always' as const } }],
  ['always, before the starter', 'P1 D', { rules: { claims: 'always' as const } }],
])('%s: exactly what the rules take', (_, keys, rules) => {
  const state = after(keys, rules);
  const known = taken(state).filter((points) => points !== 19);
  expect(incrementsOf(state)).toEqual(known);
});

test('in play: what a card can score, and no count of a hand', () => {
  const state = after('P1 D D');
  expect(state.phase).toBe('play');
  const offered = incrementsOf(state);
  expect(offered.every((points) => taken(state).includes(points))).toBe(true);
  expect([1, 2, 12].every((points) => offered.includes(points))).toBe(true);
  expect(offered).not.toContain(29);
});

test('nothing before a game, after it and while a dispute waits for cards', () => {
  expect(incrementsOf(EMPTY.present)).toEqual([]);
  const rig = new Rig();
  rig.table.command({ type: 'concede', seat: 0 });
  expect([rig.table.state.phase, incrementsOf(rig.table.state)]).toEqual(['over', []]);
  const doubted = new Rig({ rules: { claims: 'challenge' } }).keys('P1 D D D 4 P2');
  expect(doubted.table.command({ type: 'dispute' }).ok).toBe(true);
  const { state } = doubted.table;
  expect([state.disputed, incrementsOf(state)]).toEqual([true, []]);
});

test('where cards are entered: what the card can score at its count, and then nothing until the next is laid', () => {
  const { table } = new Rig({ rules: { claims: 'challenge' } }).keys('P2 D D');
  const lay = (seat: number, card: '5' | 'T') =>
    expect(table.command({ type: 'lay', seat, card }).ok).toBe(true);
  lay(0, '5');
  // Four of a kind, or a run of five, does not fit into a count of five.
  expect(incrementsOf(table.state)).toEqual(possiblePlays(5, table.state.rules));
  expect(incrementsOf(table.state)).not.toContain(12);
  lay(1, 'T');
  const offered = incrementsOf(table.state);
  expect(offered).toContain(2);
  expect(offered.every((points) => taken(table.state).includes(points))).toBe(true);
  expect(table.command({ type: 'peg', seat: 1, points: 2 }).ok).toBe(true);
  expect(incrementsOf(table.state)).toEqual([]);
});
