// A card as people read it. Apart from the rest, as a command that counts a hand loads it.
import { type CardOrRank, rankOf, suitOf } from '../rules/cards/index.ts';

/** The sign of each suit. */
export const SUIT_SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** A card as people read it: `10♥`, or `10` where its suit is not known. */
export function cardText(card: CardOrRank): string {
  const suit = suitOf(card);
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  return suit === undefined ? rank : `${rank}${SUIT_SIGNS[suit]}`;
}
