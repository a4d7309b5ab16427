import { expect, test } from 'vitest';
import { type Drive, Matrix } from './matrix.ts';

const DRIVES: Readonly<Record<string, Drive>> = { L: 'low', H: 'high', U: 'pullUp', '-': 'open' };
const drives = (text: string) => [...text.replace(' ', '')].map((letter) => DRIVES[letter] ?? 'open');
const levels = (lines: readonly boolean[]) => lines.map((level) => (level ? 1 : 0)).join('');

// Rows and columns: L driven low, H driven high, U pulled up, - not held. Keys by code: row times four plus column.
// What a net of wires without diodes does; three keys of a rectangle close the fourth ("ghosting").
test.each([
  { keys: [], hold: 'L--- UUUU', columns: '1111', short: undefined },
  { keys: [1], hold: 'L--- UUUU', columns: '1011', short: undefined },
  { keys: [1], hold: '-L-- UUUU', columns: '1111', short: undefined },
  { keys: [0, 3], hold: 'L--- UUUU', columns: '0110', short: undefined },
  { keys: [0, 4], hold: 'L--- UUUU', columns: '0111', short: undefined },
  { keys: [0, 1, 4], hold: '-L-- UUUU', columns: '0011', short: undefined },
  { keys: [0, 4], hold: 'LHHH UUUU', columns: '0111', short: 0 },
  { keys: [0, 5], hold: 'LHHH UUUU', columns: '0111', short: undefined },
  { keys: [15], hold: 'HHHL UUUU', columns: '1110', short: undefined },
  { keys: [2], hold: '---- ----', columns: '0000', short: undefined },
  { keys: [2], hold: 'U--- ----', columns: '0010', short: undefined },
])('keys $keys closed, lines held $hold', ({ keys, hold, columns, short }) => {
  const matrix = new Matrix();
  for (const key of keys) matrix.set(key, true);
  const result = matrix.levels(drives(hold));
  expect(levels(result.lines.slice(4))).toBe(columns);
  expect(result.short).toBe(short);
});

test('a contact that opens again joins nothing', () => {
  const matrix = new Matrix();
  matrix.set(0, true);
  matrix.set(0, false);
  expect(levels(matrix.levels(drives('L--- UUUU')).lines)).toBe('00001111');
});
