// What is seen and heard once, as the board can do it.
import type { Effect } from './values.ts';

/** A tone of the buzzer. */
export interface Note {
  /** 31..5000; 0 is a rest. */
  readonly hertz: number;
  /** 1..16383 */
  readonly milliseconds: number;
}

/** What is seen and heard once. */
export interface Cue {
  readonly effect?: Effect;
  /** Lane from 0 that the effect is about; null for the whole board. */
  readonly lane?: number | null;
  /** Played one after the other. */
  readonly tones?: readonly Note[];
}
