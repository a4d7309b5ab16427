// What may be wrong with a board that is flashed, and with its boot loader, on a clock of the test. Boards that are well are in
// bootloaders.test.ts and in the command's tests.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prebuiltImage } from '../../hardware/emulator/index.ts';
import type { BoardKind } from '../../shared/protocol/index.ts';
import { type FlashPort, type FlashResult, flashBoard, readImage } from './index.ts';
import { BootLoader, type BootOptions, loaderPort } from './testing/loader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const imageOf = (kind: BoardKind): Uint8Array => readImage(kind, readFileSync(prebuiltImage(kind), 'utf8'));

/** Flashes an image through a port. */
async function run(port: FlashPort, kind: BoardKind, image = imageOf(kind)): Promise<FlashResult> {
  const flashed = flashBoard(port, { kind, image, progress: () => {} });
  await vi.advanceTimersByTimeAsync(20_000);
  return flashed;
}

const UNKNOWN = [0x1e, 0x00, 0x00];
test.each<[name: string, options: BootOptions, as: BoardKind, result: FlashResult, written: boolean]>([
  [
    'a Mega taken for an Uno that answers its protocol',
    { kind: 'uno', signature: [0x1e, 0x98, 0x01] },
    'uno',
    { code: 'wrongChip', signature: '1e 98 01', kind: 'mega' },
    false,
  ],
  [
    'another processor',
    { kind: 'mega', signature: UNKNOWN },
    'mega',
    { code: 'wrongChip', signature: '1e 00 00', kind: undefined },
    false,
  ],
  ['an Uno taken for a Mega', { kind: 'uno' }, 'mega', { code: 'noSync' }, false],
  ['a Mega taken for an Uno', { kind: 'mega' }, 'uno', { code: 'noSync' }, false],
  ['no boot loader', { kind: 'uno', mute: true }, 'uno', { code: 'noSync' }, false],
  ['a worn cell', { kind: 'uno', worn: 300 }, 'uno', { code: 'notVerified', address: 300 }, true],
  ['a worn cell', { kind: 'mega', worn: 300 }, 'mega', { code: 'notVerified', address: 300 }, true],
])('%s (%o, as %s): %o', async (_, options, kind, result, written) => {
  const loader = new BootLoader(options);
  expect(await run(loaderPort(loader), kind)).toEqual(result);
  expect(loader.end > 0).toBe(written);
});

test('an image that is damaged, or larger than the flash before the boot loader, is refused', () => {
  expect(() => readImage('uno', ':020000000C945F\n:00000001FF')).toThrow('line 1: wrong checksum');
  expect(() => readImage('uno', readFileSync(prebuiltImage('uno'), 'utf8').slice(0, 900))).toThrow();
  // The first byte of the boot loader, at 0x7E00.
  expect(() => readImage('uno', ':017E00000081\n:00000001FF')).toThrow('does not fit');
});

const GREETING = [0x30, 0x20];
const ANSWER = [0x14, 0x10];
/** READ_SIGN, answered as a Mega does: the run ends there. */
const SIGNATURE = [0x14, 0x1e, 0x98, 0x01, 0x10];

interface Habits {
  /** Milliseconds from the reset until it reads: 3 blinks of 1/16 s on and off in Optiboot 4.4 and later. */
  blinks: number;
  /** Milliseconds until an answer is there. */
  slow: number;
}

/** An Uno with Optiboot. Its UART holds 2 bytes while it blinks; a command that does not end with 20 starts the sketch. */
class OptibootPort implements FlashPort {
  closed = 0;
  readonly #habits: Habits;
  #received: number[] = [];
  #state: 'off' | 'blinking' | 'reading' | 'left' = 'off';
  #answer: (bytes: Uint8Array | undefined) => void = () => {};

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  read(): Promise<Uint8Array | undefined> {
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#take([...bytes]);
  }

  async close(): Promise<void> {
    this.closed++;
    this.#answer(undefined);
  }

  async signal(asserted: boolean): Promise<void> {
    if (!asserted) return;
    this.#state = 'blinking';
    setTimeout(() => {
      this.#state = 'reading';
      this.#take([]);
    }, this.#habits.blinks);
  }

  #take(bytes: readonly number[]): void {
    if (this.#state === 'left') return;
    this.#received.push(...bytes);
    if (this.#state === 'blinking') this.#received.length = Math.min(this.#received.length, 3);
    while (this.#state === 'reading' && this.#received.length >= 2) {
      const [code, end] = this.#received.splice(0, 2);
      if (end !== 0x20) this.#state = 'left';
      else this.#say(code === GREETING[0] ? ANSWER : SIGNATURE);
    }
  }

  #say(bytes: readonly number[]): void {
    setTimeout(() => this.#answer(Uint8Array.from(bytes)), this.#habits.slow);
  }
}

test.each<[name: string, habits: Habits]>([
  ['does not blink', { blinks: 0, slow: 1 }],
  // Optiboot 4.4, as an Uno R3 has it: a second greeting before it reads would leave it with half a command.
  ['blinks for 375 ms', { blinks: 375, slow: 1 }],
  ['answers behind a bridge that holds bytes back for 16 ms', { blinks: 375, slow: 16 }],
  // The answer to the first greeting comes after the second one has been sent.
  ['answers both greetings, late', { blinks: 0, slow: 260 }],
])('an Uno that %s is understood', async (_, habits) => {
  const port = new OptibootPort(habits);
  expect(await run(port, 'uno', new Uint8Array(4))).toEqual({
    code: 'wrongChip',
    signature: '1e 98 01',
    kind: 'mega',
  });
  expect(port.closed).toBe(1);
});

test('an Uno that never reads is given up, and its port closed', async () => {
  const port = new OptibootPort({ blinks: 60_000, slow: 1 });
  expect(await run(port, 'uno', new Uint8Array(4))).toEqual({ code: 'noSync' });
  expect(port.closed).toBe(1);
});
