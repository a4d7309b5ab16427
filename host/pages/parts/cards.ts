// Cards as people read them, and the hand that was ruled on, card by card: which of them score, and which is the starter.
import type { Ruling } from '../../../shared/rules/index.ts';

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** '5H' as '5♥', 'T' as '10'. */
export function cardText(card: string): string {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  return `${rank}${SUITS[card.charAt(1)] ?? ''}`;
}

/** A card of a hand that was ruled on. */
export interface RuledCard {
  readonly text: string;
  /** Whether it scores. */
  readonly counts: boolean;
  readonly starter: boolean;
}

/** The whole hand, the starter last; where it is not known the cards that count; empty without cards. */
export function ruledHand({ hand, items }: Pick<Ruling, 'hand' | 'items'>): readonly RuledCard[] {
  const counted = items.map(({ cards }) => cards.map(cardText));
  // Cards that look alike, as without suits, score together in a pair: the most of them in any item do.
  const scoring = (text: string) => Math.max(0, ...counted.map((cards) => times(cards, text)));
  if (hand === undefined) {
    const all = [...new Set(counted.flat())];
    return all.flatMap((text) =>
      Array.from({ length: scoring(text) }, () => ({ text, counts: true, starter: false })),
    );
  }
  const texts = [...hand.cards, hand.starter].map(cardText);
  return texts.map((text, at) => ({
    text,
    counts: times(texts.slice(0, at), text) < scoring(text),
    starter: at === hand.cards.length,
  }));
}

const times = (cards: readonly string[], text: string): number =>
  cards.filter((each) => each === text).length;
