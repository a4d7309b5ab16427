// A side's two pegs and how they walk.

/** The two pegs of a side: `front` is its score, `rear` the score before the last points. 0 is the start. */
export interface Pegs {
  readonly front: number;
  readonly rear: number;
}

/** Both pegs at the start. */
export const START: Pegs = { front: 0, rear: 0 };

/** The rear peg jumps `points` ahead of the front peg, never past the game hole. Nothing scored: untouched (ACC 8.2). */
export const advance = (pegs: Pegs, points: number, target: number): Pegs =>
  points === 0 ? pegs : { front: Math.min(pegs.front + points, target), rear: pegs.front };
