import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, DECK } from '../cards/cards.ts';
import { PRESETS, presetOf } from '../house/presets.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { countOf, expectExactHands, expectFiniteRows, placesOf, studied } from '../testing/study.ts';
import { studyDiscards } from './discards.ts';
import { opponentsFor } from './opponents.ts';
import { CRIB_ROLES, sourcesOf } from './sources.ts';

describe('the hand: every starter by an independent count, exact to the last digit', () => {
  test.each([
    ['six-card', 2, 15],
    ['five-card', 1, 10],
    ['six-card-3', 1, 5],
    ['six-card-4', 1, 5],
    ['seven-card', 1, 21],
  ] as const)('%s: %i deals', (name, deals, discards) => expectExactHands(presetOf(name), deals, discards));
});

/** A crib over all choices of two or three other cards, one loop inside the other; weights by the cards as they are written. */
function naiveCrib(
  cards: readonly Card[],
  discard: readonly Card[],
  rules: RuleSet,
  weightOf: (cards: readonly Card[]) => number,
) {
  const rest = DECK.filter((card) => !cards.includes(card));
  let [average, random, cribs] = [0, 0, 0];
  for (const starter of rest) {
    const others = rest.filter((card) => card !== starter);
    let [points, weights] = [0, 0];
    for (const [at, one] of others.entries())
      for (const other of others.slice(at + 1)) {
        const count = countOf(placesOf([...discard, one, other]), DECK.indexOf(starter), true, rules);
        const weight = weightOf([one, other]);
        points += weight * count;
        weights += weight;
        random += count;
        cribs++;
      }
    average += points / weights / rest.length;
  }
  return { crib: average, random: random / cribs };
}

describe('the crib: every choice of the other two cards by an independent count', () => {
  const RANKS = 'A23456789TJQK';
  test.each(CRIB_ROLES)('%s', (role) => {
    const cards = cardsOf('5H 5S JD QC 2H 8D') as readonly Card[];
    const list = opponentsFor(SIX_CARD)?.weights[role === 'dealer' ? 'pone' : 'dealer'] ?? [];
    // The weight of a discard is shared by all discards like it: 6 pairs, 4 suited, 12 of two suits.
    const weightOf = ([one = '', other = '']: readonly string[]): number => {
      const [low = 0, high = 0] = [RANKS.indexOf(one.charAt(0)), RANKS.indexOf(other.charAt(0))].toSorted(
        (a, b) => a - b,
      );
      if (low === high) return (list[low * 14] ?? 0) / 6;
      return one.charAt(1) === other.charAt(1)
        ? (list[low * 13 + high] ?? 0) / 4
        : (list[high * 13 + low] ?? 0) / 12;
    };
    const { rows, model } = studied(cards, role, SIX_CARD);
    expect(model).toBe('sensible-1');
    for (const { discard, hand, crib, cribRandom, net } of [rows[0], rows[7]].flatMap((row) => row ?? [])) {
      const naive = naiveCrib(cards, discard, SIX_CARD, weightOf);
      expect(cribRandom).toBe(naive.random);
      expect(crib).toBeCloseTo(naive.crib, 10);
      expect(net).toBe(role === 'dealer' ? hand + crib : hand - crib);
    }
  });

  test('where nothing was derived for a game, the others throw any cards', () => {
    const cards = cardsOf('5H 5S JD QC 2H 8D 3C') as readonly Card[];
    const { model, rows } = studied(cards, 'dealer', presetOf('seven-card'));
    expect(model).toBe(null);
    for (const { crib, cribRandom } of rows) expect(crib).toBeCloseTo(cribRandom, 12);
  });
});

/** The presets that differ in how cards are dealt, kept and thrown, by the first of each kind. Three cards from others take long. */
const KINDS_OF_DEAL = new Map(
  PRESETS.filter((rules) => rules.layout !== 'square' && sourcesOf(rules, 'dealer').length < 3)
    .toReversed()
    .map((rules) => [JSON.stringify([rules.cards, opponentsFor(rules) === undefined]), rules] as const),
);

describe('any game in which others lay up to two cards in the crib: one of each kind (npm run campaign takes every preset)', () => {
  test.each([...KINDS_OF_DEAL.values()].map((rules) => [rules.name, rules] as const))('%s', (_, rules) =>
    expectFiniteRows(rules),
  );

  test('without a crib there is one line: the hand', () => {
    const cards = { dealt: 3, laidAway: 0, packToCrib: 0, dealerFewer: 0 };
    const flush = { alone: 3, withStarter: 4 };
    const noddy = { ...SIX_CARD, cards, flush: { hand: flush, crib: flush } };
    const { rows } = studied(cardsOf('5H 5S JD') as readonly Card[], 'dealer', noddy);
    expect(rows).toHaveLength(1);
    expect([rows[0]?.crib, rows[0]?.discard, rows[0]?.net]).toEqual([0, [], rows[0]?.hand]);
  });
});

test.each([
  ['5H 5S JD QC 2H', 'wrongNumberOfCards'],
  ['5H 5S JD QC 2H 2H', 'duplicateCard'],
])('%s is refused: %s', (cards, code) => {
  const study = studyDiscards({ cards: cards.split(' ') as Card[], role: 'pone' });
  expect(study.ok ? 'accepted' : study.refusal.code).toBe(code);
});
