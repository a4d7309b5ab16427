// The play searched to its end: small endings that can be worked out by hand, and hands that are guessed.
import { expect, test } from 'vitest';
import { chooseBy, SKILLS } from './choose.ts';
import { guesses, sampled } from './guess.ts';
import { searchPlay } from './search.ts';
import { randomOf } from './testing/match.ts';
import { playedTo, viewAt } from './testing/seat.ts';

/** Points more than the other side, where nobody gets out. */
const margin = (mine: number, theirs: number): number => 0.5 + (mine - theirs) / 100;
const far = [99, 99] as const;
const points = (value: number | undefined): number => Math.round(((value ?? 0) - 0.5) * 100);

/** Ranks from 0 for an ace. */
const [A, THREE, FOUR, FIVE, SIX, TEN, KING] = [0, 2, 3, 4, 5, 9, 12];

test.each([
  // A five on a ten is fifteen, and then the last card is the other's: 2 less 1.
  ['fifteen, then last for the other', [FIVE], [A], [TEN], { [FIVE]: 1 }],
  // The king makes 31 with no go; the other has nothing left.
  ['thirty-one', [KING], [], [TEN, TEN, A], { [KING]: 2 }],
  // 30 is a go for whoever lays it, and the other leads its last card alone for one.
  ['a go, then last', [KING], [SIX], [TEN, TEN], { [KING]: 0 }],
  // A pair is paired again: 2 against 6, and last. Else the king makes fifteen, and the other has the pair and last as well.
  ['a pair that is paired', [FOUR, A], [FOUR, KING], [FOUR], { [FOUR]: -5, [A]: -5 }],
])('%s', (_, mine, theirs, pile, expected) => {
  const found = searchPlay({ hands: [mine, theirs], pile, toGo: far }, margin);
  for (const [rank, value] of Object.entries(expected)) expect(points(found.get(Number(rank)))).toBe(value);
});

test('who is out has won, whatever would follow', () => {
  const found = searchPlay(
    {
      hands: [
        [FIVE, THREE],
        [A, A],
      ],
      pile: [TEN],
      toGo: [2, 1],
    },
    () => 0.5,
  );
  expect(found.get(FIVE)).toBe(1);
  // The other needs one, and gets it for last.
  expect(found.get(THREE)).toBe(0);
});

test('a go shows that every card left counts too much', () => {
  const all = guesses({ laid: [KING, KING], left: 2, least: 6, unseen: new Uint8Array(13).fill(2) }, () => 1);
  expect(all.flatMap(({ ranks }) => ranks).every((rank) => rank >= SIX)).toBe(true);
  // 36 pairs of different ranks from six to king, and 8 pairs.
  expect(all).toHaveLength(36);
});

test('a sample stands for all: each guess as often as it is likely, to one', () => {
  const all = guesses({ laid: [], left: 4, least: 1, unseen: new Uint8Array(13).fill(4) }, () => 1);
  expect(all).toHaveLength(1820);
  const some = sampled(all, 40, randomOf(1));
  expect(some.reduce((sum, { weight }) => sum + weight, 0)).toBe(40);
  expect(sampled(all.slice(0, 9), 40, randomOf(1))).toHaveLength(9);
});

const laid = (at: Parameters<typeof viewAt>[0]): unknown => {
  const command = chooseBy(viewAt(at), SKILLS.strong, randomOf(2))?.command;
  return command?.type === 'lay' ? command.card : command;
};

test('a pone does not lead a five, and a lone pair of low cards is a good lead', () => {
  const commands = playedTo('4H 4S JD 5C', '9H 7S', 'QC');
  expect(['4H', '4S']).toContain(laid({ dealt: '4H 4S JD 5C 9H 7S', role: 'pone', commands }));
});

test('one hole from home the dealer takes the card that goes out', () => {
  const commands = playedTo('7H 9S KD 2C', '2H QS', 'AC', '1 8H');
  expect(laid({ dealt: '7H 9S KD 2C 2H QS', pegs: [119, 100], commands })).toBe('7H');
});

// Dan Barlow, Tip 16, Endgame pegging quiz, cribbage.org/NewSite/tips/barlow16.asp (read): what the other needs decides which card is safe.
test.each([
  [6, 18, '4H 7D 7S 8C', 'TS 9D', '7C', '1 KH,0 7D,1 7H 2,0 7S 8,1 6D', '8C'],
  [8, 18, '4H 7D 7S 8C', 'TS 9D', '7C', '1 KH,0 7D,1 7H 2,0 7S 8,1 6D', '4H'],
  [17, 18, '4H 7D 7S 8C', 'TS 9D', '7C', '1 KH,0 7D,1 7H 2,0 7S 8,1 6D', '8C'],
  [5, 14, 'AH 8D 9S TC', '2D 6S', 'JC', '1 4H,0 8D,1 KD,0 9S 2,1 QS', 'AH'],
  [7, 14, 'AH 8D 9S TC', '2D 6S', 'JC', '1 4H,0 8D,1 KD,0 9S 2,1 QS', 'TC'],
  [9, 14, 'AH 8D 9S TC', '2D 6S', 'JC', '1 4H,0 8D,1 KD,0 9S 2,1 QS', 'AH'],
] as const)(
  'Barlow: the other needs %i, with %i to go',
  (theirs, mine, held, thrown, starter, play, card) => {
    const commands = playedTo(held, thrown, starter, play);
    expect(laid({ dealt: `${held} ${thrown}`, pegs: [121 - mine, 121 - theirs], commands })).toBe(card);
  },
);
