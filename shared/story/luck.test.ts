// Luck beside skill: a deal worked by hand, and games that are not judged.
import { expect, test } from 'vitest';
import { type Card, type Command, DECK, type RuleSet, SIX_CARD } from '../rules/index.ts';
import { studyDiscards } from '../rules/study/index.ts';
import { countCards, dealer } from '../rules/testing/oracle.ts';
import { figuresOfGames } from './testing/figures.ts';
import { journalOf, tellGames } from './testing/games.ts';
import { judgeThrow } from './throws.ts';

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

/** Bob has the pone's hand: 15 of 8.165. Ann has 12 and a crib of 8, where a dealer has 8.007 and 4.793. */
test('a deal by hand', () => {
  const { Ann, Bob } = luckOf(RULES, DEAL);
  expect(Ann).toEqual({
    judged: 1,
    cards: expect.closeTo(12 + 8 - 8.007 - 4.793, 9),
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

/** Three deals of one shuffled pack each, thrown as the study says is best. The pone and the dealer, then the starter. */
const SHUFFLED = [3, 5, 8].map((seed) => {
  const places = new Uint8Array(13);
  dealer(seed)(places, places.length);
  const pack = [...places].map((place) => DECK[place] as Card);
  const [pone, its] = (['pone', 'dealer'] as const).map((role, at) => {
    const dealt = pack.slice(6 * at, 6 * at + 6);
    const study = studyDiscards({ cards: dealt, role });
    const thrown = study.ok ? (study.value.rows[0]?.discard ?? []) : [];
    return { dealt, thrown, kept: dealt.filter((card) => !thrown.includes(card)) };
  });
  if (pone === undefined || its === undefined) throw new Error('two are dealt');
  return { pone, dealer: its, crib: [...pone.thrown, ...its.thrown], starter: pack[12] as Card };
});
const HELD = SHUFFLED.map(({ pone, dealer, crib, starter }) =>
  [pone.kept, dealer.kept, crib].map((cards, at) => {
    const places = Uint8Array.from([...cards, starter].map((card) => DECK.indexOf(card)));
    return countCards(places, 4, false, { nobs: 1, ...SIX_CARD.flush[at === 2 ? 'crib' : 'hand'] });
  }),
);

/** Ann deals first. She says so much too little for each hand, and Bob pegs so much more in the play of each deal. */
function playedWith(slips: number, behind: number): readonly Command[] {
  const deals = SHUFFLED.flatMap(({ pone, dealer, crib, starter }, at): readonly Command[] => {
    const [one, other] = at % 2 === 0 ? [1, 0] : [0, 1];
    const counts = [pone.kept, dealer.kept, crib].flatMap((hand, which): readonly Command[] => {
      const seat = which === 0 ? one : other;
      const held = HELD[at]?.[which] ?? 0;
      return [{ type: 'cards', cards: hand }, peg(seat, seat === 0 ? Math.max(0, held - slips) : held)];
    });
    const play = [peg(0, 2), peg(1, 2 + behind), NEXT];
    return [...(at > 0 ? [NEXT] : []), { type: 'starter', card: starter }, ...play, ...counts];
  });
  return [{ type: 'cut', dealer: 0 }, ...deals];
}

test.each([
  ['perfect players: all is luck', 0, 0],
  ['a player who says 2 too little and is outplayed by 3 in each deal: the same luck', 2, 3],
])('%s', (_, slips, behind) => {
  const { Ann, Bob } = luckOf(RULES, playedWith(slips, behind));
  // Ann has the hand and crib of the first and third deal, and the pone's hand of the second.
  const held = HELD.flatMap(([pone = 0, its = 0, crib = 0], at) => (at % 2 === 0 ? [its, crib] : [pone]));
  const lost = held.reduce((all, each) => all + Math.min(slips, each), 0);
  const luck = held.reduce((all, each) => all + each, 0) - 2 * (8.007 + 4.793) - 8.165;
  expect(Ann).toEqual({
    ...{ judged: 3, cards: expect.closeTo(luck, 9) },
    ...{ counting: lost === 0 ? 0 : -lost, pegging: behind === 0 ? 0 : -3 * behind },
  });
  expect(Bob).toMatchObject({ judged: 3, counting: 0, pegging: 3 * behind });
  for (const { pone, dealer } of SHUFFLED)
    for (const [{ dealt, thrown }, ownCrib] of [
      [pone, false],
      [dealer, true],
    ] as const)
      expect(judgeThrow({ cards: dealt, thrown, ownCrib }, RULES)?.cost).toBe(0);
});
