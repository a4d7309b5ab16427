// Who is who at the table, in every form of the game (Pagat; Playroom).
import { describe, expect, test } from 'vitest';
import { NO_GAME, type State } from '../game/state.ts';
import { findPreset } from '../house/presets.ts';
import { type RuleSet, SIX_CARD } from './ruleset.ts';
import { cardsIn, checkSeat, counterOf, handsOf, opponentOf, poneOf, seatsOf } from './seats.ts';

const rulesOf = (name: string): RuleSet => {
  const found = findPreset(name);
  if (!found.ok) throw new Error(name);
  return found.value;
};

const dealtBy = (name: string, dealer: number | undefined): State => ({
  ...NO_GAME,
  rules: rulesOf(name),
  dealer,
});

describe('seats', () => {
  test.each([
    ['six-card', 0, true],
    ['six-card', 1, true],
    ['six-card', 2, false],
    ['six-card', -1, false],
    ['six-card', 0.5, false],
    ['six-card', Number.NaN, false],
    ['six-card-6', 5, true],
    ['six-card-6', 6, false],
  ])('%s: seat %d is there: %j', (name, seat, there) => {
    const rules = rulesOf(name);
    const { seats } = rules;
    expect(checkSeat(rules, seat)).toEqual(
      there ? { ok: true, value: seat } : { ok: false, refusal: { code: 'badSeat', seat, seats } },
    );
  });

  test.each([
    ['six-card', 0, 1],
    ['six-card', 1, 0],
    ['six-card-3', 2, 0],
    ['six-card-4', 1, 2],
    ['six-card-6', 5, 0],
    ['six-card-6', undefined, undefined],
  ])('%s, dealer %j: the pone is %j', (name, dealer, pone) => {
    expect(poneOf(dealtBy(name, dealer))).toBe(pone);
  });

  test.each([
    ['six-card', ['pone', 'dealer', 'crib']],
    ['six-card-3', ['pone', 'second', 'dealer', 'crib']],
    ['six-card-4', ['pone', 'second', 'third', 'dealer', 'crib']],
    ['six-card-5', ['pone', 'second', 'third', 'fourth', 'dealer', 'crib']],
    ['six-card-6', ['pone', 'second', 'third', 'fourth', 'fifth', 'dealer', 'crib']],
  ])('%s: the hands are %j', (name, hands) => {
    expect(handsOf(rulesOf(name))).toEqual(hands);
  });

  test.each([
    ['six-card', 0, [1, 0, 0]],
    ['six-card', 1, [0, 1, 1]],
    ['six-card-4', 2, [3, 0, 1, 2, 2]],
    ['six-card-5', undefined, [undefined, undefined, undefined, undefined, undefined, undefined]],
  ])('%s, dealer %j: they are counted by %j', (name, dealer, seats) => {
    const state = dealtBy(name, dealer);
    expect(handsOf(state.rules).map((hand) => counterOf(state, hand))).toEqual(seats);
  });

  test.each([
    ['six-card', 0, 1],
    ['six-card', 1, 0],
    ['six-card-3', 2, 0],
    ['six-card-4', 3, 0],
    ['six-card-6', 4, 5],
    // The captain plays against the pair.
    ['captain', 0, 1],
    ['captain', 1, 0],
    ['captain', 2, 0],
  ])('%s: the opponent of seat %i is %i', (name, seat, opponent) => {
    expect(opponentOf(rulesOf(name), seat)).toBe(opponent);
  });

  test('who has no opponent is left with himself', () => {
    expect(opponentOf({ ...SIX_CARD, sides: [0, 0] }, 1)).toBe(1);
  });

  test.each([
    ['six-card', 0, [0]],
    ['six-card-4', 1, [1, 3]],
    ['captain', 1, [1, 2]],
    ['six-card-6', 2, [2, 5]],
    ['six-card', 2, []],
  ])('%s: for side %i play %j', (name, side, seats) => {
    expect(seatsOf(rulesOf(name), side)).toEqual(seats);
  });

  test.each([
    ['five-card', 3, 4],
    ['six-card', 4, 4],
    ['seven-card', 5, 4],
    ['six-card-6', 5, 5],
  ])('%s: %i cards in a hand, %i in the crib', (name, hand, crib) => {
    const rules = rulesOf(name);
    expect(['pone', 'dealer', 'crib'].map((each) => cardsIn(rules, each as 'pone'))).toEqual([
      hand,
      hand,
      crib,
    ]);
  });
});
