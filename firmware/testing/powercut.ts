// Power that is cut while the pegs are written into the EEPROM.
import { expect, test } from 'vitest';
import { readPegs } from '../../hardware/emulator/pegs.ts';
import type { WireMessage } from '../../shared/protocol/index.ts';
import { Probe } from './probe.ts';

/** Pegs at the front, lane by lane. */
export const pegs = (sequence: number, ...fronts: readonly number[]): WireMessage => ({
  type: 'pegs',
  sequence,
  holes: fronts.map((front) => ({ front, rear: 0 })),
});
/** The front pegs that the pixels show. */
export const fronts = (probe: Probe) => readPegs(probe.machine.shown, 3).map(({ front }) => front);

/** All bytes of a record but those that hold their value already. */
const FEWEST_BYTES = 20;

/** Cuts the power in these bytes of a record that is written; the last is past its end. */
export function proveCuts(bytes: readonly number[]): void {
  test(`power cuts in ${bytes.length} bytes of a write bring back the pegs from before it, and one after it the new ones`, () => {
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
    const cuts = bytes.map((byte) => ({ byte, ...afterCut(byte) }));
    for (const { byte, cut, shown } of cuts)
      expect([byte, shown]).toEqual([byte, cut ? [12, 7, 100] : [13, 8, 101]]);
    expect(cuts.at(-1)?.cut).toBe(false);
    expect(cuts.filter(({ byte }) => byte <= FEWEST_BYTES).every(({ cut }) => cut)).toBe(true);
  });
}
