// A mechanical contact that bounces when it closes and when it opens. Times follow the survey of switches in
// Ganssle, "A Guide to Debouncing": most settle within 1.5 ms, nearly all within 6 ms.
import { MILLISECOND } from './chip.ts';
import type { Xorshift } from './random.ts';

/** Longest bounce in milliseconds, unless another one is asked for. */
const LONGEST_BOUNCE = 4;

/** A change of a contact: at CPU cycle `time` it is closed, or open. */
export interface ContactChange {
  readonly time: number;
  readonly closed: boolean;
}

/**
 * The changes of a contact that begins to close or open at CPU cycle `time`: the first at once, the last to
 * the final state at most `longest` milliseconds later.
 */
export function bounce(
  time: number,
  closed: boolean,
  random: Xorshift,
  longest = LONGEST_BOUNCE,
): readonly ContactChange[] {
  const changes: ContactChange[] = [{ time, closed }];
  const span = random.next() * longest * MILLISECOND;
  const moments = Array.from({ length: 2 * random.below(6) }, () => Math.round(random.next() * span) + 1);
  moments.sort((a, b) => a - b);
  let state = closed;
  for (const moment of moments) {
    state = !state;
    changes.push({ time: time + moment, closed: state });
  }
  return changes;
}
