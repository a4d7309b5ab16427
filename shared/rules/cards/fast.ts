// Counting by table, for whole decks: one look-up for the ranks, a few bit tests for the suits.
// The table is filled by scoreRanks; scoreShow is the readable version, proven equal in the tests.

import { isCribbage } from '../terms/counting.ts';
import { type CardOrRank, DECK, pipsOf, RANKS, rankNumber, SUITS, suitOf } from './cards.ts';
import { scoreShow } from './hand.ts';
import { tabled } from './memo.ts';
import { total } from './score.ts';
import { type ShowRules, suitPointsOf } from './show.ts';

/** Points for fifteens, pairs and runs, which are the items that do not depend on suits. Any number of cards. */
export function scoreRanks(cards: readonly CardOrRank[]): number {
  const held = new Uint8Array(RANKS.length + 2);
  const ways = new Uint8Array(16);
  ways[0] = 1;
  for (const card of cards) {
    const pips = pipsOf(card);
    held[rankNumber(card)] = (held[rankNumber(card)] as number) + 1;
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

/** The same for any six: 18,395 sums. */
export const SIX_RANK_KEYS: readonly number[] = [
  0, 1, 5, 22, 98, 422, 1734, 5760, 14270, 37951, 90838, 206930, 436437,
];

/** Every choice of `size` ranks in order, no rank more than four times. Of five there are 6,175. */
export function rankMultisets(size: number): number[][] {
  const found: number[][] = [];
  const chosen: number[] = [];
  const choose = (least: number): void => {
    if (chosen.length === size) {
      found.push(chosen.slice());
      return;
    }
    for (let rank = least; rank < RANKS.length; rank++) {
      if (chosen[chosen.length - 4] === rank) continue;
      chosen.push(rank);
      choose(rank);
      chosen.pop();
    }
  };
  choose(0);
  return found;
}

const card = (rank: number): CardOrRank => RANKS[rank] as CardOrRank;

/** The points of so many ranks under the sum of their keys, and the key of every place: see cardIndex. */
interface RankTable {
  readonly points: Uint8Array;
  readonly keys: Int32Array;
}

/** The table for four, five or six cards, made when it is first asked for. */
const tableFor = tabled((cards: number): RankTable => {
  const rankKeys = cards > 5 ? SIX_RANK_KEYS : RANK_KEYS;
  const key = (rank: number): number => rankKeys[rank] as number;
  const points = new Uint8Array(4 * key(12) + 2 * key(11) + 1);
  for (const ranks of rankMultisets(cards)) {
    points[ranks.reduce((sum, rank) => sum + key(rank), 0)] = scoreRanks(ranks.map(card));
  }
  const keys = Int32Array.from({ length: 65 }, (_, place) => key(rankAt(place)));
  return { points, keys };
});

/** Places from here on are of cards without a suit. */
const BARE = 52;
const rankAt = (place: number): number => (place < BARE ? place >> 2 : place - BARE);
/** The suit of a place, 0 to 3; 4 where it is not known. */
const suitAt = (place: number): number => (place < BARE ? place & 3 : 4);

/** The place of a card: that in DECK, or 52 and its rank, from 0 for an ace, where the suit is not known. */
export function cardIndex(named: CardOrRank): number {
  const suit = suitOf(named);
  const rank = rankNumber(named) - 1;
  return suit === undefined ? BARE + rank : rank * 4 + SUITS.indexOf(suit);
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
  const { points, keys } = tableFor(5);
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

/** Takes a hand, then a starter, as cardIndex gives them, and counts them. Places are not checked. */
export type TableScorer = (hand: readonly number[]) => (starter: number) => number;

/**
 * Makes a scorer by table for hands, or cribs, of three, four or five cards. A suit that is not known matches nothing, unless the
 * cards in hand leave no doubt.
 */
export function makeTableScorer(size: 3 | 4 | 5, crib = false, rules?: ShowRules): TableScorer {
  const { points, keys } = tableFor(size + 1);
  const { alone, withStarter, nobs, counting } = suitPointsOf(crib, rules);
  if (rules !== undefined && !isCribbage(counting)) return byItems(crib, rules);
  return (hand) => {
    let held = 0;
    for (const place of hand) held += keys[place] as number;
    const jacks = jacksOf(hand);
    const suit = suitAt(hand[0] as number);
    const flush = suit < 4 && hand.every((place) => suitAt(place) === suit);
    return (starter) => {
      let count = points[held + (keys[starter] as number)] as number;
      const turned = suitAt(starter);
      if (flush) count += turned === suit ? withStarter : alone;
      if (turned < 4 ? (jacks >> turned) & 1 : jacks !== 0 && (suitsLeft(hand, starter) & ~jacks) === 0)
        count += nobs;
      return count;
    };
  };
}

/** Item by item, where cards score otherwise than in cribbage, for which there is no table. */
const byItems =
  (crib: boolean, rules: ShowRules): TableScorer =>
  (hand) =>
  (starter) =>
    total(scoreShow({ hand: hand.map(cardAt), starter: cardAt(starter), crib, rules }));

const cardAt = (place: number): CardOrRank =>
  place < BARE ? (DECK[place] as CardOrRank) : card(rankAt(place));

/** The bits of the suits that a starter without one can be of: no card of its rank in hand has them. */
const suitsLeft = (hand: readonly number[], starter: number): number =>
  hand.reduce(
    (left, place) => (rankAt(place) === rankAt(starter) ? left & ~(1 << suitAt(place)) : left),
    0b1111,
  );

/** The bits of the suits whose jack is held. All four jacks have the starter's suit among them, known or not. */
function jacksOf(hand: readonly number[]): number {
  const jacks = hand.filter((place) => rankAt(place) === RANKS.indexOf('J'));
  if (jacks.length === 4) return 0b1111;
  return jacks.reduce((bits, place) => bits | (1 << suitAt(place)), 0) & 0b1111;
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
