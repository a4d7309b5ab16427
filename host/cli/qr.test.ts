// The code in a terminal: the very modules of the address, dark on light whatever the theme, and nothing where it could not be scanned.
import { stripVTControlCharacters } from 'node:util';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codeLines } from './qr.ts';

const ADDRESS = 'http://192.168.1.20:8121/seat';
const MODULES = encode(ADDRESS, { border: 4 }).data;

/** Whatever the theme: ECMA-48, 8.3.117, with xterm's 256 colours. */
const BLACK_ON_WHITE = '\u001b[38;5;16;48;5;231m';
/** Upper and lower half of a character that are drawn in the text's colour. */
const HALVES: Readonly<Record<string, readonly [boolean, boolean]>> = {
  ' ': [false, false],
  '▀': [true, false],
  '▄': [false, true],
  '█': [true, true],
};

/** What a camera sees: whether each module is dark. */
function seen(lines: readonly string[], lightText: boolean): readonly (readonly boolean[])[] {
  return lines.flatMap((line) => {
    const text = stripVTControlCharacters(line);
    const inkIsDark = text === line ? !lightText : line.startsWith(BLACK_ON_WHITE);
    const halves = Array.from(text, (char) => HALVES[char] ?? [false, false]);
    return [0, 1].map((half) => halves.map((each) => each[half] === inkIsDark));
  });
}

test.each([
  ['with colours, in a dark theme', true, true],
  ['with colours, in a light theme', true, false],
  ['without colours, light text on dark', false, true],
])('%s', (_, coloured, lightText) => {
  const lines = codeLines(ADDRESS, { isTTY: true, columns: 80, hasColors: () => coloured });
  expect(seen(lines, lightText).slice(0, MODULES.length)).toEqual(MODULES);
});

test.each([
  ['a file or a service', { columns: 80 }],
  ['a narrow window', { isTTY: true, columns: MODULES.length - 1 }],
])('%s has none', (_, stream) => {
  expect(codeLines(ADDRESS, stream)).toEqual([]);
});
