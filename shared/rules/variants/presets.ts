// The cousins of cribbage that can be asked for by name; (?) marks what our sources leave unverified.

import { cards, flush, preset } from '../house/row.ts';
import type { RuleSet } from '../terms/ruleset.ts';

/**
 * Noddy: three cards each and no crib; hands are counted before the play, which never begins again at zero. 31 up.
 * Whether the play scores a flush is not settled: here it does not (?).
 */
const NODDY = preset('noddy', {
  cards: cards(3, 0),
  show: 'beforePlay',
  playEnds: 'firstStop',
  target: 31,
  skunks: [],
  flush: { hand: flush(3, 4), crib: flush(0, 0) },
});

/** One player alone: nothing is cut or played, and what is lost is lost by no margin. */
const ALONE: Partial<RuleSet> = {
  seats: 1,
  sides: [0],
  show: 'withoutPlay',
  skunks: [],
  firstDealer: 'firstSeat',
  nextDealer: 'asFirst',
};

/**
 * Table Top Cribbage for two (Whitnack, as Pagat has it): twelve cards each, laid in turn round a card in the middle, five rows against
 * five columns. A line counts as a hand of five without a starter, a flush only if it is all of it. The side with more pegs the
 * difference, 121 up; 31 up is known as well. A jack in the middle is nothing here; Whitnack's later page has two for it (`heels=2`).
 */
const TABLE_TOP = preset('table-top', {
  cards: cards(12, 0),
  show: 'withoutPlay',
  layout: 'square',
  square: { size: 5, scores: 'difference' },
  skunks: [],
  heels: 0,
  nobs: 0,
  flush: { hand: flush(5, 5), crib: flush(0, 0) },
  nineteenIsZero: false,
});

/**
 * Cribbage Solitaire without play: six cards to the hand and two to the crib, to which two more are laid away; hand and crib both count for the player.
 * The starter goes back into the pack: a deal takes eight cards from it, six deals take 48, and the four that are left do not count
 * (?). The game hole is 121, for which a deal has to count twenty (?); a jack turned up is two (?).
 */
const CRIBBAGE_SOLITAIRE = preset('cribbage-solitaire', {
  ...ALONE,
  cards: cards(6, 2, { packToCrib: 2 }),
  deals: 6,
});

/** In the order in which they are listed. */
export const VARIANTS = [
  /** Auction cribbage: the crib is the highest bidder's, who pegs the bid back. The least bid is one, and no bid is matched (?). */
  preset('auction', { cribOwner: 'bidder' }),
  NODDY,
  /** Noddy for four in two sides, who sit apart (?). */
  preset('noddy-4', { ...NODDY, seats: 4, sides: [0, 1, 0, 1] }),
  /** Noddy to 61, once round a board: the only game hole of which a rule book's words are known ("61 being up": Holme, 1688). */
  preset('noddy-61', { ...NODDY, target: 61 }),
  /**
   * Costly Colours (Cotton, 1674): three cards each, no crib, and one count to thirty-one. 15, 25 and 31 score by the card; jacks and twos
   * score, and so do colours: two for three of a colour, three for three of a suit. Players may exchange a card. That pairs and runs do
   * not score in play, that the play stops at its first thirty-one, and what four of a colour score is not settled (?); 121 up is known
   * as well. `colours=2,3,4,5` and `flush.hand.alone=0` is the hand-book of 1805.
   */
  preset('costly-colours', {
    cards: cards(3, 0),
    exchange: 'afterStarter',
    exchangeHonours: true,
    playEnds: 'firstStop',
    runs: 'none',
    target: 61,
    skunks: [],
    heels: 4,
    nobs: 4,
    flush: { hand: flush(6, 6), crib: flush(0, 0) },
    nineteenIsZero: false,
    counting: {
      playSums: [15, 25, 31],
      handSums: [15, 25],
      sumPoints: 'perCard',
      handThirtyOne: 4,
      alike: [2, 9, 18],
      playAlike: false,
      handRuns: false,
      honours: 'jacksAndTwos',
      honour: 2,
      colours: [2, 3, 2, 2],
    },
  }),
  /**
   * Cribbage Squares, for one player: sixteen cards in a square, and a starter; four rows and four columns count as hands of six-card. 61
   * or more wins; a jack turned up is two, once (?). It is won in the hole 61, and what is still to be counted then counts no more (?).
   */
  preset('cribbage-squares', {
    ...ALONE,
    cards: cards(16, 0),
    layout: 'square',
    deals: 1,
    target: 61,
  }),
  TABLE_TOP,
  /** Table Top Cribbage for four in partnerships: six cards each. */
  preset('table-top-4', { ...TABLE_TOP, seats: 4, sides: [0, 1, 0, 1], cards: cards(6, 0) }),
  CRIBBAGE_SOLITAIRE,
  /**
   * Cribbage Solitaire with two hands of six, and two of each laid away: with the starter thirteen cards, which go out of play, so that four
   * deals take the pack (Arnold). His game hole is what the player says, from 101 to 121 (?).
   */
  preset('cribbage-solitaire-2', { ...ALONE, cards: cards(12, 4), layout: 'twoHands', deals: 4 }),
  /**
   * Cribbage Solitaire as Natty Bumppo has it (1993): the same deals, played against the crib for the player's own points, and after the
   * sixth the four cards that are left are a free crib with a turn card. 121 wins. The cards of the play are not entered.
   */
  preset('bumppo-solitaire', { ...CRIBBAGE_SOLITAIRE, show: 'afterPlay', freeCrib: true }),
] as const;
