import { describe, expect, test } from 'vitest';
import { Pace } from './pace.ts';

/** Emulated milliseconds that may be owed; a machine that is too slow lets go of what is over. */
const LARGEST_DEBT = 100;

/** Emulated milliseconds in one go, so that commands are heard in between. */
const SLICE = 4;

describe('real time', () => {
  // Wall and emulated milliseconds since the start, and up to where to run.
  test.each([
    { wall: 0, emulated: 0, until: 0, more: false },
    { wall: 1, emulated: 0, until: 1, more: false },
    { wall: 1, emulated: 1.001, until: 1, more: false },
    { wall: 10, emulated: 0, until: SLICE, more: true },
    { wall: 10, emulated: 8, until: 10, more: false },
  ])('at $wall ms with $emulated ms done, run to $until', ({ wall, emulated, until, more }) => {
    expect(new Pace(1, 1000, 0).next(1000 + wall, emulated)).toEqual({ until, more });
  });

  test('of a debt that is too large, what is over is let go', () => {
    const pace = new Pace(1, 0, 0);
    expect(pace.next(LARGEST_DEBT + 50, 0)).toEqual({ until: SLICE, more: true });
    expect(pace.next(LARGEST_DEBT + 50, 96)).toEqual({ until: 100, more: false });
    expect(pace.next(LARGEST_DEBT + 53, 100)).toEqual({ until: 103, more: false });
  });

  test('while it is held no time is due', () => {
    const pace = new Pace(1, 0, 0);
    pace.hold(50);
    expect([pace.next(50, 0), pace.next(53, 0)]).toEqual([
      { until: 0, more: false },
      { until: 3, more: false },
    ]);
  });

  test('a machine that looks in every 200 ms runs at half of real time', () => {
    const pace = new Pace(1, 0, 0);
    let emulated = 0;
    for (let wall = 200; wall <= 20_000; wall += 200) {
      let more = true;
      while (more) ({ until: emulated, more } = pace.next(wall, emulated));
    }
    expect(emulated).toBe(10_000);
  });
});

test('twice as fast', () => {
  expect(new Pace(2, 0, 0).next(1.5, 0).until).toBe(3);
});

test('as fast as it can', () => {
  expect(new Pace('max', 0, 0).next(0, 50)).toEqual({ until: 50 + SLICE, more: true });
});
