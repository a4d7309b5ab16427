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

  test.each<[string, Partial<RuleSet>]>([
    // Five-card (Pagat): three for last, once to thirty-one, flush 3 and 4, lurch under 31.
    [
      'five-card',
      {
        firstDealBonus: 3,
        playEnds: 'firstStop',
        flush: { hand: { alone: 3, withStarter: 4 }, crib: { alone: 0, withStarter: 5 } },
        skunks: [{ skunk: 'lurch', atMost: 30, gamePoints: 4, stakes: 2 }],
      },
    ],
    ['six-card-5', { cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 1 } }],
    ['six-card-6', { cards: { dealt: 6, laidAway: 1, packToCrib: 0, dealerFewer: 1 } }],
    ['two-into-the-crib', { cards: { dealt: 5, laidAway: 1, packToCrib: 2, dealerFewer: 0 } }],
    ['bere-regis', { runs: 'upwards' }],
    ['pub-six-card', { firstDealBonus: 3 }],
    ['lowball', { lowball: true, skunks: [] }],
    ['captain', { targets: [61, 121], sides: [0, 1, 1], firstDealer: 'firstSeat' }],
    // ACC 2010, Grass Roots: 2 for a win, 3 for a skunk, fifteen back for a false claim.
    [
      'acc-tournament',
      {
        winPoints: 2,
        skunks: [{ skunk: 'skunk', atMost: 90, gamePoints: 3, stakes: 2 }],
        undercount: 'stands',
        overcount: 'toOpponent',
        falseClaim: 'fifteenBack',
        renege: 'perCard',
        nextDealer: 'loser',
      },
    ],
    // Match play: the peg has to go into the game hole (ACC 8.11).
    ['acc-tournament', { penalties: { pegOut: 'match' }, mugginsAllowed: true }],
    ['grass-roots', { muggins: 'off', undercount: 'stands', mugginsAllowed: false }],
    // The book of five-card (Hoyle): renege 2, misdeal 2, a false claim loses the game.
    ['five-card', { renege: 'flat', renegePoints: 2, misdealPoints: 2, falseClaim: 'losesGame' }],
    // Enquire Within, "The Accepted Laws of Cribbage", viii: crib cards mixed with the hand, three.
    ['five-card', { penalties: { cutEarly: 2, cribCards: 3 } }],
    ['five-card-4', { penalties: { cutEarly: 2, cribCards: 3 } }],
    // A pub: two extra match points for a skunk.
    ['uk-pub', { skunks: [{ skunk: 'skunk', atMost: 90, gamePoints: 4, stakes: 2 }] }],
    ['playroom', { claims: 'always', muggins: 'automatic', overcount: 'toOpponent', timeLimit: 30 }],
    ['uk-pub', { muggins: 'called', overcount: 'losesCount' }],
    ['casual', { undercount: 'corrected', overcount: 'corrected', muggins: 'off' }],
    ['cutthroat', { penalties: { mugginsVoice: 'silent' } }],
  ])('%s: %j', (name, fields) => {
    expect(preset(name)).toMatchObject(fields);
  });
});

describe('random commands, in whatever order', () => {
  test.each(PRESETS.map((rules) => [rules.name, rules] as const))('%s keeps the laws', (_, rules) => {
    expectLawful(gamesBy(fc.constant(rules)), { numRuns: GAMES });
  });
});
