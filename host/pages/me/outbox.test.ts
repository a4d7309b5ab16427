// A command of a phone that waits: kept over a reload, sent again until the hall answers, and then never again.
import { expect, test } from 'vitest';
import type { PhoneCommand } from '../../web/hall/types.ts';
import type { KeyStorage } from '../kit/placekey.ts';
import { Outbox, type PhoneReply } from './outbox.ts';

const SIGN: PhoneCommand = { type: 'sign', game: '3.2', revision: 1 };
const DONE: PhoneReply = { kind: 'done', sequence: 9 };

/** A phone whose hall answers by hand. */
class Bench {
  readonly kept = new Map<string, string>();
  readonly settled: PhoneReply[] = [];
  readonly sent: PhoneCommand[] = [];
  readonly #timers: { readonly milliseconds: number; readonly then: () => void }[] = [];
  #answer: ((sent: PhoneReply) => void) | undefined;

  /** The page, loaded anew. */
  page(): Outbox {
    const storage: KeyStorage = {
      getItem: (name) => this.kept.get(name) ?? null,
      setItem: (name, value) => void this.kept.set(name, value),
      removeItem: (name) => void this.kept.delete(name),
    };
    return new Outbox({
      storage,
      place: 'waiting',
      send: (command) => {
        this.sent.push(command);
        return new Promise((resolve) => {
          this.#answer = resolve;
        });
      },
      timers: {
        set: (milliseconds, then) => this.#timers.push({ milliseconds, then }),
        clear: () => this.#timers.splice(0),
      },
      changed: () => {},
      settled: (sent) => this.settled.push(sent),
    });
  }

  async answer(sent: PhoneReply): Promise<void> {
    this.#answer?.(sent);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }

  /** The timer runs out. @returns after how long */
  ring(): number | undefined {
    const [timer] = this.#timers.splice(0);
    timer?.then();
    return timer?.milliseconds;
  }
}

test('an answer ends it', async () => {
  const bench = new Bench();
  const outbox = bench.page();
  outbox.give(SIGN);
  expect([outbox.waiting, outbox.isLate]).toEqual([SIGN, false]);
  await bench.answer(DONE);
  expect([outbox.waiting, bench.settled, bench.ring()]).toEqual([undefined, [DONE], undefined]);
});

test('a lost answer: it is sent again, ever less often, until there is one', async () => {
  const bench = new Bench();
  const outbox = bench.page();
  outbox.give(SIGN);
  const waits: (number | undefined)[] = [];
  for (let time = 0; time < 5; time++) {
    await bench.answer({ kind: 'lost' });
    expect(outbox.isLate).toBe(true);
    waits.push(bench.ring());
  }
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
  await bench.answer(DONE);
  expect([outbox.isLate, outbox.waiting, bench.sent.length]).toEqual([false, undefined, 6]);
});

test('a page that is loaded anew sends what waits', async () => {
  const bench = new Bench();
  bench.page().give(SIGN);
  const again = bench.page();
  expect(again.waiting).toEqual(SIGN);
  again.hurry();
  await bench.answer(DONE);
  expect([bench.sent, again.waiting]).toEqual([[SIGN, SIGN], undefined]);
});

test('a second command waits for nobody: it is not taken while one is on its way', async () => {
  const bench = new Bench();
  const outbox = bench.page();
  outbox.give(SIGN);
  outbox.give({ type: 'dispute', game: '3.2' });
  outbox.hurry();
  expect(bench.sent).toEqual([SIGN]);
  await bench.answer({ kind: 'refused', words: 'no' });
  expect(bench.settled).toEqual([{ kind: 'refused', words: 'no' }]);
  outbox.give({ type: 'dispute', game: '3.2' });
  expect(bench.sent.at(-1)).toEqual({ type: 'dispute', game: '3.2' });
});

test('what cannot be read in the storage is nothing', () => {
  const bench = new Bench();
  bench.kept.set('waiting', '{');
  expect(bench.page().waiting).toBeUndefined();
});
