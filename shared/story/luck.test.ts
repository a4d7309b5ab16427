// Luck beside skill: a deal worked by hand, and games that are not judged.
import { expect, test } from 'vitest';
import { type Card, type Command, type RuleSet, SIX_CARD } from '../rules/index.ts';
import { figuresOfGames } from './testing/figures.ts';
import { journalOf, tellGames } from './testing/games.ts';

const RULES: RuleSet = { ...SIX_CARD, claims: 'always', muggins: 'called' };
const cards = (text: string): Command => ({ type: 'cards', cards: text.split(' ') as Card[] });
const peg = (seat: number, points: number): Command => ({ type: 'peg', seat, points });
const NEXT: Command = { type: 'next' };

/** Ann deals. The play gives Bob 3 and Ann 5; then Bob's hand, Ann's hand and Ann's crib. */
const DEAL: readonly Command[] = [
  { type: 'cut', dealer: 0 },
  { type: 'starter', card: '5C' },
  peg(1, 3),
  peg(0, 5),
  NEXT,
  // Of 5 5 5 J 4: fifteen 8, pairs 6, nobs 1.
  cards('5H 5S JC 4D'),
  peg(1, 15),
  cards('7H 7S 8C 9D'),
  peg(0, 9),
  { type: 'muggins', seat: 1, points: 1 },
  cards('2H 3S KC TD'),
  peg(0, 8),
];

function luckOf(rules: RuleSet, deals: readonly Command[]) {
  const begin: Command = { type: 'newGame', rules, players: ['Ann', 'Bob'] };
  // The next game ends this one: what its hands were worth is no secret any more.
  const { told } = journalOf([begin, ...deals, begin]);
  return Object.fromEntries(figuresOfGames(tellGames(told)).map(({ name, luck }) => [name, luck]));
}

/** Bob has the pone's hand: 15 of 8.165. Ann has 12 and a crib of 8, where a dealer has 8.007 and 4.576. */
test('a deal by hand', () => {
  const { Ann, Bob } = luckOf(RULES, DEAL);
  expect(Ann).toEqual({
    judged: 1,
    cards: expect.closeTo(12 + 8 - 8.007 - 4.576, 9),
    counting: -3,
    pegging: 2,
  });
  expect(Bob).toEqual({ judged: 1, cards: expect.closeTo(15 - 8.165, 9), counting: 1, pegging: -2 });
});

const NONE = { judged: 0, cards: 0, counting: 0, pegging: 0 };

test.each<[string, RuleSet, readonly Command[]]>([
  ['two for his nob: no average is known', { ...RULES, nobs: 2, nineteenIsZero: false }, DEAL.slice(0, 7)],
  [
    'hands that were not entered',
    { ...RULES, claims: 'trust', muggins: 'off' },
    [...DEAL.slice(0, 5), peg(1, 15), peg(0, 12)],
  ],
])('%s: not judged', (_, rules, deals) => {
  expect(luckOf(rules, deals)).toEqual({ Ann: NONE, Bob: NONE });
});
