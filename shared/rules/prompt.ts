// What the table waits for, derived from the state: what a display says and what a key means.
import { cribSize, handSize } from './ruleset.ts';
import type { Hand, Phase, Seat, State } from './state.ts';

/** What is expected next. */
export const EXPECTATIONS = [
  'newGame',
  'cut',
  'points',
  'deal',
  'starter',
  'starterCard',
  'cards',
  'count',
] as const;
/**
 * See EXPECTATIONS. 'points': any seat may peg. 'deal': cards are dealt, then next. 'starter': heels or next.
 * 'starterCard': the starter has to be entered. 'cards': cards of a hand. 'count': the points of a hand.
 */
export type Expectation = (typeof EXPECTATIONS)[number];

/** What the table waits for. */
export interface Prompt {
  readonly expects: Expectation;
  readonly phase: Phase;
  /** Whose crib it is, if known. */
  readonly dealer: Seat | undefined;
  /** Who has to act, where it is one seat. */
  readonly seat: Seat | undefined;
  /** The hand concerned, in the show and in a dispute. */
  readonly hand: Hand | undefined;
  /** Number of cards wanted, where cards are. */
  readonly cards: number;
  /** Whether the cards are wanted for a dispute. */
  readonly disputed: boolean;
  /** Seats that may call muggins now. */
  readonly muggins: readonly Seat[];
}

/** The seat to the dealer's left, who leads and counts first. */
export const poneOf = (state: State): Seat | undefined =>
  state.dealer === undefined ? undefined : (state.dealer + 1) % state.rules.seats;

/** The seat that counts a hand. */
export const counterOf = (state: State, hand: Hand): Seat | undefined =>
  hand === 'pone' ? poneOf(state) : state.dealer;

/** Number of cards in a hand, the starter not counted. */
export const cardsIn = (state: State, hand: Hand): number =>
  hand === 'crib' ? cribSize(state.rules) : handSize(state.rules);
