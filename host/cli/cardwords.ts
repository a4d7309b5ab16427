// Cards as people type them: `5h5s5djc`, `5H,5S`, `10H`, and an ace as 1, the key that the board has for it; and as they read them.
import { type CardOrRank, rankOf, suitOf } from '../../shared/rules/cards/index.ts';

/** A rank and a suit, by letter or sign. */
const CARD = /(10|[1-9TJQKA])([SHDC]|[♠♤♥♡♦♢♣♧]\uFE0F?)/giu;

/** The cards in what was typed, each as a word of its own. What is no card stays as it is, to be named. */
export const cardWords = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) =>
    text.split(/[\s,;]+/).flatMap((word) => {
      const cards = [...word.matchAll(CARD)];
      if (cards.map(([card]) => card).join('') !== word) return word === '' ? [] : [word];
      return cards.map(([, rank, suit]) => `${rank === '1' ? 'A' : rank}${suit}`);
    }),
  );

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card as people read it: `10♥`. */
export function prettyCard(card: CardOrRank): string {
  const rank = rankOf(card);
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[suitOf(card) ?? ''] ?? ''}`;
}
