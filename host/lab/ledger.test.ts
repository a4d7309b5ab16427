import { describe, expect, test } from 'vitest';
import { Ledger } from './ledger.ts';

describe('what is lit', () => {
  const ledger = () => {
    const made = new Ledger();
    for (const text of ['dark', 'one', 'two', 'one', 'three']) made.order(text);
    made.light('dark');
    return made;
  };
  const NOBODY = 'is lit, which no journal has';
  const OLDER = 'is lit, which is older than what was lit before';

  test.each<[readonly string[], readonly string[]]>([
    [['one', 'two', 'three'], []],
    [['two', 'one', 'three'], []],
    // Overtaken states may never be lit.
    [['three'], []],
    [['four'], [`four ${NOBODY}`]],
    [['two', 'dark'], [`dark ${OLDER}`]],
    [['three', 'two'], [`two ${OLDER}`]],
    [['three', 'three'], []],
    [
      ['one', 'x', 'three', 'one'],
      [`x ${NOBODY}`, `one ${OLDER}`],
    ],
    // A board that starts shows what its memory has: what it has shown, and nothing else.
    [['two', 'three', 'START', 'two', 'three'], []],
    [['three', 'START', 'two'], [`two ${OLDER}`]],
    [['two', 'three', 'START', 'x'], [`x ${NOBODY}`]],
  ])('%j: %j', (lit, wrongs) => {
    const made = ledger();
    const light = (text: string): string | undefined => {
      if (text !== 'START') return made.light(text);
      made.wake();
      return undefined;
    };
    expect(lit.flatMap((text) => light(text) ?? [])).toEqual(wrongs);
  });

  test('a board that pegs by itself is right until it is told more', () => {
    const made = ledger();
    made.lightAlone('nine');
    made.wake();
    expect(['nine', 'three', 'nine'].map((text) => made.light(text))).toEqual([
      undefined,
      undefined,
      `nine ${NOBODY}`,
    ]);
  });

  // Seed 4002 of 22 November 2026: the host came back, and so reset the board, between the EEPROM and the pixels.
  test('what a board keeps by itself may first be lit when it starts again, and not without a start', () => {
    const made = ledger();
    made.light('two');
    expect(made.light('eight')).toBe(`eight ${NOBODY}`);
    made.lightAlone('two');
    expect(made.light('eight')).toBeUndefined();
  });

  test('what is remembered does not grow', () => {
    const made = new Ledger();
    for (let number = 0; number < 20_000; number++) made.order(`${number}`);
    expect([made.light('1'), made.light('19999')]).toEqual([`1 ${NOBODY}`, undefined]);
  });
});
