// Pegs going back: never under the start, the rear peg behind the front peg.
import { describe, expect, test } from 'vitest';
import { SIX_CARD } from '../terms/ruleset.ts';
import { retreat, stepsOf } from './steps.ts';

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
    const pulled = (front: number, rear: number) => {
      const pegs = [
        { front, rear },
        { front: 0, rear: 0 },
      ];
      const walk = { rules: SIX_CARD, pegs, before: pegs, restored: pegs, sides: { player: 0, opponent: 1 } };
      return stepsOf(walk, [{ who: 'player', how: 'behindRear', points: 0 }]).map(({ move }) => move);
    };
    expect(pulled(30, 20)).toEqual([{ side: 0, points: -10, pegs: { front: 20, rear: 19 } }]);
    expect(pulled(3, 0)).toEqual([{ side: 0, points: -3, pegs: { front: 0, rear: 0 } }]);
  });
});
