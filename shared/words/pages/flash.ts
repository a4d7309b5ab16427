// What the board page says while it writes the firmware into a board.
import type { BoardKind } from '../../protocol/index.ts';

/** How writing ended. */
export type FlashOutcome =
  | { readonly verified: number; readonly kind: BoardKind }
  | { readonly code: 'noSync'; readonly kind: BoardKind }
  | {
      readonly code: 'wrongChip';
      readonly signature: string;
      readonly wanted: BoardKind;
      readonly found: BoardKind | undefined;
    }
  | { readonly code: 'notVerified'; readonly address: number }
  | { readonly code: 'unsuitable'; readonly board: string }
  | { readonly code: 'refused' | 'notOpened' | 'cut' | 'noImage' };

/** Sentences for FlashOutcome, and the words around them. */
export interface FlashWords {
  readonly title: string;
  readonly about: string;
  /** The browser has no Web Serial. */
  readonly none: string;
  /** The table has a board of its own. */
  readonly busy: string;
  readonly board: string;
  readonly kinds: Readonly<Record<BoardKind, string>>;
  readonly write: string;
  /** @param done share that is done, 0 to 1: written in its first half, read back in its second */
  readonly stage: (done: number) => string;
  /** Said once, while it writes. */
  readonly leave: string;
  readonly outcome: (outcome: FlashOutcome) => string;
}
