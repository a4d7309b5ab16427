// One step of pegs that walk: hole by hole, until they are where they stand.
import type { LanePegs } from '../../../shared/protocol/index.ts';

/** A longer way is jumped: a table joined late, another game, a new lap. */
const LONGEST_WALK = 40;

/**
 * The pegs one hole further on their way. As on the table, the rear peg is lifted first, over the front peg, and then walks: what
 * is walked by is the new front peg.
 */
export function stepToward(shown: readonly LanePegs[], target: readonly LanePegs[]): readonly LanePegs[] {
  return target.map((to, lane) => {
    const from = shown[lane];
    const way = from === undefined ? 0 : to.front - from.front;
    if (from === undefined || way === 0 || Math.abs(way) > LONGEST_WALK) return to;
    return { front: from.front + Math.sign(way), rear: to.rear };
  });
}

/** Whether they have arrived. */
export const arrived = (shown: readonly LanePegs[], target: readonly LanePegs[]): boolean =>
  shown.length === target.length &&
  target.every(({ front, rear }, lane) => shown[lane]?.front === front && shown[lane]?.rear === rear);
