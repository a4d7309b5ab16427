// How much it is evening on the board, by the clock of the screen.
import { expect, test } from 'vitest';
import { eveningAt } from './evening.ts';

test.each([
  ['12:00', 0],
  ['17:00', 0],
  ['19:00', 0.5],
  ['21:00', 1],
  ['23:59', 1],
  ['00:00', 1],
  ['05:00', 1],
  ['06:30', 0.5],
  ['08:00', 0],
])('at %s it is evening by %d', (time, share) =>
  expect(eveningAt(new Date(`2026-01-05T${time}:00`))).toBe(share),
);
