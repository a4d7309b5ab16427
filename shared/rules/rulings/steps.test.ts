// Pegs going back: never under the start, the rear peg behind the front peg.
import { describe, expect, test } from 'vitest';
import { pullBehind, retreat } from './steps.ts';

describe('pegs going back', () => {
  test.each([
    ['the rear peg stays behind', { front: 50, rear: 20 }, 15, { front: 35, rear: 20 }],
    ['the rear peg steps aside', { front: 50, rear: 40 }, 15, { front: 35, rear: 34 }],
    ['no two pegs in a hole', { front: 50, rear: 35 }, 15, { front: 35, rear: 34 }],
    ['not at all', { front: 50, rear: 40 }, 0, { front: 50, rear: 40 }],
    ['not under the start', { front: 9, rear: 2 }, 15, { front: 0, rear: 0 }],
    ['to the first hole', { front: 16, rear: 9 }, 15, { front: 1, rear: 0 }],
  ])('%s', (_, from, points, to) => {
    expect(retreat(from, points)).toEqual(to);
  });

  test('behind the rear peg', () => {
    expect(pullBehind({ front: 30, rear: 20 })).toEqual({ front: 20, rear: 19 });
    expect(pullBehind({ front: 3, rear: 0 })).toEqual({ front: 0, rear: 0 });
  });
});
