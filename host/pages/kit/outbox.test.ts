import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Outbox, type Reply, replyOf, type Settled } from './outbox.ts';

/** Requests that may wait. */
const MOST = 3;

/** Milliseconds before a request is sent again; the last one repeats. */
const RESENDS = [300, 700, 1_500, 3_000, 5_000] as const;

interface Named {
  readonly id: string;
}
const request = (id: string): Named => ({ id });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Storage that outlives the page, and a host that answers when it is told to. */
class Bench {
  readonly sent: string[] = [];
  readonly settled: Settled<Named>[] = [];
  readonly kept = new Map<string, string>();
  readonly #open: ((reply: Reply) => void)[] = [];

  page(): Outbox<Named> {
    return new Outbox({
      storage: {
        getItem: (name) => this.kept.get(name) ?? null,
        setItem: (name, value) => void this.kept.set(name, value),
        removeItem: (name) => void this.kept.delete(name),
      },
      storageKey: 'waiting',
      most: MOST,
      send: ({ id }) => {
        this.sent.push(id);
        return new Promise((resolve) => this.#open.push(resolve));
      },
      changed: () => {},
      settled: (each) => this.settled.push(each),
    });
  }

  async reply(reply: Reply): Promise<void> {
    this.#open.shift()?.(reply);
    await flush();
  }
}

const flush = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
const DONE: Reply = { kind: 'done', number: 2 };
const LOST: Reply = { kind: 'lost' };

describe('the queue of requests', () => {
  test('one at a time, in order', async () => {
    const bench = new Bench();
    const queue = bench.page();
    for (const id of ['a', 'b', 'c']) queue.add(request(id));
    expect(bench.sent).toEqual(['a']);
    await bench.reply(DONE);
    expect(bench.sent).toEqual(['a', 'b']);
    await bench.reply(DONE);
    await bench.reply(DONE);
    expect(bench.settled.map((each) => each.request.id)).toEqual(['a', 'b', 'c']);
    expect(queue.waiting).toEqual([]);
  });

  test('an answer that is lost is asked for again, ever less often, and nothing overtakes it', async () => {
    const bench = new Bench();
    const queue = bench.page();
    queue.add(request('a'));
    queue.add(request('b'));
    for (const wait of [...RESENDS, RESENDS.at(-1) ?? 0]) {
      await bench.reply(LOST);
      const before = bench.sent.length;
      vi.advanceTimersByTime(wait - 1);
      expect(bench.sent).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(bench.sent).toHaveLength(before + 1);
    }
    expect(new Set(bench.sent)).toEqual(new Set(['a']));
    await bench.reply(DONE);
    expect(bench.sent.at(-1)).toBe('b');
  });

  test('a page that is loaded anew sends what waits, by the same name', async () => {
    const bench = new Bench();
    const first = bench.page();
    first.add(request('a'));
    first.add(request('b'));
    const second = bench.page();
    expect(second.waiting.map(({ id }) => id)).toEqual(['a', 'b']);
    second.hurry();
    expect(bench.sent).toEqual(['a', 'a']);
  });

  test.each(['refused', 'stale', 'gone'] as const)('%s: what waits behind is not sent', async (kind) => {
    const bench = new Bench();
    const queue = bench.page();
    for (const id of ['a', 'b', 'c']) queue.add(request(id));
    await bench.reply({ kind, words: 'no' });
    expect(bench.sent).toEqual(['a']);
    expect(bench.settled.map(({ unsent }) => unsent.map(({ id }) => id))).toEqual([['b', 'c']]);
    expect(queue.waiting).toEqual([]);
  });

  test('a host that cannot now is asked later, and what it said is known until then', async () => {
    const bench = new Bench();
    const queue = bench.page();
    queue.add(request('a'));
    await bench.reply({ kind: 'busy', words: 'disk full' });
    expect([queue.trouble, queue.isLate]).toEqual(['disk full', true]);
    vi.advanceTimersByTime(RESENDS[0]);
    await bench.reply(DONE);
    expect([queue.trouble, queue.isLate, queue.waiting.length]).toEqual(['', false, 0]);
  });

  test('hurry does not wait for the clock, and does not send twice at once', async () => {
    const bench = new Bench();
    const queue = bench.page();
    queue.add(request('a'));
    queue.hurry();
    expect(bench.sent).toEqual(['a']);
    await bench.reply(LOST);
    queue.hurry();
    expect(bench.sent).toEqual(['a', 'a']);
    vi.advanceTimersByTime(60_000);
    expect(bench.sent).toEqual(['a', 'a']);
  });

  test('takes no more than it should', () => {
    const bench = new Bench();
    const queue = bench.page();
    const added = Array.from({ length: MOST + 1 }, (_, at) => queue.add(request(`${at}`)));
    expect([added.indexOf(false), queue.waiting.length]).toEqual([MOST, MOST]);
  });

  test.each(['{', 'null', '{"id":"a"}'])('%s in the storage is nothing', (text) => {
    const bench = new Bench();
    bench.kept.set('waiting', text);
    expect(bench.page().waiting).toEqual([]);
  });
});

const words = async (answer: Response): Promise<string> => `${answer.status}`;

test.each<[number, object, Reply]>([
  [200, { move: 3 }, { kind: 'done', number: 3 }],
  [200, { sequence: 9 }, { kind: 'done', number: 9 }],
  [202, { asked: true }, { kind: 'asked' }],
  [400, { error: 'x' }, { kind: 'refused', words: '400' }],
  [401, { error: 'x' }, { kind: 'gone', words: '401' }],
  [409, { error: 'x' }, { kind: 'stale', words: '409' }],
  [423, { error: 'x' }, { kind: 'busy', words: '423' }],
  [429, { error: 'x' }, { kind: 'busy', words: '429' }],
  [503, { error: 'x' }, { kind: 'busy', words: '503' }],
  [500, { error: 'x' }, { kind: 'lost' }],
  // A captive portal.
  [200, { welcome: 'to this network' }, { kind: 'lost' }],
  [401, { login: 'first' }, { kind: 'lost' }],
])('%i with %j', async (status, body, reply) => {
  expect(await replyOf(Response.json(body, { status }), words)).toEqual(reply);
});
