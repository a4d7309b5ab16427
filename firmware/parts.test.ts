import { describe, expect, test } from 'vitest';
import { DISPLAY, freePins, UNO_PINS } from '../hardware/board.ts';
import { type LaneCount, laneCountsOf } from '../shared/protocol/index.ts';
import { HELLO, pegs, setup, text, tone } from './testing/messages.ts';
import { fromHex, messagesIn, NativeBoard, rx, toHex } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

describe.skipIf(!toolFound('g++'))('parts of the firmware compiled for this machine', () => {
  const board = new NativeBoard();

  describe('plain Firmata', () => {
    const LANES_3 = rx(HELLO);
    const freeNumbers = (lanes: LaneCount): readonly number[] => freePins(lanes).map(({ number }) => number);

    test.each(laneCountsOf('uno'))(
      '%i lanes: capabilities and states of the free pins, nothing of the others',
      (lanes) => {
        const states = UNO_PINS.map(({ number }) => `rx F0 6D ${toHex([number])} F7`);
        const lines = board.talk([rx(HELLO, setup(lanes)), 'rx F0 6B F7; rx F0 69 F7', ...states]);
        const isFree = (pin: number): boolean => freeNumbers(lanes).includes(pin);
        const capabilities = UNO_PINS.flatMap(({ number }) =>
          isFree(number) ? [0, 1, 1, 1, 0x0b, 1, 0x7f] : [0x7f],
        );
        expect(lines[1]).toBe(toHex([0xf0, 0x6c, ...capabilities, 0xf7]));
        expect(lines[2]).toBe(toHex([0xf0, 0x6a, ...UNO_PINS.map(() => 0x7f), 0xf7]));
        for (const { number } of UNO_PINS) {
          expect(lines[3 + number]).toBe(toHex([0xf0, 0x6e, number, isFree(number) ? 0 : 0x7f, 0, 0xf7]));
        }
      },
    );

    test.each([
      ['version', 'F9', 'F9 02 05'],
      ['name', 'F0 79 F7', 'F0 79 00 01 6D 00 75 00 67 00 67 00 69 00 6E 00 73 00 F7'],
      ['state of a pin that does not exist', 'F0 6D 14 F7', ''],
      ['a sysex that nobody knows', 'F0 7A 01 F7', ''],
      ['analog messages', 'C0 01 E0 00 01 F4 05', ''],
    ])('%s', (_name, asked, answered) => {
      expect(board.talk([`rx ${asked}`])).toEqual([answered]);
    });

    // Pin 5 is free with three lanes: what to send, then the mode and the level of the pin.
    test.each([
      ['input', 'F4 05 00', '0 0'],
      ['output', 'F4 05 01', '1 0'],
      ['pull-up', 'F4 05 0B', '11 0'],
      ['a mode that it lacks changes nothing', 'F4 05 01 F4 05 03', '1 0'],
      ['output, one pin high', 'F4 05 01 F5 05 01', '1 1'],
      ['output, its port high and low again', 'F4 05 01 90 20 00 90 00 00', '1 0'],
      ['output, the other pins of the port high', 'F4 05 01 90 5F 01', '1 0'],
      ['1 written to an input is the pull-up (Johnny-Five Button)', 'F4 05 00 F5 05 01', '11 0'],
      ['1 written to an input by port', 'F4 05 00 90 20 00', '11 0'],
      ['0 written to an input changes nothing', 'F4 05 0B F5 05 00', '11 0'],
      ['reset', 'F4 05 01 F5 05 01 FF', '0 1'],
      ['a message cut off by another', 'F4 05 F4 05 01', '1 0'],
    ])('free pin: %s', (_name, sent, pin) => {
      expect(board.talk([LANES_3, `rx ${sent}; pin 5`])[2]).toBe(pin);
    });

    test('pins that the board owns can not be touched', () => {
      const touch = UNO_PINS.map(({ number }) => `rx F4 ${toHex([number])} 01 F5 ${toHex([number])} 01`);
      const ports = 'rx 90 7F 01 91 7F 01 92 7F 01 FF';
      for (const lanes of laneCountsOf('uno')) {
        const pins = UNO_PINS.map(({ number }) => `pin ${number}`);
        const before = board.talk([rx(HELLO, setup(lanes)), ...pins]).slice(1);
        const after = board.talk([rx(HELLO, setup(lanes)), ...touch, ports, ...pins]).slice(-pins.length);
        const changed = pins.flatMap((_, i) => (before[i] === after[i] ? [] : [i]));
        expect(changed).toEqual(freeNumbers(lanes));
      }
    });

    test('a stray reset leaves pegs and the queue of keys as they are', () => {
      const lines = board.talk([
        rx(HELLO),
        rx(pegs([9, 0, 0], 3, 7)),
        'contacts 01 00 00; ms 10; chain; rx FF; ms 30; chain',
      ]);
      expect(lines[7]).toBe(lines[4]);
      expect(messagesIn(lines[6] ?? '')).toMatchObject([{ type: 'key', sequence: 1 }]);
    });

    test('a reported port is sent at once and at each change, inputs that are free only', () => {
      const lines = board.talk([
        LANES_3,
        'level 7 1; rx D0 01; ms 5; level 5 1; ms 2; level 6 1; ms 2; rx D0 00; level 5 0; ms 5',
      ]);
      expect(lines.slice(2)).toEqual(['90 00 00', '', '', '90 20 00', '', '', '', '', '']);
    });

    test('a pin that the board takes back becomes a button with pull-up', () => {
      const out = 'rx F4 05 01';
      expect(board.talk([LANES_3, out, rx(setup(3, 99)), 'pin 5'])[3]).toBe('1 0');
      expect(board.talk([LANES_3, out, rx(setup(4)), 'ms 1; pin 5'])[4]).toBe('11 0');
      expect(board.talk([LANES_3, rx(setup(2)), 'ms 1; pin 4; pin 5']).slice(3)).toEqual(['0 0', '0 0']);
    });
  });

  describe('settings', () => {
    test('the same again is not written; another number of lanes clears the pegs', () => {
      const lines = board.talk([
        rx(HELLO, setup(2)),
        'ms 100',
        rx(pegs([9, 8], 4, 7)),
        'ms 200; chain; writes',
        rx(setup(2)),
        'ms 100; chain; writes',
        rx(setup(3), setup(2)),
        'ms 100; chain',
      ]);
      expect(lines[8]).toBe(lines[4]);
      expect(lines[9]).toBe(lines[5]);
      expect(lines[12]).not.toMatch(/[1-9A-F]/);
    });
  });

  test('a tone sounds for its time, and silence ends it', () => {
    const lines = board.talk([
      rx(HELLO, tone(31, 50, 2)),
      'ms 49; hertz; ms 1; hertz',
      rx(tone(5000, 16_383, 3)),
      ...Array.from({ length: 4 }, () => ['ms 4000', rx({ type: 'ping', sequence: 9 })]).flat(),
      'ms 382; hertz',
      rx(tone(0, 100, 4)),
      'hertz',
      rx(tone(700, 0, 5)),
      'hertz',
    ]);
    expect([2, 4, 15, 17, 19].map((i) => lines[i])).toEqual(['31', '0', '5000', '0', '0']);
  });

  describe('display', () => {
    /** What the backpack was sent, as characters and `[command]`s: two nibbles each, taken as enable falls. */
    function decoded(line: string | undefined): string {
      const { registerSelect, enable } = DISPLAY.backpack;
      const bytes = fromHex(line ?? '');
      const nibbles = bytes.flatMap((byte, i) => {
        const before = bytes[i - 1] ?? 0;
        const fell = (before >> enable) & 1 && !((byte >> enable) & 1);
        return fell ? [{ data: (before >> registerSelect) & 1, value: before >> 4 }] : [];
      });
      const pairs = nibbles.flatMap((high, i) =>
        i % 2 === 0 ? [[high, nibbles[i + 1] ?? high] as const] : [],
      );
      return pairs
        .map(([high, low]) => {
          const value = high.value * 16 + low.value;
          return high.data ? String.fromCharCode(value) : `[${toHex([value])}]`;
        })
        .join('');
    }

    test('starts up as the datasheet of the HD44780 asks, with glyphs and a greeting', () => {
      const [, sent] = board.talk(['ms 400; backpack']);
      const all = decoded(sent);
      // The four single nibbles of the start pair up as 33 and 32.
      expect(all.startsWith('[33][32][28][08][01][06][48]')).toBe(true);
      const glyphs = String.fromCharCode(...DISPLAY.glyphs.flat());
      expect(all).toContain(`[48]${glyphs}[0C]`);
      expect(all).toContain(`[80]${'Muggins'.padEnd(20)}`);
      expect(all).toContain('[C0]waiting for the host');
    });

    test('nothing is sent before the display has had its time', () => {
      expect(board.talk(['ms 49; backpack'])[1]).toBe('');
      const times = [50, 56, 62, 64, 66].map(
        (milliseconds) => fromHex(board.talk([`ms ${milliseconds}; backpack`])[1] ?? '').length,
      );
      // Quiet lines; then of each nibble enable up, enable down.
      expect(times).toEqual([1, 3, 5, 7, 9]);
    });

    test('only what changes is sent', () => {
      const rows: readonly (readonly [row: number, words: string, sent: string])[] = [
        [0, 'Red 12', '[80]Red 12 '],
        [3, '5\u2665', '[D4]5\u0002'],
        [2, 'x', '[94]x'],
        [1, 'waiting for the Host', '[D0]H'],
      ];
      for (const [row, words, sent] of rows) {
        const lines = board.talk(['ms 500; backpack', rx(HELLO, text(row, words)), 'ms 50; backpack']);
        expect(decoded(lines[4])).toBe(sent);
      }
      const lines = board.talk([
        'ms 500; backpack',
        rx(HELLO, text(2, 'a'.repeat(20), 3)),
        'ms 50; backpack',
        rx(text(2, `${'a'.repeat(19)}b`, 4)),
        'ms 50; backpack',
      ]);
      expect(decoded(lines[7])).toBe('[A7]b');
    });

    test('one that was unplugged while nothing changed starts up and shows all when it is back', () => {
      const lines = board.talk([
        'ms 500',
        rx(HELLO, text(2, 'hello')),
        'ms 3000; backpack; display 0; ms 1500; display 1',
        rx({ type: 'ping', sequence: 9 }),
        'ms 2500; backpack',
      ]);
      const all = decoded(lines[9]);
      expect(all.startsWith('[33][32][28][08][01][06][48]')).toBe(true);
      expect(all).toContain(`[94]${'hello'.padEnd(20)}`);
    });

    test('one at the second address is found within a tenth of a second, and again when it was unplugged', () => {
      const found = (...commands: readonly string[]) =>
        messagesIn(board.talk([...commands, rx({ type: 'readHealth', sequence: 9 })]).at(-1) ?? '');
      const start = ['displayElsewhere 1', rx(HELLO), 'ms 350'];
      expect(found(...start)).toMatchObject([{ display: 0x3f }]);
      expect(found('ms 350', rx(HELLO))).toMatchObject([{ display: 0x27 }]);
      expect(found(...start, 'display 0', 'ms 1500')).toMatchObject([{ display: 0 }]);
      expect(found(...start, 'display 0', 'ms 1500', 'display 1', 'ms 2500')).toMatchObject([
        { display: 0x3f },
      ]);
    });

    test('one that does not answer is tried once a second at both addresses, holds nothing up, and shows all when it comes', () => {
      const lines = board.talk([
        'display 0; ms 5500; starts',
        rx(HELLO, text(2, 'hello')),
        'display 1; ms 1500; backpack',
      ]);
      expect(Number(lines[2])).toBeGreaterThanOrEqual(10);
      expect(Number(lines[2])).toBeLessThanOrEqual(12);
      expect(messagesIn(lines[3] ?? '')).toMatchObject([{ type: 'board' }, { type: 'ack', status: 0 }]);
      expect(decoded(lines[6])).toContain(`[94]${'hello'.padEnd(20)}`);
    });
  });
});
