// The square of Cribbage Squares: what a row says of the columns, and the cards that are out, worked out by hand.
import { expect, test } from 'vitest';
import type { CardOrRank } from '../cards/cards.ts';
import { presetOf } from '../house/index.ts';
import type { Hand } from '../terms/seats.ts';
import { cards } from '../testing/cards.ts';
import { crossingCards, enteredCards } from './square.ts';

const SQUARES = presetOf('cribbage-squares');

/** 'row1 2H 4 6 8, column1 2 5S 7 T'. */
const told = (text: string): Partial<Record<Hand, readonly CardOrRank[]>> =>
  Object.fromEntries(
    text.split(', ').map((line) => {
      const [hand = '', ...rest] = line.split(' ');
      return [hand, cards(rest.join(' '))];
    }),
  );

test.each<[string, Hand, readonly (string | undefined)[]]>([
  ['row2 2H 4 6 8', 'column1', [undefined, '2H', undefined, undefined]],
  ['row2 2H 4 6 8, row4 A 3 5 7', 'column3', [undefined, '6', undefined, '5']],
  ['column4 2H 4 6 8', 'row3', [undefined, undefined, undefined, '6']],
  // Rows do not cross.
  ['row2 2H 4 6 8', 'row1', [undefined, undefined, undefined, undefined]],
  // Nor does the hand of another game.
  ['row2 2H 4 6 8', 'pone', []],
])('%s: what crosses %s is %j', (entered, hand, crossing) => {
  expect(crossingCards({ cards: told(entered), rules: SQUARES, starter: undefined }, hand)).toEqual(crossing);
});

test.each<['square' | 'hands', string, Hand | undefined, string]>([
  // Where a row and a column share a card, it is there once, with the suit that either says.
  ['square', 'row1 2H 4 6 8, column1 2 5S 7 T', undefined, '2H 4 6 8 5S 7 T'],
  ['square', 'row1 2 4 6 8, column1 2H 5S 7 T', undefined, '2H 4 6 8 5S 7 T'],
  ['square', 'row1 2 4 6 8, column1 2 5S 7 T', undefined, '2 4 6 8 5S 7 T'],
  ['square', 'row1 2H 4 6 8, column1 2 5S 7 T', 'row1', '5S 7 T'],
  ['square', 'row1 2H 4 6 8, column1 2 5S 7 T', 'column1', '4 6 8'],
  ['square', 'row1 2H 4 6 8', 'row2', '2H 4 6 8'],
  ['hands', 'pone 5H 5S 5D JC, crib 2 4 6 8', undefined, '5H 5S 5D JC 2 4 6 8'],
  ['hands', 'pone 5H 5S 5D JC, crib 2 4 6 8', 'pone', '2 4 6 8'],
])('%s: %s, but %s: %s', (layout, entered, but, known) => {
  expect(
    enteredCards({ cards: told(entered), rules: { ...SQUARES, layout }, starter: undefined }, but),
  ).toEqual(cards(known));
});
