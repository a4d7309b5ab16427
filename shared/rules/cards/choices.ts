// Choices of cards: the bits of a number name the cards of a list; and the ways to give suits to cards that have none.
import { type CardOrRank, makeCard, rankOf, SUITS, suitOf } from './cards.ts';

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
