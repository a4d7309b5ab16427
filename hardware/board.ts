// The board, described once: where its holes are, its pixel chain, pins, colours of LEDs, parts and power. The ids of
// its keys and the numbers of its holes are part of the wire contract: see shared/protocol.
import {
  type ColourName,
  type DebounceMode,
  HOLES,
  type LaneCount,
  TEXT_COLUMNS,
  TEXT_ROWS,
} from '../shared/protocol/index.ts';

export * from './pins.ts';

/** Measures of the track, in millimetres. */
export const GEOMETRY = {
  /** Between neighbouring pixels of a 144/m strip, and so between neighbouring holes. */
  pitch: 6.944,
  /** Between neighbouring lanes, in streets and bends alike; a strip is 12 mm wide with its silicone sleeve. */
  laneSpacing: 13,
  /** Between two streets: from the last lane of one to the first of the next. The numbers stand there. */
  streetGap: 18,
  /** From the outermost bend to the left and right edge of the board. */
  side: 9,
  /** From the first and the last lane to the upper and the lower edge. */
  rim: 18,
};
export type Geometry = typeof GEOMETRY;

/** Where something is: millimetres from the top left corner of the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of something flat, in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point or a size by its figures. */
export const xy = (x: number, y: number): Point => ({ x, y });
export const area = (width: number, height: number): Size => ({ width, height });

const STREET_HOLES = 30;
const streetOf = (hole: number): number => Math.min(3, Math.floor((hole - 1) / STREET_HOLES));

/** Street of a hole, 1..4; the game hole belongs to the fourth. */
export const streetNumber = (hole: number): number => streetOf(hole) + 1;

/** Millimetres from the first lane of a street to the first lane of the next. */
const streetHeight = (lanes: LaneCount, { laneSpacing, streetGap }: Geometry): number =>
  (lanes - 1) * laneSpacing + streetGap;

/** From the edge of the board to where the bends begin: as far as the outermost reaches, and the start holes fit. */
const beside = (lanes: LaneCount, { pitch, laneSpacing, streetGap, side }: Geometry): number =>
  side + Math.max(streetGap / 2 + (lanes - 1) * laneSpacing, 2.5 * pitch);

/**
 * The height of a lane in a street, 0..3. The lanes go round the bends side by side, so that every other street has them in
 * reverse: the outer lane of one bend is the inner of the next.
 */
function laneHeight(lanes: LaneCount, lane: number, street: number, geometry: Geometry): number {
  const row = street % 2 === 0 ? lane : lanes - 1 - lane;
  return geometry.rim + street * streetHeight(lanes, geometry) + row * geometry.laneSpacing;
}

/** A place on a lane, so many pitches after the first hole of its street, counted from left to right. */
const along = (lanes: LaneCount, step: number, y: number, geometry: Geometry): Point =>
  xy(beside(lanes, geometry) + (step + 0.5) * geometry.pitch, y);

/**
 * Centre of a hole. The lanes are one S: four streets, walked to and fro. A strip of pixels does not bend sideways, so that
 * the holes are in the streets and none is in a bend.
 * @param lane 0..lanes-1
 * @param hole 1..121
 */
export function holePosition(lanes: LaneCount, lane: number, hole: number, geometry = GEOMETRY): Point {
  const street = streetOf(hole);
  const count = hole - 1 - street * STREET_HOLES;
  // The game hole is one pitch beyond hole 120.
  const step = street % 2 === 0 ? count : STREET_HOLES - 1 - count;
  return along(lanes, step, laneHeight(lanes, lane, street, geometry), geometry);
}

/** The indicator pixel of a lane, one pitch before hole 1: dealer and turn. */
export const indicatorPosition = (lanes: LaneCount, lane: number, geometry = GEOMETRY): Point =>
  along(lanes, -1, laneHeight(lanes, lane, 0, geometry), geometry);

/** The two holes before the first, where pegs of wood would wait; no pixel is under them. The front one first. */
export function startPositions(
  lanes: LaneCount,
  lane: number,
  geometry = GEOMETRY,
): readonly [front: Point, rear: Point] {
  const y = laneHeight(lanes, lane, 0, geometry);
  return [along(lanes, -2, y, geometry), along(lanes, -3, y, geometry)];
}

/** A straight run of a lane. */
export type Run = readonly [from: Point, to: Point];

/**
 * The middle of a lane as it is walked: a run for each street, from the rear start hole to the game hole. Between two runs a
 * half circle joins the end of one and the beginning of the next, which lies straight below: on the right, on the left, on
 * the right.
 */
export function laneRuns(lanes: LaneCount, lane: number, geometry = GEOMETRY): readonly Run[] {
  const left = beside(lanes, geometry);
  const right = left + STREET_HOLES * geometry.pitch;
  const [, start] = startPositions(lanes, lane, geometry);
  const game = holePosition(lanes, lane, HOLES, geometry);
  const at = (x: number, street: number): Point => xy(x, laneHeight(lanes, lane, street, geometry));
  return [
    [start, at(right, 0)],
    [at(right, 1), at(left, 1)],
    [at(left, 2), at(right, 2)],
    [at(right, 3), game],
  ];
}

/** Size of the board over the track. */
export function trackSize(lanes: LaneCount, geometry = GEOMETRY): Size {
  const { pitch, laneSpacing, rim } = geometry;
  return area(
    2 * beside(lanes, geometry) + STREET_HOLES * pitch,
    2 * rim + 3 * streetHeight(lanes, geometry) + (lanes - 1) * laneSpacing,
  );
}

/** What a pixel of the chain shows. */
export type PixelPlace =
  | { readonly kind: 'indicator'; readonly lane: number }
  | { readonly kind: 'hole'; readonly lane: number; readonly hole: number };

/** Pixels of a lane: its indicator, then holes 1 to 121, so that every strip is cut from one piece. */
export const LANE_PIXELS = 1 + HOLES;

/** Pixels of the whole chain; the lanes follow one another. */
export const pixelCount = (lanes: LaneCount): number => lanes * LANE_PIXELS;

/** Position in the chain, from 0, of a lane's indicator. */
export const indicatorPixel = (lane: number): number => lane * LANE_PIXELS;

/** Position in the chain, from 0, of a hole. */
export const holePixel = (lane: number, hole: number): number => lane * LANE_PIXELS + hole;

/** What the pixel at `index` of the chain shows; the reverse of the two functions above. */
export function pixelPlace(index: number): PixelPlace {
  const lane = Math.floor(index / LANE_PIXELS);
  const hole = index % LANE_PIXELS;
  return hole === 0 ? { kind: 'indicator', lane } : { kind: 'hole', lane, hole };
}

/** Red, green and blue, 0..255. */
export type Colour = readonly [red: number, green: number, blue: number];

/**
 * Colours that a lane can have: what its LEDs are lit with, and the same on a page. The first four are after the palette
 * of Okabe and Ito, deepened for LEDs, whose dark end is bright. All lack red, green or blue, which tells pegs from effects.
 */
export const LED_COLOURS = {
  vermilion: { name: 'vermilion', led: [255, 52, 0], css: '#e8590c' },
  blue: { name: 'blue', led: [0, 70, 255], css: '#2b7bd6' },
  green: { name: 'green', led: [0, 200, 60], css: '#0a9d6e' },
  yellow: { name: 'yellow', led: [255, 150, 0], css: '#e5b700' },
  red: { name: 'red', led: [255, 0, 0], css: '#d6202a' },
  magenta: { name: 'magenta', led: [255, 0, 110], css: '#d6338a' },
  indigo: { name: 'indigo', led: [0, 0, 255], css: '#3d3dd6' },
  amber: { name: 'amber', led: [255, 190, 0], css: '#f0c400' },
  cyan: { name: 'cyan', led: [0, 170, 150], css: '#0fa3a3' },
} as const satisfies {
  readonly [N in ColourName]: { readonly name: N; readonly led: Colour; readonly css: string };
};

/** The colours of the lanes unless others are chosen. */
export const LANE_COLOURS = [
  LED_COLOURS.vermilion,
  LED_COLOURS.blue,
  LED_COLOURS.green,
  LED_COLOURS.yellow,
  LED_COLOURS.magenta,
  LED_COLOURS.indigo,
] as const;

/** A rear peg is lit with so much of a front peg's brightness. */
export const REAR_PEG_SHARE = 1 / 4;

/** The character display: HD44780 behind a PCF8574 with the usual backpack wiring, on I2C at 100 kHz. */
export const DISPLAY = {
  columns: TEXT_COLUMNS,
  rows: TEXT_ROWS,
  i2cAddress: 0x27,
  /** Where its backpack may answer: a PCF8574, or a PCF8574A, both with their address pins open. */
  i2cAddresses: [0x27, 0x3f],
  i2cHertz: 100_000,
  /** PCF8574 output bits; the upper four carry the data nibble. */
  backpack: { registerSelect: 0, readWrite: 1, enable: 2, backlight: 3 },
  /** 5x8 dots of the suits, rows from the top, bit 4 at the left; codes 1..4 in CGRAM. */
  glyphs: [
    [0x04, 0x0e, 0x1f, 0x1f, 0x1f, 0x04, 0x0e, 0x00],
    [0x00, 0x0a, 0x1f, 0x1f, 0x1f, 0x0e, 0x04, 0x00],
    [0x00, 0x04, 0x0e, 0x1f, 0x1f, 0x0e, 0x04, 0x00],
    [0x0e, 0x0e, 0x15, 0x1f, 0x15, 0x04, 0x0e, 0x00],
  ],
} as const;

/** Serial line between host and board. */
export const BAUD = 115_200;

/**
 * Debouncing, in scans of a millisecond: a contact counts as closed after `press` scans in a row that found it closed, as open
 * after `release` that found it open. Two scans, because a spike shorter than a scan is in one of them at most. A button counts as
 * closed sooner, with two looks in a row, unless the mode is `symmetric`. Fifteen, because
 * a contact that goes on bouncing must not look like a second press: rubber and membrane keys and tactile switches bounce for
 * up to 14 ms (firmware/testing/bounces.ts has the sources). `symmetric` is for contacts that chatter while they are down.
 */
export const DEBOUNCE = {
  asymmetric: { press: 2, release: 15 },
  symmetric: { press: 6, release: 6 },
} as const satisfies Record<DebounceMode, { readonly press: number; readonly release: number }>;

/** Milliseconds after which an unacknowledged key event is sent again. */
export const KEY_RESEND_MILLISECONDS = 30;

/** The pixel chain: WS2812B, green first. Times in nanoseconds; limits hold for every revision known to us. */
export const PIXELS = {
  order: 'GRB',
  t0h: { min: 220, max: 380 },
  t1h: { min: 580, max: 850 },
  low: { min: 580 },
  /** A gap that the oldest parts already take for the end of a frame. */
  earlyLatch: 6_000,
  reset: 280_000,
} as const;

/** Current in milliamperes; a WS2812B colour channel at full, the chip at rest, and what the cap allows. */
export const POWER = {
  volts: 5,
  channel: 20,
  idle: 1,
  /** The firmware dims any picture that would draw more than this through the chain. */
  cap: 1_500,
  supply: 3_000,
  fuse: 2_500,
  controller: 200,
} as const;
