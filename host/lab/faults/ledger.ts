// What was ordered and what was lit: nothing may be lit that was not ordered, nor anything older than what was lit.

/** Judges what is lit by what was ordered. */
export class Ledger {
  /** What the pixels show now. */
  shown: string;
  /** Orders so far. */
  count = 0;
  /** By text, the numbers of the orders that asked for it, the oldest first. */
  readonly #orders = new Map<string, readonly number[]>();
  /** Number of the youngest order that was ever lit. */
  #reached = 0;

  /** @param blank what is lit before anything is ordered */
  constructor(blank: string) {
    this.shown = blank;
    this.order(blank);
  }

  order(text: string): void {
    this.#orders.set(text, [...(this.#orders.get(text) ?? []), this.count++]);
  }

  has(text: string): boolean {
    return this.#orders.has(text);
  }

  /** Takes down what is lit now. Returns what is wrong with it. */
  light(text: string): string | undefined {
    if (text === this.shown) return undefined;
    this.shown = text;
    const orders = this.#orders.get(text);
    if (orders === undefined) return `${text} is lit, which nobody ordered`;
    const next = orders.find((order) => order >= this.#reached);
    if (next === undefined) return `${text} is lit, which is older than what was lit before`;
    this.#reached = next;
    return undefined;
  }

  /** The same after the board has started anew: what it kept may be older than what it showed last, if it was ordered. */
  restarted(): Ledger {
    const next = new Ledger(this.shown);
    for (const [text, numbers] of this.#orders) next.#orders.set(text, numbers);
    next.count = this.count;
    return next;
  }
}
