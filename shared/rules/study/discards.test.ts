import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, DECK } from '../cards/cards.ts';
import { PRESETS, presetOf } from '../house/presets.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { countCards, dealer } from '../testing/oracle.ts';
import { type DiscardStudy, studyDiscards } from './discards.ts';
import { opponentsFor } from './opponents.ts';
import { CRIB_ROLES, type CribRole } from './sources.ts';

const placesOf = (cards: readonly Card[]): number[] => cards.map((card) => DECK.indexOf(card));

/** The count by looking at every subset of the cards. */
const countOf = (held: readonly number[], starter: number, crib: boolean, { nobs, flush }: RuleSet): number =>
  countCards(Uint8Array.from([...held, starter]), held.length, false, {
    nobs,
    ...(crib ? flush.crib : flush.hand),
  });

function studied(
  cards: readonly Card[],
  role: CribRole,
  rules: RuleSet,
  toGo?: readonly [number, number],
): DiscardStudy {
  const study = studyDiscards({ cards, role, rules, ...(toGo && { toGo }) });
  if (!study.ok) throw new Error(study.refusal.code);
  return study.value;
}

describe('the hand: every starter by an independent count, exact to the last digit', () => {
  test.each([
    ['six-card', 25, 15],
    ['five-card', 15, 10],
    ['six-card-3', 10, 5],
    ['six-card-4', 10, 5],
    ['seven-card', 3, 21],
  ] as const)('%s: %i deals', (name, deals, discards) => {
    const rules = presetOf(name);
    const deal = dealer(deals + discards);
    const places = new Uint8Array(rules.cards.dealt);
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
  });
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

describe('how often it wins', () => {
  const CARDS = cardsOf('5H 5S JD QC 2H 8D') as readonly Card[];
  test('the pone wins by starters alone, the dealer by the crib', () => {
    const [best] = studied(CARDS, 'pone', SIX_CARD, [16, 1]).rows;
    // 10:23 11:7 16:5 17:7 18:2 20:1 21:1, and every crib with at least one point.
    expect(best?.discard).toEqual(['2H', '8D']);
    expect(best?.chances?.mine).toBeCloseTo(16 / 46, 12);
    expect(best?.chances?.theirs).toBeGreaterThan(0.5);
    expect(best?.chances?.theirs).toBeLessThan(1);
  });
  test('the dealer by hand and crib: never less than by the hand', () => {
    const [best] = studied(CARDS, 'dealer', SIX_CARD, [16, 1]).rows;
    expect(best?.chances?.mine).toBeGreaterThan(16 / 46);
    expect(best?.chances?.theirs).toBe(0);
    expect(studied(CARDS, 'dealer', SIX_CARD, [10, 1]).rows[0]?.chances?.mine).toBeCloseTo(1, 12);
  });
});

describe('any game that deals cards', () => {
  test.each(PRESETS.filter(({ seats }) => seats !== 6).map((rules) => [rules.name, rules] as const))(
    '%s',
    (_, rules) => {
      for (const role of CRIB_ROLES) {
        const dealt = rules.cards.dealt - (role === 'dealer' ? rules.cards.dealerFewer : 0);
        const { rows } = studied(DECK.slice(11, 11 + dealt), role, rules);
        expect(rows.length).toBeGreaterThan(0);
        for (const { net, keep } of rows)
          expect([Number.isFinite(net), keep.length]).toEqual([
            true,
            rules.cards.dealt - rules.cards.laidAway,
          ]);
      }
    },
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
