import { expect, test } from 'vitest';
import { Buzzer } from './buzzer.ts';
import { boot } from './testing/program.ts';

test('silent until two half periods agree, and soon after the last', () => {
  const buzzer = new Buzzer();
  const half = 18_182;
  buzzer.edge(true, 0);
  expect(buzzer.hertz(0)).toBe(0);
  buzzer.edge(false, half);
  expect(buzzer.hertz(half)).toBe(0);
  buzzer.edge(true, 2 * half);
  expect(buzzer.hertz(2 * half)).toBe(440);
  expect(buzzer.hertz(4 * half)).toBe(440);
  expect(buzzer.hertz(5 * half)).toBe(0);
});

test('a pin that is switched now and then is no tone', () => {
  const buzzer = new Buzzer();
  [0, 10_000_000, 20_000_000].forEach((time, i) => {
    buzzer.edge(i % 2 === 0, time);
  });
  expect(buzzer.hertz(20_000_000)).toBe(0);
});

// DS40002061B 16.9.2: f = clock / (2 x prescaler x (1 + OCR1A)), in CTC mode with toggle on OC1A.
test.each([
  { prescaler: 8, compare: 2272, hertz: 440 },
  { prescaler: 8, compare: 199, hertz: 5000 },
  { prescaler: 8, compare: 32_257, hertz: 31 },
  { prescaler: 64, compare: 124, hertz: 1000 },
])(
  'timer 1 with prescaler $prescaler up to $compare sounds at $hertz Hz',
  ({ prescaler, compare, hertz }) => {
    const machine = boot(`
    sbi 0x4, 1
    ldi r16, ${compare >> 8}
    sts 0x89, r16
    ldi r16, ${compare & 0xff}
    sts 0x88, r16
    ldi r16, 0x40
    sts 0x80, r16
    ldi r16, ${0x08 | (prescaler === 8 ? 2 : 3)}
    sts 0x81, r16
  loop: rjmp loop
  `);
    machine.runFor((4 * 16_000_000) / hertz);
    expect(Math.abs(machine.tone - hertz)).toBeLessThanOrEqual(1);
  },
);
