// Counting a hand as its game counts: as cribbage does, or as a cousin of it whose sums, honours or colours score otherwise.

import { type Counting, isCribbage } from '../terms/counting.ts';
import { colourItems, honourItems, sumItems } from '../variants/costly.ts';
import { type CardOrRank, fillings } from './cards.ts';
import { type ShowItem, total } from './score.ts';
import {
  addRanks,
  plainItems,
  plainSuitItems,
  type Show,
  type ShowText,
  type SuitPoints,
  splitHand,
  suitPointsOf,
  withStarter,
} from './show.ts';

/**
 * Every item that a hand scores by its rules, six-card if none are given. For parsed cards, and for loops: the cards are not checked.
 * `score` takes what people type, and checks it. Hands of any size. A suit that is not known matches nothing; suits.ts says when it
 * has to be known.
 */
export function scoreShow<Text extends string>(asked: Show | ShowText<Text>): readonly ShowItem[] {
  const show = splitHand(asked);
  const points = suitPointsOf(show.crib, show.rules);
  return isCribbage(points.counting)
    ? plainItems(show, points)
    : [...rankItems(withStarter(show), points.counting), ...suitItems(show, points)];
}

/** The items that do not depend on suits: sums, cards of one rank, runs. */
export function rankItems(cards: readonly CardOrRank[], counting: Counting): readonly ShowItem[] {
  const { alike, handRuns } = counting;
  const plain: ShowItem[] = [];
  addRanks(plain, cards);
  const items = plain.map((item) =>
    item.kind === 'run'
      ? { ...item, points: handRuns ? item.points : 0 }
      : { ...item, points: alike[item.cards.length - 2] as number },
  );
  return [...sumItems(cards, counting), ...items.filter(({ points }) => points > 0)];
}

/** The items that depend on suits: flush and nobs, and in some games colours and other cards. */
export const suitItems = (show: Show, points: SuitPoints): readonly ShowItem[] =>
  isCribbage(points.counting) ? plainSuitItems(show, points) : leastItems(show, points);

/** A suit that is not known scores the least that it can. */
function leastItems(show: Show, points: SuitPoints): readonly ShowItem[] {
  const cards = withStarter(show);
  const size = show.hand.length;
  let least: readonly ShowItem[] | undefined;
  for (const all of fillings(cards)) {
    const suited = { hand: all.slice(0, size), starter: all[size] };
    const items = [
      ...colourItems(suited, points, points.counting),
      ...honourItems(suited, points.nobs, points.counting),
    ];
    if (least !== undefined && total(items) >= total(least)) continue;
    const named = (card: CardOrRank): CardOrRank => cards[all.indexOf(card)] as CardOrRank;
    least = items.map((item) => ({ ...item, cards: item.cards.map(named) }));
  }
  return least ?? [];
}
