// From LED values to what an eye sees on a screen, and from pegs to the LEDs that show them.

import {
  type Colour,
  holePixel,
  indicatorPixel,
  pixelCount,
  REAR_PEG_SHARE,
} from '../../../hardware/board.ts';
import {
  beginsFar,
  DEFAULT_BRIGHTNESS,
  HOLES,
  type LaneColours,
  type LaneCount,
  type LaneEnds,
  type LanePegs,
} from '../../../shared/protocol/index.ts';

import { ledOf, USUAL } from './palette.ts';

/** How one hole looks: `colour` as CSS at full strength, `strength` 0 (dark) to 1. */
export interface Light {
  readonly colour: string;
  readonly strength: number;
}

/** A hole that is not lit. */
export const DARK: Light = { colour: '#000000', strength: 0 };

/** Steps of strength; finer ones cannot be told apart and would only be redrawn for nothing. */
const STEPS = 24;

/**
 * The brightest channel of a front peg at the brightness that boards are delivered with: it counts as fully
 * lit.
 */
const FULL = (255 * DEFAULT_BRIGHTNESS) / 127;

/** LEDs are linear, screens are not (IEC 61966-2-1): without this, dim LEDs would look black. */
const encode = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const hex = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * What a LED with these values (0..255 each) looks like. Colours are rounded so that few different ones
 * occur.
 */
function lightOf(red: number, green: number, blue: number): Light {
  const peak = Math.max(red, green, blue);
  if (peak === 0) return DARK;
  const share = (value: number) => Math.round(encode(value / peak) * 15) / 15;
  const strength = Math.min(1, 0.12 + 0.88 * encode(Math.min(1, peak / FULL)));
  return {
    colour: `#${hex(share(red))}${hex(share(green))}${hex(share(blue))}`,
    strength: Math.max(1, Math.round(strength * STEPS)) / STEPS,
  };
}

/**
 * What the whole chain looks like. `bytes` are red, green, blue of each pixel in chain order; missing ones
 * are dark.
 */
export const lightsOf = (bytes: Uint8Array, pixels: number): readonly Light[] =>
  Array.from({ length: pixels }, (_, i) =>
    lightOf(bytes[3 * i] ?? 0, bytes[3 * i + 1] ?? 0, bytes[3 * i + 2] ?? 0),
  );

/** Bytes from base64. Throws what `atob` throws if it is none. */
export const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

const scaled = (colour: Colour, share: number): Light =>
  lightOf(colour[0] * share, colour[1] * share, colour[2] * share);

/** What the board is asked to show: pegs by lane, the lanes of dealer and turn. */
interface BoardAsked {
  readonly pegs: readonly LanePegs[];
  readonly dealer: number | undefined;
  readonly turn: number | undefined;
  /** Where its lanes begin; all side by side unless given. */
  readonly ends?: LaneEnds;
  /** Lanes whose side is on a later lap. */
  readonly laps?: readonly boolean[];
  /** Its colours; the standard ones unless given. */
  readonly colours?: LaneColours;
}

/** What the chain looks like when it shows this, where no board tells us what it really shows. */
export function lightsOfPegs(
  lanes: LaneCount,
  { pegs, dealer, turn, ends = 'same', laps = [], colours = USUAL }: BoardAsked,
): readonly Light[] {
  const lights = Array.from({ length: pixelCount(lanes) }, () => DARK);
  const share = FULL / 255;
  for (const [lane, { front, rear }] of pegs.slice(0, lanes).entries()) {
    const colour = ledOf(colours, lane);
    const pixel = (hole: number): number => holePixel(lane, beginsFar(ends, lane) ? HOLES + 1 - hole : hole);
    if (rear > 0) lights[pixel(rear)] = scaled(colour, share * REAR_PEG_SHARE);
    if (front > 0) lights[pixel(front)] = scaled(colour, share);
    // As the firmware does: the turn in the lane's colour, a later lap faintly so, the dealer in dim white, which pales both.
    const white = lane === dealer ? 255 / 8 : 0;
    const strength = lane === turn ? 1 : laps[lane] === true ? REAR_PEG_SHARE : 0;
    const [red, green, blue] = colour.map((value) => Math.max(value * strength, white));
    lights[indicatorPixel(lane)] = scaled([red ?? 0, green ?? 0, blue ?? 0], share);
  }
  return lights;
}
