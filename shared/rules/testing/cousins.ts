// The cousins of cribbage as their sources describe them, and what cards score in each: written from the sources alone.
import type { PresetName } from '../house/presets.ts';
import type { Counting } from '../terms/counting.ts';
import { countCards } from './oracle.ts';
import { countOtherwise } from './otherwise.ts';
import { topScore } from './pile.ts';

/** A cousin. Cards are numbers, rank * 4 + suit, 0 for the aces. */
export interface Cousin {
  /** Two, or four in two sides who sit apart. */
  readonly players: 2 | 4;
  readonly dealt: number;
  readonly laidAway: number;
  readonly target: number;
  readonly heels: number;
  /** Whether hands are counted before or after the play. */
  readonly shows: 'before' | 'after';
  /** Whether the play begins again at zero. */
  readonly restarts: boolean;
  /** Whether the crib is bid for: at least one point, each bid higher than the last, none beyond what its player has. */
  readonly auction: boolean;
  /** Costly Colours: cards are exchanged, and score as Cotton has it. */
  readonly costly: boolean;
}

const SIX_CARD: Cousin = {
  players: 2,
  dealt: 6,
  laidAway: 2,
  target: 121,
  heels: 2,
  shows: 'after',
  restarts: true,
  auction: false,
  costly: false,
};

const NODDY: Cousin = {
  ...SIX_CARD,
  dealt: 3,
  laidAway: 0,
  target: 31,
  shows: 'before',
  restarts: false,
};

/** By preset, each with its source in docs/sources.md. */
export const COUSINS: ReadonlyMap<PresetName, Cousin> = new Map<PresetName, Cousin>([
  // Bennet: six cards are kept, and all else is as before.
  ['eight-card', { ...SIX_CARD, dealt: 8 }],
  // Noddy: three cards, no crib, hands counted before a play that never begins again at zero; 31 up.
  ['noddy', NODDY],
  ['noddy-4', { ...NODDY, players: 4 }],
  // Holme: 61 being up.
  ['noddy-61', { ...NODDY, target: 61 }],
  // Costly Colours: three cards, no crib, a knave or deuce turned up is four; one count to thirty-one.
  ['costly-colours', { ...NODDY, target: 61, heels: 4, shows: 'after', costly: true }],
  // Auction: the highest bidder's points are written off, and the crib is his.
  ['auction', { ...SIX_CARD, auction: true }],
]);

/** 0 for an ace to 12 for a king. */
export const rankOf = (card: number): number => card >> 2;
const suitOf = (card: number): number => card & 3;
export const pipsOf = (card: number): number => Math.min(10, rankOf(card) + 1);

const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0);

/** Cotton: as many as it has cards for every fifteen and twenty-five; pairs, knaves and deuces, colours; four for thirty-one. */
const COTTON: Counting = {
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
};

/** What a hand, or a crib, counts with its starter: a flush is a point a card, and in the crib only one of all cards. */
export const handPoints = (
  { costly }: Pick<Cousin, 'costly'>,
  hand: readonly number[],
  starter: number,
  crib: boolean,
): number =>
  costly
    ? countOtherwise([...hand, starter], COTTON, { nobs: 4, alone: 6, withStarter: 6 })
    : countCards(Uint8Array.of(...hand, starter), hand.length, false, {
        nobs: 1,
        alone: crib ? 0 : hand.length,
        withStarter: hand.length + 1,
      });

/** Table Top: five cards of a row or a column, which are a flush only together; nothing is turned up. */
export const linePoints = (cards: readonly number[]): number =>
  countCards(Uint8Array.of(...cards), cards.length, true, { nobs: 0, alone: 5, withStarter: 5 });

/** Whether a card scores by itself: a knave, and in Costly Colours a deuce. */
export const isMatador = ({ costly }: Cousin, card: number): boolean =>
  rankOf(card) === 10 || (costly && rankOf(card) === 1);

/** Cotton: what a knave or a deuce is worth with this card turned up. */
export const matadorPoints = (card: number, starter: number): number =>
  suitOf(card) === suitOf(starter) ? 4 : 2;

/** What the card on top of a running count scores, its ending left aside. */
export function cardPoints({ costly }: Cousin, pile: readonly number[]): number {
  const sum = sumOf(pile);
  if (costly) return COTTON.playSums.includes(sum) ? pile.length : 0;
  return topScore(pile.map(rankOf), pile.length, sum);
}
