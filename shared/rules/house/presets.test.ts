import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cribSize, handSize, type RuleSet, sideCount } from '../terms/ruleset.ts';
import { expectLawful } from '../testing/lawful.ts';
import { gamesBy } from '../testing/random.ts';
import { checkRules } from './check.ts';
import { findPreset, PRESETS } from './presets.ts';

/** Random games of each preset in every test run; more with `PRESET_GAMES=10000`. */
const GAMES = Number(process.env.PRESET_GAMES ?? 6);

const preset = (name: string): RuleSet => {
  const found = findPreset(name);
  if (!found.ok) throw new Error(name);
  return found.value;
};

describe('every preset', () => {
  test.each(PRESETS.map((rules) => [rules.name, rules] as const))('%s can be played', (name, rules) => {
    expect(checkRules(rules)).toEqual({ ok: true, value: rules });
    expect(findPreset(name)).toEqual({ ok: true, value: rules });
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });

  test('has a name of its own', () => {
    expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length);
  });

  /** Seats, sides, hand, crib and game hole, as the sources have them (Pagat; Playroom; Bere Regis; Captain). */
  test.each<[string, number, number, number, number, number]>([
    ['six-card', 2, 2, 4, 4, 121],
    ['six-card-3', 3, 3, 4, 4, 121],
    ['six-card-4', 4, 2, 4, 4, 121],
    ['six-card-4-individuals', 4, 4, 4, 4, 121],
    ['six-card-5', 5, 3, 4, 4, 121],
    ['six-card-5-individuals', 5, 5, 4, 4, 121],
    ['six-card-6', 6, 3, 5, 5, 121],
    ['six-card-6-individuals', 6, 6, 5, 5, 121],
    ['five-card', 2, 2, 3, 4, 61],
    ['five-card-4', 4, 2, 4, 4, 61],
    ['seven-card', 2, 2, 5, 4, 151],
    ['eight-card', 2, 2, 6, 4, 121],
    ['auction', 2, 2, 4, 4, 121],
    ['noddy', 2, 2, 3, 0, 31],
    ['costly-colours', 2, 2, 3, 0, 61],
    ['noddy-4', 4, 2, 3, 0, 31],
    // Holme, 1688, as Parlett quotes him: 61 being up.
    ['noddy-61', 2, 2, 3, 0, 61],
    ['cribbage-squares', 1, 1, 4, 0, 61],
    ['table-top', 2, 2, 5, 0, 121],
    ['table-top-4', 4, 2, 5, 0, 121],
    ['cribbage-solitaire', 1, 1, 4, 4, 121],
    ['cribbage-solitaire-2', 1, 1, 4, 4, 121],
    ['bumppo-solitaire', 1, 1, 4, 4, 121],
    ['pub-six-card', 2, 2, 4, 4, 121],
    ['61-up', 2, 2, 4, 4, 61],
    ['91-up', 2, 2, 4, 4, 91],
    ['121-up', 2, 2, 4, 4, 121],
    ['241-up', 2, 2, 4, 4, 241],
    ['two-into-the-crib', 2, 2, 4, 4, 121],
    ['bere-regis', 2, 2, 4, 4, 121],
    ['lowball', 2, 2, 4, 4, 121],
    ['captain', 3, 2, 4, 4, 121],
    ['acc-tournament', 2, 2, 4, 4, 121],
    ['grass-roots', 2, 2, 4, 4, 121],
    ['playroom', 2, 2, 4, 4, 121],
    ['uk-pub', 2, 2, 4, 4, 121],
    ['casual', 2, 2, 4, 4, 121],
    ['cutthroat', 2, 2, 4, 4, 121],
  ])(
    '%s: %i players, %i sides, hands of %i, a crib of %i, %i up',
    (name, seats, sides, hand, crib, target) => {
      const rules = preset(name);
      expect([rules.seats, sideCount(rules), handSize(rules), cribSize(rules), rules.target]).toEqual([
        seats,
        sides,
        hand,
        crib,
        target,
      ]);
    },
  );
});

describe('random commands, in whatever order', () => {
  test.each(PRESETS.map((rules) => [rules.name, rules] as const))('%s keeps the laws', (_, rules) => {
    expectLawful(gamesBy(fc.constant(rules)), { numRuns: GAMES });
  });
});
