import { describe, expect, test } from 'vitest';
import { SIX_CARD } from '../terms/ruleset.ts';
import { cards } from '../testing/cards.ts';
import { wantedSuit } from './suits.ts';

const wanted = (hand: string, starter: string, crib = false): number | undefined =>
  wantedSuit({ hand: cards(hand), starter: cards(starter)[0] ?? 'A', crib })?.index;

describe('which suit is asked for next', () => {
  test.each<[string, string, boolean, number | undefined, string]>([
    ['5 5 6 7', 'T', false, undefined, 'a pair in hand leaves no flush'],
    ['2 4 6 8', 'T', false, 0, 'four ranks may be a flush'],
    ['2C 4 6 8', 'T', false, 1, 'one suit is not enough to tell'],
    ['2C 4D 6 8', 'T', false, undefined, 'two suits that differ end it'],
    ['2C 4C 6C 8C', 'T', false, 4, 'a flush: the starter may make it five'],
    ['2C 4C 6C 8C', '8', false, undefined, 'the starter pairs, so it is of another suit'],
    ['2C 4C 6C 8C', 'TC', false, undefined, 'everything is known'],
    ['2 4 6 8', 'TC', true, 0, 'a crib flush'],
    ['2D 4 6 8', 'TC', true, undefined, 'the starter breaks the crib flush'],
    ['2 4 6 8', '8', true, undefined, 'the starter pairs: no crib flush'],
    ['J J 5 6', 'T', false, 4, 'nobs: the starter first'],
    ['J J 5 6', 'TC', false, 0, 'nobs: then the jacks'],
    ['JD J 5 6', 'TC', false, 1, 'nobs: until one has it'],
    ['JC J 5 6', 'TC', false, undefined, 'nobs found'],
    ['JD JH 5 6', 'TC', false, undefined, 'no nobs'],
    ['J J 5 6', 'J', false, undefined, 'a jack as starter leaves no nobs'],
    ['J J J J', '5', false, undefined, 'four jacks: nobs is certain'],
    ['5 5 5 J', '5', false, 4, 'nobs: the starter first, though all four of its rank are there'],
    ['5 5 5 J', '5C', false, 3, 'nobs: then the jack, and never the fives'],
  ])('%s with %s (crib: %s): %s, %s', (hand, starter, crib, index) => {
    expect(wanted(hand, starter, crib)).toBe(index);
  });

  test('without a word about the crib it is a hand', () => {
    expect(wantedSuit({ hand: cards('2C 4C 6C 8'), starter: 'TD' })?.index).toBe(3);
    expect(wantedSuit({ hand: cards('2C 4C 6C 8'), starter: 'TD', crib: true })).toBeUndefined();
  });

  test('a hand card of the starter rank is not of its suit, and so breaks a flush of that suit', () => {
    expect(wanted('2C 4 6 T', 'TC')).toBeUndefined();
    expect(wanted('2C 4 6 9', 'TC')).toBe(1);
    expect(wanted('2D 4 6 T', 'TC')).toBe(1);
  });

  test('the starter is marked as such, and only the starter', () => {
    expect(wantedSuit({ hand: cards('2C 4 6 8'), starter: 'T' })).toEqual({
      index: 1,
      card: '4',
      starter: false,
    });
    expect(wantedSuit({ hand: cards('J J 5 6'), starter: 'T' })).toEqual({
      index: 4,
      card: 'T',
      starter: true,
    });
  });

  test.each<[string, string, number]>([
    ['5 6 7 J', 'T', 0],
    ['5 6 7 J', 'J', 0],
  ])('%s with %s: no nobs, so the hand comes first, card %s', (hand, starter, index) => {
    const rules = starter === 'J' ? SIX_CARD : { ...SIX_CARD, nobs: 0 };
    expect(wantedSuit({ hand: cards(hand), starter: cards(starter)[0] ?? 'A', rules })?.index).toBe(index);
  });

  test('nothing is asked where a house pays neither flush nor nobs', () => {
    const none = { alone: 0, withStarter: 0 };
    const rules = { ...SIX_CARD, nobs: 0, flush: { hand: none, crib: none } };
    expect(wantedSuit({ hand: cards('J 4 6 8'), starter: 'T', rules })).toBeUndefined();
  });

  test('no suit is asked for a flush that pays nothing with the starter, where it could only be that one', () => {
    const rules = { ...SIX_CARD, flush: { ...SIX_CARD.flush, hand: { alone: 4, withStarter: 0 } } };
    expect(wantedSuit({ hand: cards('3 JH 4 2'), starter: 'KH', rules })).toBeUndefined();
    expect(wantedSuit({ hand: cards('3 JH 4 2'), starter: 'KD', rules })?.index).toBe(0);
  });

  test('the starter suit is not asked where it adds nothing to a flush', () => {
    const same = { alone: 4, withStarter: 4 };
    const rules = { ...SIX_CARD, flush: { hand: same, crib: same } };
    expect(wantedSuit({ hand: cards('2C 4C 6C 8C'), starter: 'T', rules })).toBeUndefined();
  });
});
