// The pegs, and the indicator pixels that say whose crib and whose turn it is.
import {
  beginsFar,
  EFFECTS,
  type Effect,
  type LaneEnds,
  type LanePegs,
  MAX_LANES,
} from '../../shared/protocol/index.ts';
import { Part, type PartOptions, StatePart } from './part.ts';

/** Emits `shown` when the board has acknowledged the pegs. */
export class PegLights extends StatePart {
  readonly #laps: boolean;

  /** @param laps false for a board that refuses a rear peg of the lap before: it stays dark there */
  constructor(options: PartOptions, laps: boolean) {
    super(options);
    this.#laps = laps;
  }

  /** The whole peg state: one entry for each lane that the board has. */
  set(lanes: readonly LanePegs[]): void {
    const lit = ({ front, rear }: LanePegs): number => (this.#laps || rear <= front ? rear : 0);
    this.want({ type: 'pegs', holes: lanes.map((lane) => ({ front: lane.front, rear: lit(lane) })) });
  }
}

/** Where the lanes begin, and the sides on a later lap. Emits `shown` when the board has acknowledged them. */
export class LaneMarks extends StatePart {
  readonly #known: boolean;
  #farEnds = 0;
  #laps: number | undefined;

  /** @param known false for a board whose firmware has neither: it shows all lanes from the start */
  constructor(options: PartOptions, known: boolean) {
    super(options);
    this.#known = known;
  }

  /** Where the lanes begin: sent with the first view, and at once after it. */
  turn(ends: LaneEnds): void {
    this.#farEnds = bits((lane) => beginsFar(ends, lane)) >> 1;
    this.#send();
  }

  /** Lane by lane, whether its side is on a later lap. */
  set(laps: readonly boolean[]): void {
    this.#laps = bits((lane) => laps[lane] === true);
    this.#send();
  }

  #send(): void {
    if (this.#known && this.#laps !== undefined)
      this.want({ type: 'lanes', farEnds: this.#farEnds, laps: this.#laps });
  }
}

const bits = (of: (lane: number) => boolean): number =>
  Array.from({ length: MAX_LANES }, (_, lane) => (of(lane) ? 1 << lane : 0)).reduce(
    (sum, bit) => sum + bit,
    0,
  );

/** Emits `shown` when the board has acknowledged them. */
export class Indicators extends StatePart {
  /** Lanes from 0; null for nobody. */
  set({ dealer, turn }: { readonly dealer: number | null; readonly turn: number | null }): void {
    this.want({ type: 'indicators', dealer: laneNumber(dealer), turn: laneNumber(turn) });
  }
}

/** Light effects that run on the board by themselves. */
export class Effects extends Part {
  /** Starts an effect, from the beginning if it is running. @param lane from 0; null for the whole board */
  play(effect: Effect, lane: number | null = null): void {
    this.io.want({ type: 'effect', effect: EFFECTS.indexOf(effect), lane: laneNumber(lane) });
  }

  stop(): void {
    this.play('none');
  }
}

/** On the wire lanes count from 1, and 0 is nobody or the whole board. */
const laneNumber = (lane: number | null): number => (lane === null ? 0 : lane + 1);
