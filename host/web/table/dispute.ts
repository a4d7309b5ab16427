// Which count can be disputed now: what a phone offers to doubt.
import { decide, type State } from '../../../shared/rules/index.ts';
import type { Doubt } from './wire.ts';

/** The count that a dispute would be about; null where the rules would refuse one. */
export function doubtOf(state: State): Doubt | null {
  const { count } = state;
  if (count === undefined || !decide(state, { type: 'dispute' }).ok) return null;
  return { seat: count.seat, hand: count.hand ?? null, points: count.claimed };
}
