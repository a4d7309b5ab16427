// What is entered on a page and not yet sent: kept in the browser, so that a reload, Back, or a tab that the phone has dropped costs nothing.
import { type KeyStorage, keptIn } from './place.ts';

/** What a page is given of the one before. `T`: plain JSON. */
export class Draft<T extends object> {
  readonly #storage: KeyStorage;
  readonly #storageKey: string;

  /** @param storageKey its name in the storage */
  constructor(storage: KeyStorage, storageKey: string) {
    this.#storage = storage;
    this.#storageKey = storageKey;
  }

  /** What was entered at this moment. Only that of the last one is kept. */
  at(moment: string): Partial<T> {
    const kept = keptIn<{ readonly moment?: unknown; readonly parts?: Partial<T> }>(
      this.#storage,
      this.#storageKey,
    );
    return kept?.moment === moment ? (kept.parts ?? {}) : {};
  }

  keep(moment: string, parts: Partial<T>): void {
    this.#storage.setItem(
      this.#storageKey,
      JSON.stringify({ moment, parts: { ...this.at(moment), ...parts } }),
    );
  }

  /** It was sent. */
  drop(): void {
    this.#storage.removeItem(this.#storageKey);
  }
}
