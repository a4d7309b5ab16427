/** Reads the pegs off the pixels, as somebody does who looks at the board. */
import type { LanePegs } from '../../shared/protocol/index.ts';
import { HOLES, holePixel, type LaneCount } from '../board.ts';

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
 * Front and rear peg of every lane: the two foremost pegs that are lit, 0 where none is. Of two pegs in one
 * hole the front one is seen.
 */
export function readPegs(pixels: Uint8Array, lanes: LaneCount): readonly LanePegs[] {
  return Array.from({ length: lanes }, (_, lane) => {
    const [rear = 0, front = rear] = pegHoles(pixels, lane).slice(-2);
    return front === rear ? { front, rear: 0 } : { front, rear };
  });
}
