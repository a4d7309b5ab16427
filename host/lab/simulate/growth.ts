// Whether a table's memory grows: the slope of its heap over the hours.

/** Table hours in which everything is learnt that is learnt once. */
const LEARNING = 10;
/** Table hours after them that it takes to tell growth from the noise. */
const ENOUGH = 20;

/**
 * Bytes by which the heap has grown in a table hour, by one figure for each hour; null where there are too few to say. It is the
 * middle one of the slopes between any two hours (Theil and Sen): up to a quarter of the figures may be anything.
 */
export function growthOf(heap: readonly number[]): number | null {
  const learnt = heap.slice(LEARNING);
  if (learnt.length < ENOUGH) return null;
  const slopes = learnt
    .flatMap((late, at) => learnt.slice(0, at).map((early, from) => (late - early) / (at - from)))
    .sort((a, b) => a - b);
  return slopes[slopes.length >> 1] ?? null;
}
