import { expect, test } from 'vitest';
import { untilIdle } from './until.ts';

/** Time that goes on by 10 ms with each look, and something that happens whenever so much of it has passed. */
function course(every: number, holdsAt: number) {
  let time = 0;
  const holds = (): boolean => {
    time += 10;
    return time >= holdsAt;
  };
  const clock = (): (() => number) => {
    const began = time;
    return () => time - began;
  };
  return { holds, signs: () => `${Math.floor(time / every)}`, clock, time: () => time };
}

test.each([
  ['at once', 1_000, 10, true, 10],
  ['ten limits late, while things go on', 90, 1_000, true, 1_000],
  ['not, and nothing happens', 10_000, 10_000, false, 100],
  ['not, and things go round in circles', 50, 10_000, false, 2_000],
])('%s', async (_, every, holdsAt, wanted, ends) => {
  const { holds, time, ...rest } = course(every, holdsAt);
  expect(await untilIdle(holds, 100, rest)).toBe(wanted);
  expect(time()).toBe(ends);
});
