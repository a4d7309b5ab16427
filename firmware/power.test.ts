import { describe, expect, test } from 'vitest';
import { DISPLAY } from '../hardware/board.ts';
import { RESET_REASONS } from '../shared/protocol/index.ts';
import { fronts, pegs, proveCuts } from './testing/powercut.ts';
import { Probe } from './testing/probe.ts';

describe('power of the prebuilt image', () => {
  test('the pegs are on the pixels within half a second of power-on, before any host', () => {
    const probe = new Probe(3).start().greet(3);
    probe.say(pegs(1, 12, 7, 121));
    probe.run(150);
    probe.machine.powerOff();
    probe.run(1000);
    expect(fronts(probe)).toEqual([0, 0, 0]);
    const on = probe.milliseconds;
    probe.machine.powerOn();
    while (fronts(probe)[2] !== 121 && probe.milliseconds - on < 500) probe.run(1);
    expect(fronts(probe)).toEqual([12, 7, 121]);
    // Reading the record takes the most of it.
    expect(probe.milliseconds - on).toBeLessThan(100);
  });

  proveCuts([1, 12, 40]);

  test('writing delays nothing: pegs that follow one another are drawn at once', () => {
    const probe = new Probe(3).start().greet(3);
    for (let i = 1; i <= 40; i++) {
      probe.run(7.3);
      probe.clearPulses();
      const said = probe.milliseconds;
      probe.say(pegs(i, 1 + (i % 2), 0, 0));
      probe.run(8);
      // Fourteen bytes on the line take 1.2 ms.
      expect((probe.frames[0]?.first ?? 0) / 16_000 - said).toBeLessThan(1.8);
    }
  });

  test('UNDO held at power-on begins the self-test, with version, RAM and EEPROM on the display', () => {
    const probe = new Probe(3);
    probe.machine.press('UNDO');
    probe.run(20);
    probe.machine.powerOn();
    probe.run(600);
    const [first = '', second = '', third = '', fourth = ''] = probe.machine.text;
    expect(first).toMatch(/^Self-test \d+\.\d+\.\d+ *$/);
    expect(second).toMatch(/^RAM free \d{3,4} of \d{3,4} *$/);
    expect(third).toMatch(/^EEPROM 0\/17 bad 0 *$/);
    expect(fourth).toMatch(/^Key *$/);
    probe.machine.release('UNDO');
    probe.run(100);
    probe.machine.press('B');
    probe.run(60);
    expect(probe.machine.text[3]).toMatch(/^Key B *$/);
    expect(probe.machine.tone).toBeGreaterThan(0);
    expect(probe.violations).toEqual([]);
  });

  const { powerOn, external, brownOut, watchdog } = RESET_REASONS;
  test.each([
    ['the register of the chip, a brown-out', { mcusr: brownOut, r2: 0 }, brownOut],
    ['the register, power that came slowly', { mcusr: powerOn | brownOut, r2: 0 }, powerOn | brownOut],
    ['the register, the watchdog', { mcusr: watchdog, r2: 0 }, watchdog],
    ['the register before what a boot loader says', { mcusr: external, r2: watchdog }, external],
    ['a boot loader that has cleared it, in r2', { mcusr: 0, r2: watchdog }, watchdog],
    ['the same', { mcusr: 0, r2: powerOn | brownOut }, powerOn | brownOut],
    ['nobody: what an older one leaves there is no reason', { mcusr: 0, r2: 0xa5 }, 0],
  ])('why it started is told by %s', (_, { mcusr, r2 }, reset) => {
    const probe = new Probe(3).start();
    const { machine } = probe;
    machine.reset();
    const { cpu } = machine;
    if (cpu === undefined) throw new Error('no chip');
    // MCUSR is at 0x54 (DS40002061B, register summary).
    cpu.data[0x54] = mcusr;
    cpu.data[2] = r2;
    probe.run(30);
    expect(probe.messages('board').at(-1)).toMatchObject({ reset });
  });

  test('a display at the second address is found', () => {
    for (const address of DISPLAY.i2cAddresses) {
      const probe = new Probe(3, { displayAddress: address });
      probe.machine.powerOn();
      probe.run(500);
      expect(probe.machine.text[1]).toBe('waiting for the host');
      probe.machine.open();
      probe.run(30);
      probe.greet(3);
      probe.run(400);
      probe.say({ type: 'readHealth', sequence: 1 });
      probe.run(20);
      expect(probe.messages('health')).toMatchObject([{ display: address }]);
      expect(probe.violations).toEqual([]);
    }
  });
});
