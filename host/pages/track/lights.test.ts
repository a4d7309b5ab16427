import { describe, expect, test } from 'vitest';
import {
  holePixel,
  indicatorPixel,
  LED_COLOURS,
  pixelCount,
  REAR_PEG_SHARE,
} from '../../../hardware/board.ts';
import { PALETTES } from '../../../shared/protocol/index.ts';
import { bytesOf, DARK, type Light, lightsOf, lightsOfPegs } from './lights.ts';

/** The light of a single pixel. */
const lightOf = (red: number, green: number, blue: number): Light =>
  lightsOf(Uint8Array.of(red, green, blue), 1)[0] ?? DARK;

describe('a pixel', () => {
  test('the faintest light can be seen', () => expect(lightOf(0, 1, 0).strength).toBeGreaterThan(0.1));

  test('colour does not depend on brightness', () => {
    expect(lightOf(128, 0, 64).colour).toBe(lightOf(255, 0, 127).colour);
  });

  test('strength rises with brightness and stays within one', () => {
    const strengths = [1, 8, 32, 64, 128, 255].map((value) => lightOf(value, 0, 0).strength);
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
    expect(strengths.at(-1)).toBe(1);
  });

  // IEC 61966-2-1: linear 0.2158 is 0.5029 encoded, halfway up.
  test('half way on the screen is a fifth of the light', () => {
    const [, green] = /^#ff(..)00$/.exec(lightOf(255, 55, 0).colour) ?? [];
    expect(Number.parseInt(green ?? '', 16)).toBeGreaterThan(0x70);
    expect(Number.parseInt(green ?? '', 16)).toBeLessThan(0x90);
  });
});

test('bytes become lights in chain order, and what is missing is dark', () => {
  const lights = lightsOf(bytesOf(btoa('\xff\0\0\0\0\xff')), 3);
  expect(lights.map(({ colour, strength }) => [colour, strength > 0])).toEqual([
    ['#ff0000', true],
    ['#0000ff', true],
    ['#000000', false],
  ]);
});

describe('lightsOfPegs', () => {
  const NOBODY = { dealer: undefined, turn: undefined };
  const lit = (lights: ReturnType<typeof lightsOfPegs>) =>
    lights.flatMap(({ strength }, at) => (strength > 0 ? [at] : []));

  test('front and rear peg of every lane, nothing else', () => {
    const pegs = [
      { front: 12, rear: 4 },
      { front: 121, rear: 120 },
    ];
    const lights = lightsOfPegs(3, { ...NOBODY, pegs });
    expect(lights).toHaveLength(pixelCount(3));
    expect(lit(lights)).toEqual([holePixel(0, 4), holePixel(0, 12), holePixel(1, 120), holePixel(1, 121)]);
    expect(REAR_PEG_SHARE).toBeLessThan(1);
    expect(lights[holePixel(0, 4)]?.strength).toBeLessThan(lights[holePixel(0, 12)]?.strength ?? 0);
  });

  test('with opposite ends every second lane is mirrored, and a later lap lights the indicator', () => {
    const pegs = Array.from({ length: 3 }, () => ({ front: 12, rear: 4 }));
    const lights = lightsOfPegs(3, { ...NOBODY, pegs, ends: 'opposite', laps: [false, true, false] });
    const mirrored = [indicatorPixel(1), holePixel(1, 110), holePixel(1, 118)];
    expect(lit(lights).toSorted((a, b) => a - b)).toEqual(
      [holePixel(0, 4), holePixel(0, 12), ...mirrored, holePixel(2, 4), holePixel(2, 12)].toSorted(
        (a, b) => a - b,
      ),
    );
    expect(lights[indicatorPixel(1)]?.strength).toBeLessThan(lights[holePixel(1, 110)]?.strength ?? 0);
  });

  test('pegs off the board light nothing', () =>
    expect(lit(lightsOfPegs(2, { ...NOBODY, pegs: [{ front: 0, rear: 0 }] }))).toEqual([]));

  test('a lane that the board does not have lights nothing', () => {
    const four = Array.from({ length: 4 }, () => ({ front: 5, rear: 1 }));
    expect(lightsOfPegs(2, { ...NOBODY, pegs: four })).toHaveLength(pixelCount(2));
    expect(lit(lightsOfPegs(2, { ...NOBODY, pegs: four }))).toHaveLength(4);
  });

  test('the dealer in white, the turn in the colour of the lane, both together in a paler one', () => {
    const pegs = Array.from({ length: 3 }, () => ({ front: 0, rear: 0 }));
    const apart = lightsOfPegs(3, { pegs, dealer: 0, turn: 1 });
    expect(lit(apart)).toEqual([indicatorPixel(0), indicatorPixel(1)]);
    expect(apart[indicatorPixel(0)]?.colour).toBe('#ffffff');
    const both = lightsOfPegs(3, { pegs, dealer: 1, turn: 1 });
    expect(lit(both)).toEqual([indicatorPixel(1)]);
    expect(both[indicatorPixel(1)]?.colour).not.toBe(apart[indicatorPixel(1)]?.colour);
  });
});

test('a board with other colours lights them on the page as well', () => {
  const pegs = [{ front: 5, rear: 0 }];
  const asked = { pegs, dealer: undefined, turn: undefined };
  const [red, green, blue] = LED_COLOURS.amber.led;
  const amber = lightOf(red / 2, green / 2, blue / 2);
  const at = holePixel(0, 5);
  expect(lightsOfPegs(2, { ...asked, colours: PALETTES.safe })[at]?.colour).toBe(amber.colour);
  expect(lightsOfPegs(2, asked)[at]?.colour).toBe(amber.colour);
  expect(lightsOfPegs(2, { ...asked, colours: PALETTES.standard })[at]?.colour).not.toBe(amber.colour);
});
