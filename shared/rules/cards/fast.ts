// Counting by table, for whole decks: one look-up for the ranks, a few bit tests for the suits.
// The table is filled by scoreRanks; scoreShow is the readable version, proven equal in the tests.

import { type CardOrRank, orderOf, pipsOf, RANKS } from './cards.ts';
import { type ShowRules, suitPointsOf } from './show.ts';

/** Points for fifteens, pairs and runs, which are the items that do not depend on suits. Any number of cards. */
export function scoreRanks(cards: readonly CardOrRank[]): number {
  const held = new Uint8Array(RANKS.length + 2);
  const ways = new Uint8Array(16);
  ways[0] = 1;
  for (const card of cards) {
    const pips = pipsOf(card);
    held[orderOf(card)] = (held[orderOf(card)] as number) + 1;
    for (let sum = 15; sum >= pips; sum--) ways[sum] = (ways[sum] as number) + (ways[sum - pips] as number);
  }
  return 2 * (ways[15] as number) + pairsAndRuns(held);
}

/** `held[order]` cards of each rank; the places before the ace and after the king are empty and end every run. */
function pairsAndRuns(held: Uint8Array): number {
  let points = 0;
  let length = 0;
  let ways = 1;
  for (const count of held) {
    points += count * (count - 1);
    if (count > 0) {
      length++;
      ways *= count;
      continue;
    }
    if (length >= 3) points += length * ways;
    length = 0;
    ways = 1;
  }
  return points;
}

/** A key for each rank, so chosen that the sums of any five are different for different ranks: 6,175 sums, proved in the tests. */
export const RANK_KEYS: readonly number[] = [
  0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415,
];

/** Every choice of `size` ranks in order, no rank more than four times. Of five there are 6,175. */
export function rankMultisets(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let rank = from; rank < RANKS.length; rank++) {
    for (let count = Math.min(size, 4); count > 0; count--) {
      for (const rest of rankMultisets(size - count, rank + 1)) {
        found.push([...Array.from({ length: count }, () => rank), ...rest]);
      }
    }
  }
  return found;
}

const key = (rank: number): number => RANK_KEYS[rank] as number;
const card = (rank: number): CardOrRank => RANKS[rank] as CardOrRank;

/** Fills the table: the points of five ranks under the sum of their keys. */
function makeTable(): Uint8Array {
  const table = new Uint8Array(4 * key(12) + key(11) + 1);
  for (const ranks of rankMultisets(5)) {
    table[ranks.reduce((sum, rank) => sum + key(rank), 0)] = scoreRanks(ranks.map(card));
  }
  return table;
}

/** The tables of the fast scorer, made when the first one is asked for. */
let made: { readonly points: Uint8Array; readonly keys: Int32Array } | undefined;

function tables(): { readonly points: Uint8Array; readonly keys: Int32Array } {
  made ??= { points: makeTable(), keys: Int32Array.from({ length: 52 }, (_, index) => key(index >> 2)) };
  return made;
}

/** Index of the jack of clubs in DECK; the other jacks follow. */
const JACKS = RANKS.indexOf('J') * 4;

/**
 * Takes four cards in hand, then a starter, and counts them. Cards are five different places in DECK (0 to 51, rank * 4 + suit).
 * Places are not checked.
 */
export type FastScorer = (a: number, b: number, c: number, d: number) => (starter: number) => number;

/** Makes a fast scorer for hands or for cribs. */
export function makeFastScorer(crib = false, rules?: ShowRules): FastScorer {
  const { points, keys } = tables();
  const { alone, withStarter, nobs } = suitPointsOf(crib, rules);
  return (a, b, c, d) => {
    const held = (keys[a] as number) + (keys[b] as number) + (keys[c] as number) + (keys[d] as number);
    const flush = (((a ^ b) | (a ^ c) | (a ^ d)) & 3) === 0;
    return (starter) => {
      let count = points[held + (keys[starter] as number)] as number;
      if (flush) count += ((a ^ starter) & 3) === 0 ? withStarter : alone;
      const jack = JACKS + (starter & 3);
      if (a === jack || b === jack || c === jack || d === jack) count += nobs;
      return count;
    };
  };
}

/**
 * How many of the 12,994,800 hands (four cards and a starter) count 0, 1, 2, ... 29. About a tenth of a second; the proof
 * that scoring is right and the measure of how fast it is.
 */
export function deckHistogram(scorer: FastScorer = makeFastScorer()): readonly number[] {
  const histogram = new Int32Array(30);
  for (let a = 0; a < 49; a++)
    for (let b = a + 1; b < 50; b++)
      for (let c = b + 1; c < 51; c++)
        for (let d = c + 1; d < 52; d++) {
          const withStarter = scorer(a, b, c, d);
          for (let starter = 0; starter < 52; starter++) {
            if (starter === a || starter === b || starter === c || starter === d) continue;
            const count = withStarter(starter);
            histogram[count] = (histogram[count] as number) + 1;
          }
        }
  return Array.from(histogram);
}
