// The draw can be repeated by anybody: the numbers of a seed, and what the shuffle makes of them.
import { expect, test } from 'vitest';
import { chanceOf, shuffled } from './chance.ts';

// Mulberry32 as its author wrote it in C (Tommy Ettinger), computed by a program in Python.
test.each<[seed: number, numbers: readonly number[]]>([
  [0, [1_144_304_738, 1_416_247, 958_946_056, 627_933_444]],
  [1, [2_693_262_067, 11_749_833, 2_265_367_787, 4_213_581_821]],
  [7, [50_271_532, 266_108_690, 4_195_786_334, 3_002_305_430]],
  [-1, [3_850_105_811, 813_802_916, 3_073_704_848, 4_054_706_436]],
])('the numbers of seed %i', (seed, numbers) => {
  const chance = chanceOf(seed);
  expect(numbers.map(() => chance() * 2 ** 32)).toEqual(numbers);
});

// Fisher and Yates from the last place down: each changes places with one of those before it, or with itself.
test.each<[what: string, chance: number, order: string]>([
  ['always the first', 0, 'bcda'],
  ['always itself', 0.999, 'abcd'],
  ['the middle', 0.5, 'adbc'],
])('%s', (_, chance, order) => {
  let asked = 0;
  const found = shuffled([...'abcd'], () => {
    asked++;
    return chance;
  });
  expect(found.join('')).toBe(order);
  expect(asked).toBe(3);
});
