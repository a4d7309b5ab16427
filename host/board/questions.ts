// What a board is asked once: its counters, its health, the self-test. Each answer goes to all who wait for it.
import type { Counters, Delivery } from './delivery.ts';
import { BoardError } from './errors.ts';
import { type BoardHealth, boardHealth } from './health.ts';
import type { Order } from './sender.ts';

interface Waiter<T> {
  resolve(value: T): void;
  reject(error: BoardError): void;
}

/** Those who wait for one kind of answer. */
class Waiters<T> {
  #waiting: readonly Waiter<T>[] = [];

  add(): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting = [...this.#waiting, { resolve, reject }];
    });
  }

  tell(value: T): void {
    for (const { resolve } of this.#take()) resolve(value);
  }

  fail(error: BoardError): void {
    for (const { reject } of this.#take()) reject(error);
  }

  #take(): readonly Waiter<T>[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }
}

export class Questions {
  readonly #delivery: Delivery;
  readonly #countersWaiters = new Waiters<Counters>();
  readonly #healthWaiters = new Waiters<BoardHealth>();
  readonly #selfTests = new Map<Order, Waiters<void>>();

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
    delivery.on('counters', (counters) => this.#countersWaiters.tell(counters));
    delivery.on('health', (health) => this.#healthWaiters.tell(boardHealth(health)));
    delivery.on('delivered', (order) => this.#answered(order));
    delivery.on('refused', (order, status) => {
      const { type: message, ...values } = order;
      this.#answered(order, new BoardError('refused', { message, status, values: JSON.stringify(values) }));
    });
  }

  counters(): Promise<Counters> {
    const answer = this.#countersWaiters.add();
    this.#delivery.want({ type: 'readCounters' });
    return answer;
  }

  health(): Promise<BoardHealth> {
    const answer = this.#healthWaiters.add();
    this.#delivery.want({ type: 'readHealth' });
    return answer;
  }

  selfTest(on: boolean): Promise<void> {
    const order: Order = { type: 'selfTest', on: on ? 1 : 0 };
    const waiters = new Waiters<void>();
    // A wish that is overtaken by the next one is answered with it.
    for (const [earlier, others] of this.#selfTests) {
      waiters.add().then(
        () => others.tell(),
        (error: BoardError) => others.fail(error),
      );
      this.#selfTests.delete(earlier);
    }
    this.#selfTests.set(order, waiters);
    const answer = waiters.add();
    this.#delivery.want(order);
    return answer;
  }

  /** The board is gone: nobody waits any longer. */
  fail(error: BoardError): void {
    this.#countersWaiters.fail(error);
    this.#healthWaiters.fail(error);
    for (const waiters of this.#selfTests.values()) waiters.fail(error);
    this.#selfTests.clear();
  }

  #answered(order: Order, error?: BoardError): void {
    if (error && order.type === 'readCounters') this.#countersWaiters.fail(error);
    if (error && order.type === 'readHealth') this.#healthWaiters.fail(error);
    const waiters = this.#selfTests.get(order);
    this.#selfTests.delete(order);
    if (error) waiters?.fail(error);
    else waiters?.tell();
  }
}
