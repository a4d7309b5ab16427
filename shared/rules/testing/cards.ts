// Cards for tests: short notation, random hands, and a count made independently of the library.
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

const order = (card: CardOrRank): number => 'A23456789TJQK'.indexOf(card.charAt(0));

/** Counts by looking at every subset of the cards: slow, and written from the rules alone. */
export function bruteForce(hand: readonly CardOrRank[], starter?: CardOrRank, crib = false): number {
  const all = starter === undefined ? hand : [...hand, starter];
  let points = 0;
  const runs: number[] = [];
  for (let subset = 1; subset < 2 ** all.length; subset++) {
    const chosen = all.filter((_, at) => Math.floor(subset / 2 ** at) % 2 === 1).map(order);
    const sum = chosen.reduce((pips, each) => pips + (each > 9 ? 10 : each + 1), 0);
    if (sum === 15) points += 2;
    if (chosen.length === 2 && chosen[0] === chosen[1]) points += 2;
    const sorted = chosen.toSorted((a, b) => a - b);
    if (chosen.length >= 3 && sorted.every((each, at) => each === (sorted[0] ?? 0) + at)) {
      const bounds = [(sorted[0] ?? 0) - 1, (sorted.at(-1) ?? 0) + 1];
      if (!all.some((card) => bounds.includes(order(card)))) runs.push(chosen.length);
    }
  }
  points += runs.reduce((sum, length) => sum + length, 0);
  const suits = new Set(hand.map((card) => card.charAt(1)));
  const starterSuit = starter?.charAt(1);
  if (suits.size === 1 && starterSuit !== undefined && suits.has(starterSuit)) points += hand.length + 1;
  else if (suits.size === 1 && !crib) points += hand.length;
  if (starterSuit !== undefined && hand.some((card) => card === `J${starterSuit}`)) points += 1;
  return points;
}
