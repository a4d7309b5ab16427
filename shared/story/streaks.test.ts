import { expect, test } from 'vitest';
import { streaksOf } from './streaks.ts';

test.each([
  ['', null, 0, 0],
  ['W', [true, 1], 1, 0],
  ['L', [false, 1], 0, 1],
  ['WWLWWWLL', [false, 2], 3, 2],
  ['LLLW', [true, 1], 1, 3],
] as const)('%s', (games, now, won, lost) => {
  const streaks = streaksOf([...games].map((each) => each === 'W'));
  const told = now === null ? null : { won: now[0], games: now[1] };
  expect(streaks).toEqual({ now: told, won, lost });
});
