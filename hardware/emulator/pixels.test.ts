import { describe, expect, test } from 'vitest';
import { CYCLE_NANOSECONDS } from './chip.ts';
import type { Violation } from './options.ts';
import { Pixels } from './pixels.ts';
import { boot } from './testing/program.ts';

/** CPU cycles of low line that latch. */
const LATCH_CYCLES = 4_480;

// WS2812B-V5 datasheet, "Data transfer time": T0H 220-380 ns, T1H 580 ns and more, low 580 ns and more, reset
// over 280 us; WS2812B of 2014 latches from 6 us of low on and reads T1H up to 850 ns.
const ZERO = 5;
const ONE = 12;
const BIT = 24;

/** A chain of `count` pixels, with what it says, and its line as a stream of pulses in CPU cycles. */
function chain(count: number) {
  const violations: Violation[] = [];
  const frames: { pixels: number[]; time: number }[] = [];
  const cuts: boolean[] = [];
  let checkAt: number | undefined;
  let now = 1000;
  const pixels = new Pixels({
    count,
    onStart: (time) => {
      checkAt = time;
    },
    onLatch: (latched, time, cut) => {
      frames.push({ pixels: [...latched], time });
      cuts.push(cut);
    },
    onViolation: (violation) => violations.push(violation),
  });
  const wait = (cycles: number) => {
    const end = now + cycles;
    while (checkAt !== undefined && checkAt <= end) {
      const time: number = checkAt;
      checkAt = pixels.check(time);
    }
    now = end;
  };
  const pulse = (high: number, low = BIT - high) => {
    pixels.edge(true, now);
    wait(high);
    pixels.edge(false, now);
    wait(low);
  };
  const send = (...bytes: number[]) => {
    for (const byte of bytes) for (let bit = 7; bit >= 0; bit--) pulse((byte >> bit) & 1 ? ONE : ZERO);
  };
  return { pixels, violations, frames, cuts, wait, pulse, send, time: () => now };
}

describe('a frame', () => {
  test('is green, red, blue on the wire and red, green, blue when read', () => {
    const { send, wait, frames, violations } = chain(2);
    send(1, 2, 3, 0x80, 0xff, 0);
    wait(LATCH_CYCLES);
    expect(frames.map(({ pixels }) => pixels)).toEqual([[2, 1, 3, 0xff, 0x80, 0]]);
    expect(violations).toEqual([]);
  });

  test('is shown 280 us after its last falling edge', () => {
    const { send, pulse, wait, frames, time } = chain(1);
    send(0, 0);
    for (let bit = 0; bit < 7; bit++) pulse(ZERO);
    pulse(ZERO, 0);
    const fell = time();
    wait(LATCH_CYCLES - 1);
    expect(frames).toEqual([]);
    wait(2);
    expect(frames.map(({ time }) => (time - fell) * CYCLE_NANOSECONDS)).toEqual([280_000]);
  });

  test('that is shorter than the chain leaves the rest as it was', () => {
    const { send, wait, pixels } = chain(2);
    send(1, 1, 1, 2, 2, 2);
    wait(LATCH_CYCLES);
    send(9, 9, 9);
    wait(LATCH_CYCLES);
    expect([...pixels.shown]).toEqual([9, 9, 9, 2, 2, 2]);
  });

  test('that is longer than the chain falls off its end', () => {
    const { send, wait, pixels, violations } = chain(1);
    send(1, 1, 1, 2, 2, 2);
    wait(LATCH_CYCLES);
    expect([...pixels.shown]).toEqual([1, 1, 1]);
    expect(violations).toEqual([]);
  });

  test('that ends inside a pixel is a violation, and the whole pixels are shown', () => {
    const { send, wait, pixels, violations } = chain(2);
    send(1, 1, 1, 2);
    wait(LATCH_CYCLES);
    expect([...pixels.shown]).toEqual([1, 1, 1, 0, 0, 0]);
    expect(violations).toMatchObject([
      { kind: 'partial', index: 1, nanoseconds: 8 * 1250, limit: 24 * 1250 },
    ]);
  });
});

// Pulses in CPU cycles of 62.5 ns: the last inside and the first outside of every limit.
test.each([
  { high: 3, low: 20, expected: { kind: 'T0H', nanoseconds: 187.5, limit: 220 } },
  { high: 4, low: 20, expected: undefined },
  { high: 6, low: 20, expected: undefined },
  { high: 7, low: 20, expected: { kind: 'T0H', nanoseconds: 437.5, limit: 380 } },
  { high: 9, low: 20, expected: { kind: 'T1H', nanoseconds: 562.5, limit: 580 } },
  { high: 10, low: 20, expected: undefined },
  { high: 13, low: 20, expected: undefined },
  { high: 14, low: 20, expected: { kind: 'T1H', nanoseconds: 875, limit: 850 } },
  { high: 60, low: 20, expected: { kind: 'T1H', nanoseconds: 3750, limit: 850 } },
  { high: 5, low: 9, expected: { kind: 'low', nanoseconds: 562.5, limit: 580 } },
  { high: 5, low: 10, expected: undefined },
  { high: 5, low: 95, expected: undefined },
  { high: 5, low: 96, expected: { kind: 'gap', nanoseconds: 6000, limit: 6000 } },
  { high: 5, low: LATCH_CYCLES - 1, expected: { kind: 'gap', nanoseconds: 279_937.5, limit: 6000 } },
])('high for $high and low for $low cycles', ({ high, low, expected }) => {
  const { send, pulse, violations } = chain(2);
  send(0, 0, 0);
  pulse(high, low);
  pulse(ZERO);
  expect(violations).toMatchObject(expected === undefined ? [] : [{ ...expected, part: 'pixels', index: 1 }]);
});

test('a reset in mid-frame is no violation; what was complete is shown', () => {
  const { send, pixels, violations, frames, cuts, wait, time } = chain(2);
  send(1, 1, 1, 2);
  pixels.edge(true, time());
  wait(3);
  pixels.release(time());
  wait(LATCH_CYCLES);
  send(2, 2, 2, 2, 2, 2);
  wait(LATCH_CYCLES);
  expect(frames.map(({ pixels }) => pixels)).toEqual([
    [1, 1, 1, 0, 0, 0],
    [2, 2, 2, 2, 2, 2],
  ]);
  expect(cuts).toEqual([true, false]);
  expect(violations).toEqual([]);
});

test('without power all is dark', () => {
  const { send, pixels, wait } = chain(1);
  send(1, 1, 1);
  wait(LATCH_CYCLES);
  pixels.cutPower();
  expect([...pixels.shown]).toEqual([0, 0, 0]);
});

test('edges are taken when SBI, CBI and OUT end', () => {
  const violations: Violation[] = [];
  // High from the end of SBI to the end of OUT: one cycle and one of NOP, so two: 125 ns.
  const machine = boot('sbi 0x4, 5\nsbi 0x5, 5\nnop\nout 0x5, r0\nend: rjmp end', {
    onViolation: (violation) => violations.push(violation),
  });
  machine.cpu?.data.fill(0, 0, 1);
  machine.runFor(100);
  expect(violations).toMatchObject([{ kind: 'T0H', nanoseconds: 125 }]);
});
