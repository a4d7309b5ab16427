// Which cards of a hand score: all that are in an item, and of cards that look alike as many as score together.
import { expect, test } from 'vitest';
import { type CardOrRank, SIX_CARD, scoreShow } from '../../../shared/rules/index.ts';
import { ruledHand } from './panels.ts';

/** The cards that score, those that do not in brackets, and the starter after a bar. */
const told = (cards: readonly CardOrRank[], starter: CardOrRank): string => {
  const items = scoreShow({ hand: cards, starter, crib: false, rules: SIX_CARD });
  return ruledHand({ hand: { cards, starter }, items })
    .map(({ text, counts, starter: turned }) => `${turned ? '| ' : ''}${counts ? text : `(${text})`}`)
    .join(' ');
};

test.each<[readonly CardOrRank[], CardOrRank, string]>([
  // 29: everything scores.
  [['5H', '5S', '5D', 'JC'], '5C', '5♥ 5♠ 5♦ J♣ | 5♣'],
  [['5H', '5S', 'JC', '4D'], '5C', '5♥ 5♠ J♣ (4♦) | 5♣'],
  // Nineteen: nothing does.
  [['2H', '4S', '6C', '8D'], 'TC', '(2♥) (4♠) (6♣) (8♦) | (10♣)'],
  // Without suits: one of two threes makes each of two runs, both make the pair.
  [['3', '3', '4', '5'], 'K', '3 3 4 5 | K'],
  // One seven of the hand is alone, the starter pairs it.
  [['7', '2', 'Q', 'J'], '7', '7 (2) (Q) (J) | 7'],
])('%j with %s: %s', (cards, starter, words) => expect(told(cards, starter)).toBe(words));

test('where the hand is not known, the cards that count stand alone', () => {
  const items = scoreShow({ hand: ['7', '2', 'Q', 'J'], starter: '7', crib: false, rules: SIX_CARD });
  expect(ruledHand({ items }).map(({ text }) => text)).toEqual(['7', '7']);
  expect(ruledHand({ items: [] })).toEqual([]);
});
