// A card as people read it.
const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** '5H' as '5♥', 'T' as '10'. */
export function cardText(card: string): string {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  return `${rank}${SUITS[card.charAt(1)] ?? ''}`;
}
