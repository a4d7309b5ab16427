import { expect, test, vi } from 'vitest';
import type { HostMessage } from '../../shared/protocol/index.ts';
import { systemClock } from '../system/clock.ts';
import { Delivery } from './delivery.ts';
import { BoardError } from './errors.ts';
import { underFakeTime } from './testing/bench.ts';
import { COUNTERS } from './testing/device.ts';

underFakeTime();

function bench() {
  const sent: HostMessage[] = [];
  const events: unknown[] = [];
  const delivery = new Delivery({
    send: (message) => sent.push(message),
    clock: systemClock,
    first: 1,
    refused: ({ type }, { code }) => events.push([type, code]),
    restarted: () => events.push('restarted'),
  });
  return { sent, events, delivery };
}

const ack = (sequence: number, status = 0) => ({ type: 'ack', sequence, status }) as const;
const GONE = new BoardError('notConnected', { port: 'here' });

test('at most one timer runs, and only while an answer is due', () => {
  const { sent, delivery } = bench();
  delivery.send({ type: 'ping' });
  delivery.send({ type: 'indicators', dealer: 1, turn: 0 });
  delivery.send({ type: 'indicators', dealer: 2, turn: 0 });
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60);
  expect(sent.map(({ sequence }) => sequence)).toEqual([1, 1]);
  expect(vi.getTimerCount()).toBe(1);
  delivery.receive(ack(1));
  expect(sent.at(-1)).toEqual({ type: 'indicators', sequence: 2, dealer: 2, turn: 0 });
  delivery.receive(ack(2));
  expect(vi.getTimerCount()).toBe(0);
});

test('a message that answers resolves to its fields, an ack to nothing; other answers are ignored', async () => {
  const { delivery } = bench();
  let open = true;
  const counters = delivery.ask({ type: 'readCounters' }).finally(() => {
    open = false;
  });
  const pinged = delivery.ask({ type: 'ping' });
  delivery.receive({ type: 'counters', sequence: 2, ...COUNTERS });
  const entry = { waiting: 0, log: 1, number: 1, kind: 0, lane: 0, points: 0 };
  delivery.receive({ type: 'entry', sequence: 1, ...entry });
  await Promise.resolve();
  expect(open).toBe(true);
  delivery.receive({ type: 'counters', sequence: 1, ...COUNTERS });
  delivery.receive(ack(2));
  expect(await Promise.all([counters, pinged])).toEqual([COUNTERS, undefined]);
});

test('an order that a newer one overtakes has the outcome of that one', async () => {
  const { delivery, sent } = bench();
  const first = delivery.ask({ type: 'selfTest', on: 1 });
  const second = delivery.ask({ type: 'selfTest', on: 0 });
  const third = delivery.ask({ type: 'selfTest', on: 1 });
  delivery.send({ type: 'selfTest', on: 0 });
  let resolved = 0;
  void second.then(() => resolved++);
  delivery.receive(ack(1));
  await first;
  expect(resolved).toBe(0);
  delivery.receive(ack(2));
  await Promise.all([second, third]);
  expect(sent.map((message) => message.type === 'selfTest' && message.on)).toEqual([1, 0]);
});

test('what a callback sends goes out in its turn', () => {
  const { sent, delivery } = bench();
  delivery.send({ type: 'ping' }, () => delivery.send({ type: 'indicators', dealer: 0, turn: 1 }));
  delivery.send({ type: 'tone', hertz: 440, milliseconds: 9 });
  delivery.receive(ack(1));
  delivery.receive(ack(2));
  expect(sent.map(({ type }) => type)).toEqual(['ping', 'tone', 'indicators']);
});

test('a refusal fails its order, and a board that does not know us has restarted', async () => {
  const { delivery, events } = bench();
  const asked = delivery.ask({ type: 'readHealth' });
  delivery.receive(ack(1, 4));
  await expect(asked).rejects.toMatchObject({
    code: 'refused',
    details: { message: 'readHealth', status: 'unknownMessage' },
  });
  delivery.send({ type: 'ping' });
  delivery.receive(ack(2, 5));
  expect(events).toEqual([['readHealth', 'refused'], 'restarted']);
});

test('stopped, it sends nothing, leaves no timer, and fails all orders', async () => {
  const { sent, delivery } = bench();
  const asked = Promise.allSettled([delivery.ask({ type: 'ping' }), delivery.ask({ type: 'readEntry' })]);
  delivery.stop(GONE);
  delivery.receive(ack(1));
  const late = delivery.ask({ type: 'ping' });
  vi.advanceTimersByTime(1_000);
  expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
  await expect(late).rejects.toBe(GONE);
  expect(await asked).toEqual([
    { status: 'rejected', reason: GONE },
    { status: 'rejected', reason: GONE },
  ]);
});
