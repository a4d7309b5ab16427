import { describe, expect, test } from 'vitest';
import { Ledger } from './ledger.ts';

describe('what is lit', () => {
  const ledger = () => {
    const made = new Ledger('dark');
    for (const text of ['one', 'two', 'one', 'three']) made.order(text);
    return made;
  };
  const NOBODY = 'is lit, which nobody ordered';
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
  ])('%j: %j', (lit, wrongs) => {
    const made = ledger();
    expect(lit.flatMap((text) => made.light(text) ?? [])).toEqual(wrongs);
  });
});
