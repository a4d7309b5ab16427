import { describe, expect, test } from 'vitest';
import { boot, outcome, peek } from './testing/program.ts';

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
    // UDR0 is never written, so its interrupt is requested for ever.
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

// Sleeps again and again; timer 0 wakes it, whose vector counts in r20 and r21 keeps what stood in r22 when it slept.
const SLEEPER = `
  rjmp main
  _loc 64
  inc r20
  mov r21, r22
  out 0x25, r19   ; TCCR0B: it stands
  reti
main:
  ldi r16, 0xF0
  out 0x26, r16   ; TCNT0: 16 counts to the overflow
  ldi r16, 1
  sts 0x6E, r16   ; TIMSK0: overflow
  out 0x25, r16   ; TCCR0B: no prescaler
  ldi r16, ENABLE
  out 0x33, r16   ; SMCR
  sei
  sleep
  inc r22
end: rjmp end
`;

describe('sleep', () => {
  const VECTOR = 0x20;
  /** Cycles from the overflow to the vector. */
  const response = (source: string): number => {
    const machine = boot(source);
    const overflows = () => ((machine.cpu?.data[0x35] ?? 0) & 1) !== 0 || machine.cpu?.pc === VECTOR;
    let before = 0;
    machine.runUntil(() => {
      if (!overflows()) before = machine.now;
      return machine.cpu?.pc === VECTOR;
    }, 1000);
    return machine.now - before;
  };

  test('an interrupt that wakes the processor takes four cycles more (7.7.1)', () => {
    const asleep = response(SLEEPER.replace('ENABLE', '1'));
    // A row of NOPs, each of one cycle, in the place of SLEEP.
    const awake = response(SLEEPER.replace('ENABLE', '0').replace('sleep', 'nop\n'.repeat(40)));
    expect(asleep - awake).toBe(4);
  });

  test('goes on behind SLEEP after the interrupt, and time passed without instructions', () => {
    const machine = boot(SLEEPER.replace('ENABLE', '1'));
    machine.runFor(1000);
    expect([20, 21, 22].map((register) => peek(machine, register))).toEqual([1, 0, 1]);
    expect(machine.counts.slept).toBeGreaterThan(5);
    expect(machine.counts.slept).toBeLessThan(16);
  });

  test('SLEEP does nothing without SE (10.11.1)', () => {
    const machine = boot(SLEEPER.replace('ENABLE', '0'));
    machine.runFor(1000);
    expect([20, 21, 22].map((register) => peek(machine, register))).toEqual([1, 1, 1]);
    expect(machine.counts.slept).toBe(0);
  });

  test('an interrupt that is due at SEI comes behind the SLEEP after it, and wakes it at once (7.7)', () => {
    const machine = boot(SLEEPER.replace('ENABLE', '1').replace('sei', `${'nop\n'.repeat(40)}sei`));
    machine.runFor(1000);
    expect([20, 21, 22].map((register) => peek(machine, register))).toEqual([1, 0, 1]);
    expect(machine.counts.slept).toBe(0);
  });

  test('without interrupts only a reset ends it, and time goes by to the cycle', () => {
    const machine = boot(SLEEPER.replace('ENABLE', '1').replace('sei', 'nop'));
    machine.runFor(100_000);
    expect(machine.now).toBe(100_000);
    expect(peek(machine, 22)).toBe(0);
    machine.reset();
    machine.runTo(200_000.5);
    expect(machine.now).toBe(200_001);
  });
});

describe('the watchdog', () => {
  const DISABLE = `
    ldi r16, 0x18   ; WDCE, WDE
    sts 0x60, r16   ; WDTCSR
    ldi r16, 0
    sts 0x60, r16
  `;
  /** Starts in 60 ms of a program that lets the watchdog bite once after 16 ms, and then does this. */
  const starts = (after: string): number => {
    const machine = boot(`
      in r16, 0x34    ; MCUSR
      sbrc r16, 3     ; WDRF
      rjmp after
      ldi r16, 0x18
      sts 0x60, r16
      ldi r16, 0x08
      sts 0x60, r16
      rjmp end
    after:
      ${after}
    end: rjmp end
    `);
    const seen = new Set();
    for (let ms = 0; ms < 60; ms++) {
      machine.runFor(16_000);
      seen.add(machine.cpu);
    }
    return seen.size;
  };

  test('goes on after its reset with the shortest time, and cannot be switched off (11.9.2)', () => {
    expect(starts('nop')).toBe(4);
    expect(starts(DISABLE)).toBe(4);
  });

  test('is switched off once the flag of its reset is cleared', () => {
    const CLEAR = 'ldi r16, 0\nout 0x34, r16\n';
    expect(starts(CLEAR + DISABLE)).toBe(2);
  });

  test('bites no program that resets it', () => {
    expect(starts('again: wdr\nrjmp again')).toBe(2);
  });
});
