// What cards thrown to the crib are worth on average, where the others throw as `sensible-1` says. Derived from the study, not written: in
// hundredths of a point in cribs.json.

import type { CribRole } from '../rules/study/index.ts';
import cribs from './cribs.json' with { type: 'json' };

/** Average cribs by the cards thrown. */
export interface CribTable {
  /** Two cards: a line for each rank from the ace, from its pair up, in points. */
  readonly two: readonly (readonly number[])[];
  /** One card, by rank. */
  readonly one: readonly number[];
}

const points = (hundredths: readonly number[]): readonly number[] => hundredths.map((each) => each / 100);
const table = ({ two, one }: CribTable): CribTable => ({ two: two.map(points), one: points(one) });

/** For the dealer's side, and for the others. Two cards as thrown in six-card, one as with four players. */
export const CRIBS: Readonly<Record<CribRole, CribTable>> = {
  dealer: table(cribs.dealer),
  pone: table(cribs.pone),
};

/** The average crib with these ranks thrown, from 0 for an ace; nothing thrown is an average crib. */
export function cribAverage({ two, one }: CribTable, ranks: readonly number[]): number {
  const [a, b] = ranks.toSorted((x, y) => x - y);
  if (a === undefined) return AVERAGE_CRIB;
  return (b === undefined ? one[a] : two[a]?.[b - a]) ?? AVERAGE_CRIB;
}

/** What a crib counts on average. */
const AVERAGE_CRIB = 4.65;
