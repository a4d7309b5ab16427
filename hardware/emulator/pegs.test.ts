import { describe, expect, test } from 'vitest';
import { type Colour, holePixel, indicatorPixel, LANE_COLOURS, pixelCount } from '../board.ts';
import { pegHoles, readPegs } from './pegs.ts';

const LANES = 3;

/** Pixels with so many holes lit, by lane: `[hole, colour]`. */
function paint(...lanes: readonly (readonly (readonly [number, Colour])[])[]): Uint8Array {
  const pixels = new Uint8Array(pixelCount(LANES) * 3);
  lanes.forEach((holes, lane) => {
    for (const [hole, colour] of holes) pixels.set(colour, holePixel(lane, hole) * 3);
  });
  return pixels;
}

const dim = (colour: Colour, share: number): Colour => [
  Math.round(colour[0] * share),
  Math.round(colour[1] * share),
  Math.round(colour[2] * share),
];
const WHITE: Colour = [9, 9, 9];

describe('pegs', () => {
  const [red, blue, green] = LANE_COLOURS;
  const front = dim(red.led, 0.25);
  const rear = dim(red.led, 0.06);
  const LIGHTS = { f: front, r: rear, w: WHITE };
  // Lit holes of a lane: f as a front peg, r as a rear one, w as an effect.
  test.each([
    ['nothing lit', '', { front: 0, rear: 0 }],
    ['one peg', '7f', { front: 7, rear: 0 }],
    ['two pegs', '7r 12f', { front: 12, rear: 7 }],
    ['a rear peg of the lap before', '3f 118r', { front: 3, rear: 118 }],
    ['first and last hole', '1r 121f', { front: 121, rear: 1 }],
    ['an effect around them', '6w 7r 8w 12f', { front: 12, rear: 7 }],
  ] as const)('%s', (_, lit, expected) => {
    const holes = [...lit.matchAll(/(\d+)([frw])/g)].map(
      ([, hole, light]) => [Number(hole), LIGHTS[light as keyof typeof LIGHTS]] as const,
    );
    const pixels = paint(holes, [[3, blue.led]], [[4, green.led]]);
    expect(readPegs(pixels, LANES)).toEqual([expected, { front: 3, rear: 0 }, { front: 4, rear: 0 }]);
  });

  test('indicators are no pegs', () => {
    const pixels = paint();
    pixels.set(red.led, indicatorPixel(0) * 3);
    expect(pegHoles(pixels, 0)).toEqual([]);
  });

  test('a peg too many is seen', () => {
    expect(
      pegHoles(
        paint([
          [3, rear],
          [7, rear],
          [12, front],
        ]),
        0,
      ),
    ).toEqual([3, 7, 12]);
  });
});
