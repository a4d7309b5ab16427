// The image for the Mega on the emulated one: what depends on its pins, its vectors and its memories.
import { describe, expect, test } from 'vitest';
import { freePins, MEGA_PINS } from '../hardware/board.ts';
import { KEY_IDS, keyCode, LANE_COUNTS, type LaneCount } from '../shared/protocol/index.ts';
import { Probe } from './testing/probe.ts';

const mega = (lanes: LaneCount = 6): Probe => new Probe(lanes, { board: 'mega' }).start().greet(lanes);

describe('the image for the Mega', () => {
  test('tells every key and button by its code', () => {
    const probe = mega();
    for (const key of KEY_IDS) {
      for (const move of ['press', 'release'] as const) {
        probe.machine[move](key);
        probe.run(15);
        const { sequence } = probe.messages('key').at(-1) ?? { sequence: 0 };
        probe.say({ type: 'keyAck', sequence });
        probe.run(5);
      }
    }
    const told = new Map(probe.messages('key').map((event) => [event.sequence, event]));
    expect([...told.values()].map(({ key, action }) => [key, action])).toEqual(
      KEY_IDS.flatMap((id) => [
        [keyCode(id), 1],
        [keyCode(id), 0],
      ]),
    );
  });

  test.each(LANE_COUNTS)('%i lanes: plain Firmata has the free pins, and none of the others', (lanes) => {
    const probe = mega(lanes);
    const before = probe.plain.length;
    probe.machine.write(Uint8Array.of(0xf0, 0x6b, 0xf7));
    probe.run(80);
    const body = probe.plain.slice(before + 2, -1);
    expect(probe.plain[before + 1]).toBe(0x6c);
    const pins: number[][] = [[]];
    for (const each of body) {
      if (each === 0x7f) pins.push([]);
      else pins.at(-1)?.push(each);
    }
    expect(pins.slice(0, -1)).toHaveLength(MEGA_PINS.length);
    const free = pins.flatMap((modes, pin) => (modes.length > 0 ? [pin] : []));
    expect(free).toEqual(freePins(lanes, 'mega').map(({ number }) => number));
  });

  test('a free pin beyond port G follows plain Firmata, and a pin of the board does not', () => {
    const probe = mega();
    // D6 is PH3, in the upper registers; D13 has the pixels.
    const PORTH = 0x102;
    const DDRH = 0x101;
    const DDRB = 0x24;
    const pin = (register: number) => probe.machine.cpu?.data[register] ?? 0;
    const before = pin(DDRB);
    probe.machine.write(Uint8Array.of(0xf4, 6, 1, 0xf5, 6, 1, 0xf4, 13, 0));
    probe.run(20);
    expect([pin(DDRH) & 8, pin(PORTH) & 8]).toEqual([8, 8]);
    expect(pin(DDRB)).toBe(before);
  });
});
