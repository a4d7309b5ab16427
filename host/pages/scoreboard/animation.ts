// Pegs that walk hole by hole from where they are shown to where they stand.
import type { LanePegs } from '../../../shared/protocol/index.ts';

/** Milliseconds between two holes. */
const STEP = 70;

/** A longer way is jumped: a table joined late, another game, a new lap. */
const LONGEST_WALK = 40;

/**
 * The pegs one hole further on their way. As on the table, the rear peg is lifted first, over the front peg, and then walks: what
 * is walked by is the new front peg.
 */
function stepToward(shown: readonly LanePegs[], target: readonly LanePegs[]): readonly LanePegs[] {
  return target.map((to, lane) => {
    const from = shown[lane];
    const way = from === undefined ? 0 : to.front - from.front;
    if (from === undefined || way === 0 || Math.abs(way) > LONGEST_WALK) return to;
    return { front: from.front + Math.sign(way), rear: to.rear };
  });
}

/** Whether they have arrived. */
const arrived = (shown: readonly LanePegs[], target: readonly LanePegs[]): boolean =>
  shown.length === target.length &&
  target.every(({ front, rear }, lane) => shown[lane]?.front === front && shown[lane]?.rear === rear);

/** Walks pegs, at once or hole by hole, and says where they are. */
export class Walk {
  readonly #seen: (pegs: readonly LanePegs[]) => void;
  #shown: readonly LanePegs[] = [];
  #target: readonly LanePegs[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seen: (pegs: readonly LanePegs[]) => void) {
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
      : setTimeout(() => {
          this.#timer = undefined;
          this.#step();
        }, STEP);
  }
}
