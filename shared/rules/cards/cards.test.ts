import { describe, expect, test } from 'vitest';
import {
  checkCards,
  DECK,
  makeCard,
  parseCard,
  parseCardOrRank,
  parseCards,
  parseRank,
  pipsOf,
  RANKS,
  rankNumber,
  rankOf,
  suitOf,
} from './cards.ts';

describe('cards as text', () => {
  test.each([
    ['5H', '5H'],
    ['tc', 'TC'],
    ['10C', 'TC'],
    [' 10c ', 'TC'],
    ['aS', 'AS'],
    ['Kd', 'KD'],
    // Finding 24: cards as this program prints them; ♥️ is the sign as phones write it.
    ['5♥', '5H'],
    ['10♦', 'TD'],
    ['a♣', 'AC'],
    ['Q♠', 'QS'],
    ['5♡', '5H'],
    ['5♥\uFE0F', '5H'],
  ])('%s is the card %s', (text, card) => {
    expect(parseCard(text)).toEqual({ ok: true, value: card });
  });

  test.each([
    '',
    '5',
    'H',
    '1H',
    '11H',
    '5X',
    '5HH',
    'H5',
    'joker',
    '٥H',
    '10',
    '♥',
    '♥5',
    '5♥♥',
    '5♥H',
    '5\uFE0F',
  ])('%j is no card', (text) => {
    expect(parseCard(text)).toEqual({ ok: false, refusal: { code: 'badCard', text } });
  });

  test.each([
    ['A', 'A'],
    ['10', 'T'],
    ['t', 'T'],
    ['q', 'Q'],
    [' 7 ', '7'],
  ])('%s is the rank %s', (text, rank) => {
    expect(parseRank(text)).toEqual({ ok: true, value: rank });
  });

  test.each(['', '1', '0', '11', '5H', 'ace'])('%j is no rank', (text) => {
    expect(parseRank(text)).toEqual({ ok: false, refusal: { code: 'badRank', text } });
  });

  test('a card may be entered with or without its suit', () => {
    expect(parseCardOrRank('5')).toEqual({ ok: true, value: '5' });
    expect(parseCardOrRank('5h')).toEqual({ ok: true, value: '5H' });
    expect(parseCardOrRank('5x')).toEqual({ ok: false, refusal: { code: 'badCard', text: '5x' } });
  });

  test('every card of the deck reads back as itself', () => {
    expect(DECK).toHaveLength(52);
    expect(new Set(DECK).size).toBe(52);
    for (const card of DECK) {
      expect(parseCard(card)).toEqual({ ok: true, value: card });
      expect(makeCard(rankOf(card), suitOf(card) ?? 'C')).toBe(card);
    }
  });
});

describe('what a card counts', () => {
  test('ace 1, two to ten their face, court cards 10 (ACC 2010, 1.7)', () => {
    expect(RANKS.map(pipsOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
  });

  test('the order of runs is ace low, king high', () => {
    expect(RANKS.map(rankNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(rankNumber('QH')).toBe(12);
  });

  test('a rank alone has no suit', () => {
    expect(suitOf('5')).toBeUndefined();
    expect(suitOf('5D')).toBe('D');
  });
});

describe('cards that cannot lie on one table', () => {
  test('the same card twice', () => {
    expect(parseCards(['5H', '6D', '5h'])).toEqual({
      ok: false,
      refusal: { code: 'duplicateCard', card: '5H' },
    });
  });

  test('a fifth card of a rank, suits known or not', () => {
    expect(checkCards(['5', '5', '5', '5', '5'])).toEqual({
      ok: false,
      refusal: { code: 'tooManyOfRank', rank: '5' },
    });
    expect(checkCards(['5H', '5', '5D', '5', '5S']).ok).toBe(false);
  });

  test('four of a rank are fine, and ranks alone are no duplicates', () => {
    expect(checkCards(['5', '5', '5', '5', '6H'])).toEqual({ ok: true, value: ['5', '5', '5', '5', '6H'] });
  });

  test('the first bad card is named', () => {
    expect(parseCards(['5H', '5Z', '??'])).toEqual({ ok: false, refusal: { code: 'badCard', text: '5Z' } });
  });
});
