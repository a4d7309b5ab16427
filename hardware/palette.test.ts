// How far apart the colours of a palette are seen, with every kind of colour vision.
import { describe, expect, test } from 'vitest';
import { COLOURS, MAX_LANES, PALETTE_NAMES, PALETTES, type PaletteName } from '../shared/protocol/index.ts';
import { LANE_COLOURS, LED_COLOURS } from './board.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Linear light as dichromats see it: Machado, Oliveira and Fernandes 2009, severity 1.0. */
const VISION: Readonly<Record<'normal' | 'protan' | 'deutan' | 'tritan', Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
type Vision = keyof typeof VISION;
const VISIONS = Object.keys(VISION) as readonly Vision[];

const times = (matrix: Matrix, [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => Math.max(0, x * a + y * b + z * c)) as unknown as Triple;

/** CIE 1976 L*a*b* of linear sRGB, white point D65. LEDs are linear in their duty. */
function lab(rgb: Triple): Triple {
  const [x, y, z] = times(
    [
      [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ],
    rgb,
  ).map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The smallest distance between two of the first `lanes` colours. A difference of 2.3 is just noticeable. */
function apart(palette: PaletteName, lanes: number, vision: Vision): number {
  const seen = PALETTES[palette].slice(0, lanes).map((name) => {
    const [red, green, blue] = LED_COLOURS[name].led;
    return lab(times(VISION[vision], [red / 255, green / 255, blue / 255]));
  });
  const distances = seen.flatMap((one, i) =>
    seen.slice(i + 1).map((other) => Math.hypot(...one.map((value, k) => value - (other[k] ?? 0)))),
  );
  return Math.min(...distances);
}

describe('colours of the lanes', () => {
  const rows: readonly (readonly [
    palette: PaletteName,
    lanes: number,
    visions: readonly Vision[],
    least: number,
  ])[] = [
    ['standard', 3, VISIONS, 30],
    ['safe', 4, VISIONS, 43],
    ['safe', 5, VISIONS, 37],
    ['safe', 6, VISIONS, 25],
    ['redGreen', 4, ['normal', 'protan', 'deutan'], 48],
    ['redGreen', 5, ['normal', 'protan', 'deutan'], 38],
    ['redGreen', 6, ['normal', 'protan', 'deutan'], 31],
    ['blueYellow', 4, ['normal', 'tritan'], 62],
    ['blueYellow', 5, ['normal', 'tritan'], 45],
    ['blueYellow', 6, ['normal', 'tritan'], 30],
  ];
  test.each(rows)('%s: %i lanes are far apart for %o', (palette, lanes, visions, least) => {
    for (const vision of visions) expect(apart(palette, lanes, vision)).toBeGreaterThan(least);
  });

  test('every palette has six different colours, and every palette was looked at', () => {
    for (const name of PALETTE_NAMES) expect(new Set(PALETTES[name]).size).toBe(MAX_LANES);
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(PALETTE_NAMES));
    expect(PALETTES.standard.map((name) => LED_COLOURS[name])).toEqual(LANE_COLOURS);
  });

  test('every colour lacks red, green or blue, which tells pegs from effects', () => {
    expect(Object.keys(LED_COLOURS)).toEqual([...COLOURS]);
    for (const { led } of Object.values(LED_COLOURS)) {
      expect(Math.max(...led)).toBeGreaterThanOrEqual(170);
      expect(Math.min(...led)).toBe(0);
    }
  });
});
