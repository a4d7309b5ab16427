// A wire that damages bytes, the same ones for the same seed.

export class NoisyWire {
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** @param noise chance, 0..1, that a byte is lost, and the same that a bit of it flips */
  pass(bytes: Uint8Array, noise: number): Uint8Array {
    if (noise === 0) return bytes;
    const kept = [...bytes].filter(() => this.#random() >= noise);
    return Uint8Array.from(kept, (byte) =>
      this.#random() < noise ? byte ^ (1 << Math.floor(this.#random() * 8)) : byte,
    );
  }

  /** Marsaglia's xorshift; 0 up to but not including 1. */
  #random(): number {
    this.#seed ^= this.#seed << 13;
    this.#seed ^= this.#seed >>> 17;
    this.#seed ^= this.#seed << 5;
    return (this.#seed >>> 0) / 2 ** 32;
  }
}
