// Random numbers of a world: each part has its own, so that a change in one leaves those of the others.
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { hashOf } from './oracle.ts';

/** The random numbers of a part. */
export class Random extends Xorshift {
  constructor(seed: number, part: string) {
    super((hashOf(part) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0);
  }

  /** From a number up to another. */
  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** A time to wait for what comes every so often on average. */
  wait(average: number): number {
    return -average * Math.log(1 - this.next());
  }

  /** One of a list. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
