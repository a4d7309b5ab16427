// What the components of a sketch have in common: they need a board whose io is ours.
import type { PartOptions } from '../part.ts';
import { StatePart } from '../part.ts';
import { MugginsIO } from './io.ts';

/** A component on a Muggins board. Emits `shown` when the board has acknowledged all that it was told. */
export class FivePart extends StatePart {
  declare readonly io: MugginsIO;

  /** @throws TypeError if the io of the board is another, or it is not ready */
  constructor(options: PartOptions) {
    super(options);
    if (!(this.io instanceof MugginsIO))
      throw new TypeError('the board has another io: make it by new five.Board({ io: new MugginsIO() })');
  }
}
