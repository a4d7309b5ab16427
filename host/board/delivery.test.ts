import { expect, test } from 'vitest';
import type { HostMessage } from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { Delivery } from './delivery.ts';

/** A clock that is turned by hand. */
class HandClock implements Clock {
  #time = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#time + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  get pending(): number {
    return this.#timers.length;
  }

  turn(milliseconds: number): void {
    this.#time += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.#time);
    this.#timers = this.#timers.filter(({ at }) => at > this.#time);
    for (const { run } of due) run();
  }
}

function bench() {
  const clock = new HandClock();
  const sent: HostMessage[] = [];
  const delivery = new Delivery({ send: (message) => sent.push(message), clock, first: 1 });
  return { clock, sent, delivery };
}

test('at most one timer runs, and only while an answer is due', () => {
  const { clock, sent, delivery } = bench();
  delivery.want({ type: 'ping' });
  delivery.want({ type: 'indicators', dealer: 1, turn: 0 });
  delivery.want({ type: 'indicators', dealer: 2, turn: 0 });
  expect(clock.pending).toBe(1);
  clock.turn(60);
  expect(sent.map(({ sequence }) => sequence)).toEqual([1, 1]);
  expect(clock.pending).toBe(1);
  delivery.take({ type: 'ack', sequence: 1, status: 0 });
  expect(sent.at(-1)).toEqual({ type: 'indicators', sequence: 2, dealer: 2, turn: 0 });
  delivery.take({ type: 'ack', sequence: 2, status: 0 });
  expect(clock.pending).toBe(0);
});

test('counters answer the question for them before it is delivered', () => {
  const { delivery } = bench();
  const told: unknown[] = [];
  delivery.on('answered', (asked, message) => told.push([asked, message]));
  delivery.on('delivered', (order) => told.push(order));
  const order = { type: 'readCounters' } as const;
  delivery.want(order);
  const counters = {
    badChecksum: 1,
    badFrame: 2,
    rxOverrun: 3,
    rxOverflow: 4,
    keyResend: 5,
    keyLost: 6,
    frames: 7,
  };
  const answer = { type: 'counters', sequence: 1, ...counters } as const;
  delivery.take({ ...answer, sequence: 2 });
  delivery.take({ type: 'entry', sequence: 1, waiting: 0, log: 1, number: 1, kind: 0, lane: 0, points: 0 });
  expect(told).toEqual([]);
  delivery.take(answer);
  expect(told).toEqual([[order, answer], order]);
});

test('what a listener wants while it is told goes out in its turn', () => {
  const { sent, delivery } = bench();
  delivery.on('delivered', (order) => {
    if (order.type === 'ping') delivery.want({ type: 'indicators', dealer: 0, turn: 1 });
  });
  delivery.want({ type: 'ping' });
  delivery.want({ type: 'tone', hertz: 440, milliseconds: 9 });
  delivery.take({ type: 'ack', sequence: 1, status: 0 });
  delivery.take({ type: 'ack', sequence: 2, status: 0 });
  expect(sent.map(({ type }) => type)).toEqual(['ping', 'tone', 'indicators']);
});

test('refusals and a board that does not know us are told', () => {
  const { delivery } = bench();
  const told: unknown[] = [];
  delivery.on('refused', (order, status) => told.push([order.type, status]));
  delivery.on('stranger', () => told.push('stranger'));
  delivery.want({ type: 'ping' });
  delivery.take({ type: 'ack', sequence: 1, status: 4 });
  delivery.want({ type: 'ping' });
  delivery.take({ type: 'ack', sequence: 2, status: 5 });
  expect(told).toEqual([['ping', 'unknownMessage'], 'stranger']);
});

test('stopped, it sends and says nothing and leaves no timer', () => {
  const { clock, sent, delivery } = bench();
  const told: unknown[] = [];
  delivery.on('delivered', (order) => told.push(order));
  delivery.want({ type: 'ping' });
  delivery.stop();
  delivery.take({ type: 'ack', sequence: 1, status: 0 });
  delivery.want({ type: 'ping' });
  clock.turn(1_000);
  expect([sent.length, told.length, clock.pending]).toEqual([1, 0, 0]);
});
