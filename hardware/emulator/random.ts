// Seeded pseudo-random numbers (xorshift32, Marsaglia 2003), so that every run can be repeated.

export class Xorshift {
  #state: number;

  constructor(seed: number) {
    // Neighbouring seeds must not give similar first numbers, and the state must not be zero.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) || 1;
  }

  /** 0 or more, less than 1. */
  next(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return (x >>> 0) / 2 ** 32;
  }

  /** A whole number, 0..limit-1. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
