// What a score consists of: named items whose points add up. Board, claim check, muggins and speech read the same list.
import type { CardOrRank } from './cards.ts';

/**
 * What the cards of a hand can score. 'rows' and 'columns' are those of a square that pegs a difference. In Costly Colours twenty-five and thirty-one count as well, 'colours' are three or four cards of one
 * colour, and an 'honour' is a jack or a two.
 */
export const SHOW_KINDS = [
  'fifteen',
  'twentyFive',
  'thirtyOne',
  'pair',
  'pairRoyal',
  'doublePairRoyal',
  'run',
  'flush',
  'colours',
  'nobs',
  'honour',
  'rows',
  'columns',
] as const;
/** See SHOW_KINDS. */
export type ShowKind = (typeof SHOW_KINDS)[number];

/** What one card can score in play; 'twentyFive' in Costly Colours. 'go' is the last card of a count short of thirty-one, 'last' that of the deal. */
export const PLAY_KINDS = [
  'fifteen',
  'twentyFive',
  'thirtyOne',
  'pair',
  'pairRoyal',
  'doublePairRoyal',
  'run',
  'go',
  'last',
] as const;
/** See PLAY_KINDS. */
export type PlayKind = (typeof PLAY_KINDS)[number];

/** One thing that scores: its name, the cards that make it, its points. */
export interface ScoreItem<Kind extends string = ShowKind | PlayKind> {
  readonly kind: Kind;
  readonly cards: readonly CardOrRank[];
  readonly points: number;
}
/** An item of a hand's count. */
export type ShowItem = ScoreItem<ShowKind>;
/** An item that a card scored in play. */
export type PlayItem = ScoreItem<PlayKind>;

/** What a sum is called. */
export const SUM_KINDS: Readonly<Record<number, ShowKind & PlayKind>> = {
  15: 'fifteen',
  25: 'twentyFive',
  31: 'thirtyOne',
};

/** What so many cards of one rank are called; undefined for a single card. */
export const ALIKE: readonly ((ShowKind & PlayKind) | undefined)[] = [
  undefined,
  undefined,
  'pair',
  'pairRoyal',
  'doublePairRoyal',
];

/** The sum of the items. */
export const total = (items: readonly ScoreItem[]): number =>
  items.reduce((sum, item) => sum + item.points, 0);

/** The place of the lowest bit. */
export const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The cards whose bits are set, in their order. Lists of known length: one that grows takes four times the room, and the time. */
export function chosenOf(cards: readonly CardOrRank[], chosen: number): CardOrRank[] {
  const card = cards[lowestOf(chosen)] as CardOrRank;
  const rest = chosen & (chosen - 1);
  if (rest === 0) return [card];
  const second = cards[lowestOf(rest)] as CardOrRank;
  const others = rest & (rest - 1);
  if (others === 0) return [card, second];
  return [card, second, ...chosenOf(cards, others)];
}
