// Light effects, which the firmware runs.
import { EFFECTS, type Effect } from '../../shared/protocol/index.ts';
import { Component } from './component.ts';
import { laneNumber } from './pegs.ts';

export class Effects extends Component<Record<never, never>> {
  /** Starts an effect, from the beginning if it is running. @param lane from 0; null for the whole board */
  play(effect: Effect, lane: number | null = null): this {
    this.io.send({ type: 'effect', effect: EFFECTS.indexOf(effect), lane: laneNumber(lane) });
    return this;
  }

  stop(): this {
    return this.play('none');
  }
}
