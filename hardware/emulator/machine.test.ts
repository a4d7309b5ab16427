import { describe, expect, test } from 'vitest';
import { MILLISECOND } from './chip.ts';
import type { Machine } from './machine.ts';
import type { Violation } from './options.ts';
import { boot, outcome, peek } from './testing/program.ts';

const RISE_CYCLES = 48;

const IDLE = 'loop: rjmp loop';
const [PINB, PINC, PIND, MCUSR] = [0x23, 0x26, 0x29, 0x54];
const poke = (machine: Machine, address: number, value: number) => machine.cpu?.writeData(address, value);

describe('reset (DS40002061B 11.9.1)', () => {
  test('reasons add up until the program clears them or power goes', () => {
    const machine = boot(IDLE);
    expect(peek(machine, MCUSR)).toBe(0x01);
    machine.reset();
    expect(peek(machine, MCUSR)).toBe(0x03);
    poke(machine, MCUSR, 0);
    machine.reset();
    expect(peek(machine, MCUSR)).toBe(0x02);
    machine.powerOff();
    machine.powerOn();
    expect(peek(machine, MCUSR)).toBe(0x01);
  });

  test('registers start anew, RAM is kept', () => {
    const machine = boot(IDLE);
    poke(machine, 0x24, 0xff);
    poke(machine, 0x6e, 1);
    poke(machine, 0x200, 0x5a);
    machine.runFor(100);
    machine.reset();
    expect([0x24, 0x6e, 0x200].map((address) => peek(machine, address))).toEqual([0, 0, 0x5a]);
    expect(machine.cpu?.pc).toBe(0);
  });

  test('after power-on RAM is noise that depends on the seed alone', () => {
    const ram = (seed: number) => [...(boot(IDLE, { seed }).cpu?.data.subarray(0x100, 0x140) ?? [])];
    expect(ram(1)).toEqual(ram(1));
    expect(ram(1)).not.toEqual(ram(2));
    expect(new Set(ram(1)).size).toBeGreaterThan(20);
  });
});

describe('time', () => {
  test('goes on without power', () => {
    const machine = boot(IDLE);
    machine.runTo(1000);
    machine.powerOff();
    machine.runTo(5000);
    expect(machine.now).toBe(5000);
    machine.powerOn();
    machine.runTo(6000);
    expect(machine.now - 6000).toBeLessThan(4);
  });

  test('is whole cycles, also after a power cut that ended between two', () => {
    // A fraction would be rounded anew at every power of two, and pulses measured a little short there.
    const machine = boot(IDLE);
    machine.powerOff();
    machine.schedule(1234.56, () => {});
    machine.runTo(2000.4);
    machine.powerOn();
    expect(machine.now).toBe(2001);
  });

  test('what is scheduled happens within an instruction of its time', () => {
    const machine = boot(IDLE);
    const times: number[] = [];
    for (const time of [500, 100, 300]) machine.schedule(time, () => times.push(machine.now));
    machine.runTo(1000);
    expect(times.map((time) => Math.floor(time / 100))).toEqual([1, 3, 5]);
    expect(times.every((time) => time % 100 < 4)).toBe(true);
  });

  test('runUntil says whether it came true', () => {
    const machine = boot(`nop\nnop\nnop\n${IDLE}`);
    expect(machine.runUntil(() => machine.cpu?.pc === 3, 100)).toBe(true);
    expect(machine.now).toBe(3);
    expect(machine.runUntil(() => false, 100)).toBe(false);
  });
});

describe('keys', () => {
  const SETTLED = 10 * MILLISECOND;

  /** Rows on B0, B2, B3, B4; columns with pull-ups on C0..C3; buttons with pull-ups on D2..D7. */
  function keypad(lanes: 2 | 3 | 4 = 3, onViolation: (violation: Violation) => void = () => {}) {
    const machine = boot(IDLE, { lanes, onViolation });
    poke(machine, 0x28, 0x0f);
    poke(machine, 0x2b, 0xfc);
    machine.runFor(100);
    const row = (bit: number) => {
      poke(machine, 0x24, 1 << bit);
      machine.runFor(RISE_CYCLES + 10);
      return peek(machine, PINC) & 0x0f;
    };
    return { machine, row };
  }

  test.each([
    ['1', 0, 0b1110],
    ['A', 0, 0b0111],
    ['5', 2, 0b1101],
    ['9', 3, 0b1011],
    ['D', 4, 0b0111],
  ] as const)('%s is seen in its row and column', (key, bit, columns) => {
    const { machine, row } = keypad();
    expect(row(bit)).toBe(0b1111);
    machine.press(key);
    machine.runFor(SETTLED);
    expect([0, 2, 3, 4].map((b) => row(b))).toEqual([0, 2, 3, 4].map((b) => (b === bit ? columns : 0b1111)));
    machine.release(key);
    machine.runFor(SETTLED);
    expect(row(bit)).toBe(0b1111);
  });

  test.each([
    ['P1', 2],
    ['P3', 4],
    ['MUGGINS', 6],
    ['UNDO', 7],
  ] as const)('%s pulls D%i low', (key, bit) => {
    const { machine } = keypad();
    machine.press(key);
    machine.runFor(SETTLED);
    expect(peek(machine, PIND) & 0xfc).toBe(0xfc & ~(1 << bit));
    machine.release(key);
    machine.runFor(SETTLED);
    expect(peek(machine, PIND) & 0xfc).toBe(0xfc);
  });

  test('a contact bounces when it closes and when it opens, for at most 4 ms, and is then at rest', () => {
    const { machine } = keypad();
    const changes = (milliseconds: number): number => {
      let [before, count] = [peek(machine, PIND), 0];
      for (let t = 0; t < milliseconds * MILLISECOND; t += 160) {
        machine.runFor(160);
        if (peek(machine, PIND) !== before) count++;
        before = peek(machine, PIND);
      }
      return count;
    };
    for (const move of ['press', 'release'] as const) {
      const moved = Array.from({ length: 20 }, () => {
        machine[move === 'press' ? 'release' : 'press']('P1');
        machine.runFor(SETTLED);
        machine[move]('P1');
        return [changes(4.1), changes(6)] as const;
      });
      expect(moved.filter(([first]) => first > 1).length).toBeGreaterThan(5);
      expect(moved.map(([, later]) => later).filter((later) => later > 0)).toEqual([]);
    }
  });

  test('a released column rises with its pull-up, not at once', () => {
    const { machine } = keypad();
    machine.press('1');
    machine.runFor(SETTLED);
    poke(machine, 0x24, 1);
    expect(peek(machine, PINC) & 1).toBe(0);
    poke(machine, 0x24, 0);
    machine.runFor(RISE_CYCLES / 2);
    expect(peek(machine, PINC) & 1).toBe(0);
    machine.runFor(RISE_CYCLES);
    expect(peek(machine, PINC) & 1).toBe(1);
  });

  test('two rows driven apart through two keys of a column are a short', () => {
    const violations: Violation[] = [];
    const { machine } = keypad(3, (violation) => violations.push(violation));
    machine.press('1');
    machine.press('4');
    machine.runFor(SETTLED);
    expect(violations).toEqual([]);
    poke(machine, 0x25, 0x04);
    poke(machine, 0x24, 0x05);
    expect(violations).toMatchObject([{ part: 'keypad', kind: 'short', index: 0 }]);
  });

  test('a key that is held through a reset is still down', () => {
    const { machine } = keypad();
    machine.press('P1');
    machine.runFor(SETTLED);
    machine.reset();
    poke(machine, 0x2b, 0xfc);
    machine.runFor(100);
    expect(peek(machine, PIND) & 0x04).toBe(0);
  });

  test('a free pin reads its pull-up', () => {
    const { machine } = keypad();
    expect(peek(machine, PINB) & 0x01).toBe(0);
    poke(machine, 0x2b, 0x20);
    expect(peek(machine, PIND) & 0x20).toBe(0x20);
    poke(machine, 0x2b, 0x00);
    expect(peek(machine, PIND) & 0x20).toBe(0);
  });
});

describe('the port', () => {
  /** Sends back what it gets, with 1 added. */
  const ECHO = `
    ldi r16, 2
    sts 0xC0, r16
    ldi r16, 16
    sts 0xC4, r16
    ldi r16, 0x18
    sts 0xC1, r16
    in r20, 0x34
    out 0x1E, r20
  loop:
    lds r16, 0xC0
    sbrs r16, 7
    rjmp loop
    lds r17, 0xC6
    inc r17
  wait:
    lds r16, 0xC0
    sbrs r16, 5
    rjmp wait
    sts 0xC6, r17
    rjmp loop
  `;

  function echo() {
    const got: number[] = [];
    const machine = boot(ECHO, { onData: (bytes) => got.push(...bytes) });
    outcome(machine);
    return { machine, got };
  }

  test('opening it resets the chip', () => {
    const { machine } = echo();
    expect(machine.open()).toBe(true);
    expect(peek(machine, MCUSR)).toBe(0x03);
  });

  test('bytes go both ways at full rate without loss', () => {
    const { machine, got } = echo();
    machine.open();
    machine.runFor(MILLISECOND);
    const bytes = Uint8Array.from({ length: 2000 }, (_, i) => i & 0xff);
    machine.write(bytes);
    machine.runFor(2010 * 1360 + 3 * MILLISECOND);
    expect(got).toEqual([...bytes].map((byte) => (byte + 1) & 0xff));
    expect(machine.counts).toMatchObject({ toBoard: 2000, toHost: 2000, overruns: 0, ignored: 0 });
  });

  test('pulling the cable leaves the chip running and loses what is under way', () => {
    const { machine, got } = echo();
    machine.open();
    machine.runFor(MILLISECOND);
    machine.write(Uint8Array.of(1, 2, 3));
    machine.unplug();
    machine.runFor(5 * MILLISECOND);
    expect(got).toEqual([]);
    expect(machine.power).toBe(true);
    expect(machine.counts.toBoard).toBe(0);
  });

  test('a program that does not read loses bytes, and they are counted', () => {
    const machine = boot(
      `ldi r16, 0x12\nldi r17, 2\nsts 0xC0, r17\nldi r17, 16\nsts 0xC4, r17\nsts 0xC1, r16\n${IDLE}`,
    );
    machine.open();
    machine.runFor(100);
    machine.write(new Uint8Array(10));
    machine.runFor(5 * MILLISECOND);
    expect(machine.counts.overruns).toBe(7);
  });
});

test('the same image, seed and calls give the same run', () => {
  const run = () => {
    const machine = boot('loop: in r16, 0x9\nout 0x1E, r16\nrjmp loop', { seed: 9 });
    const seen: number[] = [];
    poke(machine, 0x2b, 0x04);
    machine.press('P1');
    for (let i = 0; i < 2000; i++) {
      machine.runFor(50);
      seen.push(peek(machine, PIND), machine.now);
    }
    return seen;
  };
  expect(run()).toEqual(run());
});
