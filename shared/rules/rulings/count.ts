// The last points keyed, as a ruling looks at them.

import type { PlayedCard } from '../cards/play.ts';
import type { Pegs } from '../terms/pegs.ts';
import type { Hand, Seat } from '../terms/seats.ts';

/** The last points keyed: what muggins and a dispute refer to. */
export interface Count {
  readonly seat: Seat;
  /** The hand that was counted, or undefined for points in play and in plain pegging. */
  readonly hand: Hand | undefined;
  /** The points as claimed, before any ruling. */
  readonly claimed: number;
  /** Nineteen was said for nothing: should the cards show more, it was a claim of 19. */
  readonly nineteen?: true;
  /** The pegs of all sides before the count. */
  readonly before: readonly Pegs[];
  /** Whether muggins can still be called on it: until the next count is pegged or the cards are mixed. */
  readonly open: boolean;
  /** The call of muggins that was made on it. */
  readonly call: Call | undefined;
  /** The card in play that it was, where the cards are entered. */
  readonly laid?: PlayedCard;
  /** The hand counted before it in the same show, or the card before it, where muggins can still be called on that. */
  readonly earlier?: Count;
}

/** A call of muggins: who called how many missed points. */
export interface Call {
  readonly seat: Seat;
  readonly points: number;
}
