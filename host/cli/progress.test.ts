import { afterEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a terminal, soon done', true, [0, 500, 1_999], []],
  ['no terminal', false, [0, 5_000, 9_000], []],
  [
    'a terminal, and long work: now and then, no longer than it is wide, and wiped',
    true,
    [0, 2_000, 2_050, 2_100],
    ['\r\u001b[K2 of 900 games are ', '\r\u001b[K4 of 900 games are ', '\r\u001b[K'],
  ],
])('%s', (_, isTTY, times, lines) => {
  vi.useFakeTimers();
  const written: string[] = [];
  const stream = { isTTY, columns: 20, write: (text: string) => written.push(text) > 0 };
  const progress = new Progress((done) => `${done} of 900 games are written`, stream);
  const begun = performance.now();
  for (const time of times) {
    vi.advanceTimersByTime(begun + time - performance.now());
    progress.step();
  }
  progress.end();
  expect(written).toEqual(lines);
});
