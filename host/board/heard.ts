// Whether everything that the keys did was heard: what is on its way may be a release.
import type { BoardMessage } from '../../shared/protocol/index.ts';
import type { Delivery } from './delivery.ts';
import type { Order } from './sender.ts';

/**
 * Asks the board up to which time it has told everything of its keys, in milliseconds modulo 16384. Calls back once: with the
 * first answer, for each is true whoever asked. A board up to contract 1.3 does not know the question.
 */
export function askKeyTime(delivery: Delivery, heard: (time: number) => void): void {
  const answered = (_order: Order, answer: BoardMessage): void => {
    if (answer.type !== 'keyTime') return;
    delivery.off('answered', answered);
    heard(answer.time);
  };
  delivery.on('answered', answered);
  delivery.want({ type: 'readKeyTime' });
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
