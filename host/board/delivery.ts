// Drives the sender: turns its effects into frames and events, and wakes it when an answer is overdue.
import { EventEmitter } from 'node:events';
import {
  type BoardMessage,
  type HostMessage,
  type Message,
  STATUSES,
  type Status,
} from '../../shared/protocol/index.ts';
import type { Clock } from './clock.ts';
import { idleSender, type Order, type SenderEffect, type SenderInput, step } from './sender.ts';

export type Counters = Omit<Message<'counters'>, 'type' | 'sequence'>;

export interface DeliveryEvents {
  /** The board has obeyed. The very object that was wanted. */
  delivered: [order: Order];
  refused: [order: Order, status: Status];
  /** The board has started again. */
  stranger: [];
  counters: [counters: Counters];
  health: [health: Omit<Message<'health'>, 'type' | 'sequence'>];
  entry: [entry: Omit<Message<'entry'>, 'type' | 'sequence'>];
}

export interface DeliveryOptions {
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
    const status = message.type === 'ack' ? STATUSES[message.status] : undefined;
    if (status) this.#feed({ type: 'answer', sequence, status });
    if (message.type !== 'counters' && message.type !== 'health' && message.type !== 'entry') return;
    // One that is no longer asked for is not told: of two answers about an entry the second would be another's.
    const asked = this.#state.flight?.sequence === sequence;
    if (asked && !this.#stopped) this.#tell(message);
    this.#feed({ type: 'answer', sequence, status: 'ok' });
  }

  #tell(message: Message<'counters' | 'health' | 'entry'>): void {
    const { type, sequence: _sequence, ...fields } = message;
    if (type === 'counters') this.emit('counters', fields as Counters);
    else if (type === 'health') this.emit('health', fields as Omit<Message<'health'>, 'type' | 'sequence'>);
    else this.emit('entry', fields as Omit<Message<'entry'>, 'type' | 'sequence'>);
  }

  /** Sends nothing and says nothing from now on. */
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
    else if (effect.type === 'refused') this.emit('refused', effect.order, effect.status);
    else this.emit('stranger');
  }
}
