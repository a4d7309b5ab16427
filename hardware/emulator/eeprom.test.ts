import { describe, expect, test } from 'vitest';
import { EEPROM_WRITE_CYCLES, Eeprom } from './eeprom.ts';
import { boot, outcome } from './testing/program.ts';

/** Bytes of EEPROM in an ATmega328P; an ATmega2560 has four times as many. */
const EEPROM_BYTES = 1024;

/** Writes 0x42 at address 5 and then signals (DS40002061B 8.6.3). */
const WRITE = `
  ldi r16, 5
  out 0x21, r16
  ldi r16, 0x42
  out 0x20, r16
  sbi 0x1F, 2
  sbi 0x1F, 1
wait:
  sbic 0x1F, 1
  rjmp wait
  ldi r16, 1
  out 0x1E, r16
end: rjmp end
`;

test('a byte is written in 3.4 ms (table 8-1)', () => {
  const machine = boot(WRITE);
  outcome(machine);
  expect(Math.abs(machine.now - EEPROM_WRITE_CYCLES)).toBeLessThan(30);
  expect(machine.eeprom.bytes[5]).toBe(0x42);
});

describe('a power cut', () => {
  test('after the write leaves the byte', () => {
    const machine = boot(WRITE);
    outcome(machine);
    machine.powerOff();
    machine.powerOn();
    expect(machine.eeprom.bytes[5]).toBe(0x42);
  });

  test('in the write loses that byte and no other', () => {
    const content = new Uint8Array(EEPROM_BYTES).fill(0x11);
    const machine = boot(WRITE, { eeprom: content });
    machine.runFor(1000);
    machine.powerOff();
    expect(machine.eeprom.bytes[5]).toBe(0xff);
    expect(machine.eeprom.bytes.filter((byte) => byte === 0x11)).toHaveLength(EEPROM_BYTES - 1);
  });
});

test('content of another size is refused', () => {
  expect(() => new Eeprom(() => 0, new Uint8Array(10))).toThrow('expected 1024 bytes, got 10');
});
