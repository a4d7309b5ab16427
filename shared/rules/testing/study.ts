// What a study of discards must come to, card by card, by an independent count.
import { expect } from 'vitest';
import { type Card, DECK } from '../cards/cards.ts';
import { type DiscardStudy, studyDiscards } from '../study/discards.ts';
import { CRIB_ROLES, type CribRole } from '../study/sources.ts';
import { handSize, perHand, type RuleSet } from '../terms/ruleset.ts';
import { countCards, dealer } from './oracle.ts';

export const placesOf = (cards: readonly Card[]): number[] => cards.map((card) => DECK.indexOf(card));

/** The count by looking at every subset of the cards. */
export const countOf = (
  held: readonly number[],
  starter: number,
  crib: boolean,
  { nobs, flush }: RuleSet,
): number =>
  countCards(Uint8Array.from([...held, starter]), held.length, false, {
    nobs,
    ...(crib ? flush.crib : flush.hand),
  });

export function studied(
  cards: readonly Card[],
  role: CribRole,
  rules: RuleSet,
  toGo?: readonly [number, number],
): DiscardStudy {
  const study = studyDiscards({ cards, role, rules, ...(toGo && { toGo }) });
  if (!study.ok) throw new Error(study.refusal.code);
  return study.value;
}

/** The hand of so many random deals, over every starter, exact to the last digit. */
export function expectExactHands(rules: RuleSet, deals: number, discards: number): void {
  const deal = dealer(deals + discards);
  const places = new Uint8Array(perHand(rules).dealt);
  for (let each = 0; each < deals; each++) {
    deal(places, places.length);
    const cards = [...places].map((place) => DECK[place] as Card);
    const { rows } = studied(cards, each % 2 === 0 ? 'dealer' : 'pone', rules);
    expect(rows).toHaveLength(discards);
    for (const { keep, discard, hand, least, most, counts } of rows) {
      expect([...keep, ...discard].toSorted()).toEqual([...cards].toSorted());
      const found = DECK.map((_, place) => place)
        .filter((place) => !places.includes(place))
        .map((starter) => countOf(placesOf(keep), starter, false, rules));
      expect(hand).toBe(found.reduce((sum, count) => sum + count, 0) / (52 - cards.length));
      expect([least, most]).toEqual([Math.min(...found), Math.max(...found)]);
      expect(counts).toEqual(
        Array.from({ length: most + 1 }, (_, count) => found.filter((one) => one === count).length),
      );
    }
  }
}

/** Every discard of either role has a finite net, and keeps as many cards as the game has in a hand. */
export function expectFiniteRows(rules: RuleSet): void {
  for (const role of CRIB_ROLES) {
    const dealt = perHand(rules).dealt - (role === 'dealer' ? rules.cards.dealerFewer : 0);
    const { rows } = studied(DECK.slice(11, 11 + dealt), role, rules);
    expect(rows.length).toBeGreaterThan(0);
    for (const { net, keep } of rows)
      expect([Number.isFinite(net), keep.length]).toEqual([true, handSize(rules)]);
  }
}
