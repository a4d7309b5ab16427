// The limits of every field of a rule set, and what a refusal says about them.
import { describe, expect, test } from 'vitest';
import type { Counting } from '../terms/counting.ts';
import type { Refusal, Requirement } from '../terms/refusal.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { checkRules } from './check.ts';
import { presetOf } from './presets.ts';
import { YES_OR_NO } from './row.ts';
import { SETTINGS } from './settings.ts';

type Fields = Record<string, unknown>;

/** Six-card with one field changed; dots lead into its parts. No skunks, which other fields would contradict. */
function changed(path: string, value: unknown): RuleSet {
  const rules = structuredClone({ ...SIX_CARD, skunks: [] }) as unknown as Fields;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce((fields, name) => fields[name] as Fields, rules);
  owner[last] = value;
  return rules as unknown as RuleSet;
}

const refusalOf = (rules: RuleSet): Refusal | undefined => {
  const checked = checkRules(rules);
  return checked.ok ? undefined : checked.refusal;
};

const isPenalty = (field: string): boolean => field.startsWith('penalties.');

describe('numbers', () => {
  test.each(
    SETTINGS.flatMap(({ field, range }) => (range && !isPenalty(field) ? [[field, ...range] as const] : [])),
  )('%s from %i to %i', (field, least, most) => {
    for (const value of [least - 1, most + 1, least + 0.5, Number.NaN, `${least}`]) {
      const expected = { code: 'whole', least, most };
      const refusal = { code: 'badRules', field, value: String(value), expected };
      expect(refusalOf(changed(field, value))).toEqual(refusal);
    }
    // Another field may contradict it.
    const limited = { field, expected: { code: 'whole' } };
    for (const value of [least, most])
      expect(refusalOf(changed(field, value)) ?? {}).not.toMatchObject(limited);
  });

  test.each<[string, Partial<RuleSet['cards']>, string | undefined]>([
    ['hand', { dealt: 4, laidAway: 2 }, '2'],
    ['hand', { dealt: 8, laidAway: 1 }, '7'],
    ['hand', { dealt: 5, laidAway: 2 }, undefined],
    ['hand', { dealt: 7, laidAway: 2 }, undefined],
    ['hand', { dealt: 8, laidAway: 2 }, undefined],
    ['crib', { dealt: 4, laidAway: 1 }, '2'],
    ['crib', { dealt: 6, laidAway: 2, packToCrib: 2 }, '6'],
    ['crib', { dealt: 4, laidAway: 1, packToCrib: 1 }, undefined],
    ['crib', { dealt: 4, laidAway: 0 }, undefined],
    ['crib', { dealt: 4, laidAway: 0, packToCrib: 1 }, '1'],
    ['crib', { dealt: 6, laidAway: 2, packToCrib: 1 }, undefined],
  ])('%s, %j: %s', (field, cards, value) => {
    const rules = { ...SIX_CARD, cards: { ...SIX_CARD.cards, ...cards }, nineteenIsZero: false };
    expect(refusalOf(rules)).toEqual(
      value && {
        code: 'badRules',
        field,
        value,
        expected:
          field === 'hand' ? { code: 'whole', least: 3, most: 6 } : { code: 'cribCards', least: 3, most: 5 },
      },
    );
  });
});

describe('words', () => {
  test.each(SETTINGS.filter(({ field, values }) => typeof values !== 'string' && !isPenalty(field)))(
    '$field: $values',
    ({ field, values }) => {
      const words = values === YES_OR_NO ? ['true', 'false'] : values;
      const expected = { code: 'oneOf', words };
      const refusal = { code: 'badRules', field, value: 'whist', expected };
      expect(refusalOf(changed(field, 'whist'))).toEqual(refusal);
    },
  );
});

describe('fields that depend on one another', () => {
  const line = (atMost: number, changes: object = {}) =>
    ({ skunk: 'skunk', atMost, gamePoints: 3, stakes: 2, ...changes }) as const;

  const counting = (changes: Partial<Counting>): Partial<RuleSet> => ({
    counting: { ...SIX_CARD.counting, ...changes },
  });
  const alone = (is: boolean, ...words: string[]): Requirement => ({ code: 'players', alone: is, words });
  const dealing = (dealt: number, laidAway: number, packToCrib = 0): RuleSet['cards'] => ({
    dealt,
    laidAway,
    packToCrib,
    dealerFewer: 0,
  });
  const SQUARES = presetOf('cribbage-squares');
  const TWO_HANDS = presetOf('cribbage-solitaire-2');
  const HONOURS = { exchange: 'afterStarter', exchangeHonours: true } as const;

  test.each<[string, Partial<RuleSet>, string, Requirement]>([
    ['sides', { sides: [0, 2] }, '0 2', { code: 'sides' }],
    ['sides', { sides: [1, 2] }, '1 2', { code: 'sides' }],
    ['sides', { sides: [0, 1, 1] }, '0 1 1', { code: 'sides' }],
    ['sides', { sides: [0, 0] }, '0 0', { code: 'sides' }],
    ['sides', { sides: [0] }, '0', { code: 'sides' }],
    ['sides', { seats: 3, sides: [0, 1, 1, 0] }, '0 1 1 0', { code: 'sides' }],
    // Playroom: each team owns the crib in turn, so partners do not sit side by side.
    ['sides', { seats: 4, sides: [0, 0, 1, 1] }, '0 0 1 1', { code: 'partnersApart' }],
    ['sides', { seats: 4, sides: [0, 1, 1, 0] }, '0 1 1 0', { code: 'partnersApart' }],
    ['sides', { seats: 6, sides: [0, 1, 2, 1, 0, 2] }, '0 1 2 1 0 2', { code: 'partnersApart' }],
    // One player: nobody leads or deals, and points go to nobody else.
    ...(
      [
        ['show', 'beforePlay', ['withoutPlay', 'afterPlay']],
        ['deals', 0, Array.from({ length: 12 }, (_, at) => `${at + 1}`)],
        ['firstDealer', 'cut', ['firstSeat']],
        ['nextDealer', 'loser', ['asFirst']],
        ['exchange', 'afterStarter', ['none']],
        ['muggins', 'called', ['off']],
        ['overcount', 'toOpponent', ['corrected', 'losesCount']],
        ['firstDealBonus', 3, ['0']],
        ['timeLimit', 30, ['0']],
        ['cribOwner', 'bidder', ['dealer']],
      ] as const
    ).map(([field, value, words]): [string, Partial<RuleSet>, string, Requirement] => [
      field,
      { ...SQUARES, [field]: value },
      `${value}`,
      alone(true, ...words),
    ]),
    ['lowball', { ...SQUARES, lowball: true }, 'yes', alone(true, 'no')],
    ['show', { show: 'withoutPlay' }, 'withoutPlay', alone(false, 'afterPlay', 'beforePlay')],
    ['deals', { deals: 4 }, '4', alone(false, '0')],
    ['layout', { layout: 'square' }, 'square', { code: 'square' }],
    // Sixteen cards, all of them in the square, for one player.
    ['layout', { layout: 'square', cards: dealing(16, 0) }, 'square', { code: 'square' }],
    ['layout', { ...SQUARES, cards: dealing(12, 0) }, 'square', { code: 'square' }],
    ['layout', { ...SQUARES, cards: dealing(16, 2, 2) }, 'square', { code: 'square' }],
    ['layout', { ...SQUARES, cards: dealing(6, 2, 2) }, 'square', { code: 'square' }],
    ['layout', { layout: 'twoHands' }, 'twoHands', { code: 'twoHands' }],
    ['cribOwner', { cribOwner: 'bidder', cards: dealing(4, 0) }, 'bidder', { code: 'noCribSold' }],
    // A play of one player is against the crib; the free crib is one more of them.
    ['show', { ...SQUARES, show: 'afterPlay' }, 'afterPlay', { code: 'againstCrib' }],
    ['show', { ...TWO_HANDS, show: 'afterPlay' }, 'afterPlay', { code: 'againstCrib' }],
    ['freeCrib', { ...SQUARES, freeCrib: true }, 'true', { code: 'againstCrib' }],
    ['freeCrib', { freeCrib: true }, 'yes', alone(false, 'no')],
    ['show', { show: 'beforePlay' }, 'beforePlay', { code: 'cribLast' }],
    // Three cards of twelve cannot be laid away from two hands alike.
    ['hand', { ...TWO_HANDS, cards: dealing(12, 3) }, '4.5', { code: 'whole', least: 3, most: 6 }],
    ['muggins', { muggins: 'called', mugginsAllowed: false }, 'called', { code: 'mugginsBarred' }],
    ['cards.dealerFewer', { cards: { ...SIX_CARD.cards, dealerFewer: 3 } }, '3', { code: 'dealerFewer' }],
    ['playSums', counting({ playSums: [15, 30] }), '15 30', { code: 'oneOf', words: ['15', '25', '31'] }],
    ['handSums', counting({ handSums: [14] }), '14', { code: 'oneOf', words: ['15', '25', '31'] }],
    ['alike', counting({ alike: [2, 6] }), '2 6', { code: 'pointList', length: 3, most: 30 }],
    ['alike', counting({ alike: [2, 6, 31] }), '2 6 31', { code: 'pointList', length: 3, most: 30 }],
    ['colours', counting({ colours: [2] }), '2', { code: 'pointList', length: 4, most: 30 }],
    ['counting', counting({ honour: 2 }), '4', { code: 'handOfThree' }],
    // Hands of four without a crib, and hands of three with one.
    ['counting', { ...counting({ honour: 2 }), cards: dealing(4, 0) }, '4', { code: 'handOfThree' }],
    ['counting', { ...counting({ honour: 2 }), cards: dealing(5, 2) }, '3', { code: 'handOfThree' }],
    ['exchangeHonours', HONOURS, 'true', { code: 'refusalApart' }],
    ['targets', { targets: [121] }, '121', { code: 'targets', least: 31, most: 999 }],
    ['targets', { targets: [121, 30] }, '121 30', { code: 'targets', least: 31, most: 999 }],
    ['targets', { targets: [1000, 121] }, '1000 121', { code: 'targets', least: 31, most: 999 }],
    ['skunks', { skunks: [line(121)] }, '121', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(90), line(60)] }, '90 60', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60), line(60)] }, '60 60', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(-1)] }, '-1', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60), line(90, { gamePoints: 100 })] }, '60 90', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60, { stakes: 0 })] }, '60', { code: 'skunks', most: 99 }],
    ['skunks', { targets: [121, 61], skunks: [line(61)] }, '61', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60.5)] }, '60.5', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60, { gamePoints: 0 })] }, '60', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60, { stakes: 100 })] }, '60', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60, { skunk: 'none' })] }, '60', { code: 'skunks', most: 99 }],
    ['skunks', { skunks: [line(60, { skunk: 'gammon' })] }, '60', { code: 'skunks', most: 99 }],
    ['skunks', { lowball: true, skunks: [line(60)] }, '60', { code: 'noSkunks' }],
    ['match.all', { match: { games: 0, all: true } }, 'true', { code: 'matchGames' }],
    ['penalties', { penalties: { bottomCard: 61 } }, 'bottomCard', { code: 'penalties' }],
    ['penalties', { penalties: { wrongPeg: -1 } }, 'wrongPeg', { code: 'penalties' }],
    ['penalties', { penalties: { wrongPeg: 1.5 } }, 'wrongPeg', { code: 'penalties' }],
    ['penalties', { penalties: { wrongPeg: 'two' } } as object, 'wrongPeg', { code: 'penalties' }],
    ['penalties', { penalties: { pegOut: 'never' } } as object, 'pegOut', { code: 'penalties' }],
    ['muggins', { muggins: 'automatic' }, 'automatic', { code: 'mugginsSeen' }],
    ['muggins', { lowball: true, skunks: [], muggins: 'called' }, 'called', { code: 'mugginsOff' }],
    ['nineteenIsZero', { nobs: 7 }, 'true', { code: 'nineteenCounts' }],
  ])('%s, %j: %s', (field, changes, value, expected) => {
    expect(refusalOf({ ...SIX_CARD, ...changes })).toEqual({
      code: 'badRules',
      field,
      value,
      expected,
    });
  });

  test.each<[string, Partial<RuleSet>]>([
    ['sides that do not begin with 0', { sides: [1, 0] }],
    ['a game hole for each side', { targets: [31, 999], skunks: [] }],
    ['a skunk line just under the nearer game hole', { targets: [121, 61], skunks: [line(0), line(60)] }],
    ['lines of the most and least game points', { skunks: [line(0, { gamePoints: 1, stakes: 99 })] }],
    ['a lurch', { skunks: [line(30, { skunk: 'lurch', gamePoints: 99, stakes: 1 })] }],
    ['a match of which all games are played', { match: { games: 1, all: true } }],
    ['muggins by the board, where cards are seen', { claims: 'challenge', muggins: 'automatic' }],
    ['muggins called on trust', { muggins: 'called' }],
    [
      'an exchange that costs nothing to refuse, where honours count',
      { exchange: 'afterStarter', exchangeHonours: true, exchangeRefused: 0 },
    ],
    ['lowball', { lowball: true, skunks: [] }],
    ['the least and the most that a penalty is', { penalties: { wrongPeg: 0, bottomCard: 60 } }],
    ['a nineteen that counts', { nobs: 7, nineteenIsZero: false }],
    ['a dealer who lays away fewer', { cards: { dealt: 6, laidAway: 2, packToCrib: 1, dealerFewer: 2 } }],
  ])('%s can be played', (_, changes) => {
    expect(refusalOf({ ...SIX_CARD, ...changes })).toBeUndefined();
  });
});
