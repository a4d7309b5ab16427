// Which suits have to be asked for when a hand is entered by ranks: only those that can still change its count.

import { isCribbage } from '../terms/counting.ts';
import { type CardOrRank, rankOf, suitOf } from './cards.ts';
import { fillings } from './choices.ts';
import { suitItems } from './hand.ts';
import { total } from './score.ts';
import { readShow, type Show, type ShowText, type SuitPoints, suitPointsOf } from './show.ts';

/** A card whose suit is wanted: its place in the hand, or the hand's length for the starter. */
export interface WantedSuit {
  readonly index: number;
  readonly card: CardOrRank;
  readonly starter: boolean;
}

/** A hand and its starter; at the table there always is one. */
type Whole = Show & { readonly starter: CardOrRank };

/**
 * The next suit to ask for, or undefined once no suit that is still unknown can change the count. Ask, put the card with
 * its suit in place, ask again: most hands need two suits or three, many none.
 */
export function wantedSuit<Text extends string>(
  asked: Whole | (ShowText<Text> & { readonly starter: CardOrRank }),
): WantedSuit | undefined {
  const show: Whole = readShow(asked);
  const points = suitPointsOf(show.crib, show.rules);
  const index = isCribbage(points.counting)
    ? (forNobs(show, points) ?? forFlush(show, points) ?? -1)
    : forAny(show, points);
  const card = [...show.hand, show.starter][index];
  return card && canChange(show, points) ? { index, card, starter: index === show.hand.length } : undefined;
}

/** Whether two ways to give the unknown cards their suits score differently. */
function canChange({ hand, starter }: Whole, points: SuitPoints): boolean {
  let first: number | undefined;
  for (const cards of fillings([...hand, starter])) {
    const scored = total(suitItems({ hand: cards.slice(0, -1), starter: cards.at(-1) }, points));
    first ??= scored;
    if (scored !== first) return true;
  }
  return false;
}

/** Where more than nobs and a flush depends on suits: the starter first, then the first card whose suit can make a difference. */
function forAny({ hand, starter }: Whole, points: SuitPoints): number {
  const cards = [...hand, starter];
  const filled = [...fillings(cards)].map((all) => ({
    all,
    scored: total(suitItems({ hand: all.slice(0, -1), starter: all.at(-1) }, points)),
  }));
  const matters = (at: number): boolean => {
    const byOthers = new Map<string, number>();
    return filled.some(({ all, scored }) => {
      const others = all.toSpliced(at, 1).join();
      const known = byOthers.get(others) ?? scored;
      byOthers.set(others, known);
      return known !== scored;
    });
  };
  const order = [hand.length, ...hand.keys()];
  return order.find((at) => suitOf(cards[at] as CardOrRank) === undefined && matters(at)) ?? -1;
}

/** Nobs: the starter's suit, then each jack's until one has it. A jack as starter leaves no nobs. */
function forNobs({ hand, starter }: Whole, { nobs }: SuitPoints): number | undefined {
  const jacks = hand.filter((card) => rankOf(card) === 'J');
  const open = nobs > 0 && jacks.length > 0 && jacks.length < 4 && rankOf(starter) !== 'J';
  if (!open) return undefined;
  const suit = suitOf(starter);
  if (suit === undefined) return hand.length;
  if (jacks.some((jack) => suitOf(jack) === suit)) return undefined;
  return place(hand, (card) => rankOf(card) === 'J' && suitOf(card) === undefined);
}

/** Flush: hand cards until two differ, then the starter's. Two cards of one rank leave no flush. */
function forFlush(show: Whole, rule: SuitPoints): number | undefined {
  const { hand, starter } = show;
  // Without points for the hand alone the starter has to match as well, so it counts among the cards from the outset.
  const needed = rule.alone > 0 ? hand : [...hand, starter];
  if (!canFlush(needed, rule) || starterTakesSuit(hand, starter)) return undefined;
  const unknown = place(needed, (card) => suitOf(card) === undefined);
  if (unknown !== undefined) return unknown;
  return starterMatters(show, rule) ? hand.length : undefined;
}

const canFlush = (cards: readonly CardOrRank[], rule: SuitPoints): boolean =>
  Math.max(rule.alone, rule.withStarter) > 0 &&
  new Set(cards.map(rankOf)).size === cards.length &&
  new Set(cards.map(suitOf).filter((suit) => suit !== undefined)).size <= 1;

/** The hand holds a card of the starter's rank and one of its suit, so the former is of another suit than the latter. */
const starterTakesSuit = (hand: readonly CardOrRank[], starter: CardOrRank): boolean =>
  hand.some((card) => rankOf(card) === rankOf(starter)) &&
  hand.some((card) => suitOf(card) !== undefined && suitOf(card) === suitOf(starter));

/** A whole hand of one suit: does the starter's suit still have to be known? */
const starterMatters = ({ hand, starter }: Whole, rule: SuitPoints): boolean =>
  suitOf(starter) === undefined &&
  rule.alone !== rule.withStarter &&
  !hand.some((card) => rankOf(card) === rankOf(starter));

function place(cards: readonly CardOrRank[], wanted: (card: CardOrRank) => boolean): number | undefined {
  const index = cards.findIndex(wanted);
  return index < 0 ? undefined : index;
}
