// Which combinations a count most likely missed, and their cards among the others: a moment lifts them, a coach explains them.
import { choicesOf, type ShowItem, total } from '../rules/cards/index.ts';

/** Combinations that are looked for together. */
const MOST = 3;

/**
 * The fewest combinations that make up the points that were missed, of several choices the ones that are hardest to see; empty where
 * no three do, or nothing was missed.
 */
export function likelyMissed(items: readonly ShowItem[], missed: number): readonly ShowItem[] {
  const hardest = items.toSorted((a, b) => hardness(b) - hardness(a));
  for (let size = 1; size <= MOST; size++) {
    const found = choicesOf(hardest, size).find((chosen) => total(chosen) === missed);
    if (found !== undefined) return found;
  }
  return [];
}

const HARD: readonly ShowItem['kind'][] = ['pair', 'pairRoyal', 'run', 'fifteen', 'flush', 'nobs'];

/** One card of another suit is overlooked first, then sums of many cards. */
const hardness = ({ kind, cards }: ShowItem): number => HARD.indexOf(kind) + cards.length / 10;

/** For each of these cards when it is lifted, from 1, if `order` is lifted one after the other; 0: it lies. Of cards that look alike, as without suits, each is lifted once. */
export function lifts(cards: readonly string[], order: readonly string[]): readonly number[] {
  const lifted = cards.map(() => 0);
  let next = 1;
  for (const card of order) {
    const at = cards.findIndex((each, index) => each === card && lifted[index] === 0);
    if (at >= 0) lifted[at] = next++;
  }
  return lifted;
}
