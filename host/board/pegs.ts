// The lights: pegs of each lane, the pixels for crib and turn, and the lap marks.
import {
  beginsFar,
  HOLES,
  type LaneCount,
  type LaneEnds,
  type LanePegs,
  MAX_LANES,
} from '../../shared/protocol/index.ts';
import { type ComponentOptions, StateComponent } from './component.ts';

const START: LanePegs = { front: 0, rear: 0 };

/** A lane from 0, or null for none. */
export interface Indicators {
  readonly dealer: number | null;
  readonly turn: number | null;
}

export interface Marks {
  /** Lane by lane, whether it is on a later lap. */
  readonly laps?: readonly boolean[] | undefined;
  readonly ends?: LaneEnds | undefined;
}

/** Lanes count from 0. Hole 0 is the start, which is dark, and 121 the game hole. */
export class Pegs extends StateComponent {
  #lanes: readonly LanePegs[];

  constructor(options: ComponentOptions) {
    super(options);
    this.#lanes = Array.from({ length: this.io.lanes }, () => START);
  }

  /** Front and rear peg of each lane, as last set. */
  get lanes(): readonly LanePegs[] {
    return this.#lanes;
  }

  /** Lights two holes of a lane. @throws RangeError if there is no such lane or hole */
  place(lane: number, front: number, rear = 0): this {
    this.#check(lane);
    return this.set(this.#lanes.with(lane, { front, rear }));
  }

  /** Pegs so many holes: the rear peg jumps ahead of the front peg, at most to the game hole. */
  advance(lane: number, holes: number): this {
    const { front } = this.#lanes[this.#check(lane)] ?? START;
    return this.place(lane, Math.min(HOLES, front + holes), front);
  }

  /** Takes the pegs out of one lane, or of all. */
  clear(lane?: number): this {
    const only = lane === undefined ? undefined : this.#check(lane);
    return this.set(this.#lanes.map((pegs, each) => (only === undefined || each === only ? START : pegs)));
  }

  /** Lights all lanes; those left out are empty. @throws RangeError as `place` */
  set(lanes: readonly LanePegs[]): this {
    checkPegs(lanes, this.io.lanes);
    this.#lanes = Array.from({ length: this.io.lanes }, (_, lane) => lanes[lane] ?? START);
    this.want({ type: 'pegs', holes: this.#lanes });
    return this;
  }

  /** Lights the pixels that show whose crib and whose turn it is. */
  indicate({ dealer, turn }: Indicators): this {
    this.want({ type: 'indicators', dealer: laneNumber(dealer), turn: laneNumber(turn) });
    return this;
  }

  /** Shows where lanes begin, and which are on a later lap. */
  mark({ laps = [], ends = 'same' }: Marks): this {
    const farEnds = bits((lane) => beginsFar(ends, lane)) >> 1;
    this.want({ type: 'lanes', farEnds, laps: bits((lane) => laps[lane] === true) });
    return this;
  }

  #check(lane: number): number {
    if (lane in this.#lanes) return lane;
    throw new RangeError(`${lane} is no lane of a board with ${this.#lanes.length}, counted from 0`);
  }
}

/** @throws RangeError naming the lane or hole that a board with so many lanes lacks */
export function checkPegs(pegs: readonly LanePegs[], lanes: LaneCount): void {
  if (pegs.length > lanes) throw new RangeError(`pegs: ${pegs.length} lanes on a board with ${lanes}`);
  for (const hole of pegs.flatMap(({ front, rear }) => [front, rear]))
    if (!Number.isInteger(hole) || hole < 0 || hole > HOLES)
      throw new RangeError(`${hole} is not a hole from 0 to ${HOLES}`);
}

/** On the wire lanes count from 1; 0 is none, or the whole board. */
export const laneNumber = (lane: number | null): number => (lane === null ? 0 : lane + 1);

const bits = (of: (lane: number) => boolean): number =>
  Array.from({ length: MAX_LANES }, (_, lane) => (of(lane) ? 1 << lane : 0)).reduce(
    (sum, bit) => sum + bit,
    0,
  );
