// The cousins of cribbage as their sources describe them, and what cards score in each: written from the sources alone.
import type { PresetName } from '../house/presets.ts';

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

/** Every choice of some cards. */
function* choices(cards: readonly number[]): Generator<readonly number[]> {
  for (let chosen = 1; chosen < 1 << cards.length; chosen++)
    yield cards.filter((_, at) => (chosen >> at) & 1);
}

const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0);

/** Whether the ranks follow one another, none twice. */
function isRun(cards: readonly number[]): boolean {
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  return cards.length >= 3 && ranks.every((rank, at) => rank === (ranks[0] ?? 0) + at);
}

/** What a hand, or a crib, counts with its starter. */
export function handPoints(
  { costly }: Pick<Cousin, 'costly'>,
  hand: readonly number[],
  starter: number,
  crib: boolean,
): number {
  if (costly) return costlyPoints(hand, starter);
  const all = [...hand, starter];
  let points = rankPoints(all);
  const whole = new Set(all.map(suitOf)).size === 1;
  if (whole) points += all.length;
  else if (!crib && new Set(hand.map(suitOf)).size === 1) points += hand.length;
  // The knave of the suit turned up.
  if (hand.some((card) => rankOf(card) === 10 && suitOf(card) === suitOf(starter))) points += 1;
  return points;
}

/** Table Top: five cards of a row or a column, which are a flush only together; nothing is turned up. */
export const linePoints = (cards: readonly number[]): number =>
  rankPoints(cards) + (new Set(cards.map(suitOf)).size === 1 ? 5 : 0);

/** Fifteens, pairs and runs. */
function rankPoints(all: readonly number[]): number {
  const ranks = new Set(all.map(rankOf));
  let points = 0;
  for (const some of choices(all)) {
    if (sumOf(some) === 15) points += 2;
    if (some.length === 2 && new Set(some.map(rankOf)).size === 1) points += 2;
    const order = some.map(rankOf);
    // The longest runs alone: no rank of the hand goes on at either end.
    if (isRun(some) && !ranks.has(Math.min(...order) - 1) && !ranks.has(Math.max(...order) + 1))
      points += some.length;
  }
  return points;
}

/** Whether a card scores by itself: a knave, and in Costly Colours a deuce. */
export const isMatador = ({ costly }: Cousin, card: number): boolean =>
  rankOf(card) === 10 || (costly && rankOf(card) === 1);

/** Cotton: what a knave or a deuce is worth with this card turned up. */
export const matadorPoints = (card: number, starter: number): number =>
  suitOf(card) === suitOf(starter) ? 4 : 2;

/** Cotton: as many as it has cards for every fifteen and twenty-five, and for thirty-one by all four; pairs, knaves and deuces, colours. */
function costlyPoints(hand: readonly number[], starter: number): number {
  const all = [...hand, starter];
  let points = sumOf(all) === 31 ? 4 : 0;
  for (const some of choices(all)) if ([15, 25].includes(sumOf(some))) points += some.length;
  for (let rank = 0; rank < 13; rank++)
    points += [0, 0, 2, 9, 18][all.filter((card) => rankOf(card) === rank).length] ?? 0;
  for (const card of hand)
    if (rankOf(card) === 10 || rankOf(card) === 1) points += matadorPoints(card, starter);
  if (new Set(hand.map(suitOf)).size === 1) return points + 6;
  // Of the four suits in order the first and the last are black.
  const red = all.filter((card) => suitOf(card) === 1 || suitOf(card) === 2).length;
  const suited = [0, 1, 2, 3].some((suit) => all.filter((card) => suitOf(card) === suit).length === 3);
  return points + (suited ? 3 : red === 2 ? 0 : 2);
}

/** What the card on top of a running count scores, its ending left aside. */
export function cardPoints({ costly }: Cousin, pile: readonly number[]): number {
  const sum = sumOf(pile);
  if (costly) return sum === 15 || sum === 25 || sum === 31 ? pile.length : 0;
  let points = sum === 15 || sum === 31 ? 2 : 0;
  let alike = 1;
  while (alike < pile.length && rankOf(pile.at(-1 - alike) as number) === rankOf(pile.at(-1) as number))
    alike++;
  points += alike * (alike - 1);
  for (let length = pile.length; length >= 3; length--)
    if (isRun(pile.slice(-length))) return points + length;
  return points;
}
