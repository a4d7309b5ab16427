// Cycles in which everybody meets everybody once, by position: the circle, and two sides of which one moves.

/** Two positions that meet; the first is the side that deals first where first deals alternate. */
export type Meeting = readonly [number, number];

/**
 * The circle for an even number of positions: `size - 1` rounds. One stays, the others move by one. First deals differ by at
 * most one over the cycle: the side of a pair goes by its distance from the turning point.
 */
export function circleCycle(size: number): readonly (readonly Meeting[])[] {
  const ring = size - 1;
  return Array.from({ length: ring }, (_, round) =>
    Array.from({ length: size / 2 }, (__, step): Meeting => {
      if (step === 0) return round % 2 === 0 ? [round, ring] : [ring, round];
      const ahead = (round + step) % ring;
      const behind = (round - step + ring) % ring;
      return step % 2 === 1 ? [ahead, behind] : [behind, ahead];
    }),
  );
}

/**
 * Two sides of `size / 2`; the second moves `move` tables between rounds, and one more whenever it would meet again. Once the
 * sides have met, each plays within itself: with an odd number on a side, the two that would sit out meet, which is the
 * shift that was left out before.
 */
export function sidesCycle(size: number, move: number): readonly (readonly Meeting[])[] {
  const half = size / 2;
  const shifts = shiftsOf(half, move).filter((shift) => half % 2 === 0 || shift !== 0);
  const across = shifts.map((shift, round) =>
    Array.from({ length: half }, (_, table) => facing(table, half + ((table + shift) % half), round)),
  );
  return [...across, ...(half % 2 === 0 ? within(half) : withinOdd(half))];
}

/** Every shift once, in the order in which a side that moves by `move` comes to it. */
function shiftsOf(half: number, move: number): readonly number[] {
  const order: number[] = [];
  for (let shift = 0; order.length < half; shift = (shift + move) % half) {
    while (order.includes(shift)) shift = (shift + 1) % half;
    order.push(shift);
  }
  return order;
}

const facing = (left: number, right: number, round: number): Meeting =>
  round % 2 === 0 ? [left, right] : [right, left];

/** Both sides within themselves, an even number on each. */
const within = (half: number): readonly (readonly Meeting[])[] =>
  circleCycle(half).map((round) => [
    ...round,
    ...round.map(([first, second]): Meeting => [first + half, second + half]),
  ]);

/** Both sides within themselves, an odd number on each: the two without an opponent meet each other. */
const withinOdd = (half: number): readonly (readonly Meeting[])[] =>
  circleCycle(half + 1).map((round, turn) =>
    round.flatMap(([first, second]): readonly Meeting[] => {
      if (first === half || second === half) {
        const idle = first === half ? second : first;
        return [facing(idle, idle + half, turn)];
      }
      return [
        [first, second],
        [first + half, second + half],
      ];
    }),
  );
