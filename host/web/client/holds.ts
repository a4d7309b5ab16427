// Which keys of the board are held down on this page, and by what: fingers, the mouse, the keyboard.
import type { KeyId } from '../../../hardware/board.ts';

/** Told when a key goes down for its first holder and up with its last. */
export type HoldListener = (key: KeyId, action: 'press' | 'release') => void;

/** The time in milliseconds, and a way to be called later. */
export interface HoldClock {
  now(): number;
  after(milliseconds: number, then: () => void): void;
}

/** The shortest time that a key stays down: a tap of no time at all would be bounce to a real board. */
export const SHORTEST_HOLD = 40;

/** A key may be held by several at once; one holder (a finger, a key of the keyboard) holds at most one key. */
export class Holds {
  readonly #holders = new Map<string, KeyId>();
  readonly #down = new Map<KeyId, number>();
  readonly #listener: HoldListener;
  readonly #clock: HoldClock;

  constructor(listener: HoldListener, clock: HoldClock) {
    this.#listener = listener;
    this.#clock = clock;
  }

  /** The keys that are down. */
  get keys(): ReadonlySet<KeyId> {
    return new Set(this.#down.keys());
  }

  /** `holder` presses `key`. Without effect while it holds one already: that is how repeats are ignored. */
  press(holder: string, key: KeyId): void {
    if (this.#holders.has(holder)) return;
    this.#holders.set(holder, key);
    if (this.#down.has(key)) return;
    this.#down.set(key, this.#clock.now());
    this.#listener(key, 'press');
  }

  /** `holder` lets go, whatever it holds. */
  release(holder: string): void {
    const key = this.#holders.get(holder);
    if (key === undefined) return;
    this.#holders.delete(holder);
    this.#settle(key);
  }

  /** Everybody lets go: the page lost the focus, the window is hidden, the connection broke. */
  releaseAll(): void {
    for (const holder of [...this.#holders.keys()]) this.release(holder);
  }

  /** Lets a key up if nobody holds it and it was down for long enough, or as soon as it was. */
  #settle(key: KeyId): void {
    const since = this.#down.get(key);
    if (since === undefined || [...this.#holders.values()].includes(key)) return;
    const rest = since + SHORTEST_HOLD - this.#clock.now();
    if (rest > 0) {
      this.#clock.after(rest, () => this.#settle(key));
      return;
    }
    this.#down.delete(key);
    this.#listener(key, 'release');
  }
}
