import { describe, expect, test } from 'vitest';
import { indicatorPixel } from '../hardware/board.ts';
import { readPegs } from '../hardware/emulator/pegs.ts';
import { RESET_REASONS } from '../shared/protocol/index.ts';
import { pegs as pegsAt } from './testing/messages.ts';
import { Probe } from './testing/probe.ts';

const pegs = (sequence: number, ...holes: readonly number[]) => pegsAt(holes, sequence);
const fronts = (probe: Probe) => readPegs(probe.machine.shown, 3).map(({ front }) => front);

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

  // Seeds 000 and 004: players face each other, and peg from opposite ends. The message counts in scores; the board turns the lane round.
  test('lanes that begin at the far end are mirrored, and stay so through a power cut', () => {
    const probe = new Probe(3).start().greet(3);
    probe.say(pegs(1, 12, 7, 121));
    probe.say({ type: 'lanes', sequence: 2, farEnds: 1, laps: 0 });
    // Two records of 32 bytes, 3.4 ms each.
    probe.run(300);
    const mirrored = [12, 115, 121];
    expect(fronts(probe)).toEqual(mirrored);
    probe.machine.powerOff();
    probe.run(1000);
    probe.machine.powerOn();
    probe.run(150);
    expect(fronts(probe)).toEqual(mirrored);
    probe.greet(3);
    probe.say(pegs(3, 12, 0, 1));
    probe.run(150);
    expect(fronts(probe)).toEqual([12, 0, 1]);
    probe.say({ type: 'lanes', sequence: 4, farEnds: 0, laps: 0 });
    probe.say(pegs(5, 12, 7, 1));
    probe.run(150);
    expect(fronts(probe)).toEqual([12, 7, 1]);
  });

  test("a side on a later lap has its lane's indicator lit faintly, in its colour", () => {
    const probe = new Probe(3).start().greet(3);
    const indicator = (lane: number) =>
      probe.machine.shown.slice(3 * indicatorPixel(lane), 3 * indicatorPixel(lane) + 3);
    const light = (lane: number) => Math.max(...indicator(lane));
    probe.say({ type: 'indicators', sequence: 1, dealer: 0, turn: 1 });
    probe.say({ type: 'lanes', sequence: 2, farEnds: 0, laps: 2 });
    probe.run(150);
    expect(light(1)).toBeGreaterThan(0);
    expect(light(1)).toBeLessThan(light(0) / 2);
    expect(light(2)).toBe(0);
    probe.say({ type: 'lanes', sequence: 3, farEnds: 0, laps: 0 });
    probe.run(150);
    expect(light(1)).toBe(0);
  });

  test('a power cut in a byte of a write brings back the pegs from before it, and one after it the new ones', () => {
    const before = new Probe(3).start().greet(3);
    before.say(pegs(1, 12, 7, 100));
    before.run(200);
    const kept = Uint8Array.from(before.machine.eeprom.bytes);

    /** Runs until so many bytes have begun to be written; tells whether so many did. */
    const untilByte = ({ machine }: Probe, wanted: number, step: () => void): boolean => {
      let held = Uint8Array.from(machine.eeprom.bytes);
      let begun = 0;
      for (let quiet = 0; begun < wanted && quiet < 40; quiet++) {
        step();
        if (machine.eeprom.bytes.every((byte, address) => byte === held[address])) continue;
        begun++;
        quiet = 0;
        held = Uint8Array.from(machine.eeprom.bytes);
      }
      return begun === wanted;
    };
    /** The pegs after a cut in the middle of this byte, which takes 3.4 ms, or after the last. */
    const afterCut = (byte: number) => {
      const probe = new Probe(3, { eeprom: kept, display: false }).start();
      probe.say({ type: 'hello', sequence: 126, major: 1, minor: 1 });
      probe.say(pegs(1, 13, 8, 101));
      const cut = untilByte(probe, byte, () => probe.run(0.5));
      probe.run(cut ? 1 : 10);
      probe.machine.powerOff();
      probe.run(2);
      expect(fronts(probe)).toEqual([0, 0, 0]);
      probe.machine.powerOn();
      probe.run(30);
      expect(probe.violations).toEqual([]);
      return { cut, shown: fronts(probe) };
    };
    // A record has 32 bytes, and at least 20 change. The last cut here is past its end.
    const bytes = process.env.CAMPAIGN ? Array.from({ length: 33 }, (_, at) => at + 1) : [1, 12, 33];
    const cuts = bytes.map((byte) => ({ byte, ...afterCut(byte) }));
    for (const { byte, cut, shown } of cuts)
      expect([byte, shown]).toEqual([byte, cut ? [12, 7, 100] : [13, 8, 101]]);
    expect(cuts.filter(({ byte }) => byte <= 20).every(({ cut }) => cut)).toBe(true);
    expect(cuts.at(-1)?.cut).toBe(false);
  });

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
});
