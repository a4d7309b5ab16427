import { describe, expect, test } from 'vitest';
import { boot, outcome, peek } from './testing/program.ts';

// ATmega328P, DS40002061B, chapter 31, instruction set summary: cycles.
test.each([
  ['nop', 1],
  ['sbi 0x5, 2', 2],
  ['cbi 0x5, 2', 2],
  ['out 0x5, r16', 1],
  ['in r16, 0x3', 1],
  ['lds r16, 0x100', 2],
  ['sts 0x100, r16', 2],
  ['push r16', 2],
  ['pop r16', 2],
  ['rjmp next\nnext:', 2],
  ['jmp 2', 3],
  ['rcall next\nnext:', 3],
  ['call 2', 4],
  ['push r16\npush r16\nret', 8],
  ['reti', 4],
  ['mul r16, r17', 2],
  ['adiw r24, 1', 2],
  ['lpm r16, Z', 3],
  ['ld r16, X', 2],
  ['brne 0', 2],
  ['breq 0', 1],
])('%s takes %i cycles', (source, cycles) => {
  const machine = boot(`${source}\nnop`);
  const instructions = source.split('\n').filter((line) => !line.endsWith(':'));
  for (const _ of instructions) machine.runTo(machine.now + 1);
  expect(machine.now).toBe(cycles);
});

// Timer 0 overflows while the main loop runs; its vector is at word 0x20.
const OVERFLOW = `
  rjmp main
  _loc 64
  ${'VECTOR'}
main:
  ldi r16, 0xF0
  out 0x26, r16   ; TCNT0
  ldi r16, 1
  sts 0x6E, r16   ; TIMSK0: overflow
  out 0x25, r16   ; TCCR0B: no prescaler
  sei
loop:
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  nop
  rjmp loop
`;

describe('interrupts', () => {
  test('the response takes four cycles (7.7.1)', () => {
    const machine = boot(OVERFLOW.replace('VECTOR', 'nop\nrjmp main'));
    const VECTOR = 0x20;
    let before = 0;
    const entered = machine.runUntil(() => {
      if (machine.cpu?.pc === VECTOR) return true;
      before = machine.now;
      return false;
    }, 1000);
    expect(entered).toBe(true);
    // One cycle for the instruction that was running (a NOP), four for the response.
    expect(machine.now - before).toBe(5);
  });

  test('one instruction of the program runs between two interrupts (7.7)', () => {
    // Nobody writes to UDR0, so that its interrupt is requested for ever.
    const machine = boot(`
      rjmp main
      _loc 76
      reti
    main:
      ldi r16, 0x28   ; UDRIE, TXEN
      sts 0xC1, r16
      sei
      inc r20
      inc r20
      inc r20
      ldi r17, 1
      out 0x1E, r17
    end: rjmp end
    `);
    outcome(machine, 1000);
    expect(peek(machine, 20)).toBe(3);
  });

  test('the lowest stack pointer at an interrupt is kept', () => {
    const machine = boot(OVERFLOW.replace('VECTOR', 'reti'));
    machine.runFor(1000);
    expect(machine.counts.lowestStack).toBe(0x8ff - 2);
  });
});
