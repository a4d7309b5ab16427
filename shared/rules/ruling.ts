// What the board ruled: what happened, by which rule of which book, and which pegs move in which order.
import type { Pegs } from './pegs.ts';
import type { ShowItem } from './score.ts';

/** Every kind of ruling. The words are in speech.ts. */
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

/** Where a rule stands. Numbering moves between editions; '-' where a house has no printed book. */
export interface RuleSource {
  readonly rulebook: string;
  readonly edition: string;
  readonly rule: string;
}

const acc = (rule: string): RuleSource => ({ rulebook: 'ACC', edition: '2010', rule });
const house = (rulebook: string, rule: string): RuleSource => ({ rulebook, edition: '-', rule });

/** The source of every kind of ruling (reference: rules 2). */
export const RULING_SOURCES: Readonly<Record<RulingCode, RuleSource>> = {
  countRight: acc('1.7'),
  undercountCorrected: house('casual', 'undercount'),
  undercountStands: acc('8.3'),
  undercountToOpponent: house('Playroom', 'undercount'),
  overcountCorrected: house('casual', 'overcount'),
  overcountLost: house('pub, UK', 'overcount'),
  overcountToOpponent: acc('8.4.c'),
  mugginsAwarded: acc('10'),
  mugginsTooMuch: acc('10'),
  mugginsWrong: acc('10'),
};

/** One peg move of a ruling. */
export interface PegMove {
  readonly side: number;
  /** Holes walked; negative when the front peg goes back. */
  readonly points: number;
  /** Where the side's pegs stand afterwards. */
  readonly pegs: Pegs;
}

/** A ruling on a count. */
export interface Ruling {
  readonly code: RulingCode;
  readonly source: RuleSource;
  /** Whose count it was. */
  readonly seat: number;
  /** The player on the other side. */
  readonly opponent: number;
  readonly claimed: number;
  /** What the cards count; undefined where no cards were entered and the players agree. */
  readonly truth: number | undefined;
  /** The count itself, item by item; empty where no cards were entered. */
  readonly items: readonly ShowItem[];
  /** Points that the count pegs under this ruling. */
  readonly paid: number;
  /** Points that go to the opponent, or, after a wrong call of muggins, to the player who was called. */
  readonly award: number;
  /** Points named in a call of muggins. */
  readonly called: number | undefined;
  /** The peg moves of this ruling, in order. */
  readonly moves: readonly PegMove[];
}
