// The average over all starters against the oracle of the rules, which looks at every subset of five cards.
import { describe, expect, test } from 'vitest';
import { type Card, DECK, PRESETS, type RuleSet, SIX_CARD } from '../rules/index.ts';
import { countCards, dealer } from '../rules/testing/oracle.ts';
import { averageOf } from './testing/average.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'CDHS';
/** The oracle knows a card as rank * 4 + suit. */
const cardOf = (number: number): Card => `${RANKS[number >> 2]}${SUITS[number & 3]}` as Card;

/** The mean over every other card of the deck, each as likely as another. */
function meanOf(hand: Uint8Array, { nobs, flush }: RuleSet): number {
  const cards = new Uint8Array(hand.length + 1);
  cards.set(hand);
  let points = 0;
  for (let starter = 0; starter < DECK.length; starter++) {
    if (hand.includes(starter)) continue;
    cards[hand.length] = starter;
    points += countCards(cards, hand.length, false, { nobs, ...flush.hand });
  }
  return points / (DECK.length - hand.length);
}

const FIVE_CARD = PRESETS.find(({ name }) => name === 'five-card') ?? SIX_CARD;

describe.each<[string, RuleSet, number, number]>([
  ['six-card', SIX_CARD, 4, 150],
  ['five-card', FIVE_CARD, 3, 50],
  ['two for his nob, no flush without the starter', { ...SIX_CARD, nobs: 2, flush: FIVE_CARD.flush }, 4, 50],
])('%s', (_, rules, size, hands) => {
  test(`${hands} hands of ${size} cards, dealt at random`, () => {
    const deal = dealer(20_251 + size);
    const hand = new Uint8Array(size);
    for (let each = 0; each < hands; each++) {
      deal(hand, size);
      const cards = [...hand].map(cardOf);
      expect(averageOf(cards, rules), cards.join(' ')).toBeCloseTo(meanOf(hand, rules), 10);
    }
  });
});
