// Night and evening by the clock.
import { expect, test } from 'vitest';
import { brightnessAt, eveningAt, isNight } from './dim.ts';

const at = (time: string): Date => new Date(`2026-01-05T${time}:00`);
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

test.each([
  ['22-7', [0, 1, 2, 3, 4, 5, 6, 22, 23]],
  ['1-4', [1, 2, 3]],
  ['0-23', HOURS.slice(0, 23)],
  ['7-7', []],
  ['off', []],
])('night %s', (setting, dark) => {
  expect(HOURS.filter((hour) => isNight(setting, new Date(2026, 0, 5, hour)))).toEqual(dark);
});

test('a board is as bright as it is set, and at night dimmer, though never too dim to see', () => {
  const rows = [127, 64, 20, 5].map((day) =>
    ['21:59', '22:00', '06:59', '07:00'].map((time) => brightnessAt(day, '22-7', at(time))),
  );
  expect(rows).toEqual([
    [127, 32, 32, 127],
    [64, 16, 16, 64],
    [20, 8, 8, 20],
    [5, 5, 5, 5],
  ]);
});

test.each([
  ['22-7', '18:00', 0],
  ['22-7', '20:00', 0.5],
  ['22-7', '22:00', 1],
  ['22-7', '07:30', 0.5],
  ['22-7', '08:00', 0],
  ['off', '23:00', 1],
  ['1-6', '23:00', 0.5],
])('night %s, at %s it is evening by %d', (setting, time, share) =>
  expect(eveningAt(setting, at(time))).toBe(share),
);
