import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LineListener, Link, type LinkState } from './link.ts';

/** Milliseconds without a word after which the line counts as dead. The host speaks every five seconds. */
const SILENCE = 12_000;

/** Milliseconds before each new attempt; the last one repeats. */
const RETRIES = [250, 500, 1_000, 2_000, 4_000] as const;

const sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  readonly sent: string[] = [];
  readonly address: string;
  readonly protocols: readonly string[];
  constructor(address: string, protocols: readonly string[]) {
    this.address = address;
    this.protocols = protocols;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://table.local/board' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const newest = () => sockets.at(-1) as FakeSocket;

function setUp(listener: Partial<LineListener<unknown>> = {}) {
  const states: LinkState[] = [];
  const messages: unknown[] = [];
  const link = new Link({
    message: (message) => messages.push(message),
    state: (state) => states.push(state),
    ...listener,
  });
  return { link, states, messages };
}

test('opens, receives and sends; a message that is not JSON is ignored', () => {
  const { link, states, messages } = setUp();
  expect(link.send({ type: 'key' })).toBe(false);
  newest().open();
  for (const data of ['{"type":', '{"type":"alive"}']) newest().onmessage?.({ data });
  expect(link.send({ type: 'key' })).toBe(true);
  expect(states).toEqual(['connecting', 'open']);
  expect(messages).toEqual([{ type: 'alive' }]);
  expect(newest().sent).toEqual(['{"type":"key"}']);
});

test.each<[Partial<LineListener<unknown>>, string, readonly string[]]>([
  [{}, 'ws://table.local/live', []],
  [{ only: ['state', 'board'] }, 'ws://table.local/live?only=state,board', []],
  [{ only: ['state'], packed: true }, 'ws://table.local/live?only=state&packed', []],
  [{ key: () => 'k1' }, 'ws://table.local/live', ['key', 'k1']],
])('%j asks for %s', (listener, address, protocols) => {
  setUp(listener);
  expect([newest().address, newest().protocols]).toEqual([address, protocols]);
});

test('a lost line is opened again, less and less often; after a success the first attempt is quick again', () => {
  const { states } = setUp();
  newest().open();
  newest().drop();
  for (const [at, wait] of [...RETRIES, RETRIES.at(-1) as number].entries()) {
    pass(wait - 1);
    expect(sockets).toHaveLength(at + 1);
    pass(1);
    expect(sockets).toHaveLength(at + 2);
    newest().drop();
  }
  pass(10_000);
  newest().open();
  expect(states.slice(0, 3)).toEqual(['connecting', 'open', 'lost']);
  expect(states.at(-1)).toBe('open');
  newest().drop();
  const before = sockets.length;
  pass(RETRIES[0]);
  expect(sockets).toHaveLength(before + 1);
});

test('silence counts as loss, also while connecting; a dropped line delivers nothing more', () => {
  const { states } = setUp();
  const [first] = sockets;
  expect(first?.onmessage).not.toBeNull();
  pass(SILENCE);
  expect(first?.onmessage).toBeNull();
  expect(states).toEqual(['connecting', 'lost']);
  pass(RETRIES[0]);
  newest().open();
  pass(SILENCE - 1);
  newest().onmessage?.({ data: '{"type":"alive"}' });
  pass(SILENCE - 1);
  expect(states.at(-1)).toBe('open');
  pass(1);
  expect(states.at(-1)).toBe('lost');
  expect(sockets[1]?.readyState).toBe(3);
});

test('a page that is shown again does not wait for its turn', () => {
  const { link } = setUp();
  newest().drop();
  link.hurry();
  expect(sockets).toHaveLength(2);
  link.hurry();
  pass(RETRIES[0]);
  expect(sockets).toHaveLength(2);
});

/** Bytes take a while to unpack; a text that came after them waits, and what cannot be unpacked holds up nothing. */
test('packed messages and texts are heard in the order in which they came, and of the line that is open', async () => {
  const { link, messages } = setUp({ packed: true });
  const heard = (all: readonly number[]) =>
    vi.waitFor(() => expect(messages).toEqual(all), { timeout: 120_000 });
  const packed = (text: string) => new Uint8Array(gzipSync(text)).buffer;
  newest().open();
  for (const data of [new ArrayBuffer(1), packed('1'), '2', packed('3')]) newest().onmessage?.({ data });
  expect(messages).toEqual([]);
  await heard([1, 2, 3]);
  newest().onmessage?.({ data: packed('4') });
  newest().drop();
  link.hurry();
  newest().open();
  newest().onmessage?.({ data: '5' });
  await heard([1, 2, 3, 5]);
});
