/** Faults on the wire, byte by byte: dropped, one bit flipped, sent twice, held up. Seeded, so repeatable. */
import { Random } from './random.ts';

export interface Faults {
  /** Share of bytes that vanish, 0..1. */
  readonly drop: number;
  /** Share of bytes with one bit flipped. */
  readonly flip: number;
  /** Share of bytes that come twice. */
  readonly duplicate: number;
  /** Share of bytes that are held up, with all that follow, by up to LONGEST_DELAY. */
  readonly delay: number;
  readonly seed: number;
  readonly direction: 'both' | 'toBoard' | 'toHost';
}

export const NO_FAULTS: Faults = { drop: 0, flip: 0, duplicate: 0, delay: 0, seed: 1, direction: 'both' };

/** Longest delay of a byte in milliseconds. */
export const LONGEST_DELAY = 20;

/** What becomes of one byte: what arrives in its stead, after so many milliseconds. */
export interface Outcome {
  readonly bytes: readonly number[];
  readonly delay: number;
}

/** The faults of one direction. */
export class FaultyWire {
  private readonly faults: Faults;
  private readonly random: Random;

  constructor(faults: Faults, direction: 'toBoard' | 'toHost') {
    const hit = faults.direction === 'both' || faults.direction === direction;
    this.faults = hit ? faults : NO_FAULTS;
    // The two directions must not fail in step.
    this.random = new Random(direction === 'toBoard' ? faults.seed : ~faults.seed);
  }

  pass(byte: number): Outcome {
    const { faults, random } = this;
    const dropped = random.chance(faults.drop);
    const flipped = random.chance(faults.flip);
    const twice = random.chance(faults.duplicate);
    const held = random.chance(faults.delay);
    const delay = held ? random.next() * LONGEST_DELAY : 0;
    if (dropped) return { bytes: [], delay };
    const arrived = flipped ? byte ^ (1 << random.below(8)) : byte;
    return { bytes: twice ? [arrived, arrived] : [arrived], delay };
  }
}

/**
 * Checks settings that come from outside.
 * @throws RangeError naming the setting.
 */
export function checkFaults(settings: Partial<Faults>): Faults {
  const faults = { ...NO_FAULTS, ...settings };
  for (const name of ['drop', 'flip', 'duplicate', 'delay'] as const) {
    const share = faults[name];
    if (!(share >= 0 && share <= 1)) throw new RangeError(`fault ${name}: expected 0 to 1, got ${share}`);
  }
  if (!Number.isInteger(faults.seed)) throw new RangeError(`fault seed: expected a whole number`);
  if (!['both', 'toBoard', 'toHost'].includes(faults.direction)) {
    throw new RangeError(`fault direction: expected both, toBoard or toHost, got ${faults.direction}`);
  }
  return faults;
}
