// What there is to learn from a count: advice, and hints before a claim.
import type { ShowItem } from '../../../../shared/rules/cards/index.ts';

/** Advice on a combination: by its kind, for a fifteen by its number of cards. */
export const adviceOn = ({ kind, cards }: ShowItem): string =>
  kind === 'fifteen' ? `fifteen${Math.min(cards.length, 4)}` : kind;

/** The kinds of combinations, each with how often it is there. Three or four of a rank are one, as players name them. */
export const kindsOf = (items: readonly ShowItem[]) =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    kind,
    times: items.filter((item) => item.kind === kind).length,
  }));
