// Counting item by item, counting by table, possible counts and wanted suits: what must agree, by random rule sets and by hand.
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Card, type CardOrRank, DECK, pipsOf, rankNumber, rankOf, suitOf } from '../cards/cards.ts';
import { possibleCounts } from '../cards/counts.ts';
import { makeFastScorer } from '../cards/fast.ts';
import { scoreShow } from '../cards/hand.ts';
import { ALIKE, type ShowItem, total } from '../cards/score.ts';
import { suitPointsOf } from '../cards/show.ts';
import { wantedSuit } from '../cards/suits.ts';
import { isCribbage } from '../terms/counting.ts';
import { cribSize, handSize, type RuleSet } from '../terms/ruleset.ts';
import { countCards } from './oracle.ts';
import { countOtherwise } from './otherwise.ts';
import { anyRules, rulesOf } from './random.ts';

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
export function oracle(cards: readonly Card[], crib: boolean, rules: RuleSet): number {
  const places = Uint8Array.from(cards, (card) => DECK.indexOf(card));
  const points = suitPointsOf(crib, rules);
  if (!isCribbage(rules.counting)) return countOtherwise([...places], rules.counting, points);
  return countCards(places, cards.length - 1, false, points);
}

export const itemised = (cards: readonly CardOrRank[], crib: boolean, rules: RuleSet): number =>
  total(scoreShow({ hand: cards.slice(0, -1), starter: cards.at(-1), crib, rules }));

/** Every way to give suits to the cards that have none. */
export function fillings(cards: readonly CardOrRank[]): readonly Card[][] {
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

/** What is wrong with an item of cribbage: it is not what it says, or not the whole of it. */
function fault({ kind, cards, points }: ShowItem, all: readonly Card[]): string | undefined {
  const ranks = cards.map(rankNumber).sort((a, b) => a - b);
  const [low = 0, high = 0] = [ranks[0], ranks.at(-1)];
  const same = all.filter((card) => rankNumber(card) === low).length;
  const next = all.some((card) => [low - 1, high + 1].includes(rankNumber(card)));
  const right =
    kind === 'fifteen'
      ? cards.reduce((sum, card) => sum + pipsOf(card), 0) === 15 && points === 2
      : kind === 'run'
        ? ranks.length >= 3 &&
          ranks.every((rank, at) => rank === low + at) &&
          !next &&
          points === ranks.length
        : kind === 'flush'
          ? new Set(cards.map(suitOf)).size === 1 && all.slice(0, -1).every((card) => cards.includes(card))
          : kind === 'nobs'
            ? cards.join() === `J${suitOf(all.at(-1) as Card)}` &&
              all.indexOf(cards[0] as Card) < all.length - 1
            : low === high && same === cards.length && ALIKE[same] === kind && points === same * (same - 1);
  return right ? undefined : `${kind} ${cards.join(' ')} = ${points}`;
}

/** Each item is right, whole and there once; that none is missing is in the count. */
function expectItems(items: readonly ShowItem[], all: readonly Card[]): void {
  expect(items.map((item) => fault(item, all)).filter((wrong) => wrong !== undefined)).toEqual([]);
  expect(items.filter(({ cards }) => cards.some((card) => !all.includes(card as Card)))).toEqual([]);
  const texts = items.map(({ kind, cards }) => `${kind} ${[...cards].sort().join(' ')}`);
  expect(new Set(texts).size).toBe(texts.length);
}

/** The itemised count is the independent one, and a possible one, for so many random hands. */
export function expectCounts(numRuns: number): void {
  fc.assert(
    fc.property(deals, ({ rules, crib, cards }) => {
      const count = oracle(cards, crib, rules);
      const items = scoreShow({ hand: cards.slice(0, -1), starter: cards.at(-1), crib, rules });
      expect(total(items)).toBe(count);
      if (isCribbage(rules.counting)) expectItems(items, cards);
      expect(possibleCounts(crib, rules)).toContain(count);
      if (cards.length !== 5) return;
      const [a = 0, b = 0, c = 0, d = 0, starter = 0] = cards.map((card) => DECK.indexOf(card));
      expect(makeFastScorer(crib, rules)(a, b, c, d)(starter)).toBe(count);
    }),
    { numRuns },
  );
}

/** A suit is wanted exactly as long as unknown suits can change the count, for so many random hands. */
export function expectSuits(numRuns: number): void {
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
    { numRuns },
  );
}
