import { describe, expect, test } from 'vitest';
import { commandOf, commandSchema } from '../wire.ts';
import { commandOfWish, namesOf, rulesOfWish, type Wish, wishText } from './wish.ts';

const wish = (changes: Partial<Wish> = {}): Wish => ({
  preset: 'six-card',
  changes: {},
  names: [],
  ...changes,
});

describe('a new game from the page', () => {
  test.each<[Partial<Wish>, string]>([
    [{}, '2 players on 2 lanes, 4 cards in hand, 121 up'],
    [{ preset: 'six-card-4' }, '4 players on 2 lanes, 4 cards in hand, 121 up'],
    [{ preset: 'captain' }, '3 players on 2 lanes, 4 cards in hand, 61, 121 up, by side'],
    [{ changes: { target: '61' } }, '2 players on 2 lanes, 4 cards in hand, 61 up'],
  ])('%j: %s', (changes, text) => {
    expect(wishText(wish(changes))).toBe(text);
  });

  test('what makes no sense is said in words', () => {
    expect(wishText(wish({ changes: { target: '7' } }))).toMatch(/target is 7.*31 to 999/);
    expect(wishText(wish({ preset: 'whist' }))).toMatch(/no game 'whist'/);
  });

  test('everybody has a name', () => {
    expect(namesOf(wish({ names: ['Ann', ' '] }), 3)).toEqual(['Ann', 'Blue', 'Green']);
    expect(namesOf(wish(), 7)[6]).toBe('P7');
  });

  test('it becomes a command that the host understands', () => {
    const chosen = wish({ preset: 'six-card-3', changes: { mode: 'challenge' }, names: ['Ann'] });
    const posted = commandSchema.parse(commandOfWish(chosen));
    const rules = rulesOfWish(chosen);
    expect(commandOf(posted)).toEqual({
      ok: true,
      value: { type: 'newGame', players: ['Ann', 'Blue', 'Green'], rules: rules.ok && rules.value },
    });
    expect(commandOfWish(wish({ preset: 'whist', names: ['Ann'] }))).toMatchObject({ players: ['Ann'] });
  });
});
