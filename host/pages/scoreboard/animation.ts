// Pegs that walk hole by hole from where they are shown to where they stand. No clock here: one call is one step.
import type { LanePegs } from '../../../shared/protocol/index.ts';
import { arrived, stepToward } from './pegstep.ts';

/** Milliseconds between two holes. */
const STEP = 70;

/** The clock of a walk: `set` returns what `clear` takes. */
interface Pace {
  set(milliseconds: number, then: () => void): unknown;
  clear(timer: unknown): void;
}

/** Walks pegs, at once or hole by hole, and says where they are. */
export class Walk {
  readonly #pace: Pace;
  readonly #seen: (pegs: readonly LanePegs[]) => void;
  #shown: readonly LanePegs[] = [];
  #target: readonly LanePegs[] = [];
  #timer: unknown;

  constructor(pace: Pace, seen: (pegs: readonly LanePegs[]) => void) {
    this.#pace = pace;
    this.#seen = seen;
  }

  /** Where they are to go. `still`: without a walk, for those who do not want things to move. */
  to(target: readonly LanePegs[], still = false): void {
    this.#target = target;
    if (still) this.#shown = target;
    if (this.#timer === undefined) this.#step();
  }

  #step(): void {
    this.#shown = stepToward(this.#shown, this.#target);
    this.#seen(this.#shown);
    this.#timer = arrived(this.#shown, this.#target)
      ? undefined
      : this.#pace.set(STEP, () => {
          this.#timer = undefined;
          this.#step();
        });
  }

  stop(): void {
    this.#pace.clear(this.#timer);
    this.#timer = undefined;
  }
}
