import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

/** A terminal, or a file, and a clock. */
function bench(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, columns: 20, write: (text: string) => written.push(text) > 0 };
  const progress = new Progress((done) => `${done} of 900 games are written`, { stream, now: () => time });
  return {
    written,
    progress,
    at: (now: number) => {
      time = now;
      progress.step();
    },
  };
}

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
  const { written, progress, at } = bench(isTTY);
  for (const time of times) at(time);
  progress.end();
  expect(written).toEqual(lines);
});
