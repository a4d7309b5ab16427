// Cards that players were dealt, entered for study: kept beside the moves, secret until the game is over.
import type { Card } from '../rules/index.ts';

/** What one player was dealt in one deal, and which of these cards went to the crib. */
export interface DealtHand {
  readonly deal: number;
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly thrown: readonly Card[];
}

/** The same as an event of the journal. It moves no peg, undo passes it by, and the last one of a deal and seat is the one that holds. */
export interface DealtEvent extends DealtHand {
  readonly type: 'handDealt';
  /** The id of the game: its `uid`. */
  readonly game: string;
  readonly move: number;
}
