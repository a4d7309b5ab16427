// Cards as one text, wherever the library takes cards: typed, and read as the list is.
import { expect, test } from 'vitest';
import { cardsOf, parseCards } from './cards.ts';
import { scoreShow } from './hand.ts';
import { parsePlay, scorePlay } from './play.ts';
import { total } from './score.ts';
import { wantedSuit } from './suits.ts';

test('a hand', () => {
  expect(scoreShow({ hand: '5H 5S 5D JC', starter: '5C' })).toEqual(
    scoreShow({ hand: ['5H', '5S', '5D', 'JC'], starter: '5C' }),
  );
  expect(total(scoreShow({ hand: '5 5 5 J' }))).toBe(14);
  expect(wantedSuit({ hand: 'J J 5 6', starter: 'TC' })).toEqual({ index: 0, card: 'J', starter: false });
  expect(cardsOf('TH 9 KS')).toEqual(['TH', '9', 'KS']);
});

test('a play', () => {
  expect(scorePlay('8 7 7 6').map(({ items }) => total(items))).toEqual([0, 2, 2, 0]);
  expect(
    scorePlay('K 6 K go 2 2 go')
      .at(-1)
      ?.items.map(({ kind }) => kind),
  ).toEqual(['pair', 'go']);
});

test('what people type is read as a text or as a list', () => {
  expect(parseCards('5H  5s 5D 10c\n')).toEqual(parseCards(['5H', '5S', '5D', 'TC']));
  expect(parseCards('')).toEqual({ ok: true, value: [] });
  expect(parseCards('5H 5H')).toEqual({ ok: false, refusal: { code: 'duplicateCard', card: '5H' } });
  expect(parsePlay('8 7 Go')).toEqual(parsePlay(['8', '7', 'go']));
});

test('a text that is not one of cards does not compile', () => {
  // @ts-expect-error no such card
  scoreShow({ hand: '5H 5X 5D JC', starter: '5C' });
  // @ts-expect-error two blanks
  cardsOf('5H  5S');
  // @ts-expect-error a text that the compiler does not know
  cardsOf(String('5H'));
  // @ts-expect-error no such word
  scorePlay('8 7 stop');
  // @ts-expect-error a crib has cards as well
  wantedSuit({ hand: 'J J 5 Z', starter: 'TC' });
  expect(total(scoreShow({ hand: '5H 4C', starter: 'TC' }))).toBe(2);
});
