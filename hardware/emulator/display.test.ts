import { describe, expect, test } from 'vitest';
import { DISPLAY } from '../board.ts';
import { MILLISECOND } from './chip.ts';
import { Hd44780 } from './display.ts';
import type { Violation } from './options.ts';

// HD44780U, ADE-207-272(Z): table 6 (instructions), figure 24 (four-bit initialization).
const MICROSECOND = MILLISECOND / 1000;
const { registerSelect, enable, backlight } = DISPLAY.backpack;
const RS = 1 << registerSelect;
const E = 1 << enable;
const LIGHT = 1 << backlight;

function setUp() {
  const violations: Violation[] = [];
  const display = new Hd44780(0, (violation) => violations.push(violation));
  let now = 0;
  const wait = (microseconds: number) => {
    now += microseconds * MICROSECOND;
  };
  const put = (byte: number, hertz = 100_000) => {
    wait(9e6 / hertz);
    display.write(byte, now, hertz);
  };
  const nibble = (value: number, select = 0) => {
    const byte = (value << 4) | select | LIGHT;
    put(byte);
    put(byte | E);
    put(byte);
  };
  const instruction = (byte: number) => {
    nibble(byte >> 4);
    nibble(byte & 0x0f);
  };
  const data = (...bytes: number[]) => {
    for (const byte of bytes) {
      nibble(byte >> 4, RS);
      nibble(byte & 0x0f, RS);
    }
  };
  const write = (text: string) => data(...Buffer.from(text, 'latin1'));
  const initialize = () => {
    wait(15_000);
    put(LIGHT);
    nibble(3);
    wait(4_100);
    nibble(3);
    wait(100);
    nibble(3);
    nibble(2);
    instruction(0x28);
    instruction(0x0c);
    instruction(0x01);
    wait(1_520);
    instruction(0x06);
  };
  return { display, violations, wait, put, nibble, instruction, data, write, initialize };
}

const BLANK = ' '.repeat(20);

test('initialized as the datasheet says, it shows nothing and nobody complains', () => {
  const { display, violations, initialize } = setUp();
  initialize();
  expect(display.text).toEqual([BLANK, BLANK, BLANK, BLANK]);
  expect(violations).toEqual([]);
});

// Addresses of a 20x4 display: the second half of each line of forty stands two rows below its first.
test.each([
  [0x80, 0],
  [0xc0, 1],
  [0x94, 2],
  [0xd4, 3],
])('address %i begins row %i', (instruction, row) => {
  const board = setUp();
  board.initialize();
  board.instruction(instruction);
  board.write('Twenty characters...');
  expect(board.display.text).toEqual([0, 1, 2, 3].map((r) => (r === row ? 'Twenty characters...' : BLANK)));
  expect(board.violations).toEqual([]);
});

test('text runs on from row 0 to row 2, to row 1, to row 3, to row 0', () => {
  const { display, initialize, write } = setUp();
  initialize();
  for (const letter of 'ACBD') write(letter.repeat(20));
  write('x');
  expect(display.text).toEqual([`x${'A'.repeat(19)}`, 'B'.repeat(20), 'C'.repeat(20), 'D'.repeat(20)]);
});

test('with decrement it is written from the right', () => {
  const { display, initialize, instruction, write } = setUp();
  initialize();
  instruction(0x04);
  instruction(0x82);
  write('cba');
  expect(display.text[0]).toBe('abc'.padEnd(20));
});

test('clear, home and cursor moves', () => {
  const { display, initialize, instruction, write, wait } = setUp();
  initialize();
  write('gone');
  instruction(0x01);
  wait(1_520);
  write('ab');
  instruction(0x10);
  write('c');
  instruction(0x14);
  write('d');
  instruction(0x02);
  wait(1_520);
  write('A');
  expect(display.text[0]).toBe('Ac d'.padEnd(20));
});

test('switched off it is blank, switched on again it is as before', () => {
  const { display, initialize, instruction, write } = setUp();
  initialize();
  write('here');
  instruction(0x08);
  expect(display.text[0]).toBe(BLANK);
  instruction(0x0c);
  expect(display.text[0]).toBe('here'.padEnd(20));
});

test('suits are read from their dots, whatever their codes; other dots are unknown', () => {
  const { display, initialize, instruction, data } = setUp();
  initialize();
  instruction(0x40);
  for (const glyph of [...DISPLAY.glyphs].reverse()) data(...glyph);
  data(0x1f, 0, 0, 0, 0, 0, 0, 0);
  instruction(0x80);
  data(0, 1, 2, 3, 4, 8);
  expect(display.text[0]).toBe('♣♦♥♠▯♣'.padEnd(20));
});

test('the ROM is not quite ASCII (A00)', () => {
  const { display, initialize, write } = setUp();
  initialize();
  write('\\~\x7f\x80');
  expect(display.text[0]).toBe('¥→←▯'.padEnd(20));
});

test('the backlight is a bit of the backpack', () => {
  const { display, initialize, put } = setUp();
  initialize();
  expect(display.backlight).toBe(true);
  const before = display.version;
  put(0);
  expect(display.backlight).toBe(false);
  expect(display.version).toBeGreaterThan(before);
});

describe('what comes too early is lost and reported', () => {
  test('after power-on', () => {
    const { violations, wait, put, nibble } = setUp();
    wait(14_000);
    put(LIGHT);
    nibble(3);
    expect(violations).toMatchObject([{ part: 'display', kind: 'busy', limit: 15_000_000 }]);
  });

  test.each([
    ['after clear', 0x01, 1_520_000],
    ['after home', 0x02, 1_520_000],
  ])('%s', (_, code, limit) => {
    const { display, violations, initialize, instruction, write } = setUp();
    initialize();
    instruction(code);
    write('x');
    expect(violations).toMatchObject([
      { kind: 'busy', limit },
      { kind: 'busy', limit },
    ]);
    expect(display.text[0]).toBe(BLANK);
  });

  test('between the first steps of the initialization', () => {
    const { violations, wait, put, nibble } = setUp();
    wait(15_000);
    put(LIGHT);
    nibble(3);
    nibble(3);
    expect(violations).toMatchObject([{ kind: 'busy', limit: 4_100_000 }]);
  });
});

test('a PCF8574 takes 100 kHz', () => {
  const { violations, initialize, put } = setUp();
  initialize();
  put(LIGHT, 400_000);
  expect(violations).toMatchObject([{ kind: 'clock', nanoseconds: 2500, limit: 10_000 }]);
});

test('RS must stand before E rises', () => {
  const { violations, initialize, put } = setUp();
  initialize();
  put(LIGHT);
  put(LIGHT | RS | E);
  expect(violations).toMatchObject([{ kind: 'setup', limit: 40 }]);
});
