// Key presses of all pages on the emulated board, at the pace of a hand.
import type { Emulator } from '../../../hardware/emulator/index.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';

/** The part of the emulator that key presses touch. */
type Keys = Pick<Emulator, 'press' | 'release' | 'wait'>;

/**
 * Emulated milliseconds that a key stays as it is before the next one moves. A busy host hears press and
 * release in one
 * moment; a real contact that bounces would not have closed in it, and keys would overtake each other.
 */
const PACE = 30;
/** Moves that may wait: more than any player types ahead. */
const MOST_WAITING = 64;

/** A page that holds keys. */
type Holder = object;

/** A key goes down with its first holder and up with its last. */
export class KeyPresses {
  readonly #keys: Keys;
  readonly #failed: (error: Error) => void;
  readonly #held = new Map<KeyId, Set<Holder>>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** `failed` hears when a key could not be moved. */
  constructor(keys: Keys, failed: (error: Error) => void) {
    this.#keys = keys;
    this.#failed = failed;
  }

  /** False if too many moves are waiting. */
  press(holder: Holder, key: KeyId): boolean {
    if (this.#waiting >= MOST_WAITING) return false;
    const holders = this.#held.get(key) ?? new Set();
    if (holders.size === 0) this.#move(() => this.#keys.press(key));
    this.#held.set(key, holders.add(holder));
    return true;
  }

  release(holder: Holder, key: KeyId): void {
    const holders = this.#held.get(key);
    if (holders?.delete(holder) && holders.size === 0) this.#move(() => this.#keys.release(key));
  }

  /** The page is gone, and lets go of its keys. */
  leave(holder: Holder): void {
    for (const key of this.#held.keys()) this.release(holder, key);
  }

  #move(move: () => void): void {
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => {
        move();
        return this.#keys.wait(PACE);
      })
      .catch((error: Error) => this.#failed(error))
      .finally(() => {
        this.#waiting -= 1;
      });
  }
}
