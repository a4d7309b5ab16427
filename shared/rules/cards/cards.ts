// Cards as plain text values: '5H', 'TC'. A rank alone, '5', is a card whose suit is not needed.
import { ok, type Result, refuse } from '../terms/result.ts';

/** The thirteen ranks, ace low. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
/** One of the thirteen ranks. */
export type Rank = (typeof RANKS)[number];

/** The four suits: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** One of the four suits. */
export type Suit = (typeof SUITS)[number];

/** A card: rank, then suit, as in '5H' or 'TC'. Compact, comparable with ===, plain JSON. */
export type Card = `${Rank}${Suit}`;

/** A card as entered at the table: with its suit, or the rank alone where the suit cannot matter. */
export type CardOrRank = Card | Rank;

/** Cards as one text, which the compiler checks: '5H 5S 5D JC', or ranks alone, '5 5 5 J'. Any other text is never one. */
export type CardText<Text extends string> = Text extends CardOrRank
  ? Text
  : Text extends `${CardOrRank} ${infer Rest}`
    ? [CardText<Rest>] extends [never]
      ? never
      : Text
    : never;

/** The cards of a text: `cardsOf('5H 5S 5D JC')`. What people type is read by parseCards. */
export const cardsOf = <Text extends string>(text: Text & CardText<Text>): readonly CardOrRank[] =>
  cardWords(text) as readonly CardOrRank[];

/** The words of a text, or the list as it is. */
export const cardWords = <Item extends string>(
  cards: string | readonly Item[],
): readonly (Item | string)[] =>
  typeof cards === 'string' ? cards.split(/\s+/).filter((word) => word !== '') : cards;

/** All 52 cards, aces first, clubs first. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

/** The rank of a card. */
export const rankOf = (card: CardOrRank): Rank => card[0] as Rank;

/** The suit of a card, or undefined where only the rank is known. */
export const suitOf = (card: CardOrRank): Suit | undefined => card[1] as Suit | undefined;

/** Whether both can be one card: where a suit is missing, the rank says. */
export const isOneCard = (card: CardOrRank, known: CardOrRank): boolean =>
  card === known ||
  (rankOf(card) === rankOf(known) && (suitOf(card) === undefined || suitOf(known) === undefined));

/** The places of the ranks by the code of their letter. */
const ORDERS: readonly number[] = Array.from(
  { length: 128 },
  (_, code) => (RANKS as readonly string[]).indexOf(String.fromCharCode(code)) + 1,
);

/** What cards count, the same way. */
const PIPS: readonly number[] = ORDERS.map((order) => Math.min(order, 10));

/** The place of a rank in the order ace to king, 1 to 13: what runs are made of. */
export const rankNumber = (card: CardOrRank): number => ORDERS[card.charCodeAt(0)] as number;

/** What a card counts towards fifteen and thirty-one: ace 1, court cards 10. */
export const pipsOf = (card: CardOrRank): number => PIPS[card.charCodeAt(0)] as number;

/** The card of this rank and suit. */
export const makeCard = (rank: Rank, suit: Suit): Card => `${rank}${suit}`;

/** Ranks that are also written otherwise: a knave as Kn, as old books have it. */
const OTHER_RANKS: Readonly<Record<string, Rank>> = { '10': 'T', KN: 'J' };

/** Reads a rank: 'A', '5', 'T' or '10', 'k', 'Kn' for a knave. Refusal: badRank. */
export function parseRank(text: string): Result<Rank> {
  const word = text.trim().toUpperCase();
  const rank = OTHER_RANKS[word] ?? RANKS.find((each) => each === word);
  return rank === undefined ? refuse({ code: 'badRank', text }) : ok(rank);
}

const SIGNS: readonly [RegExp, Suit][] = [
  [/[♣♧]\uFE0F?$/u, 'C'],
  [/[♦♢]\uFE0F?$/u, 'D'],
  [/[♥♡]\uFE0F?$/u, 'H'],
  [/[♠♤]\uFE0F?$/u, 'S'],
];

/** Reads a card: '5H', 'tc', '10C', '5♥'. Refusal: badCard. */
export function parseCard(text: string): Result<Card> {
  if (isSuited(text)) return ok(text);
  const word = SIGNS.reduce((read, [sign, letter]) => read.replace(sign, letter), text.trim().toUpperCase());
  const suit = SUITS.find((each) => word.endsWith(each));
  const rank = parseRank(word.slice(0, -1));
  return suit !== undefined && rank.ok ? ok(makeCard(rank.value, suit)) : refuse({ code: 'badCard', text });
}

/** Reads a card with or without its suit: '5H' or '5'. Refusal: badCard. */
export function parseCardOrRank(text: string): Result<CardOrRank> {
  if (isCard(text)) return ok(text);
  const rank = parseRank(text);
  return rank.ok ? rank : parseCard(text);
}

/**
 * Reads cards, from '5H 5S 5D JC' or from a list of such words, and checks that they can lie on one table. Refusals: badCard,
 * duplicateCard, tooManyOfRank.
 */
export function parseCards(texts: string | readonly string[]): Result<readonly Card[]> {
  const cards: Card[] = [];
  for (const text of cardWords(texts)) {
    const card = parseCard(text);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return checkCards(cards);
}

const SUIT_LETTERS = SUITS.join('');

/** Whether a value is a card with its suit. By its letters: a set would work out the hash of each text that is read. */
export const isSuited = (value: unknown): value is Card =>
  typeof value === 'string' &&
  value.length === 2 &&
  (ORDERS[value.charCodeAt(0)] ?? 0) > 0 &&
  SUIT_LETTERS.includes(value.charAt(1));

const KNOWN: ReadonlySet<unknown> = new Set([...DECK, ...RANKS]);

/** Whether a value is a card or a rank. */
export const isCard = (value: unknown): value is CardOrRank => KNOWN.has(value);

/** The cards themselves, if one pack can hold them all. Refusals: duplicateCard, tooManyOfRank. */
export function checkCards<T extends CardOrRank>(cards: readonly T[]): Result<readonly T[]> {
  if (cards.every(isSuited) && new Set(cards).size === cards.length) return ok(cards);
  for (const [at, card] of cards.entries()) {
    const seen = cards.slice(0, at);
    if (suitOf(card) !== undefined && seen.includes(card)) return refuse({ code: 'duplicateCard', card });
    const same = seen.filter((each) => rankOf(each) === rankOf(card)).length;
    if (same >= SUITS.length) return refuse({ code: 'tooManyOfRank', rank: rankOf(card) });
  }
  return ok(cards);
}

/** Every way to give suits to the cards that have none, with no card twice. */
export function* fillings(cards: readonly CardOrRank[]): Generator<readonly CardOrRank[]> {
  const at = cards.findIndex((card) => suitOf(card) === undefined);
  if (at < 0) {
    yield cards;
    return;
  }
  for (const suit of SUITS) {
    const card = makeCard(rankOf(cards[at] as CardOrRank), suit);
    if (!cards.includes(card)) yield* fillings(cards.with(at, card));
  }
}

/** Every choice of so many of the items, each in their order. */
export const choicesOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  size === 0
    ? [[]]
    : items.flatMap((item, at) =>
        choicesOf(items.slice(at + 1), size - 1).map((others) => [item, ...others]),
      );
