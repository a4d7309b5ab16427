// Packs that the host dealt: sealed before their deal, open after it. Kept beside the moves.
import type { Card } from '../rules/index.ts';

/** The events of a pack. They move no peg, and undo passes them by. `game` is the id of the game. */
export type PackEvent = Readonly<
  | { type: 'packSealed'; game: string; deal: number; seal: string; move: number }
  | { type: 'packOpened'; game: string; deal: number; pack: readonly Card[]; secret: string; move: number }
>;

/** Types of these events. */
export const PACK_EVENTS = ['packSealed', 'packOpened'] as const;
