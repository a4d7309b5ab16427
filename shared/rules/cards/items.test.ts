import { describe, expect, test } from 'vitest';
import { cards } from '../testing/cards.ts';
import { itemise } from '../testing/itemise.ts';
import { comparePlays } from '../testing/itemiseplay.ts';
import { compareItems } from '../testing/items.ts';
import { scoreShow } from './hand.ts';

test('10,000 random hands of every kind have the items of the plain count, in its order (npm run campaign compares 100,000)', () => {
  expect(compareItems(10_000, 20_251_122)).toBeGreaterThan(15_000);
});

test('1,500 random plays of every preset have the items of the plain count (npm run campaign compares 20,000)', () => {
  expect(comparePlays(1_500, 20_251_123)).toBeGreaterThan(3_500);
});

describe('the items, by hand', () => {
  test.each([
    ['nothing', '', undefined],
    ['one card', '5H', undefined],
    ['one card with its starter', '5H', 'TD'],
    ['a double double run in mixed order', '4H 2C 3D 2H', '3S'],
    ['five cards of which four follow, and a pair royal', '7C 6D 7H 8S', '7D'],
    ['two stretches, neither of three', 'AC 2D 8H 9S', 'KD'],
    ['a run of seven', '7C 6D 5H 4S 3D 2C', 'AS'],
    ['four jacks without a suit', 'J J J J', '5'],
    ['a jack without a suit', 'J 2 3 4', '5H'],
    ['a starter without a suit', 'JH 2H 3H 4H', '5'],
    ['one suit unknown', 'JH 2H 3 4H', '5H'],
  ])('%s', (_, hand, starter) => {
    const show = { hand: hand === '' ? [] : cards(hand), starter: starter as '5H' | undefined };
    expect(scoreShow(show)).toEqual(itemise(show));
    expect(scoreShow({ ...show, crib: true })).toEqual(itemise({ ...show, crib: true }));
  });
});
