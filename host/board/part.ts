// What our Johnny-Five components have in common.
import { EventEmitter } from 'node:events';
import five from 'johnny-five';
import type { BoardIo } from './io.ts';
import { type Order, slotOf } from './sender.ts';

export interface PartOptions {
  /** Always named: Johnny-Five would otherwise take the first board it ever saw. */
  readonly board: five.Board;
}

/** A component in Johnny-Five's manner. It takes no pin: its part is run by the firmware. */
export class Part extends EventEmitter {
  declare readonly board: five.Board;
  declare readonly io: BoardIo;
  declare readonly id: string;

  constructor(options: PartOptions) {
    super();
    five.Board.Component.call(this, five.Board.Options(options), { requestPin: false, normalizePin: false });
  }
}

/** A component that keeps a part of the board in a wanted state. Emits `shown` when all of it is acknowledged. */
export class StatePart extends Part {
  readonly #wanted = new Map<string, { readonly order: Order; readonly text: string; done: boolean }>();

  constructor(options: PartOptions) {
    super(options);
    this.io.on('delivered', (order: Order) => this.#delivered(order));
    this.io.on('refused', (order: Order) => this.#refused(order));
  }

  /** True if the board has acknowledged everything that was wanted. */
  get settled(): boolean {
    return [...this.#wanted.values()].every(({ done }) => done);
  }

  /** Sends an order unless it is the one already wanted in its slot. */
  protected want(order: Order): void {
    const text = JSON.stringify(order);
    const slot = slotOf(order);
    if (this.#wanted.get(slot)?.text === text) return;
    this.#wanted.set(slot, { order, text, done: false });
    this.io.want(order);
  }

  #delivered(order: Order): void {
    const entry = this.#wanted.get(slotOf(order));
    if (entry?.order !== order) return;
    entry.done = true;
    if (this.settled) this.emit('shown');
  }

  // It is not shown; the same state may be asked for again.
  #refused(order: Order): void {
    const slot = slotOf(order);
    if (this.#wanted.get(slot)?.order === order) this.#wanted.set(slot, { order, text: '', done: false });
  }
}
