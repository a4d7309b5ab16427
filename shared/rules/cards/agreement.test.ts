// Counting item by item, counting by table, possible counts and wanted suits say the same, by any rules that can be played.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOf } from '../house/presets.ts';
import { isCribbage } from '../terms/counting.ts';
import { cribSize, handSize, type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { itemise } from '../testing/itemise.ts';
import { countCards } from '../testing/oracle.ts';
import { countOtherwise } from '../testing/otherwise.ts';
import { anyRules, rulesOf } from '../testing/random.ts';
import { type Card, type CardOrRank, DECK, rankOf } from './cards.ts';
import { possibleCounts } from './counts.ts';
import { makeFastScorer, makeTableScorer, placeOf, rankMultisets } from './fast.ts';
import { scoreHand } from './hand.ts';
import { total } from './score.ts';
import { scoreShow, suitPointsOf } from './show.ts';
import { wantedSuit } from './suits.ts';

/** A hand or crib with its starter last, more often than not with few suits among it, so that flushes and nobs are met. */
const dealtBy = (rules: RuleSet, crib: boolean): fc.Arbitrary<readonly Card[]> => {
  const size = (crib ? cribSize(rules) : handSize(rules)) + 1;
  const suited = DECK.filter((card) => card.endsWith('H'));
  const court = DECK.filter((card) => /^[TJQK]/.test(card));
  return fc
    .constantFrom(DECK, suited, [...suited, 'JS', '5S'] as const, court)
    .chain((pack) => fc.shuffledSubarray([...pack], { minLength: size, maxLength: size }));
};

/** In one rule set of four cards score otherwise than in cribbage: few others have such hands. */
const deals = fc
  .tuple(
    fc.oneof({ arbitrary: anyRules, weight: 3 }, { arbitrary: rulesOf('costly-colours'), weight: 1 }),
    fc.boolean(),
  )
  .map(([rules, crib]) => [rules, crib && cribSize(rules) > 0] as const)
  .chain(([rules, crib]) =>
    fc.record({ rules: fc.constant(rules), crib: fc.constant(crib), cards: dealtBy(rules, crib) }),
  );

/** The count of the independent scorer, the starter last. */
function oracle(cards: readonly Card[], crib: boolean, rules: RuleSet): number {
  const places = Uint8Array.from(cards, (card) => DECK.indexOf(card));
  const points = suitPointsOf(crib, rules);
  if (!isCribbage(rules.counting)) return countOtherwise([...places], rules.counting, points);
  return countCards(places, cards.length - 1, false, points);
}

const itemised = (cards: readonly CardOrRank[], crib: boolean, rules: RuleSet): number =>
  total(scoreHand({ hand: cards.slice(0, -1), starter: cards.at(-1), crib, rules }));

/** Every way to give suits to the cards that have none. */
function fillings(cards: readonly CardOrRank[]): readonly Card[][] {
  return cards.reduce<Card[][]>(
    (ways, card, at) =>
      ways.flatMap((way) =>
        DECK.filter(
          (each) => each.startsWith(card) && !way.includes(each) && !cards.includes(each, at + 1),
        ).map((each) => [...way, each]),
      ),
    [[]],
  );
}

describe('by random rule sets, all settings mixed', () => {
  test('the itemised count is the independent one, and a possible one', () => {
    fc.assert(
      fc.property(deals, ({ rules, crib, cards }) => {
        const count = oracle(cards, crib, rules);
        expect(itemised(cards, crib, rules)).toBe(count);
        expect(possibleCounts(crib, rules)).toContain(count);
        if (cards.length !== 5) return;
        const [a = 0, b = 0, c = 0, d = 0, starter = 0] = cards.map((card) => DECK.indexOf(card));
        expect(makeFastScorer(crib, rules)(a, b, c, d)(starter)).toBe(count);
      }),
      { numRuns: 250 },
    );
  });

  test('a suit is wanted exactly as long as unknown suits can change the count', () => {
    fc.assert(
      fc.property(deals, fc.nat(), ({ rules, crib, cards }, known) => {
        let seen: readonly CardOrRank[] = cards.map((card, at) => ((known >> at) & 1 ? card : rankOf(card)));
        for (;;) {
          const wanted = wantedSuit({
            hand: seen.slice(0, -1),
            starter: seen.at(-1) as CardOrRank,
            crib,
            rules,
          });
          const counts = new Set(fillings(seen).map((all) => oracle(all, crib, rules)));
          expect([seen.join(' '), wanted !== undefined]).toEqual([seen.join(' '), counts.size > 1]);
          if (wanted === undefined) break;
          expect(seen[wanted.index]).toBe(rankOf(cards[wanted.index] as Card));
          seen = seen.with(wanted.index, cards[wanted.index] as Card);
        }
        expect(itemised(seen, crib, rules)).toBe(oracle(cards, crib, rules));
      }),
      { numRuns: 80 },
    );
  });
});

/**
 * Bug: where the other three of the starter's rank are in hand its suit is certain, and his nob was missed (seed 2110580983, path
 * 30); it still was where two or three suits are left, and the jack of each is in hand, and in the count by table.
 */
test.each([
  [['TD', 'JC', 'TS', 'TH'], 'T', 13],
  [['TD', 'JH', 'TS', 'TH'], 'T', 12],
  [['TD', 'JC', 'TS', 'T'], 'T', 12],
  [['TD', 'TS', 'JC', 'JH'], 'T', 9],
  [['TD', 'TS', 'JC', 'JS'], 'T', 8],
  [['TD', 'JC', 'JH', 'JS'], 'T', 9],
  [['JD', 'JC', 'JH', 'JS'], 'T', 13],
  [['J', 'J', 'J', 'J'], 'T', 13],
  [['JD', 'JC', 'JH', '5S'], 'J', 20],
] as const)('%j with the starter %s counts %i', (hand, starter, points) => {
  expect(total(scoreShow({ hand, starter }))).toBe(points);
  expect(total(itemise({ hand, starter }))).toBe(points);
  expect(makeTableScorer(4)(hand.map(placeOf))(placeOf(starter))).toBe(points);
  // It is what every way to give the unknown suits counts, where none is asked for.
  const counts = new Set(fillings([...hand, starter]).map((all) => oracle(all, false, SIX_CARD)));
  if (wantedSuit({ hand, starter }) === undefined) expect([...counts]).toEqual([points]);
  else expect(counts.size).toBeGreaterThan(1);
});

/** Cotton's deal, 1674, with a six for his five and his seven, as his sums have it; the rest by the words of our source. */
test.each([
  ['6H 4H 8H', 'JH', 6],
  ['2H 6C 9H', 'JH', 11],
  ['JS 7H 8S', '2S', 11],
  ['5H 5D 5S', '5C', 30],
  ['TS TD AH', '4C', 12],
  ['TS TD 9H', '2C', 6],
] as const)('Costly Colours: %s with %s counts %i', (hand, starter, points) => {
  const rules = presetOf('costly-colours');
  expect(itemised([...hand.split(' '), starter] as Card[], false, rules)).toBe(points);
  expect(oracle([...hand.split(' '), starter] as Card[], false, rules)).toBe(points);
});

/**
 * Points so far apart that a count shows what it is made of: one sum for each way in which flush and nobs go together. What is
 * equal by them is equal by any points.
 */
const APART: RuleSet = {
  ...SIX_CARD,
  nobs: 1_000,
  flush: {
    hand: { alone: 100_000, withStarter: 10_000_000 },
    crib: { alone: 100_000, withStarter: 10_000_000 },
  },
};

/** Cards of a hand, and so of the crib: 3 for a hand of three, a crib of three. */
const sized = (size: number): RuleSet => ({
  ...APART,
  cards: { dealt: size, laidAway: 0, packToCrib: size, dealerFewer: 0 },
});

test('the possible counts of three cards and a starter are those of every hand, whatever flush and nobs are worth', () => {
  const rules = sized(3);
  for (const crib of [false, true]) {
    const points = suitPointsOf(crib, rules);
    const found = new Set<number>();
    for (const ranks of rankMultisets(4)) {
      for (const starter of new Set(ranks)) {
        const hand = ranks.toSpliced(ranks.indexOf(starter), 1);
        // The starter may be of the first suit: what suits are called changes nothing.
        for (let suits = 0; suits < 64; suits++) {
          const places = Uint8Array.from(
            [...hand, starter],
            (rank, at) => rank * 4 + ((suits >> (2 * at)) & 3),
          );
          if (places.some((place, at) => places.indexOf(place) < at)) continue;
          found.add(countCards(places, 3, false, points));
        }
      }
    }
    expect(possibleCounts(crib, rules)).toEqual([...found].sort((a, b) => a - b));
  }
});
