// Cards as people read them.
import { type CardOrRank, rankOf, suitOf } from '../../../shared/rules/cards/index.ts';

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card as people read it: `10♥`. */
export function prettyCard(card: CardOrRank): string {
  const rank = rankOf(card);
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[suitOf(card) ?? ''] ?? ''}`;
}
