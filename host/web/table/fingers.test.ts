import { expect, test } from 'vitest';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { Fingers, MOST_WAITING, PACE } from './fingers.ts';

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
  const fingers = new Fingers(keyboard, ({ message }) => errors.push(message));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { keyboard, errors, fingers, settled };
}

test('press and release of one moment are a pace apart, and keys keep their order', async () => {
  const { keyboard, fingers, settled } = setUp();
  const page = {};
  fingers.press(page, '5');
  fingers.release(page, '5');
  fingers.press(page, 'P1');
  await settled();
  expect(keyboard.moves).toEqual(['0 press 5', `${PACE} release 5`, `${2 * PACE} press P1`]);
});

test('a key is down while any page holds it, and each page holds it once', async () => {
  const { keyboard, fingers, settled } = setUp();
  const [one, other] = [{}, {}];
  fingers.press(one, '5');
  fingers.press(one, '5');
  fingers.press(other, '5');
  fingers.release(one, '5');
  fingers.release(one, '5');
  await settled();
  expect(keyboard.moves).toEqual(['0 press 5']);
  fingers.leave(other);
  await settled();
  expect(keyboard.moves).toEqual(['0 press 5', `${PACE} release 5`]);
});

test('a page that leaves lets go of all its keys and of nobody else’s', async () => {
  const { keyboard, fingers, settled } = setUp();
  const [one, other] = [{}, {}];
  fingers.press(one, 'D');
  fingers.press(one, 'UNDO');
  fingers.press(other, 'P2');
  fingers.leave(one);
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
  const { keyboard, fingers, settled } = setUp();
  const page = {};
  let taken = 0;
  while (fingers.press(page, '1') && taken < 1_000) {
    fingers.release(page, '1');
    taken += 1;
  }
  expect(taken).toBe(MOST_WAITING / 2);
  await settled();
  expect(keyboard.moves).toHaveLength(MOST_WAITING);
  expect(fingers.press(page, '1')).toBe(true);
});

test('a board that fails is reported, and the next key is tried', async () => {
  const { keyboard, errors, fingers, settled } = setUp();
  keyboard.failure = new Error('the emulator was stopped');
  fingers.press({}, '1');
  await settled();
  keyboard.failure = undefined;
  fingers.press({}, '2');
  await settled();
  expect(errors).toEqual(['the emulator was stopped']);
  expect(keyboard.moves).toEqual(['0 press 1', '0 press 2']);
});
