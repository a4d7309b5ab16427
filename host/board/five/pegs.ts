// The pegs of a sketch: two lit holes in each lane.
import { HOLES, type LanePegs } from '../../../shared/protocol/index.ts';
import type { PartOptions } from '../part.ts';
import { FivePart } from './part.ts';

const START: LanePegs = { front: 0, rear: 0 };

/** Lanes count from 0. Hole 0 is the start, which is dark, and 121 the game hole. */
export class FivePegs extends FivePart {
  #lanes: readonly LanePegs[];

  constructor(options: PartOptions) {
    super(options);
    this.#lanes = Array.from({ length: this.io.lanes }, () => START);
  }

  /** Front and rear peg of each lane, as they were wanted last. */
  get lanes(): readonly LanePegs[] {
    return this.#lanes;
  }

  /** Lights two holes of a lane. @throws RangeError if there is no such lane or hole */
  place(lane: number, front: number, rear = 0): this {
    this.#check(lane);
    for (const hole of [front, rear])
      if (!Number.isInteger(hole) || hole < 0 || hole > HOLES)
        throw new RangeError(`${hole} is not a hole from 0 to ${HOLES}`);
    this.#lanes = this.#lanes.with(lane, { front, rear });
    this.#show();
    return this;
  }

  /** Pegs so many holes: the rear peg jumps ahead of the front peg, at most to the game hole. */
  advance(lane: number, holes: number): this {
    const { front } = this.#lanes[this.#check(lane)] ?? START;
    return this.place(lane, Math.min(HOLES, front + holes), front);
  }

  /** Takes the pegs out of one lane, or of all. */
  clear(lane?: number): this {
    const only = lane === undefined ? undefined : this.#check(lane);
    this.#lanes = this.#lanes.map((pegs, each) => (only === undefined || each === only ? START : pegs));
    this.#show();
    return this;
  }

  #show(): void {
    const lit = ({ front, rear }: LanePegs): number => (this.io.laps || rear <= front ? rear : 0);
    this.want({ type: 'pegs', holes: this.#lanes.map((pegs) => ({ front: pegs.front, rear: lit(pegs) })) });
  }

  #check(lane: number): number {
    if (lane in this.#lanes) return lane;
    throw new RangeError(`${lane} is no lane of a board with ${this.#lanes.length}, counted from 0`);
  }
}
