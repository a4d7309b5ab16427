// What is derived from a journal and kept up to date entry by entry.

/**
 * A fold of entries. Each entry is folded once, when it comes; nothing is folded again because somebody looks. Its owner may keep a
 * snapshot beside the journal: it holds for as long as the version is the same.
 */
export interface Projection<E, S> {
  /** Rises when the same entries come to another snapshot than before. */
  readonly version: number;
  /** One more entry. */
  follow(entry: E): void;
  /** What the entries so far come to; the same object as before where nothing has come since. */
  snapshot(): S;
}
