// What may be lit: pegs of a state that the journal has, and none before one that was lit already.

/** Shown by the firmware while the board pegs without a host: only the board has the score then. */
export const ALONE = 'Pegging alone';

/** Front and rear hole of each lane as text, `12/0 5/2 0/0`: a rear peg in hole 0 or under the front peg is not seen. */
export const pegsText = (pegs: readonly { readonly front: number; readonly rear: number }[]): string =>
  pegs.map(({ front, rear }) => `${front}/${rear === front ? 0 : rear}`).join(' ');

/** Orders that are remembered: an older one is on no board any more. */
const REMEMBERED = 1_000;

/** Judges what is lit by what was kept. */
export class Ledger {
  /** What the pixels show now; undefined before the first frame. */
  shown: string | undefined;
  /** Orders so far. */
  count = 0;
  /** By text, the numbers of the orders for it, the oldest first. */
  readonly #orders = new Map<string, number[]>();
  readonly #texts: string[] = [];
  /** Number of the youngest order that was ever lit. */
  #reached = 0;
  /** The board has started, or pegs by itself: it shows its memory until a host sends a view. */
  #waking = true;
  /** It has pegged by itself since a host said more: its memory may have what was not lit yet when it was reset. */
  #alone = false;
  /** What was rightly lit: what the board's memory may have. */
  readonly #lit = new Set<string>();

  order(text: string): void {
    const numbers = this.#orders.get(text) ?? [];
    numbers.push(this.count++);
    this.#orders.set(text, numbers);
    this.#texts.push(text);
    if (this.#texts.length > 2 * REMEMBERED) this.#forget();
  }

  /** What was ordered last. */
  get wanted(): string | undefined {
    return this.#texts.at(-1);
  }

  /** The board starts. */
  wake(): void {
    this.#waking = true;
  }

  /** The board pegs by itself: only the board knows what is right. */
  lightAlone(text: string): void {
    this.shown = text;
    this.#waking = true;
    this.#alone = true;
    this.#lit.add(text);
  }

  /** Takes down what is lit now. Returns what is wrong with it. */
  light(text: string): string | undefined {
    if (text === this.shown) return undefined;
    this.shown = text;
    const orders = this.#orders.get(text);
    const next = orders?.find((order) => order >= this.#reached);
    if (next !== undefined) {
      this.#reached = next;
      this.#waking = false;
      this.#alone = false;
      this.#lit.add(text);
      return undefined;
    }
    if (this.#waking && (this.#alone || this.#lit.has(text))) return undefined;
    return orders === undefined
      ? `${text} is lit, which no journal has`
      : `${text} is lit, which is older than what was lit before`;
  }

  #forget(): void {
    const first = this.count - REMEMBERED;
    this.#texts.splice(0, this.#texts.length - REMEMBERED);
    for (const [text, numbers] of this.#orders) {
      const left = numbers.filter((number) => number >= first);
      if (left.length > 0) this.#orders.set(text, left);
      else {
        this.#orders.delete(text);
        if (text !== this.shown) this.#lit.delete(text);
      }
    }
  }
}
