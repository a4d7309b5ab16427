// The parts of a study one by one: who lays what in the crib, how likely it is, and every crib once; small enough to work out by hand.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, DECK } from '../cards/cards.ts';
import { type PresetName, presetOf } from '../house/presets.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { countOf, placesOf, studied } from '../testing/study.ts';
import { studyDiscards } from './discards.ts';
import { opponentsFor } from './opponents.ts';
import { averageCounts, judgesDiscards, shapeOf } from './shapes.ts';
import { type CribRole, discardClass, eachCrib, sourcesOf, type Weights, weighBy } from './sources.ts';

const places = (text: string): number[] => placesOf(cardsOf(text as '5H') as readonly Card[]);

// A line of 13 for each rank: suited to the right of the pair, of two suits to the left of it.
test.each([
  ['5H', 4],
  ['AS', 0],
  ['5H 6H', 4 * 13 + 5],
  ['6H 5H', 4 * 13 + 5],
  ['5H 6S', 5 * 13 + 4],
  ['6S 5H', 5 * 13 + 4],
  ['5H 5S', 4 * 13 + 4],
  ['KC AC', 12],
  ['KC AD', 12 * 13],
])('%s is discard %i', (discard, at) => {
  expect(discardClass(places(discard))).toBe(at);
});

// The dealer is seat 0, the pone seat 1; of four, seats 0 and 2 are partners.
test.each<[PresetName, CribRole, string]>([
  ['six-card', 'dealer', 'pone pone'],
  ['six-card', 'pone', 'dealer dealer'],
  ['five-card', 'pone', 'dealer dealer'],
  ['six-card-3', 'dealer', 'pone pone pack'],
  ['six-card-3', 'pone', 'dealer pone pack'],
  ['six-card-4', 'dealer', 'pone dealer pone'],
  ['six-card-4', 'pone', 'dealer dealer pone'],
  ['noddy', 'dealer', ''],
  // A player alone: the crib has two from the pack, or two of another hand.
  ['cribbage-solitaire', 'dealer', 'pack pack'],
  ['cribbage-solitaire', 'pone', 'pack pack'],
  ['cribbage-solitaire-2', 'dealer', 'dealer dealer'],
])('%s, for the %s: %s', (name, role, sources) => {
  expect(sourcesOf(presetOf(name), role).join(' ')).toBe(sources);
});

test('a dealer who is dealt fewer cards lays fewer away', () => {
  const fewer: RuleSet = {
    ...SIX_CARD,
    seats: 3,
    sides: [0, 1, 2],
    cards: { dealt: 5, laidAway: 2, packToCrib: 0, dealerFewer: 1 },
  };
  expect(sourcesOf(fewer, 'pone')).toEqual(['dealer', 'pone', 'pone']);
  expect(sourcesOf(fewer, 'dealer')).toEqual(['pone', 'pone', 'pone', 'pone']);
});

describe('how likely cards are', () => {
  /** The weight of each discard of two is its place and one. */
  const two: Weights = { dealer: Array.from({ length: 169 }, (_, at) => at + 1), pone: Array(169).fill(1) };

  test.each([
    ['5H 5S', 57 / 6],
    ['5H 6H', 58 / 4],
    ['5H 6S', 70 / 12],
  ])('%s of a dealer who throws two: one of all that are like it', (cards, likely) => {
    expect(weighBy(two, ['dealer', 'dealer'], 2)(places(cards))).toBeCloseTo(likely, 12);
    expect(weighBy(two, ['pone', 'pone'], 2)(places('5H 6S'))).toBeCloseTo(1 / 12, 12);
  });

  test('each of several who throw one, in either order', () => {
    const ranks = Array.from({ length: 13 }, (_, at) => at + 1);
    const one: Weights = { dealer: ranks.map((rank) => 10 * rank), pone: ranks };
    // A five from the pone and a king from the dealer, or the other way round.
    expect(weighBy(one, ['pone', 'dealer'], 1)(places('5H KS'))).toBe(5 * 130 + 13 * 50);
    expect(weighBy(one, ['pone', 'pack'], 1)(places('5H KS'))).toBe(5 + 13);
    expect(weighBy(one, ['pone'], 1)(places('5H'))).toBe(5);
    expect(weighBy(one, [], 1)([])).toBe(1);
  });
});

test('every crib once, with every starter that is not in it', () => {
  const seen: (readonly number[])[] = [];
  const scorer = (crib: readonly number[]) => (starter: number) => Number(`${crib.join('')}${starter}`);
  eachCrib(
    { laid: [9], unseen: [1, 2, 3, 4], others: 2, scorer },
    ([a = 0, b = 0]) => 10 * a + b,
    (...told) => seen.push(told),
  );
  expect(seen).toEqual([
    [9123, 3, 12],
    [9124, 4, 12],
    [9132, 2, 13],
    [9134, 4, 13],
    [9142, 2, 14],
    [9143, 3, 14],
    [9231, 1, 23],
    [9234, 4, 23],
    [9241, 1, 24],
    [9243, 3, 24],
    [9341, 1, 34],
    [9342, 2, 34],
  ]);
});

test.each<[PresetName, string | undefined, boolean]>([
  ['six-card', '6 2 0 0 01', true],
  ['five-card', '5 2 0 0 01', true],
  ['six-card-3', '5 1 1 0 012', true],
  ['six-card-4', '5 1 0 0 0101', true],
  ['seven-card', undefined, false],
  ['noddy', undefined, false],
  // The crib is sold, or nobody wants points.
  ['auction', '6 2 0 0 01', false],
  ['lowball', '6 2 0 0 01', false],
])('%s is of shape %s; its discards are judged: %s', (name, shape, judged) => {
  expect(shapeOf(presetOf(name))).toBe(shape);
  expect(judgesDiscards(presetOf(name))).toBe(judged);
});

test.each<[PresetName, Partial<RuleSet>, number | undefined]>([
  ['six-card', {}, 8.007],
  ['six-card-4', {}, 6.557],
  ['six-card', { nobs: 2 }, undefined],
  ['seven-card', {}, undefined],
  ['lowball', {}, undefined],
])("%s with %j: a dealer's hand counts %s on average", (name, changes, dealer) => {
  expect(averageCounts({ ...presetOf(name), ...changes })?.dealer).toBe(dealer);
});

// A million deals: one discard of two from each, or one card.
test.each<[PresetName, number]>([
  ['six-card', 169],
  ['five-card', 169],
  ['six-card-3', 13],
  ['six-card-4', 13],
])('the model for %s has %i discards for each side, a million in all', (name, length) => {
  const model = opponentsFor(presetOf(name));
  expect(model?.name).toBe('sensible-1');
  for (const role of ['dealer', 'pone'] as const) {
    const list = model?.weights[role] ?? [];
    expect(list).toHaveLength(length);
    expect(list.every(Number.isInteger)).toBe(true);
    const sum = list.reduce((all, each) => all + each, 0);
    // Every figure is rounded.
    expect(Math.abs(sum - 1_000_000)).toBeLessThanOrEqual(length / 2);
  }
});

describe('two hands of five, of which each lays one card in a crib of two', () => {
  const rules: RuleSet = { ...SIX_CARD, cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 0 } };
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

  const PAIR = cardsOf('5H 5S JD QC 2H') as readonly Card[];
  const FLUSH = cardsOf('2H 4H 6H 8H KD') as readonly Card[];

  const unseenBy = (cards: readonly Card[]): readonly number[] =>
    DECK.map((_, place) => place).filter((place) => !placesOf(cards).includes(place));

  /** Hand and crib of a discard for every starter, the other's card one of those that are left. */
  const games = (unseen: readonly number[], keep: readonly Card[], discard: readonly Card[]) =>
    unseen.flatMap((starter) => {
      const hand = countOf(placesOf(keep), starter, false, rules);
      return unseen
        .filter((other) => other !== starter)
        .map((other) => ({ hand, crib: countOf([...placesOf(discard), other], starter, true, rules) }));
    });

  test.each([
    ['dealer', PAIR],
    ['pone', PAIR],
    ['pone', FLUSH],
  ] as const)('%s: every figure of every discard of %j', (role, cards) => {
    const unseen = unseenBy(cards);
    const { model, rows } = studied(cards, role, rules, [9, 2]);
    expect(model).toBe(null);
    expect(rows.map(({ discard }) => discard.join()).toSorted()).toEqual([...cards].toSorted());
    for (const { keep, discard, hand, least, most, counts, crib, cribRandom, net, chances } of rows) {
      const all = games(unseen, keep, discard);
      const hands = unseen.map((starter) => countOf(placesOf(keep), starter, false, rules));
      expect(hand).toBeCloseTo(mean(hands), 12);
      expect([least, most]).toEqual([Math.min(...hands), Math.max(...hands)]);
      expect(counts).toEqual(counts.map((_, points) => hands.filter((each) => each === points).length));
      expect(counts).toHaveLength(most + 1);
      expect(cribRandom).toBeCloseTo(mean(all.map((game) => game.crib)), 12);
      expect(crib).toBeCloseTo(cribRandom, 12);
      expect(net).toBeCloseTo(role === 'dealer' ? hand + crib : hand - crib, 12);
      const won = ({ hand: mine, crib: theirs }: (typeof all)[number]): readonly number[] =>
        role === 'dealer' ? [Number(mine + theirs >= 9), 0] : [Number(mine >= 9), Number(theirs >= 2)];
      expect(chances?.mine).toBeCloseTo(mean(all.map((game) => won(game)[0] ?? 0)), 12);
      expect(chances?.theirs).toBeCloseTo(mean(all.map((game) => won(game)[1] ?? 0)), 12);
    }
    const nets = rows.map(({ net }) => net);
    expect(nets).toEqual(nets.toSorted((a, b) => b - a));
  });

  test('a dealer who is dealt one card less lays none away', () => {
    const fewer: RuleSet = { ...rules, cards: { ...rules.cards, packToCrib: 1, dealerFewer: 1 } };
    const { rows } = studied(cardsOf('5H 5S JD QC') as readonly Card[], 'dealer', fewer);
    expect(rows.map(({ discard }) => discard)).toEqual([[]]);
    expect(studied(PAIR, 'pone', fewer).rows).toHaveLength(5);
    const asked = studyDiscards({ cards: PAIR, role: 'dealer', rules: fewer });
    expect(asked).toEqual({ ok: false, refusal: { code: 'wrongNumberOfCards', expected: 4, got: 5 } });
  });

  test('nothing is said of winning where nobody says how far it is', () => {
    const { rows } = studied(PAIR, 'pone', rules);
    expect(rows.map((row) => 'chances' in row)).toEqual([false, false, false, false, false]);
  });
});
