// Faults on the wire, byte by byte: dropped, one bit flipped, sent twice, held up, or the end of a message cut off.
// Seeded, so repeatable.
import { END_SYSEX } from '../../shared/protocol/index.ts';
import { Xorshift } from './random.ts';

export interface Faults {
  /** Share of bytes that vanish, 0..1. */
  readonly drop: number;
  /** Share of bytes with one bit flipped. */
  readonly flip: number;
  /** Share of bytes that come twice. */
  readonly duplicate: number;
  /** Share of bytes that are held up, with all that follow, by up to LONGEST_DELAY. */
  readonly delay: number;
  /** Share of bytes with which the rest of the message is lost, up to and with its F7, or LONGEST_CUT bytes. */
  readonly truncate: number;
  readonly seed: number;
  readonly direction: 'both' | 'toBoard' | 'toHost';
}

/** The kinds of faults, each a share of all bytes. */
export const FAULT_KINDS = ['drop', 'flip', 'duplicate', 'delay', 'truncate'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Counts of faults, none yet. */
export const noHits = (): Record<FaultKind, number> =>
  Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as Record<FaultKind, number>;

export const NO_FAULTS: Faults = { ...noHits(), seed: 1, direction: 'both' };

/** Longest delay of a byte in milliseconds. */
const LONGEST_DELAY = 20;
/** Most bytes that a cut takes along. */
const LONGEST_CUT = 32;

/** What becomes of one byte: what arrives in its stead, after so many milliseconds. */
interface Passage {
  readonly bytes: readonly number[];
  readonly delay: number;
}

/** The faults of one direction. */
export class FaultyWire {
  readonly #faults: Faults;
  readonly #random: Xorshift;
  readonly #hits: Record<FaultKind, number>;
  /** Bytes that a cut has still to take. */
  #cut = 0;

  /** @param hits counts what is done to bytes, kind by kind */
  constructor(faults: Faults, direction: 'toBoard' | 'toHost', hits: Record<FaultKind, number> = noHits()) {
    const hit = faults.direction === 'both' || faults.direction === direction;
    this.#faults = hit ? faults : NO_FAULTS;
    this.#hits = hits;
    // The two directions must not fail in step.
    this.#random = new Xorshift(direction === 'toBoard' ? faults.seed : ~faults.seed);
  }

  pass(byte: number): Passage {
    const faults = this.#faults;
    const random = this.#random;
    const dropped = random.chance(faults.drop);
    const flipped = random.chance(faults.flip);
    const twice = random.chance(faults.duplicate);
    const held = random.chance(faults.delay);
    const delay = held ? random.next() * LONGEST_DELAY : 0;
    const cut = this.#isCut(byte);
    this.#count({ drop: dropped, flip: flipped, duplicate: twice, delay: held, truncate: cut });
    if (dropped || cut) return { bytes: [], delay };
    const arrived = flipped ? byte ^ (1 << random.below(8)) : byte;
    return { bytes: twice ? [arrived, arrived] : [arrived], delay };
  }

  #isCut(byte: number): boolean {
    const { truncate } = this.#faults;
    if (this.#cut === 0 && truncate > 0 && this.#random.chance(truncate)) this.#cut = LONGEST_CUT;
    if (this.#cut === 0) return false;
    this.#cut = byte === END_SYSEX ? 0 : this.#cut - 1;
    return true;
  }

  #count(done: Readonly<Record<FaultKind, boolean>>): void {
    for (const kind of FAULT_KINDS) if (done[kind]) this.#hits[kind]++;
  }
}

/**
 * Checks settings that come from outside.
 * @throws RangeError naming the setting.
 */
export function checkFaults(settings: Partial<Faults>): Faults {
  const faults = { ...NO_FAULTS, ...settings };
  for (const name of FAULT_KINDS) {
    const share = faults[name];
    if (!(share >= 0 && share <= 1)) throw new RangeError(`fault ${name}: expected 0 to 1, got ${share}`);
  }
  if (!Number.isInteger(faults.seed)) throw new RangeError(`fault seed: expected a whole number`);
  if (!['both', 'toBoard', 'toHost'].includes(faults.direction)) {
    throw new RangeError(`fault direction: expected both, toBoard or toHost, got ${faults.direction}`);
  }
  return faults;
}
