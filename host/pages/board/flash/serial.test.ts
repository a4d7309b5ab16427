// A run over a port of Web Serial, on a clock of the test: when a boot loader is greeted, and what becomes of late and lost answers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runDialogue, type WebPort } from './serial.ts';
import { stk500v1 } from './stk500v1.ts';

const GREETING = [0x30, 0x20];
const ANSWER = [0x14, 0x10];
/** READ_SIGN, answered as a Mega does: the run ends there. */
const SIGNATURE = [0x14, 0x1e, 0x98, 0x01, 0x10];

interface Habits {
  /** Milliseconds from the reset until it reads: three blinks of 1/16 s on and off in Optiboot 4.4 and later. */
  readonly blinks: number;
  /** Milliseconds until an answer is there. */
  readonly slow: number;
}

/** An Uno with Optiboot. Its UART holds two bytes while nobody reads; a command that does not end with 20 starts the sketch. */
class OptibootPort implements WebPort {
  readable: ReadableStream<Uint8Array> | null = null;
  writable: WritableStream<Uint8Array> | null = null;
  readonly #habits: Habits;
  #heard: number[] = [];
  #state: 'off' | 'blinking' | 'reading' | 'left' = 'off';
  #back: ReadableStreamDefaultController<Uint8Array> | undefined;
  closed = 0;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  getInfo(): object {
    return {};
  }

  async open(): Promise<void> {
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#back = controller;
      },
    });
    this.writable = new WritableStream({ write: (bytes) => this.#take([...bytes]) });
  }

  async close(): Promise<void> {
    this.closed++;
  }

  async setSignals({ dataTerminalReady }: { readonly dataTerminalReady: boolean }): Promise<void> {
    if (!dataTerminalReady) return;
    this.#state = 'blinking';
    setTimeout(() => {
      this.#state = 'reading';
      this.#take([]);
    }, this.#habits.blinks);
  }

  #take(bytes: readonly number[]): void {
    if (this.#state === 'left') return;
    this.#heard.push(...bytes);
    if (this.#state === 'blinking') this.#heard.length = Math.min(this.#heard.length, 3);
    while (this.#state === 'reading' && this.#heard.length >= 2) {
      const [code, end] = this.#heard.splice(0, 2);
      if (end !== 0x20) this.#state = 'left';
      else this.#say(code === GREETING[0] ? ANSWER : SIGNATURE);
    }
  }

  #say(bytes: readonly number[]): void {
    setTimeout(() => this.#back?.enqueue(Uint8Array.from(bytes)), this.#habits.slow);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const run = async (habits: Habits) => {
  const port = new OptibootPort(habits);
  const ended = runDialogue(port, stk500v1(new Uint8Array(4)), () => {});
  await vi.advanceTimersByTimeAsync(20_000);
  return { result: await ended, closed: port.closed };
};

test.each<[name: string, habits: Habits]>([
  ['does not blink', { blinks: 0, slow: 1 }],
  // Optiboot 4.4, as an Uno R3 has it: a second greeting before it listens would leave it with half a command.
  ['blinks for 375 ms', { blinks: 375, slow: 1 }],
  ['answers behind a bridge that holds bytes back for 16 ms', { blinks: 375, slow: 16 }],
  // The answer to the first greeting comes after the second one has been sent.
  ['answers both greetings, late', { blinks: 0, slow: 260 }],
])('an Uno that %s is understood', async (_, habits) => {
  const { result, closed } = await run(habits);
  expect(result).toEqual({ code: 'wrongChip', signature: '1e 98 01', kind: 'mega' });
  expect(closed).toBe(1);
});

test('an Uno that never listens is given up, and its port closed', async () => {
  expect(await run({ blinks: 60_000, slow: 1 })).toEqual({ result: { code: 'noSync' }, closed: 1 });
});
