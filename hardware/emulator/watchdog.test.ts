import { describe, expect, test } from 'vitest';
import { boot, outcome, peek } from './testing/program.ts';

const MCUSR = 0x54;
const MILLISECOND = 16_000;

/** Says in GPIOR0 why it started, and switches the watchdog on as told on the first start only. */
const program = (control: number, rest: string) => `
  in r20, 0x34       ; MCUSR
  sbrc r20, 3
  rjmp reset
  ldi r16, 0x18      ; WDCE, WDE
  ldi r17, ${control}
  sts 0x60, r16
  sts 0x60, r17
  ${rest}
reset:
  out 0x1E, r20
end: rjmp end
`;

// DS40002061B table 11-2: typical timeouts at 5 V.
test.each([
  ['16 ms', 0x08, 16],
  ['32 ms', 0x09, 32],
  ['1 s', 0x0e, 1024],
  ['4 s', 0x28, 4096],
])('resets after %s, and says so', (_, control, milliseconds) => {
  const machine = boot(program(control, 'loop: rjmp loop'));
  machine.runTo(milliseconds * MILLISECOND);
  expect(peek(machine, MCUSR)).toBe(0x01);
  machine.runFor(50);
  expect(peek(machine, MCUSR)).toBe(0x09);
});

test('WDR holds it off', () => {
  const machine = boot(program(0x08, 'loop: wdr\nrjmp loop'));
  machine.runFor(100 * MILLISECOND);
  expect(peek(machine, MCUSR)).toBe(0x01);
});

describe('timed changes (11.9.2)', () => {
  test('it cannot be switched off without the sequence', () => {
    const machine = boot(program(0x08, 'ldi r16, 0\nsts 0x60, r16\nloop: rjmp loop'));
    outcome(machine, 20 * MILLISECOND);
    expect(peek(machine, MCUSR) & 0x08).toBe(0x08);
  });

  test('five cycles after WDCE are too late', () => {
    const late = 'ldi r17, 0\nsts 0x60, r16\nnop\nnop\nnop\nnop\nsts 0x60, r17\nloop: rjmp loop';
    const machine = boot(program(0x08, late));
    outcome(machine, 20 * MILLISECOND);
    expect(peek(machine, MCUSR) & 0x08).toBe(0x08);
  });

  test('with the sequence it is off', () => {
    const machine = boot(program(0x08, 'ldi r17, 0\nsts 0x60, r16\nsts 0x60, r17\nloop: rjmp loop'));
    machine.runFor(100 * MILLISECOND);
    expect(peek(machine, MCUSR)).toBe(0x01);
  });
});

test('after a reset it runs out again every 16 ms until its flag is cleared (11.9.1)', () => {
  let starts = 0;
  const machine = boot(program(0x0b, 'loop: rjmp loop'));
  outcome(machine, 2000 * MILLISECOND);
  const first = machine.now;
  while (machine.now < first + 100 * MILLISECOND) {
    machine.runFor(MILLISECOND / 2);
    if (peek(machine, 0x3e) !== 0) {
      machine.cpu?.data.fill(0, 0x3e, 0x3f);
      starts++;
    }
  }
  expect(starts).toBe(1 + Math.floor(100 / 16));
});

test('interrupt mode calls the vector and resets nothing', () => {
  const machine = boot(`
    rjmp main
    _loc 24
    ldi r16, 0x77
    out 0x1E, r16
    reti
  main:
    ldi r16, 0x18
    ldi r17, 0x40
    sts 0x60, r16
    sts 0x60, r17
    sei
  loop: rjmp loop
  `);
  expect(outcome(machine, 20 * MILLISECOND)).toBe(0x77);
  machine.runFor(100 * MILLISECOND);
  expect(peek(machine, MCUSR)).toBe(0x01);
});
