import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Pulse, Reader } from './feed.ts';

/** A socket whose other end takes a message only when it is told to. */
class SlowSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  readonly #pending: ((error?: Error) => void)[] = [];
  send(text: string, _options: object, done: (error?: Error) => void): void {
    this.sent.push(text);
    this.#pending.push(done);
  }
  take(error?: Error): void {
    this.#pending.shift()?.(error);
  }
}

function setUp() {
  const socket = new SlowSocket();
  return {
    socket,
    reader: new Reader(socket as unknown as WebSocket, ['refused', 'state', 'board', 'alive']),
  };
}

describe('Reader', () => {
  test('only the newest of what waits is told', () => {
    const { socket, reader } = setUp();
    for (const text of ['a', 'b', 'c', 'd']) reader.tell('state', text);
    expect(socket.sent).toEqual(['a']);
    socket.take();
    expect(socket.sent).toEqual(['a', 'd']);
    socket.take();
    expect(socket.sent).toEqual(['a', 'd']);
  });

  test('of each kind the newest, refusals first and signs of life last', () => {
    const { socket, reader } = setUp();
    reader.tell('alive', 'alive');
    for (const topic of ['alive', 'board', 'state', 'refused'] as const) reader.tell(topic, topic);
    for (let i = 0; i < 6; i++) socket.take();
    expect(socket.sent).toEqual(['alive', 'refused', 'state', 'board', 'alive']);
  });

  test('a reader that is gone is told nothing more', () => {
    const { socket, reader } = setUp();
    reader.tell('state', 'a');
    reader.tell('state', 'b');
    socket.take(new Error('gone'));
    expect(socket.sent).toEqual(['a']);
    socket.readyState = 3;
    reader.tell('state', 'c');
    expect(socket.sent).toEqual(['a']);
  });
});

describe('Pulse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('beats at once, then at most once an interval, and the last one asked for always comes', () => {
    const beats: number[] = [];
    const pulse = new Pulse(33, () => beats.push(Date.now()));
    const start = Date.now();
    pulse.ask();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(5);
      pulse.ask();
    }
    vi.advanceTimersByTime(200);
    expect(beats.map((time) => time - start)).toEqual([0, 33, 66]);
    pulse.ask();
    expect(beats).toHaveLength(4);
  });

  test('is silent once stopped', () => {
    let beats = 0;
    const pulse = new Pulse(33, () => beats++);
    pulse.ask();
    pulse.ask();
    pulse.stop();
    vi.advanceTimersByTime(100);
    expect(beats).toBe(1);
  });
});
