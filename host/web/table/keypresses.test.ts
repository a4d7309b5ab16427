import { expect, test } from 'vitest';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { KeyPresses } from './keypresses.ts';

/** Moves that may wait: more than any player types ahead. */
const MOST_WAITING = 64;

const PACE = 30;

/** Keys that write down when they moved, in emulated time that passes at once. */
class Keyboard {
  time = 0;
  readonly moves: string[] = [];
  failure: Error | undefined;
  press(key: KeyId): void {
    this.moves.push(`${this.time} press ${key}`);
  }
  release(key: KeyId): void {
    this.moves.push(`${this.time} release ${key}`);
  }
  async wait(milliseconds: number): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    this.time += milliseconds;
  }
}

function setUp() {
  const keyboard = new Keyboard();
  const errors: string[] = [];
  const presses = new KeyPresses(keyboard, ({ message }) => errors.push(message));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { keyboard, errors, presses, settled };
}

test('press and release of one moment are a pace apart, and keys keep their order', async () => {
  const { keyboard, presses, settled } = setUp();
  const page = {};
  presses.press(page, '5');
  presses.release(page, '5');
  presses.press(page, 'P1');
  await settled();
  expect(keyboard.moves).toEqual(['0 press 5', `${PACE} release 5`, `${2 * PACE} press P1`]);
});

test('a key is down while any page holds it, and each page holds it once', async () => {
  const { keyboard, presses, settled } = setUp();
  const [one, other] = [{}, {}];
  presses.press(one, '5');
  presses.press(one, '5');
  presses.press(other, '5');
  presses.release(one, '5');
  presses.release(one, '5');
  await settled();
  expect(keyboard.moves).toEqual(['0 press 5']);
  presses.leave(other);
  await settled();
  expect(keyboard.moves).toEqual(['0 press 5', `${PACE} release 5`]);
});

test('a page that leaves lets go of all its keys and of nobody else’s', async () => {
  const { keyboard, presses, settled } = setUp();
  const [one, other] = [{}, {}];
  presses.press(one, 'D');
  presses.press(one, 'UNDO');
  presses.press(other, 'P2');
  presses.leave(one);
  await settled();
  expect(keyboard.moves.map((move) => move.replace(/^\d+ /, ''))).toEqual([
    'press D',
    'press UNDO',
    'press P2',
    'release D',
    'release UNDO',
  ]);
});

test('a program that presses without end is turned away, and what it holds can be let go', async () => {
  const { keyboard, presses, settled } = setUp();
  const page = {};
  let taken = 0;
  while (presses.press(page, '1') && taken < 1_000) {
    presses.release(page, '1');
    taken += 1;
  }
  expect(taken).toBe(MOST_WAITING / 2);
  await settled();
  expect(keyboard.moves).toHaveLength(MOST_WAITING);
  expect(presses.press(page, '1')).toBe(true);
});

test('a board that fails is reported, and the next key is tried', async () => {
  const { keyboard, errors, presses, settled } = setUp();
  keyboard.failure = new Error('the emulator was stopped');
  presses.press({}, '1');
  await settled();
  keyboard.failure = undefined;
  presses.press({}, '2');
  await settled();
  expect(errors).toEqual(['the emulator was stopped']);
  expect(keyboard.moves).toEqual(['0 press 1', '0 press 2']);
});
