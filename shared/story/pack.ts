// Packs that the host dealt: sealed before their deal, open after it. Kept beside the moves.
import type { Card } from '../rules/index.ts';

/** What becomes of a pack. `game` is the id of the game. */
export type PackChange = Readonly<
  | { type: 'packSealed'; game: string; deal: number; seal: string }
  | { type: 'packOpened'; game: string; deal: number; pack: readonly Card[]; secret: string }
>;

/** The same as an event of the journal. It moves no peg, and undo passes it by. */
export type PackEvent = PackChange & { readonly move: number };
