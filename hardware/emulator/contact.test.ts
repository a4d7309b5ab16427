import { describe, expect, test } from 'vitest';
import { MILLISECOND } from './chip.ts';
import { bounce } from './contact.ts';
import { Xorshift } from './random.ts';

/** Longest bounce in milliseconds, unless another one is asked for. */
const LONGEST_BOUNCE = 4;

describe.each([true, false])('a contact that goes to %s', (closed) => {
  const all = Array.from({ length: 200 }, (_, seed) => bounce(5000, closed, new Xorshift(seed)));

  test('moves at once and ends where it should', () => {
    for (const changes of all) {
      expect(changes[0]).toEqual({ time: 5000, closed });
      expect(changes.at(-1)?.closed).toBe(closed);
    }
  });

  test('goes to and fro in order and settles in time', () => {
    for (const changes of all) {
      for (const [i, { time, closed: state }] of changes.slice(1).entries()) {
        expect(state).not.toBe(changes[i]?.closed);
        expect(time).toBeGreaterThanOrEqual(changes[i]?.time ?? 0);
      }
      expect(changes.at(-1)?.time).toBeLessThanOrEqual(5000 + LONGEST_BOUNCE * MILLISECOND + 1);
    }
  });

  test('bounces more often than not, and over milliseconds', () => {
    expect(all.filter(({ length }) => length > 1).length).toBeGreaterThan(100);
    const longest = Math.max(...all.map((changes) => (changes.at(-1)?.time ?? 0) - 5000));
    expect(longest).toBeGreaterThan((LONGEST_BOUNCE * MILLISECOND) / 2);
  });
});

test('it bounces for as long as it is told to', () => {
  const all = Array.from({ length: 200 }, (_, seed) => bounce(0, true, new Xorshift(seed), 8));
  const longest = Math.max(...all.map((changes) => changes.at(-1)?.time ?? 0));
  expect(longest).toBeGreaterThan(6 * MILLISECOND);
  expect(longest).toBeLessThanOrEqual(8 * MILLISECOND + 1);
});

test('the same seed bounces the same way', () => {
  expect(bounce(0, true, new Xorshift(7))).toEqual(bounce(0, true, new Xorshift(7)));
});
