// A count made independently of the library where cards score otherwise than in cribbage: from numbers, choice by choice.
import type { Counting } from '../terms/counting.ts';
import type { OracleRules } from './oracle.ts';

const rankOf = (card: number): number => card >> 2;
const suitOf = (card: number): number => card & 3;
const sumOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + Math.min(10, rankOf(card) + 1), 0);

/** How many cards are of the commonest suit, or colour. */
const most = (values: readonly number[]): number =>
  Math.max(...values.map((value) => values.filter((each) => each === value).length));

/** Counts cards, rank * 4 + suit with suits in the order clubs, diamonds, hearts, spades; the starter is the last. */
export function countOtherwise(cards: readonly number[], counting: Counting, rules: OracleRules): number {
  const choices = Array.from({ length: 1 << cards.length }, (_, bits) =>
    cards.filter((_card, at) => (bits >> at) & 1),
  );
  const hand = cards.slice(0, -1);
  let points = sumOf(cards) === 31 ? counting.handThirtyOne : 0;
  for (const some of choices) {
    if (counting.handSums.includes(sumOf(some))) points += counting.sumPoints === 'two' ? 2 : some.length;
    if (counting.handRuns && isLongest(some, cards)) points += some.length;
  }
  for (let rank = 0; rank < 13; rank++) {
    const same = cards.filter((card) => rankOf(card) === rank).length;
    if (same > 1) points += counting.alike[same - 2] ?? 0;
  }
  for (const card of hand) {
    const scores = rankOf(card) === 10 || (rankOf(card) === 1 && counting.honours === 'jacksAndTwos');
    const right = suitOf(card) === suitOf(cards.at(-1) ?? 0);
    if (scores) points += right ? rules.nobs : counting.honour;
  }
  return points + colours(cards, counting, rules);
}

/** Whether the cards are a run to which no card can be added. */
function isLongest(some: readonly number[], cards: readonly number[]): boolean {
  const ranks = some.map(rankOf).sort((a, b) => a - b);
  const [low = 0] = ranks;
  const run = some.length >= 3 && ranks.every((rank, at) => rank === low + at);
  return run && !cards.some((card) => rankOf(card) === low - 1 || rankOf(card) === low + some.length);
}

/** The most that one colour, or one suit, is worth. */
function colours(cards: readonly number[], counting: Counting, rules: OracleRules): number {
  const [threeColour = 0, threeSuit = 0, fourColour = 0, fourWithSuit = 0] = counting.colours;
  const hand = cards.slice(0, -1).map(suitOf);
  const suited = most(cards.map(suitOf));
  const coloured = most(cards.map((card) => (suitOf(card) === 1 || suitOf(card) === 2 ? 1 : 0)));
  const flush = most(hand) < hand.length ? 0 : suited === cards.length ? rules.withStarter : rules.alone;
  return Math.max(
    flush,
    coloured === 3 ? threeColour : 0,
    suited >= 3 ? threeSuit : 0,
    coloured === 4 ? (suited >= 3 ? fourWithSuit : fourColour) : 0,
  );
}
