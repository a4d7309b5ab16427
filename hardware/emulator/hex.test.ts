import { expect, test } from 'vitest';
import { parseHex } from './hex.ts';

/** Flash of the ATmega328P in bytes. */
const FLASH_BYTES = 32_768;

// Records as in Intel, "Hexadecimal Object File Format Specification", revision A, 1988.
const END = ':00000001FF';

test('data lands at its address, the rest is erased', () => {
  const flash = parseHex(`:03001000010203E7\r\n${END}\r\n`);
  expect(flash).toHaveLength(FLASH_BYTES);
  expect([...flash.subarray(0x0f, 0x14)]).toEqual([0xff, 1, 2, 3, 0xff]);
});

test.each([
  ['extended segment address', ':020000020100FB\n:0100000042BD', 0x1000],
  ['extended linear address of zero', ':020000040000FA\n:0100200042 9D'.replace(' ', ''), 0x20],
  ['start address, which is ignored', ':0400000300003800C1\n:0100000042BD', 0],
])('%s', (_, records, address) => {
  expect(parseHex(`${records}\n${END}`)[address]).toBe(0x42);
});

test.each([
  ['no record', 'hello', 'line 1: not a record'],
  ['wrong checksum', ':0100000042BE', 'line 1: wrong checksum'],
  ['wrong length', `:0200000042BC`, 'line 1: 2 bytes announced, 1 there'],
  ['beyond the flash', ':020000040001F9\n:0100000042BD', 'line 2: does not fit a flash of 32 KB'],
  ['unknown type', ':00000009F7', 'line 1: record type 9 is unknown'],
  ['no end', ':0100000042BD', 'the record that ends the file is missing'],
])('refuses: %s', (_, text, message) => {
  expect(() => parseHex(text)).toThrow(message);
});
