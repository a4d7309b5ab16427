// The addresses of the page of games. Days are those of the browser's clock.
import { expect, test } from 'vitest';
import { askedBy, choiceIn, only, personAt, placeOf } from './query.ts';

const midnight = (year: number, month: number, day: number): number =>
  new Date(year, month - 1, day).getTime();

test.each([
  ['', {}],
  ['?year=2026', { since: midnight(2026, 1, 1), until: midnight(2027, 1, 1) }],
  ['?from=2025-09-01&to=2026-05-31', { since: midnight(2025, 9, 1), until: midnight(2026, 6, 1) }],
  ['?from=2025-09-01', { since: midnight(2025, 9, 1) }],
  ['?to=yesterday&year=', {}],
  ['?player=a%20b&against=c', { player: 'a b', against: 'c' }],
  ['?against=c', {}],
  ['?kind=five-card&lang=fr', { rules: 'five-card' }],
  ['?practice=none', { practice: 'none' }],
] as const)('%s asks for %o', (search, asked) => {
  const wanted = Object.entries(asked).map(([name, value]) => [name, `${value}`]);
  expect([...new URLSearchParams(askedBy(choiceIn(search)))].sort()).toEqual(wanted.sort());
});

test('a change keeps what else the address says; a profile is a choice of its own', () => {
  expect(placeOf({ year: '2026' }, '?lang=fr&kind=noddy')).toBe('games?lang=fr&kind=noddy&year=2026');
  expect(placeOf({ kind: '' }, '?lang=fr&kind=noddy', 7)).toBe('games?lang=fr#7');
  expect(placeOf(only({ player: 'x' }), '?lang=fr&kind=noddy&year=2026')).toBe('games?lang=fr&player=x');
  expect(placeOf(only({}), '?year=2026')).toBe('games');
});

test('somebody who was merged is whom they were merged into; before there were ids the name stood for one', () => {
  const game = { playerIds: ['a'], players: ['Ann', 'Bob'] };
  expect([0, 1].map((seat) => personAt(game, seat, { a: 'c' }))).toEqual(['c', 'Bob']);
});
