// Luck beside skill: two deals worked by hand, and games that are not judged.
import { expect, test } from 'vitest';
import { type Card, type Command, type RuleSet, SIX_CARD } from '../rules/index.ts';
import { figuresOfGames } from './testing/figures.ts';
import { journalOf, tellGames } from './testing/games.ts';

const RULES: RuleSet = { ...SIX_CARD, claims: 'always', muggins: 'called' };
const cards = (text: string): Command => ({ type: 'cards', cards: text.split(' ') as Card[] });
const peg = (seat: number, points: number): Command => ({ type: 'peg', seat, points });
const NEXT: Command = { type: 'next' };

/** Ann deals, then Bob. The play gives Bob 3 and Ann 5; then Bob's hand, Ann's hand and Ann's crib. */
const DEALS: readonly Command[] = [
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
  NEXT,
  { type: 'starter', card: '6C' },
  peg(0, 2),
  peg(1, 5),
  NEXT,
  cards('2H 4S 8D TH'),
  peg(0, 0),
  // Of 5 T K 7: fifteen 4, run 3.
  cards('5H TS KC 7D'),
  peg(1, 7),
  cards('2C 2D 9S QH'),
  peg(1, 4),
];

function luckOf(rules: RuleSet, deals: readonly Command[]) {
  const begin: Command = { type: 'newGame', rules, players: ['Ann', 'Bob'] };
  // The next game ends this one: what its hands were worth is no secret any more.
  const { told } = journalOf([begin, ...deals, begin]);
  return Object.fromEntries(figuresOfGames(tellGames(told)).map(({ name, luck }) => [name, luck]));
}

/** A pone has 8.165 on average, a dealer 8.007 and a crib of 4.793. Claims and calls leave the luck alone. */
test('two deals by hand', () => {
  const { Ann, Bob } = luckOf(RULES, DEALS);
  const dealer = 8.007 + 4.793;
  expect(Ann).toEqual({
    judged: 2,
    cards: expect.closeTo(12 + 8 - dealer + 0 - 8.165, 9),
    counting: -3,
    pegging: -1,
  });
  expect(Bob).toEqual({
    judged: 2,
    cards: expect.closeTo(15 - 8.165 + 7 + 4 - dealer, 9),
    counting: 1,
    pegging: 1,
  });
});

test('players who miss nothing lose nothing: the rest is luck', () => {
  const faultless = DEALS.filter(({ type }) => type !== 'muggins').map((each) =>
    each.type === 'peg' && each.points === 9 ? peg(0, 12) : each,
  );
  const [found, faulty] = [luckOf(RULES, faultless), luckOf(RULES, DEALS)];
  for (const name of ['Ann', 'Bob'])
    expect(found[name]).toMatchObject({ counting: 0, cards: faulty[name]?.cards });
});

const NONE = { judged: 0, cards: 0, counting: 0, pegging: 0 };

test.each<[string, RuleSet, readonly Command[]]>([
  ['two for his nob: no average is known', { ...RULES, nobs: 2, nineteenIsZero: false }, DEALS.slice(0, 7)],
  [
    'hands that were not entered',
    { ...RULES, claims: 'trust', muggins: 'off' },
    [...DEALS.slice(0, 5), peg(1, 15), peg(0, 12)],
  ],
])('%s: not judged', (_, rules, deals) => {
  expect(luckOf(rules, deals)).toEqual({ Ann: NONE, Bob: NONE });
});
