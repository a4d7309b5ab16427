// Games against Muggins are practice: in nobody's figures, and in sums of their own for those who played them.
import { expect, test } from 'vitest';
import { type Level, partnerId } from '../partner/seats.ts';
import { type Card, type Command, SIX_CARD } from '../rules/index.ts';
import { Roster, refuseChange } from './roster.ts';
import { figuresOfGames } from './testing/figures.ts';
import { journalOf, tellGames } from './testing/games.ts';

const cards = (text: string): Command => ({ type: 'cards', cards: text.split(' ') as Card[] });
const peg = (seat: number, points: number): Command => ({ type: 'peg', seat, points });

/** Ann misses 3 of 15, and the other side takes them. Then `loser` concedes. */
const play = (loser: number): readonly Command[] => [
  { type: 'cut', dealer: 1 },
  { type: 'starter', card: '5C' },
  peg(0, 2),
  { type: 'next' },
  cards('5H 5S JC 4D'),
  peg(0, 12),
  { type: 'muggins', seat: 1, points: 3 },
  { type: 'concede', seat: loser },
];

const begun = (other: string, otherId: string): Command => ({
  type: 'newGame',
  rules: { ...SIX_CARD, claims: 'always', muggins: 'called' },
  players: ['Ann', other],
  playerIds: ['ann', otherId],
});
const against = (level: Level, loser: number): readonly Command[] => [
  begun('Muggins', partnerId(level, 1)),
  ...play(loser),
];
const NOTHING = { games: 0, won: 0, missed: 0, checked: 0, mugginsWon: 0, mugginsLost: 0 };

const figures = (...games: readonly (readonly Command[])[]) =>
  figuresOfGames(games.flatMap((commands) => tellGames(journalOf(commands).told)));

test('a game against Muggins changes nobody’s figures, and Muggins has none', () => {
  const real = [begun('Bob', 'bob'), ...play(1)];
  const [ann, bob, ...others] = figures(real, against('club', 0), against('strong', 1));
  const [annBefore, bobBefore] = figures(real);
  expect(ann).toEqual({ ...annBefore, practice: expect.anything() });
  expect(annBefore).toMatchObject({ games: 1, won: 1, missed: 3, against: [{ id: 'bob', games: 1 }] });
  expect(bob).toEqual(bobBefore);
  expect(others).toEqual([]);
});

test('practice is summed by level, rising', () => {
  const [ann] = figures(against('strong', 0), against('gentle', 1), against('gentle', 0));
  const each = { missed: 3, checked: 1, mugginsWon: 0, mugginsLost: 3 };
  expect(ann).toMatchObject({
    ...NOTHING,
    deals: 0,
    spread: { hands: [], cribs: [] },
    best: [],
    against: [],
  });
  expect(ann?.practice).toMatchObject([
    { level: 'gentle', games: 2, won: 1, missed: 6, checked: 2, mugginsWon: 0, mugginsLost: 6 },
    { level: 'strong', games: 1, won: 0, ...each },
  ]);
});

test('Muggins is no player of the list: it cannot be renamed, nor merged with anybody', () => {
  const roster = new Roster();
  for (const { event } of journalOf(against('club', 1)).told) roster.follow(event);
  expect(roster.players.map(({ id }) => id)).toEqual(['ann']);
  expect(roster.meant('Muggins')).toEqual({ kind: 'new' });
  const muggins = partnerId('club', 1);
  for (const change of [
    { type: 'playerChanged', id: muggins, name: 'Deep Crib' },
    { type: 'playersMerged', id: muggins, into: 'ann' },
    { type: 'playersMerged', id: 'ann', into: muggins },
  ] as const)
    expect(refuseChange(roster, change)).toEqual({ code: 'noPlayer', player: muggins });
});
