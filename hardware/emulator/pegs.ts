// Reads the pegs off the pixels, as a player does.
import { HOLES, type LaneCount, type LanePegs } from '../../shared/protocol/index.ts';
import { holePixel } from '../board.ts';

/**
 * Holes of a lane that show a peg, in order. A lane's colour always lacks red, green or blue; effects are
 * whitish and have all three.
 */
export function pegHoles(pixels: Uint8Array, lane: number): readonly number[] {
  return Array.from({ length: HOLES }, (_, i) => i + 1).filter((hole) => {
    const at = holePixel(lane, hole) * 3;
    const channels = pixels.subarray(at, at + 3);
    return channels.some((value) => value > 0) && channels.some((value) => value === 0);
  });
}

/**
 * Front and rear peg of every lane, 0 where none is lit: the front one is the brighter, and is behind the other where that
 * is still in the lap before. Of two pegs in one hole the front one is seen.
 */
export function readPegs(pixels: Uint8Array, lanes: LaneCount): readonly LanePegs[] {
  return Array.from({ length: lanes }, (_, lane) => {
    const light = (hole: number): number => {
      const at = holePixel(lane, hole) * 3;
      return pixels.subarray(at, at + 3).reduce((sum, value) => sum + value, 0);
    };
    const [front = 0, rear = 0] = [...pegHoles(pixels, lane)].sort((a, b) => light(b) - light(a) || b - a);
    return { front, rear };
  });
}
