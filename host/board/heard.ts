// Whether everything that the keys did was heard: what is on its way may be a release.
import type { Delivery } from './delivery.ts';
import type { Order } from './sender.ts';

/** Asks the board up to which time it has told everything of its keys. A board up to contract 1.3 does not know the question. */
export class KeyTimes {
  readonly #delivery: Delivery;
  #waiting: readonly ((time: number) => void)[] = [];

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
    delivery.on('answered', (_order, answer) => {
      if (answer.type === 'keyTime') this.#answered(answer.time);
    });
  }

  /** Calls back once, with milliseconds modulo 16384: by the next answer, for each is true whoever asked. */
  ask(heard: (time: number) => void): void {
    this.#waiting = [...this.#waiting, heard];
    this.#delivery.want({ type: 'readKeyTime' });
  }

  #answered(time: number): void {
    const heard = this.#waiting;
    this.#waiting = [];
    for (const each of heard) each(time);
  }
}

/** Asks the board whether it is there, and calls back when all that it had said before was heard. */
export function askPresence(delivery: Delivery, heard: () => void): void {
  let question: Order = { type: 'ping' };
  const delivered = (order: Order): void => {
    if (order === question) {
      delivery.off('delivered', delivered);
      heard();
    } else if (order.type === 'ping') {
      // The answer to an older question; or a newer one, of the heartbeat, has overtaken ours.
      question = { type: 'ping' };
      delivery.want(question);
    }
  };
  delivery.on('delivered', delivered);
  delivery.want(question);
}
