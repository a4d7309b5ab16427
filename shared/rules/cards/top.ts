// What the top card of a running count scores, by the numbers of the ranks: for programs that look through many plays.

/** Cards of the running count, by rank from 0 for an ace, the newest last. A program changes it in place. */
export interface RankPile {
  readonly ranks: Uint8Array;
  length: number;
  count: number;
}

/** A running count before its first card. */
export const emptyPile = (): RankPile => ({ ranks: new Uint8Array(13), length: 0, count: 0 });

/** What a rank counts towards fifteen and thirty-one. */
export const rankPips = (rank: number): number => Math.min(rank + 1, 10);

/** What the top card scores in cribbage: fifteen or thirty-one, a pair of any size, a run. The ending of the count is left aside. */
export function topPoints({ ranks, length, count }: RankPile): number {
  const sum = count === 15 || count === 31 ? 2 : 0;
  const top = ranks[length - 1];
  let alike = 1;
  while (alike < length && ranks[length - 1 - alike] === top) alike++;
  return sum + (alike > 1 ? alike * (alike - 1) : runOnTop(ranks, length));
}

function runOnTop(ranks: Uint8Array, length: number): number {
  let held = 0;
  let run = 0;
  for (let at = length - 1; at >= 0; at--) {
    const bit = 1 << (ranks[at] as number);
    if ((held & bit) !== 0) break;
    held |= bit;
    const size = length - at;
    if (size >= 3 && 32 - Math.clz32(held / (held & -held)) === size) run = size;
  }
  return run;
}
