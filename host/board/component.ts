// What the components of a Muggins board share. They take no pins: the firmware runs their parts.
import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import five from 'johnny-five';
import { MugginsIO } from './io.ts';
import { type Order, slotOf } from './sender.ts';

/** A `five.Board` on a MugginsIO. */
export interface BoardLike {
  readonly io: unknown;
}

export interface ComponentOptions {
  readonly board: BoardLike;
}

/** A component in Johnny-Five's manner. */
export class Component<Events extends Record<keyof Events, unknown[]>> extends EventEmitter<Events> {
  declare readonly board: BoardLike;
  declare readonly io: MugginsIO;
  declare readonly id: string;

  /** @throws TypeError if the board has another io */
  constructor({ board }: ComponentOptions) {
    super();
    if (!(board.io instanceof MugginsIO))
      throw new TypeError('the board needs a MugginsIO: new five.Board({ io: new MugginsIO() })');
    const options = five.Board.Options({ board: board as five.Board });
    five.Board.Component.call(this, options, { requestPin: false, normalizePin: false });
  }
}

interface Wanted {
  readonly order: Order;
  readonly state: 'sent' | 'done' | 'refused';
}

/** A component that keeps a part of the board in a wanted state. Emits `shown` when the board has acknowledged all of it. */
export class StateComponent extends Component<{ shown: [] }> {
  readonly #wanted = new Map<string, Wanted>();

  /** True if the board has acknowledged everything. */
  get settled(): boolean {
    return [...this.#wanted.values()].every(({ state }) => state === 'done');
  }

  /** Sends an order unless it is the one wanted already. What was refused can be asked for again. */
  protected want(order: Order): void {
    const slot = slotOf(order);
    const before = this.#wanted.get(slot);
    if (before && before.state !== 'refused' && isDeepStrictEqual(before.order, order)) return;
    this.#wanted.set(slot, { order, state: 'sent' });
    this.io.send(order, (error) => {
      if (this.#wanted.get(slot)?.order !== order) return;
      this.#wanted.set(slot, { order, state: error ? 'refused' : 'done' });
      if (this.settled) this.emit('shown');
    });
  }
}
