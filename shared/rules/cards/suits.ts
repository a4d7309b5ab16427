// Which suits have to be asked for when a hand is entered by ranks: only those that can still change its count.

import { isCribbage } from '../terms/counting.ts';
import { type CardOrRank, fillings, isSuited, type Rank, rankOf, suitOf } from './cards.ts';
import { suitItems } from './hand.ts';
import { total } from './score.ts';
import { type Show, type ShowText, type SuitPoints, splitHand, suitPointsOf, withStarter } from './show.ts';

/** A card whose suit is wanted: its place in the hand, or the hand's length for the starter. */
export interface WantedSuit {
  readonly index: number;
  readonly card: CardOrRank;
  readonly starter: boolean;
}

/**
 * The next suit to ask for, or undefined once no suit that is still unknown can change the count. Ask, put the card with
 * its suit in place, ask again: most hands need two suits or three, many none.
 */
export function wantedSuit<Text extends string>(asked: Show | ShowText<Text>): WantedSuit | undefined {
  const show = splitHand(asked);
  const cards = withStarter(show);
  if (cards.every(isSuited)) return undefined;
  const size = show.hand.length;
  const points = suitPointsOf(show.crib, show.rules);
  const unknown = askedOrder(show, points).filter((at) => suitOf(cards[at] as CardOrRank) === undefined);
  const ways = waysOf(cards, size, points);
  const [way] = ways;
  if (ways.every(({ scored }) => scored === way?.scored)) return undefined;
  // The suits of one rank do not depend on those of another: where ways differ, at least one rank makes a difference.
  const index = unknown.find((at) => matters(ways, rankOf(cards[at] as CardOrRank))) as number;
  return { index, card: cards[index] as CardOrRank, starter: index === size };
}

/**
 * The places of a hand, the starter's the last, in the order in which their suits are asked for. The starter comes first where cards
 * are held against its suit, and the jacks after it. Otherwise it comes last: two cards of the hand can end a flush.
 */
function askedOrder({ hand, starter }: Show, { nobs, counting }: SuitPoints): readonly number[] {
  const places = [...hand.keys()];
  if (starter === undefined) return places;
  const jacks = places.filter((at) => rankOf(hand[at] as CardOrRank) === 'J');
  const held = !isCribbage(counting) || (nobs > 0 && jacks.length > 0 && rankOf(starter) !== 'J');
  return held ? [hand.length, ...jacks, ...places] : [...places, hand.length];
}

/** Cards with their suits, and what suits score with them. */
interface Way {
  readonly cards: readonly CardOrRank[];
  readonly scored: number;
}

/** Every way to give the unknown cards of a hand and its starter their suits. */
const waysOf = (cards: readonly CardOrRank[], size: number, points: SuitPoints): readonly Way[] =>
  [...fillings(cards)].map((all) => ({
    cards: all,
    scored: total(suitItems({ hand: all.slice(0, size), starter: all[size] }, points)),
  }));

/**
 * Whether two ways that differ in cards of this rank alone score differently. The suit of one of them says something of the
 * others': with all four fives there, the starter cannot have another suit unless a five of the hand has.
 */
function matters(ways: readonly Way[], rank: Rank): boolean {
  const byOthers = new Map<string, number>();
  return ways.some(({ cards, scored }) => {
    const others = cards.filter((card) => rankOf(card) !== rank).join();
    const known = byOthers.get(others) ?? scored;
    byOthers.set(others, known);
    return known !== scored;
  });
}
