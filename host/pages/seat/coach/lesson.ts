// What there is to learn from a count: the combinations that were most likely missed, and hints before a claim.
import { type CardOrRank, type ShowItem, total } from '../../../../shared/rules/cards/index.ts';

/** Combinations that are looked for together; more of them are shown as a whole count. */
const MOST = 3;

/**
 * The fewest combinations that make up the points that were missed, of several choices the ones that are hardest to see; empty where
 * no three do, or nothing was missed.
 */
export function likelyMissed(items: readonly ShowItem[], missed: number): readonly ShowItem[] {
  const hardest = items.toSorted((a, b) => hardness(b) - hardness(a));
  for (let size = 1; size <= MOST; size++) {
    const found = choices(hardest, size).find((chosen) => total(chosen) === missed);
    if (found !== undefined) return found;
  }
  return [];
}

/** Every choice of so many items, in their order. */
function choices(items: readonly ShowItem[], size: number): readonly (readonly ShowItem[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    choices(items.slice(at + 1), size - 1).map((others) => [item, ...others]),
  );
}

const HARD: readonly ShowItem['kind'][] = ['pair', 'pairRoyal', 'run', 'fifteen', 'flush', 'nobs'];

/** One card of another suit is overlooked first, then sums of many cards. */
const hardness = ({ kind, cards }: ShowItem): number => HARD.indexOf(kind) + cards.length / 10;

/** Advice on a combination: by its kind, for a fifteen by its number of cards. */
export const adviceOn = ({ kind, cards }: ShowItem): string =>
  kind === 'fifteen' ? `fifteen${Math.min(cards.length, 4)}` : kind;

/** The cards of a hand, each with whether it belongs to a combination. Cards that look alike are taken in their order. */
export function litCards(hand: readonly CardOrRank[], { cards }: ShowItem) {
  const left = [...cards];
  return hand.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, lit: at >= 0 };
  });
}

/** The kinds of combinations, each with how often it is there. Three or four of a rank are one, as players name them. */
export const kindsOf = (items: readonly ShowItem[]) =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    kind,
    times: items.filter((item) => item.kind === kind).length,
  }));
