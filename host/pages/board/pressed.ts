// Which keys of the board are held down on this page, and by what: fingers, the mouse, the keyboard.
import type { KeyId } from '../../../shared/protocol/index.ts';

/** Called when a key goes down for its first holder and up with its last. */
type HoldListener = (key: KeyId, action: 'press' | 'release') => void;

/**
 * A key may be held by several at once; one holder (a finger, a key of the keyboard) holds at most one key.
 */
export class HeldKeys {
  readonly #held = new Map<string, KeyId>();
  readonly #listener: HoldListener;

  constructor(listener: HoldListener) {
    this.#listener = listener;
  }

  /** The keys that are down. */
  get keys(): ReadonlySet<KeyId> {
    return new Set(this.#held.values());
  }

  /** `holder` presses `key`. Without effect while it holds one already: that is how repeats are ignored. */
  press(holder: string, key: KeyId): void {
    if (this.#held.has(holder)) return;
    const fresh = !this.keys.has(key);
    this.#held.set(holder, key);
    if (fresh) this.#listener(key, 'press');
  }

  /** `holder` lets go, whatever it holds. */
  release(holder: string): void {
    const key = this.#held.get(holder);
    if (key === undefined) return;
    this.#held.delete(holder);
    if (!this.keys.has(key)) this.#listener(key, 'release');
  }

  /** Everybody lets go: the page lost the focus, the window is hidden, the connection broke. */
  releaseAll(): void {
    for (const holder of [...this.#held.keys()]) this.release(holder);
  }
}
