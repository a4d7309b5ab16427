// Chance from a seed, so that anybody can repeat a draw: mulberry32, the shuffle of Fisher and Yates, and the seal of the seed.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Numbers from 0 up to but not 1, the same for the same seed. `seed` is a whole number; its low 32 bits count. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], chance: () => number): readonly T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** What a seal is made of. `secret` is random, as a seed alone could be guessed from its hash. */
interface SealedDraw {
  /** The id of the night. */
  readonly id: string;
  readonly seed: number;
  readonly secret: string;
}

/**
 * The seal, shown before the draw; seed and secret are shown after it. It is the SHA-256 of `ID SEED SECRET` in hexadecimal digits.
 * Anybody can compute it: `printf %s 'ID SEED SECRET' | sha256sum`. Browsers have SHA-256 of their own only where a page came by
 * https, which a hall's rarely does.
 */
export const sealOf = ({ id, seed, secret }: SealedDraw): string =>
  bytesToHex(sha256(utf8ToBytes(`${id} ${seed} ${secret}`)));
