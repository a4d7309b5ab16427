import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetOf } from '../house/presets.ts';
import { cards, dealt } from '../testing/cards.ts';
import { dealer } from '../testing/oracle.ts';
import { type CardOrRank, DECK, RANKS, rankOf } from './cards.ts';
import {
  cardIndex,
  deckHistogram,
  makeTableScorer,
  RANK_KEYS,
  rankMultisets,
  SIX_RANK_KEYS,
  scoreRanks,
} from './fast.ts';
import { scoreShow } from './hand.ts';
import { total } from './score.ts';

test('the whole deck has so many hands, each with four cards that rise and a starter besides', () => {
  let last = -1;
  let risen = true;
  const histogram = deckHistogram((a, b, c, d) => {
    const place = ((a * 52 + b) * 52 + c) * 52 + d;
    risen &&= a < b && b < c && c < d && place >= last;
    last = place;
    return () => 7;
  });
  expect(risen).toBe(true);
  expect(histogram).toEqual(Array.from({ length: 30 }, (_, count) => (count === 7 ? 12_994_800 : 0)));
});

test('choices of ranks, in order, none more than four times: 6,175 of five', () => {
  expect(rankMultisets(0)).toEqual([[]]);
  expect(rankMultisets(1)).toEqual(RANKS.map((_, rank) => [rank]));
  expect(rankMultisets(2)).toHaveLength(91);
  expect(rankMultisets(4)).toHaveLength(1820);
  for (const ranks of rankMultisets(5)) expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('every five ranks have a key sum of their own', () => {
  const multisets = rankMultisets(5);
  const sums = multisets.map((ranks) => ranks.reduce((sum, rank) => sum + (RANK_KEYS[rank] ?? 0), 0));
  expect(multisets).toHaveLength(6175);
  expect(new Set(sums).size).toBe(6175);
  expect(Math.max(...sums)).toBe(360_918);
});

test('every six ranks have a key sum of their own, and every four by the keys of five', () => {
  for (const [size, keys, most] of [
    [6, SIX_RANK_KEYS, 18_395],
    [4, RANK_KEYS, 1_820],
  ] as const) {
    const sums = rankMultisets(size).map((ranks) => ranks.reduce((sum, rank) => sum + (keys[rank] ?? 0), 0));
    expect([sums.length, new Set(sums).size]).toEqual([most, most]);
  }
});

test.each([3, 4, 5] as const)(
  'hands of %i by table count what the itemised count finds, suits known or not',
  (size) => {
    const deal = dealer(17 + size);
    const places = new Uint8Array(size + 2);
    const suited = DECK.filter((card) => /H$|^J/.test(card));
    for (let dealt = 0; dealt < 4000; dealt++) {
      deal(places, size + 2);
      const pack = dealt % 2 === 0 ? DECK : suited;
      const drawn = [...new Set([...places].map((place) => pack[place % pack.length] as CardOrRank))].slice(
        0,
        size + 1,
      );
      if (drawn.length <= size) continue;
      // Some without their suit.
      const held = drawn.map((card, at) =>
        ((places[size + 1] as number) >> at) & 1 && dealt % 3 === 0 ? rankOf(card) : card,
      );
      const [starter, ...hand] = held;
      for (const crib of [false, true]) {
        const count = makeTableScorer(size, crib)(hand.map(cardIndex))(cardIndex(starter as CardOrRank));
        expect([held.join(' '), count]).toEqual([held.join(' '), total(scoreShow({ hand, starter, crib }))]);
      }
    }
  },
);

// A suit that is not known counts where the cards in hand leave no doubt of it. Costly Colours has no table: its items are counted.
test.each<[string, string, number, 'hand' | 'crib' | 'colours']>([
  ['2H 4H 6H QH', 'KC', 4, 'hand'],
  ['2H 4H 6H QH', 'KC', 0, 'crib'],
  ['5D 5H 5S JC', '5', 29, 'hand'],
  ['5D 5H 5S JD', '5', 28, 'hand'],
  ['5D 5H 5S QC', '5', 28, 'hand'],
  ['5D 5H 5 JC', '5', 28, 'hand'],
  ['AD AH AS JC', 'A', 13, 'hand'],
  ['AD AH AS JD', 'A', 12, 'hand'],
  ['J J J J', '5C', 21, 'hand'],
  ['J J J Q', '5C', 14, 'hand'],
  ['6H 4H 8H', 'JH', 6, 'colours'],
  ['7 7 7', 'A', 18, 'colours'],
  ['AC AD AH', 'A', 18, 'colours'],
])('%s with %s counts %i in the %s', (hand, starter, count, what) => {
  const rules = what === 'colours' ? [presetOf('costly-colours')] : [];
  const held = cards(hand);
  const scorer = makeTableScorer(
    held.length as 3 | 4,
    what === 'hand' ? undefined : what === 'crib',
    ...rules,
  );
  expect(scorer(held.map(cardIndex))(cardIndex(cards(starter)[0] as CardOrRank))).toBe(count);
});

test('ranks alone count what the itemised count finds without suits, for any number of cards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }).chain(dealt), (hand) => {
      const ranks = hand.map((card) => RANKS[Math.floor(DECK.indexOf(card) / 4)] ?? 'A');
      const items = scoreShow({ hand: ranks });
      expect(scoreRanks(hand)).toBe(total(items));
    }),
  );
});
