import { describe, expect, test } from 'vitest';
import { advance, peg, pegsOf, START, sideOut } from './pegs.ts';
import { SIX_CARD } from './ruleset.ts';

describe('two pegs on a track', () => {
  test.each([
    [{ front: 0, rear: 0 }, 4, { front: 4, rear: 0 }],
    [{ front: 4, rear: 0 }, 8, { front: 12, rear: 4 }],
    [{ front: 12, rear: 4 }, 0, { front: 12, rear: 4 }],
    [{ front: 120, rear: 100 }, 29, { front: 121, rear: 120 }],
  ])('%j and %i points: %j', (pegs, points, moved) => {
    expect(advance(pegs, points, 0, SIX_CARD)).toEqual(moved);
  });

  // Other houses: the exact number to go out; what is more is not pegged at all.
  test.each([
    [{ front: 120, rear: 100 }, 1, { front: 121, rear: 120 }],
    [{ front: 120, rear: 100 }, 2, { front: 120, rear: 100 }],
    [{ front: 92, rear: 80 }, 29, { front: 121, rear: 92 }],
    [{ front: 93, rear: 80 }, 29, { front: 93, rear: 80 }],
  ])('exactly to the game hole: %j and %i points: %j', (pegs, points, moved) => {
    expect(advance(pegs, points, 0, { ...SIX_CARD, exactOut: true })).toEqual(moved);
  });

  test('one side at a time', () => {
    expect(peg([START, START], 1, 3, SIX_CARD)).toEqual([START, { front: 3, rear: 0 }]);
  });

  test('once a side is out, no peg moves', () => {
    const out = [{ front: 121, rear: 119 }, START];
    expect(peg(out, 1, 3, SIX_CARD)).toBe(out);
    expect(sideOut(out, SIX_CARD)).toBe(0);
    expect(sideOut([START], SIX_CARD)).toBeUndefined();
  });

  test('a side that is not there has not started', () => {
    expect(pegsOf([], 3)).toEqual(START);
  });
});
