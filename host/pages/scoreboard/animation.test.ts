// Pegs that walk: hole by hole, rear peg first, and never for ever.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Walk } from './animation.ts';

/** Milliseconds between two holes. */
const STEP = 70;

const pegs = (front: number, rear = 0) => [{ front, rear }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one step', () => {
  test.each([
    // What is shown, where the pegs stand, what is shown next.
    ['nothing was shown: there at once', [], pegs(57, 50), pegs(57, 50)],
    ['a hole forward, the rear peg lifted already', pegs(10, 5), pegs(14, 10), pegs(11, 10)],
    ['a hole back, after an undo', pegs(14, 10), pegs(10, 5), pegs(13, 5)],
    ['there', pegs(14, 10), pegs(14, 10), pegs(14, 10)],
    ['only the rear peg differs', pegs(14, 9), pegs(14, 10), pegs(14, 10)],
    ['the longest count of a hand with muggins is walked', pegs(0), pegs(29), pegs(1)],
    ['another game is no walk', pegs(121, 115), pegs(0), pegs(0)],
    ['a lane more than was shown', pegs(3), [...pegs(3), ...pegs(7, 2)], [...pegs(3), ...pegs(7, 2)]],
  ])('%s', (_, shown, target, next) => {
    const seen: unknown[] = [];
    const walk = new Walk((all) => seen.push(all));
    walk.to(shown, true);
    walk.to(target);
    expect(seen[1]).toEqual(next);
  });
});

describe('a walk', () => {
  function bench() {
    const seen: number[] = [];
    const walk = new Walk(([lane]) => seen.push(lane?.front ?? -1));
    return { walk, seen };
  }

  test('every hole is shown once, at its pace', () => {
    const { walk, seen } = bench();
    walk.to(pegs(0));
    walk.to(pegs(4));
    vi.advanceTimersByTime(2 * STEP - 1);
    expect(seen).toEqual([0, 1, 2]);
    vi.runAllTimers();
    expect(seen).toEqual([0, 1, 2, 3, 4]);
  });

  test('turned round on its way', () => {
    const { walk, seen } = bench();
    walk.to(pegs(10));
    walk.to(pegs(13, 10));
    walk.to(pegs(10));
    vi.runAllTimers();
    expect(seen.at(-1)).toBe(10);
    expect(Math.max(...seen)).toBe(11);
  });

  test('those who want no motion see none', () => {
    const { walk, seen } = bench();
    walk.to(pegs(0), true);
    walk.to(pegs(24), true);
    expect([seen, vi.getTimerCount()]).toEqual([[0, 24], 0]);
  });
});
