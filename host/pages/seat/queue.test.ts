import { describe, expect, test } from 'vitest';
import { HandClock } from '../../table/testing/rig.ts';
import { ClaimQueue, type ClaimReply, type ClaimStore, type Settled, type WaitingClaim } from './queue.ts';

/** Claims that may wait. Nobody counts so much in the time that a network is away. */
const MOST_WAITING = 30;

/** Milliseconds before a claim is sent again; the last one repeats. */
const RESENDS = [300, 700, 1_500, 3_000, 5_000] as const;

const claim = (id: string): WaitingClaim => ({
  id,
  seen: { game: 1, deal: 1, hand: null, front: null },
  command: { type: 'peg', seat: 0, points: 2 },
});

/** Storage that outlives the page, and a host that answers when it is told to. */
class Bench {
  readonly clock = new HandClock();
  readonly sent: string[] = [];
  readonly settled: Settled[] = [];
  kept: readonly WaitingClaim[] = [];
  readonly #open: ((reply: ClaimReply) => void)[] = [];

  page(): ClaimQueue {
    const store: ClaimStore = {
      read: () => this.kept,
      write: (claims) => {
        this.kept = JSON.parse(JSON.stringify(claims)) as WaitingClaim[];
      },
    };
    const { clock } = this;
    return new ClaimQueue({
      store,
      send: ({ id }) => {
        this.sent.push(id);
        return new Promise((resolve) => this.#open.push(resolve));
      },
      timers: { set: (ms, then) => clock.after(ms, then), clear: (timer) => (timer as () => void)?.() },
      changed: () => {},
      settled: (each) => this.settled.push(each),
    });
  }

  async reply(reply: ClaimReply): Promise<void> {
    this.#open.shift()?.(reply);
    await flush();
  }
}

const flush = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
const DONE: ClaimReply = { kind: 'done', move: 2 };
const LOST: ClaimReply = { kind: 'lost' };

describe('the queue of claims', () => {
  test('one at a time, in order', async () => {
    const bench = new Bench();
    const queue = bench.page();
    for (const id of ['a', 'b', 'c']) queue.add(claim(id));
    expect(bench.sent).toEqual(['a']);
    await bench.reply(DONE);
    expect(bench.sent).toEqual(['a', 'b']);
    await bench.reply(DONE);
    await bench.reply(DONE);
    expect(bench.settled.map((each) => each.claim.id)).toEqual(['a', 'b', 'c']);
    expect(queue.waiting).toEqual([]);
  });

  test('an answer that is lost is asked for again, ever less often, and nothing overtakes it', async () => {
    const bench = new Bench();
    const queue = bench.page();
    queue.add(claim('a'));
    queue.add(claim('b'));
    for (const wait of [...RESENDS, RESENDS.at(-1) ?? 0]) {
      await bench.reply(LOST);
      const before = bench.sent.length;
      bench.clock.turn(wait - 1);
      expect(bench.sent).toHaveLength(before);
      bench.clock.turn(1);
      expect(bench.sent).toHaveLength(before + 1);
    }
    expect(new Set(bench.sent)).toEqual(new Set(['a']));
    await bench.reply(DONE);
    expect(bench.sent.at(-1)).toBe('b');
  });

  test('a page that is loaded anew sends what waits, by the same name', async () => {
    const bench = new Bench();
    const first = bench.page();
    first.add(claim('a'));
    first.add(claim('b'));
    const second = bench.page();
    expect(second.waiting.map(({ id }) => id)).toEqual(['a', 'b']);
    second.hurry();
    expect(bench.sent).toEqual(['a', 'a']);
  });

  test.each(['refused', 'stale', 'noSeat'] as const)('%s: what waits behind is not sent', async (kind) => {
    const bench = new Bench();
    const queue = bench.page();
    for (const id of ['a', 'b', 'c']) queue.add(claim(id));
    await bench.reply({ kind, words: 'no' });
    expect(bench.sent).toEqual(['a']);
    expect(bench.settled.map(({ unsent }) => unsent.map(({ id }) => id))).toEqual([['b', 'c']]);
    expect(queue.waiting).toEqual([]);
  });

  test('a host that cannot now is asked later, and what it said is known until then', async () => {
    const bench = new Bench();
    const queue = bench.page();
    queue.add(claim('a'));
    await bench.reply({ kind: 'busy', words: 'disk full' });
    expect(queue.trouble).toBe('disk full');
    bench.clock.turn(RESENDS[0]);
    await bench.reply(DONE);
    expect([queue.trouble, queue.waiting.length]).toEqual(['', 0]);
  });

  test('hurry does not wait for the clock, and does not send twice at once', async () => {
    const bench = new Bench();
    const queue = bench.page();
    queue.add(claim('a'));
    queue.hurry();
    expect(bench.sent).toEqual(['a']);
    await bench.reply(LOST);
    queue.hurry();
    expect(bench.sent).toEqual(['a', 'a']);
    bench.clock.turn(60_000);
    expect(bench.sent).toEqual(['a', 'a']);
  });

  test('takes no more than it should', () => {
    const bench = new Bench();
    const queue = bench.page();
    const added = Array.from({ length: MOST_WAITING + 1 }, (_, at) => queue.add(claim(`${at}`)));
    expect([added.indexOf(false), queue.waiting.length]).toEqual([MOST_WAITING, MOST_WAITING]);
  });
});
