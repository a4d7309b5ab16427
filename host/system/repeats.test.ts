// Review of trust, B9 and C: the same sentence filled the log and the terminal anew every few seconds.
import { expect, test } from 'vitest';
import { Repeats } from './repeats.ts';

const TEN_MINUTES = 600_000;

test('what repeats is told at 1, 10, 100 and so on', () => {
  const repeats = new Repeats(() => 0);
  const told = Array.from({ length: 12_345 }, () => repeats.due('noise')).filter(
    (each) => each !== undefined,
  );
  expect(told).toEqual([1, 10, 100, 1_000, 10_000]);
});

test('each thing for itself, and news again after a silence', () => {
  let now = 0;
  const repeats = new Repeats(() => now);
  expect(['a', 'b', 'a', 'b'].map((key) => repeats.due(key))).toEqual([1, 1, undefined, undefined]);
  now = TEN_MINUTES;
  expect(repeats.due('a')).toBeUndefined();
  now += TEN_MINUTES + 1;
  expect(repeats.due('a')).toBe(1);
  repeats.forget();
  expect(repeats.due('b')).toBe(1);
});

test('a device that says something else each time is forgotten, and fills no memory', () => {
  const repeats = new Repeats(() => 0);
  for (let code = 0; code < 100_000; code++) repeats.due(`card ${code}`);
  expect(repeats.due('card 99999')).toBeUndefined();
  expect(repeats.due('card 0')).toBe(1);
});
