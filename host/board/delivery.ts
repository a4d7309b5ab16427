// Sends orders until the board has answered them: drives the sender's transitions with a clock.
import {
  type AnswerTo,
  answerTo,
  type BoardMessage,
  type Fields,
  type HostMessage,
  STATUSES,
  type Status,
} from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { BoardError } from './errors.ts';
import { idleSender, type Order, type SenderEffect, type SenderInput, step } from './sender.ts';

export type Counters = Fields<'counters'>;

/** The fields of the message that answers an order; undefined where that is an `ack`. */
export type Reply<O extends Order> =
  AnswerTo<O['type']> extends 'ack' ? undefined : Fields<AnswerTo<O['type']>>;

/** Called once: with why the board has not obeyed, or with its answer if that is more than an `ack`. */
export type Done = (error: BoardError | undefined, answer?: BoardMessage) => void;

interface DeliveryOptions {
  readonly send: (message: HostMessage) => void;
  readonly clock: Clock;
  /** Number of the first message, 1..127. */
  readonly first: number;
  /** The board refused an order. */
  readonly refused: (order: Order, error: BoardError) => void;
  /** The board does not know us: it has started again. */
  readonly restarted: () => void;
}

export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #callbacks = new Map<Order, readonly Done[]>();
  #state: ReturnType<typeof idleSender>;
  #cancel: () => void = () => {};
  #stopped: BoardError | undefined;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#state = idleSender(options.first);
  }

  /** Number of the next message. */
  get next(): number {
    return this.#state.next;
  }

  /** Delivers `order`. If a newer one for the same slot overtakes it, `done` is called with the outcome of that one. */
  send(order: Order, done?: Done): void {
    if (this.#stopped) {
      done?.(this.#stopped);
      return;
    }
    if (done) this.#add(order, [done]);
    this.#feed({ type: 'want', order });
  }

  /** Delivers `order` and resolves with the board's answer. @throws BoardError refused, or notConnected (rejects) */
  ask<O extends Order>(order: O): Promise<Reply<O>> {
    return new Promise((resolve, reject) => {
      this.send(order, (error, answer) => {
        if (error) reject(error);
        else resolve(fieldsOf(answer) as Reply<O>);
      });
    });
  }

  /** Takes an answer of the board; ignores other messages. */
  receive(message: BoardMessage): void {
    const { sequence } = message;
    if (message.type === 'ack') {
      const status = STATUSES[message.status];
      if (status) this.#feed({ type: 'answer', sequence, status });
      return;
    }
    // A late answer is ignored: the second answer about an entry would be that of the next.
    const { flight } = this.#state;
    if (flight?.sequence !== sequence || answerTo(flight.order.type) !== message.type) return;
    this.#feed({ type: 'answer', sequence, status: 'ok' }, message);
  }

  /** Sends nothing from now on. Orders under way fail with `error`, and so do later ones. */
  stop(error: BoardError): void {
    if (this.#stopped) return;
    this.#stopped = error;
    this.#cancel();
    for (const order of [...this.#callbacks.keys()]) for (const done of this.#take(order)) done(error);
  }

  #feed(input: SenderInput, answer?: BoardMessage): void {
    if (this.#stopped) return;
    const { state, effects } = step(this.#state, input, this.#options.clock.now());
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect, answer);
    this.#wake();
  }

  #wake(): void {
    this.#cancel();
    const { flight } = this.#state;
    if (this.#stopped || !flight) return;
    const { clock } = this.#options;
    this.#cancel = clock.after(Math.max(0, flight.due - clock.now()), () => this.#feed({ type: 'time' }));
  }

  #carryOut(effect: SenderEffect, answer: BoardMessage | undefined): void {
    if (this.#stopped) return;
    if (effect.type === 'send') this.#options.send(effect.message);
    else if (effect.type === 'stranger') this.#options.restarted();
    else if (effect.type === 'overtaken') this.#add(effect.by, this.#take(effect.order));
    else if (effect.type === 'refused') this.#refuse(effect.order, effect.status);
    else for (const done of this.#take(effect.order)) done(undefined, answer);
  }

  #refuse(order: Order, status: Status): void {
    const { type: message, ...values } = order;
    const error = new BoardError('refused', { message, status, values: JSON.stringify(values) });
    for (const done of this.#take(order)) done(error);
    this.#options.refused(order, error);
  }

  #add(order: Order, callbacks: readonly Done[]): void {
    if (callbacks.length > 0)
      this.#callbacks.set(order, [...(this.#callbacks.get(order) ?? []), ...callbacks]);
  }

  #take(order: Order): readonly Done[] {
    const callbacks = this.#callbacks.get(order) ?? [];
    this.#callbacks.delete(order);
    return callbacks;
  }
}

function fieldsOf(answer: BoardMessage | undefined): unknown {
  if (!answer) return undefined;
  const { type: _type, sequence: _sequence, ...fields } = answer;
  return fields;
}
