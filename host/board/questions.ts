// Orders whose callers wait for the outcome. Each outcome goes to all who wait for it.
import type { AnswerTo, BoardMessage, Fields, Status } from '../../shared/protocol/index.ts';
import type { Delivery } from './delivery.ts';
import { BoardError } from './errors.ts';
import type { Order } from './sender.ts';

/** The fields of the message that answers an order; undefined where that is an `ack`. */
export type Reply<O extends Order> =
  AnswerTo<O['type']> extends 'ack' ? undefined : Fields<AnswerTo<O['type']>>;

interface Waiter {
  resolve(outcome: unknown): void;
  reject(error: BoardError): void;
}

export class Questions {
  readonly #delivery: Delivery;
  readonly #waiting = new Map<Order, readonly Waiter[]>();

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
    delivery.on('answered', (order, answer) => this.#resolve(order, fieldsOf(answer)));
    delivery.on('delivered', (order) => this.#resolve(order, undefined));
    // An order that is overtaken by the next one is answered with it.
    delivery.on('overtaken', (order, by) => this.#add(by, this.#take(order)));
    delivery.on('refused', (order, status) => this.#reject(order, refusal(order, status)));
  }

  /** Delivers an order. @throws BoardError refused, or notConnected (rejects) */
  ask<O extends Order>(order: O): Promise<Reply<O>> {
    const outcome = new Promise<unknown>((resolve, reject) => this.#add(order, [{ resolve, reject }]));
    this.#delivery.want(order);
    return outcome as Promise<Reply<O>>;
  }

  /** The board is gone: nobody waits any longer. */
  fail(error: BoardError): void {
    for (const order of [...this.#waiting.keys()]) this.#reject(order, error);
  }

  #add(order: Order, waiters: readonly Waiter[]): void {
    if (waiters.length > 0) this.#waiting.set(order, [...(this.#waiting.get(order) ?? []), ...waiters]);
  }

  #resolve(order: Order, outcome: unknown): void {
    for (const { resolve } of this.#take(order)) resolve(outcome);
  }

  #reject(order: Order, error: BoardError): void {
    for (const { reject } of this.#take(order)) reject(error);
  }

  #take(order: Order): readonly Waiter[] {
    const waiters = this.#waiting.get(order) ?? [];
    this.#waiting.delete(order);
    return waiters;
  }
}

/** The error of an order that the board refused. */
export function refusal({ type: message, ...values }: Order, status: Status): BoardError {
  return new BoardError('refused', { message, status, values: JSON.stringify(values) });
}

function fieldsOf(message: BoardMessage): unknown {
  const { type: _type, sequence: _sequence, ...fields } = message;
  return fields;
}
