// Cards for tests: short notation and random hands.
import fc from 'fast-check';
import { type Card, type CardOrRank, DECK, parseCardOrRank } from '../cards/cards.ts';

/** '5H 5S 5' as cards; ranks alone are allowed. */
export function cards(text: string): CardOrRank[] {
  return text.split(' ').map((word) => {
    const card = parseCardOrRank(word);
    if (!card.ok) throw new Error(`no card: ${word}`);
    return card.value;
  });
}

/** `size` different cards. */
export const dealt = (size: number): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray([...DECK], { minLength: size, maxLength: size });
