import { describe, expect, test } from 'vitest';
import { KEY_IDS, type KeyId } from '../../../shared/protocol/index.ts';
import { type AskedKind, hintOf, keyHelp, keyOf, strayOf } from './keys.ts';

type Stroke = Parameters<typeof keyOf>[0];

const stroke = (key: string, rest: Partial<Stroke> = {}): Stroke => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...rest,
});

describe('keyOf', () => {
  const rows: readonly (readonly [string, Stroke, KeyId | undefined])[] = [
    ['a digit', stroke('7', { code: 'Digit7' }), '7'],
    ['a digit of the number pad', stroke('7', { code: 'Numpad7' }), '7'],
    ['the number pad with Num Lock off', stroke('Home', { code: 'Numpad7' }), '7'],
    ['ace', stroke('a', { code: 'KeyA' }), '1'],
    ['ten', stroke('t'), '0'],
    ['jack', stroke('j'), 'A'],
    ['a capital', stroke('J', { shiftKey: true, code: 'KeyJ' }), 'A'],
    ['queen', stroke('q'), 'B'],
    ['king', stroke('k'), 'C'],
    ['next', stroke('n'), 'D'],
    ['next on the number pad', stroke('Enter', { code: 'NumpadEnter' }), 'D'],
    ['Enter belongs to what has the focus', stroke('Enter', { code: 'Enter' }), undefined],
    ['delete', stroke('Backspace'), '*'],
    ['cards', stroke('v'), '#'],
    ['the first player', stroke('w'), 'P1'],
    ['the first player by shift', stroke('!', { shiftKey: true, code: 'Digit1' }), 'P1'],
    ['the second player on a French keyboard', stroke('2', { shiftKey: true, code: 'Digit2' }), 'P2'],
    [
      'a digit above four with shift on a French keyboard',
      stroke('7', { shiftKey: true, code: 'Digit7' }),
      '7',
    ],
    ['the second player on the number pad', stroke('*', { code: 'NumpadMultiply' }), 'P2'],
    ['muggins', stroke('m'), 'MUGGINS'],
    ['undo', stroke('u'), 'UNDO'],
    ['reload belongs to the browser', stroke('r', { ctrlKey: true }), undefined],
    ['so does everything with Meta', stroke('w', { metaKey: true }), undefined],
    ['and with Alt', stroke('d', { altKey: true }), undefined],
    ['tab moves the focus', stroke('Tab'), undefined],
    ['an object has more properties than letters', stroke('constructor'), undefined],
    ['a letter without a meaning', stroke('x'), undefined],
  ];
  test.each(rows)('%s', (_, given, expected) => expect(keyOf(given)).toBe(expected));

  // Finding 3 of a newcomer: '5 h 5 s' became 5, queen, 5, jack without a word.
  const suits: readonly (readonly [string, AskedKind, Stroke, KeyId | undefined])[] = [
    ['spades', 'suit', stroke('s'), 'A'],
    ['hearts', 'suit', stroke('h'), 'B'],
    ['diamonds', 'suit', stroke('D', { shiftKey: true }), 'C'],
    ['clubs', 'suit', stroke('c'), 'D'],
    ['spades are no jack', 'other', stroke('s'), undefined],
    ['hearts are no queen', 'other', stroke('h'), undefined],
    ['diamonds are no king', 'other', stroke('d'), undefined],
    ['clubs are not NEXT', 'other', stroke('c'), undefined],
    ['a jack is no suit', 'suit', stroke('j'), undefined],
    ['a queen is no suit', 'suit', stroke('q'), undefined],
    ['a king is no suit', 'suit', stroke('k'), undefined],
    ['NEXT is no suit', 'suit', stroke('n'), undefined],
    ['NEXT of the number pad is no suit', 'suit', stroke('Enter', { code: 'NumpadEnter' }), undefined],
    ['DEL is DEL', 'suit', stroke('Backspace'), '*'],
    ['UNDO is UNDO', 'suit', stroke('u'), 'UNDO'],
  ];
  test.each(suits)('%s while %s is asked for', (_, asked, given, expected) =>
    expect(keyOf(given, asked)).toBe(expected),
  );

  test.each<[string, AskedKind, string | undefined]>([
    ['h', 'other', 'H picks hearts, but no suit is needed now.'],
    ['H', 'suit', undefined],
    ['q', 'suit', 'Choose a suit: S, H, D or C.'],
    ['q', 'other', undefined],
    ['x', 'suit', undefined],
    ['5', 'suit', undefined],
  ])('a stray %s while %s is asked for: %s', (key, asked, words) =>
    expect(strayOf(stroke(key), asked)).toBe(words),
  );

  test('every key of the board can be typed', () => {
    const typed = new Set(
      [...'0123456789ajqknvweryiomu'].map((key) => keyOf(stroke(key))).concat(keyOf(stroke('Backspace'))),
    );
    expect([...KEY_IDS].filter((id) => !typed.has(id))).toEqual([]);
  });

  test('the letters printed beside buttons press those buttons', () => {
    const hints = KEY_IDS.flatMap(
      (id) =>
        hintOf(id)
          ?.split('')
          .map((letter) => [letter, id]) ?? [],
    );
    expect(hints).toHaveLength(10);
    expect(hints.map(([letter = '']) => [letter, keyOf(stroke(letter))])).toEqual(hints);
  });

  test('every single letter of the help means something', () => {
    const letters = keyHelp()
      .flatMap(([strokes]) => strokes)
      .filter((text) => /^[A-Z]$/.test(text));
    expect(
      letters.filter((letter) => (keyOf(stroke(letter)) ?? keyOf(stroke(letter), 'suit')) === undefined),
    ).toEqual([]);
  });
});
