// What is counted over rounds: meetings whichever way round, sit-outs, first deals, and what a latecomer is given.
import { expect, test } from 'vitest';
import { Encounters } from './record.ts';

const ROUNDS = [
  { pairs: [['a', 'b']], idle: ['c'] },
  { pairs: [['b', 'a']], idle: ['c'] },
  { pairs: [['b', 'c']], idle: ['a'] },
] as const;

test('meetings, games, sit-outs', () => {
  const past = new Encounters(ROUNDS);
  expect([past.met('a', 'b'), past.met('b', 'a'), past.met('c', 'b'), past.met('a', 'c')]).toEqual([
    2, 2, 1, 0,
  ]);
  expect(['a', 'b', 'c', 'x'].map(past.played)).toEqual([2, 3, 1, 0]);
  expect(['a', 'b', 'c', 'x'].map(past.sat)).toEqual([1, 0, 2, 0]);
});

// A has dealt first once, b twice, c never.
test.each([
  ['a', 'b', 'a b'],
  ['b', 'a', 'a b'],
  ['a', 'c', 'c a'],
  ['c', 'b', 'c b'],
  // Level: as they come.
  ['c', 'x', 'c x'],
  ['x', 'c', 'x c'],
])('%s and %s: the first deal is for the one who has had fewer', (one, other, order) => {
  expect(new Encounters(ROUNDS).seat(one, other).join(' ')).toBe(order);
});

test.each<[others: readonly string[], sat: number]>([
  [['a', 'c'], 1],
  [['c'], 2],
  [['a', 'b', 'c'], 0],
  [[], 0],
])('who comes late has sat out as often as the luckiest of %j', (others, sat) => {
  const past = new Encounters(ROUNDS);
  past.welcome(['x', 'y'], others);
  expect([past.sat('x'), past.sat('y'), past.sat('a')]).toEqual([sat, sat, 1]);
});
