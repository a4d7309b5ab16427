// What both campaigns of faults have in common: the board, its keys, and how often it is looked at.
import type { KeyId, LaneCount, LanePegs } from '../../../shared/protocol/index.ts';

export const LANES: LaneCount = 3;
/** Emulated milliseconds between two looks at what has come. */
export const SLICE = 0.25;
/** Keys that are pressed and released all the while. */
export const KEYS: readonly KeyId[] = ['5', 'P1', '0', 'P2', 'UNDO', 'D'];
/** Emulated milliseconds between two moves of a key: the wire may not carry them faster. */
export const KEY_EVERY = 400;

/** Pegs in a line, as `front/rear` for each lane. */
export const textOf = (pegs: readonly LanePegs[]): string =>
  pegs.map(({ front, rear }) => `${front}/${rear}`).join(' ');
/** Before the first peg. */
export const DARK = textOf(Array.from({ length: LANES }, () => ({ front: 0, rear: 0 })));
