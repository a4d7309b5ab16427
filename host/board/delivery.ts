// Drives the sender: turns its effects into frames and events, and wakes it when an answer is overdue.
import { EventEmitter } from 'node:events';
import {
  answerTo,
  type BoardMessage,
  type Fields,
  type HostMessage,
  STATUSES,
  type Status,
} from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { idleSender, type Order, type SenderEffect, type SenderInput, step } from './sender.ts';

export type Counters = Fields<'counters'>;

interface DeliveryEvents {
  /** The board has answered this order with a message of its own; `delivered` follows. */
  answered: [order: Order, answer: BoardMessage];
  /** The board has obeyed. The very object that was wanted. */
  delivered: [order: Order];
  /** A newer order has taken the place of this one. */
  overtaken: [order: Order, by: Order];
  refused: [order: Order, status: Status];
  /** The board has started again. */
  stranger: [];
}

interface DeliveryOptions {
  readonly send: (message: HostMessage) => void;
  readonly clock: Clock;
  /** Number of the first message, 1..127. */
  readonly first: number;
}

export class Delivery extends EventEmitter<DeliveryEvents> {
  readonly #send: (message: HostMessage) => void;
  readonly #clock: Clock;
  #state: ReturnType<typeof idleSender>;
  #cancel: () => void = () => {};
  #stopped = false;

  constructor({ send, clock, first }: DeliveryOptions) {
    super();
    this.#send = send;
    this.#clock = clock;
    this.#state = idleSender(first);
  }

  /** Number that the next message will have. */
  get next(): number {
    return this.#state.next;
  }

  /** Delivers `order`, unless a newer one for the same slot overtakes it. */
  want(order: Order): void {
    this.#feed({ type: 'want', order });
  }

  /** Takes an answer of the board; other messages do not concern it. */
  take(message: BoardMessage): void {
    const { sequence } = message;
    if (message.type === 'ack') {
      const status = STATUSES[message.status];
      if (status) this.#feed({ type: 'answer', sequence, status });
      return;
    }
    // An answer that nobody waits for any more is not told: of two answers about an entry the second would be another's.
    const { flight } = this.#state;
    if (flight?.sequence !== sequence || answerTo(flight.order.type) !== message.type) return;
    if (!this.#stopped) this.emit('answered', flight.order, message);
    this.#feed({ type: 'answer', sequence, status: 'ok' });
  }

  /** From now on it sends nothing and emits nothing. */
  stop(): void {
    this.#stopped = true;
    this.#cancel();
    this.removeAllListeners();
  }

  #feed(input: SenderInput): void {
    if (this.#stopped) return;
    const { state, effects } = step(this.#state, input, this.#clock.now());
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
    this.#wake();
  }

  #wake(): void {
    this.#cancel();
    const { flight } = this.#state;
    if (this.#stopped || !flight) return;
    const wait = Math.max(0, flight.due - this.#clock.now());
    this.#cancel = this.#clock.after(wait, () => this.#feed({ type: 'time' }));
  }

  #carryOut(effect: SenderEffect): void {
    if (this.#stopped) return;
    if (effect.type === 'send') this.#send(effect.message);
    else if (effect.type === 'delivered') this.emit('delivered', effect.order);
    else if (effect.type === 'overtaken') this.emit('overtaken', effect.order, effect.by);
    else if (effect.type === 'refused') this.emit('refused', effect.order, effect.status);
    else this.emit('stranger');
  }
}
