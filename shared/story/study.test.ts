// The average over all starters against the oracle of the rules, which looks at every subset of five cards.
import { describe, expect, test } from 'vitest';
import { type Card, DECK, PRESETS, type RuleSet, SIX_CARD } from '../rules/index.ts';
import { countCards, dealer } from '../rules/testing/oracle.ts';
import { averageOf } from './testing/average.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'CDHS';
/** The oracle knows a card as rank * 4 + suit. */
const cardOf = (number: number): Card => `${RANKS[number >> 2]}${SUITS[number & 3]}` as Card;

/** The mean over every other card of the deck that was not thrown, each as likely as another. */
function meanOf(hand: Uint8Array, { nobs, flush }: RuleSet, thrown: readonly number[] = []): number {
  const cards = new Uint8Array(hand.length + 1);
  cards.set(hand);
  let points = 0;
  for (let starter = 0; starter < DECK.length; starter++) {
    if (hand.includes(starter) || thrown.includes(starter)) continue;
    cards[hand.length] = starter;
    points += countCards(cards, hand.length, false, { nobs, ...flush.hand });
  }
  return points / (DECK.length - hand.length - thrown.length);
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

test('six cards that are known: the average is over the 46 starters that the player has not held', () => {
  const deal = dealer(46);
  const dealt = new Uint8Array(6);
  for (let each = 0; each < 100; each++) {
    deal(dealt, 6);
    const thrown = [...dealt.subarray(4)];
    const cards = [...dealt.subarray(0, 4)].map(cardOf);
    const mean = meanOf(dealt.subarray(0, 4), SIX_CARD, thrown);
    expect(averageOf(cards, SIX_CARD, thrown.map(cardOf)), cards.join(' ')).toBeCloseTo(mean, 10);
  }
});
