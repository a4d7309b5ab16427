// Questions to a board in memory: each caller gets the outcome of the order that the board obeyed in the end.
import { expect, test } from 'vitest';
import type { HostMessage } from '../../shared/protocol/index.ts';
import { Delivery } from './delivery.ts';
import { BoardError } from './errors.ts';
import { Questions } from './questions.ts';

function bench() {
  const sent: HostMessage[] = [];
  const clock = { now: () => 0, after: () => () => {} };
  const delivery = new Delivery({ send: (message) => sent.push(message), clock, first: 1 });
  return { sent, delivery, questions: new Questions(delivery) };
}
const ack = (sequence: number, status = 0) => ({ type: 'ack', sequence, status }) as const;
const counters = {
  badChecksum: 1,
  badFrame: 2,
  rxOverrun: 3,
  rxOverflow: 4,
  keyResend: 5,
  keyLost: 6,
  frames: 7,
};

test('a message that answers is told by its fields, an ack by nothing', async () => {
  const { delivery, questions } = bench();
  const asked = questions.ask({ type: 'readCounters' });
  const pinged = questions.ask({ type: 'ping' });
  delivery.take({ type: 'counters', sequence: 1, ...counters });
  delivery.take(ack(2));
  expect(await Promise.all([asked, pinged])).toEqual([counters, undefined]);
});

test('an order that a newer one overtakes is answered with it, whoever sent that', async () => {
  const { delivery, questions, sent } = bench();
  const first = questions.ask({ type: 'selfTest', on: 1 });
  const second = questions.ask({ type: 'selfTest', on: 0 });
  const third = questions.ask({ type: 'selfTest', on: 1 });
  delivery.want({ type: 'selfTest', on: 0 });
  let told = 0;
  void second.then(() => told++);
  delivery.take(ack(1));
  await first;
  expect(told).toBe(0);
  delivery.take(ack(2));
  await Promise.all([second, third]);
  expect(sent.map((message) => message.type === 'selfTest' && message.on)).toEqual([1, 0]);
});

test('a refusal rejects those who asked, and a lost board rejects all', async () => {
  const { delivery, questions } = bench();
  const asked = [{ type: 'readHealth' }, { type: 'ping' }, { type: 'readEntry' }] as const;
  const outcomes = Promise.allSettled(asked.map((order) => questions.ask(order)));
  delivery.take(ack(1, 4));
  questions.fail(new BoardError('notConnected', { port: 'here' }));
  expect(await outcomes).toMatchObject([
    { reason: { code: 'refused', details: { message: 'readHealth', status: 'unknownMessage' } } },
    { reason: { code: 'notConnected' } },
    { reason: { code: 'notConnected' } },
  ]);
});
