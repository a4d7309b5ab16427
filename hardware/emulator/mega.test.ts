// The ATmega2560 as DS40002211A has it, where it differs from the ATmega328P.
import { assemble } from 'avr8js/dist/cjs/utils/assembler.js';
import { expect, test } from 'vitest';
import { Machine } from './machine.ts';
import { PROCESSORS } from './processor.ts';

const GPIOR0 = 0x3e;

function boot(source: string): Machine {
  const { bytes, errors } = assemble(source);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const flash = new Uint8Array(PROCESSORS.mega.flash).fill(0xff);
  flash.set(bytes);
  const machine = new Machine({ board: 'mega', flash });
  machine.powerOn();
  return machine;
}
const byte = (machine: Machine, address: number): number => machine.cpu?.data[address] ?? -1;

test('the stack begins at the end of 8 KB, and a call puts three bytes on it', () => {
  const machine = boot(`
    rcall there
    end: rjmp end
    there: in r16, 0x3D
    out 0x1E, r16
    stay: rjmp stay
  `);
  expect(machine.cpu?.SP).toBe(0x21ff);
  machine.runFor(100);
  expect(byte(machine, GPIOR0)).toBe(0xff - 3);
});

// An interrupt: five cycles to the vector, and two for the jump that stands there.
test.each([
  [
    'timer 2 compare A',
    0x1a,
    'ldi r16, 2\n sts 0x70, r16\n ldi r16, 9\n sts 0xB3, r16\n ldi r16, 1\n sts 0xB1, r16',
  ],
  [
    'timer 0 compare A',
    0x2a,
    'ldi r16, 2\n sts 0x6E, r16\n ldi r16, 9\n out 0x27, r16\n ldi r16, 1\n out 0x25, r16',
  ],
  ['USART0 data register empty', 0x34, 'ldi r16, 0x28\n sts 0xC1, r16'],
])('%s comes at word %i', (_, vector, setUp) => {
  const machine = boot(`
    rjmp start
    ${'nop\n'.repeat(vector - 1)}
    ldi r17, 0x55
    out 0x1E, r17
    stay: rjmp stay
    start: ${setUp}
    sei
    loop: rjmp loop
  `);
  machine.runFor(2000);
  expect(byte(machine, GPIOR0)).toBe(0x55);
});

test('ports behind G lie above the space of IN and OUT', () => {
  const machine = boot(`
    ldi r16, 0xA5
    sts 0x101, r16
    sts 0x102, r16
    lds r17, 0x100
    out 0x1E, r17
    end: rjmp end
  `);
  machine.runFor(100);
  expect(byte(machine, GPIOR0) & 0xa5).toBe(0xa5);
});

test('an EEPROM of 4 KB is written above the first', () => {
  const machine = boot(`
    ldi r16, 0x0F
    out 0x22, r16
    ldi r16, 0xFE
    out 0x21, r16
    ldi r16, 0x42
    out 0x20, r16
    sbi 0x1F, 2
    sbi 0x1F, 1
    end: rjmp end
  `);
  machine.runFor(100_000);
  expect(machine.eeprom.bytes[0x0ffe]).toBe(0x42);
});

test('ELPM reads beyond 64 KB by RAMPZ', () => {
  const machine = boot(`
    ldi r16, 2
    out 0x3B, r16
    ldi r30, 0x34
    ldi r31, 0x12
    elpm r17, Z
    out 0x1E, r17
    end: rjmp end
  `);
  const { cpu } = machine;
  if (cpu === undefined) throw new Error('no chip');
  cpu.progBytes[0x21234] = 0x77;
  machine.runFor(100);
  expect(byte(machine, GPIOR0)).toBe(0x77);
});
