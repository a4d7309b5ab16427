// The board, described once: where its holes are, its pixel chain, pins, colours of LEDs, parts and power. The ids of
// its keys and the numbers of its holes are part of the wire contract: see shared/protocol.
import { type ColourName, HOLES, type LaneCount, TEXT_COLUMNS, TEXT_ROWS } from '../shared/protocol/index.ts';

export * from './pins.ts';

/** Millimetres between neighbouring pixels of a 144/m strip, and so between neighbouring holes. */
export const PITCH = 6.944;
/** Millimetres between the lanes of a street; a strip is 12 mm wide with its silicone sleeve. */
export const LANE_SPACING = 13;
/** Millimetres between the last lane of a street and the first lane of the next. */
export const STREET_GAP = 16;
/** Millimetres from the edge of the track area to the first hole. */
export const MARGIN = 14;

/** Measures of the track, in millimetres, as the constants above name them. */
export interface Geometry {
  readonly pitch: number;
  readonly laneSpacing: number;
  readonly streetGap: number;
  readonly margin: number;
}
export const GEOMETRY: Geometry = {
  pitch: PITCH,
  laneSpacing: LANE_SPACING,
  streetGap: STREET_GAP,
  margin: MARGIN,
};

/** Where a hole is: millimetres from the top left corner of the track area. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const streetOf = (hole: number): number => Math.min(3, Math.floor((hole - 1) / 30));

/** Street of a hole, 1..4; the game hole belongs to the fourth. */
export const streetNumber = (hole: number): number => streetOf(hole) + 1;

/**
 * Centre of a hole. Streets lie one under the other and are walked to and fro, so that the last hole of one
 * lies above the first hole of the next.
 * @param lane 0..lanes-1
 * @param hole 1..121
 */
export function holePosition(lanes: LaneCount, lane: number, hole: number, geometry = GEOMETRY): Point {
  const { margin, pitch, laneSpacing } = geometry;
  const street = streetOf(hole);
  const along = hole - 1 - street * 30;
  const step = street % 2 === 0 ? along : 29 - along;
  // The game hole is one pitch beyond hole 120: the track area is one pitch wider on the left.
  return {
    x: margin + (step + 1) * pitch,
    y: margin + street * streetHeight(lanes, geometry) + lane * laneSpacing,
  };
}

/** Millimetres from a lane of one street to the same lane of the next. */
export const streetHeight = (lanes: LaneCount, geometry = GEOMETRY): number =>
  (lanes - 1) * geometry.laneSpacing + geometry.streetGap;

/** The indicator pixel of a lane, one pitch before hole 1: dealer and turn. Millimetres as in `holePosition`. */
export function indicatorPosition(lane: number, geometry = GEOMETRY): Point {
  return { x: geometry.margin, y: geometry.margin + lane * geometry.laneSpacing };
}

/** Size of something flat, in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of the track area in millimetres. */
export function trackSize(lanes: LaneCount, geometry = GEOMETRY): Size {
  const { margin, pitch, laneSpacing } = geometry;
  return {
    width: 2 * margin + 30 * pitch,
    height: 2 * margin + 3 * streetHeight(lanes, geometry) + (lanes - 1) * laneSpacing,
  };
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
] as const;

/** Brightness of a front peg unless set otherwise, 1..127; a rear peg is lit with a quarter of it. */
export const DEFAULT_BRIGHTNESS = 64;
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

/** Key scanning: a contact must be steady this long, in milliseconds, before it counts. */
export const DEBOUNCE_MILLISECONDS = 5;

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
