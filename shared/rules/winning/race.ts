// The race of a deal, or of its play: how often it ends with which points, and how often the dealer gets out in it.
import type { Peg } from './pegger.ts';

/** Squares of `side` lines, by points or holes of the dealer, and as many columns, by those of the pone. */
export interface Race {
  /** More than the most points. */
  readonly side: number;
  /** How often both end with these points. */
  readonly totals: Float64Array;
  /** How often the dealer gets out first with these holes to go. */
  readonly out: Float64Array;
}

export const emptyRace = (side: number): Race => ({
  side,
  totals: new Float64Array(side * side),
  out: new Float64Array(side * side),
});

/** Counts the pegs of one deal. */
export function addPegs({ side, totals, out }: Race, pegs: readonly Peg[], weight = 1): void {
  const add = (table: Float64Array, dealer: number, pone: number): void => {
    const at = Math.min(dealer, side - 1) * side + Math.min(pone, side - 1);
    table[at] = (table[at] as number) + weight;
  };
  const points: [number, number] = [0, 0];
  for (const [seat, more] of pegs) {
    // With so many holes to go the dealer gets out by this peg, unless the pone was out before.
    if (seat === 0)
      for (let toGo = points[0] + 1; toGo <= points[0] + more; toGo++) add(out, toGo, points[1] + 1);
    points[seat] += more;
  }
  add(totals, points[0], points[1]);
}

/** As shares of all deals; what was counted for the fewest holes that a pone needs holds for more. */
export function sharesOf({ side, totals, out }: Race, deals: number): Race {
  const sums = out.slice();
  for (let at = 0; at < sums.length; at++)
    if (at % side > 0) sums[at] = (sums[at] as number) + (sums[at - 1] as number);
  const share = (each: number): number => each / deals;
  return { side, totals: totals.map(share), out: sums.map(share) };
}
