// The pegs, and the indicator pixels that say whose crib and whose turn it is.
import { EFFECTS, type Effect, type LanePegs } from '../../shared/protocol/index.ts';
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
