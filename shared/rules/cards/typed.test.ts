import { describe, expect, test } from 'vitest';
import { presetOf } from '../house/presets.ts';
import { scoreShow } from './hand.ts';
import { type Score, score, splitCards, type TypedHand } from './typed.ts';

/** Points, or the code of the refusal. */
const counted = (typed: TypedHand): number | string => {
  const result = score(typed);
  return result.ok ? result.value.points : result.refusal.code;
};

describe('what people type is read, checked and counted', () => {
  const five = presetOf('five-card');
  test.each<readonly [string, TypedHand, number | string]>([
    ['cards apart', { hand: '5H 5S 5D JC', starter: '5C' }, 29],
    ['cards run together', { hand: '5h5s5djc', starter: '5c' }, 29],
    ['a list', { hand: ['5H,5S', '5D', 'J♣'], starter: '5♣' }, 29],
    // Review of the rules, B4: the ten was two cards, and the hand counted 23.
    ['a ten as 10', { hand: '10H 5S 5D JC', starter: '5C' }, 21],
    // Seed 002 calls the jack a knave, Kn.
    ['a knave as Kn', { hand: '5H 5S 5D KnC', starter: '5C' }, 29],
    ['an ace as 1', { hand: '1H 1S 2D 3C', starter: 'KH' }, counted({ hand: 'AH AS 2D 3C', starter: 'KH' })],
    ['ranks where suits cannot matter', { hand: '6 7 8 8', starter: '5' }, 14],
    ['ranks without a starter', { hand: '6 7 8 8' }, 12],
    ['three cards of five-card (seed 000)', { hand: '7C 8D 8H', starter: '9S', rules: five }, 12],
    ['the crib of five-card', { hand: '9C 10D JH QS', starter: 'KC', crib: true, rules: five }, 5],
    // Cotton 1674: two, six and nine of hearts with the knave of hearts turned up.
    ['Costly Colours', { hand: '2H 6C 9H', starter: 'JH', rules: presetOf('costly-colours') }, 12],
    // Review of the rules, B4: this was a pair royal for 6.
    ['no cards at all', { hand: 'hello world', starter: 'xx' }, 'badCard'],
    ['a fifth five', { hand: '5H 5S 5D 5C', starter: '5' }, 'tooManyOfRank'],
    // What JavaScript can hand over, against "nothing is thrown": these were TypeErrors.
    ['numbers', { hand: [6, 7, 8, 8] as never, starter: 5 as never }, 14],
    ['no hand', {} as never, 'badCard'],
    ['a hand that is null', { hand: null as never }, 'badCard'],
    ['a starter that is null', { hand: '6 7 8 8', starter: null as never }, 'badCard'],
    ['a card twice', { hand: '5H 5H 5D JC' }, 'duplicateCard'],
    ['three cards of six-card', { hand: '5H 5S JC' }, 'wrongNumberOfCards'],
    ['nothing', { hand: '' }, 'wrongNumberOfCards'],
    ['a jack whose suit can matter', { hand: '5H 5S 5D J', starter: '5C' }, 'suitWanted'],
    ['ranks that can be a flush', { hand: '2 4 6 8', starter: 'K' }, 'suitWanted'],
    ['ranks run together with a suit among them', { hand: '5H678' }, 'badCard'],
  ])('%s', (_, typed, expected) => {
    expect(counted(typed)).toBe(expected);
  });
});

test('the cards as they were read come with the items', () => {
  const result = score({ hand: '10h, 5s 5d kn♣', starter: '5c' });
  const { hand, starter, items, points } = (result as { value: Score }).value;
  expect([hand, starter, points]).toEqual([['TH', '5S', '5D', 'JC'], '5C', 21]);
  expect(items).toEqual(scoreShow({ hand: 'TH 5S 5D JC', starter: '5C' }));
});

test.each([
  ['5h5s', ['5h', '5s']],
  ['10h10s', ['10h', '10s']],
  ['1h,1s;1d', ['Ah', 'As', 'Ad']],
  ['1', ['A']],
  ['10', ['10']],
  ['101', ['101']],
  ['5x', ['5x']],
])('%s is split into words', (text, words) => {
  expect(splitCards(text)).toEqual(words);
});
