// What the board ruled: what happened, by which rule of which book, and which pegs move in which order.
import type { Pegs } from './pegs.ts';
import type { ShowItem } from './score.ts';

/** Every kind of ruling. The words are in speech.ts, the sources in RULING_SOURCES. */
export const RULINGS = [
  'countRight',
  'undercountCorrected',
  'undercountStands',
  'undercountToOpponent',
  'overcountCorrected',
  'overcountLost',
  'overcountToOpponent',
  'mugginsAwarded',
  'mugginsTooMuch',
  'mugginsWrong',
] as const;
/** See RULINGS. */
export type RulingCode = (typeof RULINGS)[number];

/** Where a rule stands. `edition` is needed because numbering moves between editions; '-' where a house has no book. */
export interface RuleSource {
  readonly rulebook: string;
  readonly edition: string;
  readonly rule: string;
}

/** One peg move of a ruling. */
export interface PegMove {
  readonly side: number;
  /** Holes walked; negative when the front peg goes back. */
  readonly points: number;
  /** Where the side's pegs stand afterwards. */
  readonly pegs: Pegs;
}

/** A ruling on the last count. */
export interface Ruling {
  readonly code: RulingCode;
  readonly source: RuleSource;
  /** Whose count it was. */
  readonly seat: number;
  /** Who gains by it, or would have: the opponent. */
  readonly opponent: number;
  readonly claimed: number;
  /** What the cards count; undefined where no cards were entered and the players agree. */
  readonly truth: number | undefined;
  /** The count itself, item by item; empty where no cards were entered. */
  readonly items: readonly ShowItem[];
  /** Points that the ruling gives to the opponent, as far as they could be pegged. */
  readonly award: number;
  /** Points named in a call of muggins. */
  readonly called: number | undefined;
  /** The peg moves, in order. */
  readonly moves: readonly PegMove[];
}
