// Waiting for something that can be seen, with an end.
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK = 4;
/** How many times slower than in earnest a board may run, on a machine with much else to do, before it counts as hung. */
const SLOWEST = 10;

/**
 * A clock that goes with the board's own time, which `board` tells: what a busy machine does not emulate is not waited for. While the
 * board's clock is stopped, as without power, a tenth of the real time counts.
 */
export function boardClock(board: () => number): () => number {
  const [boardBegan, began] = [board(), performance.now()];
  return () => Math.max(board() - boardBegan, (performance.now() - began) / SLOWEST);
}

/** Resolves with true as soon as `holds`, or with false after so many milliseconds of the clock; real ones, unless one is given. */
export async function until(
  holds: () => boolean,
  limit: number,
  now: () => number = () => performance.now(),
): Promise<boolean> {
  const end = now() + limit;
  while (!holds()) {
    if (now() >= end) return false;
    await sleep(LOOK);
  }
  return true;
}

/** How many limits may pass while things go on; then they go round in circles. */
const MOST_LIMITS = 20;

interface Course {
  /** A clock that begins now. */
  readonly clock: () => () => number;
  /** Something that changes while things go on. */
  readonly signs: () => string;
}

/**
 * Resolves with true as soon as `holds`, or with false when the signs have stood still for so many milliseconds. A busy machine may
 * take any time from a key to its peg; what does not come although nothing moves any more does not come at all.
 */
export function untilIdle(holds: () => boolean, limit: number, { clock, signs }: Course): Promise<boolean> {
  const whole = clock();
  let before = signs();
  let idle = clock();
  const look = (): boolean => {
    if (holds()) return true;
    const now = signs();
    if (now !== before) idle = clock();
    before = now;
    return false;
  };
  return until(look, limit, () => Math.max(idle(), whole() / MOST_LIMITS));
}
