// Key codes and the legend of the keypad.
import { describe, expect, test } from 'vitest';
import {
  BUTTON_IDS,
  FIRST_BUTTON_CODE,
  KEY_IDS,
  KEYPAD,
  type KeypadKey,
  keyCode,
  laneOfButton,
} from './keys.ts';

test('key codes follow the keypad row by row, then the buttons', () => {
  expect(KEY_IDS.join(' ')).toBe('1 2 3 A 4 5 6 B 7 8 9 C * 0 # D P1 P2 P3 P4 MUGGINS UNDO P5 P6');
  expect(KEY_IDS.map(keyCode)).toEqual(Array.from({ length: 24 }, (_, code) => code));
  expect(KEY_IDS.slice(FIRST_BUTTON_CODE)).toEqual(BUTTON_IDS);
  expect(BUTTON_IDS.map(laneOfButton)).toEqual([0, 1, 2, 3, -1, -1, 4, 5]);
  expect(laneOfButton('1')).toBe(-1);
});

describe('the keypad has once', () => {
  const keys: readonly KeypadKey[] = KEYPAD.flat();
  test.each([
    ['every digit', 'digit', '0123456789'],
    ['all thirteen ranks', 'rank', '23456789AJKQT'],
    ['the four suits', 'suit', 'CDHS'],
    ['delete, cards and next', 'act', 'cardsdeletenext'],
  ] as const)('%s', (_, use, all) => {
    const found = keys.map((key) => key[use]).filter((value) => value !== undefined);
    expect(found.map(String).sort().join('')).toBe(all);
  });
});
