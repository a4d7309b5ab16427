import { expect, test, vi } from 'vitest';
import { Link, type LinkState, type Socket, type Timers } from './link.ts';

/** Milliseconds without a word after which the line counts as dead. The host speaks every five seconds. */
const SILENCE = 12_000;

/** Milliseconds before each new attempt; the last one repeats. */
const RETRIES = [250, 500, 1_000, 2_000, 4_000] as const;

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class FakeTimers implements Timers {
  time = 0;
  #pending: { readonly at: number; readonly then: () => void }[] = [];
  set(milliseconds: number, then: () => void): unknown {
    const timer = { at: this.time + milliseconds, then };
    this.#pending.push(timer);
    return timer;
  }
  clear(timer: unknown): void {
    this.#pending = this.#pending.filter((each) => each !== timer);
  }
  advance(milliseconds: number): void {
    this.time += milliseconds;
    for (const timer of this.#pending.filter(({ at }) => at <= this.time)) {
      this.clear(timer);
      timer.then();
    }
  }
}

function setUp(unpack?: (bytes: ArrayBuffer) => Promise<string>) {
  const sockets: FakeSocket[] = [];
  const states: LinkState[] = [];
  const messages: unknown[] = [];
  const timers = new FakeTimers();
  const connect = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const link = new Link({
    connect,
    timers,
    unpack,
    message: (message) => messages.push(message),
    state: (state) => states.push(state),
  });
  link.start();
  const newest = () => sockets.at(-1) as FakeSocket;
  return { link, sockets, states, messages, timers, newest };
}

test('opens, hears and speaks', () => {
  const { link, states, messages, newest } = setUp();
  expect(link.send({ type: 'key' })).toBe(false);
  newest().open();
  newest().onmessage?.({ data: '{"type":"alive"}' });
  expect(link.send({ type: 'key' })).toBe(true);
  expect(states).toEqual(['connecting', 'open']);
  expect(messages).toEqual([{ type: 'alive' }]);
  expect(newest().sent).toEqual(['{"type":"key"}']);
});

test('a lost line is sought again, ever less often, and heals', () => {
  const { sockets, states, timers, newest } = setUp();
  newest().open();
  newest().drop();
  for (const [at, wait] of [...RETRIES, RETRIES.at(-1) as number].entries()) {
    timers.advance(wait - 1);
    expect(sockets).toHaveLength(at + 1);
    timers.advance(1);
    expect(sockets).toHaveLength(at + 2);
    newest().drop();
  }
  timers.advance(10_000);
  newest().open();
  expect(states.slice(0, 3)).toEqual(['connecting', 'open', 'lost']);
  expect(states.at(-1)).toBe('open');
});

test('after it has healed the first attempt is quick again', () => {
  const { sockets, timers, newest } = setUp();
  for (const wait of RETRIES) {
    newest().drop();
    timers.advance(wait);
  }
  newest().open();
  newest().drop();
  const before = sockets.length;
  timers.advance(RETRIES[0]);
  expect(sockets).toHaveLength(before + 1);
});

test('silence counts as loss, also while connecting', () => {
  const { sockets, states, timers, newest } = setUp();
  timers.advance(SILENCE);
  expect(states).toEqual(['connecting', 'lost']);
  timers.advance(RETRIES[0]);
  newest().open();
  timers.advance(SILENCE - 1);
  newest().onmessage?.({ data: '{"type":"alive"}' });
  timers.advance(SILENCE - 1);
  expect(states.at(-1)).toBe('open');
  timers.advance(1);
  expect(states.at(-1)).toBe('lost');
  expect(sockets[1]?.readyState).toBe(3);
});

test('nothing from a line that was given up reaches the page', () => {
  const { sockets, messages, timers } = setUp();
  const [first] = sockets;
  const hear = first?.onmessage;
  timers.advance(SILENCE);
  expect(first?.onmessage).toBeNull();
  expect(hear).not.toBeNull();
  expect(messages).toEqual([]);
});

test('what is no JSON is passed over', () => {
  const { messages, newest } = setUp();
  newest().open();
  newest().onmessage?.({ data: '{"type":' });
  newest().onmessage?.({ data: new Uint8Array(2) });
  expect(messages).toEqual([]);
});

test('a page that is shown again does not wait for its turn', () => {
  const { link, sockets, timers, newest } = setUp();
  newest().drop();
  link.hurry();
  expect(sockets).toHaveLength(2);
  link.hurry();
  timers.advance(RETRIES[0]);
  expect(sockets).toHaveLength(2);
});

/** Bytes take a while to unpack; a text that came after them waits, and what cannot be unpacked holds up nobody. */
test('packed messages and texts are heard in the order in which they came, and of the line that is open', async () => {
  const unpacking: ((text: string) => void)[] = [];
  const unpack = (bytes: ArrayBuffer): Promise<string> =>
    bytes.byteLength === 0
      ? Promise.reject(new Error('not packed'))
      : new Promise((resolve) => unpacking.push(resolve));
  const { messages, newest } = setUp(unpack);
  newest().open();
  for (const data of [new ArrayBuffer(0), new ArrayBuffer(1), '2', new ArrayBuffer(3)])
    newest().onmessage?.({ data });
  await vi.waitFor(() => expect(unpacking).toHaveLength(1));
  expect(messages).toEqual([]);
  unpacking[0]?.('1');
  await vi.waitFor(() => expect(unpacking).toHaveLength(2));
  expect(messages).toEqual([1, 2]);
  newest().drop();
  unpacking[1]?.('3');
  await Promise.resolve();
  expect(messages).toEqual([1, 2]);
});
