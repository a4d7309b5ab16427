import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holePixel, indicatorPixel, PIXELS, pixelCount } from '../hardware/board.ts';
import { MILLISECOND } from '../hardware/emulator/chip.ts';
import { readPegs } from '../hardware/emulator/pegs.ts';
import { PROCESSORS } from '../hardware/emulator/processor.ts';
import {
  BOARD_KINDS,
  type BoardKind,
  encode,
  type LaneCount,
  MOST_LANES,
  RESET_REASONS,
  type WireMessage,
} from '../shared/protocol/index.ts';
import { buildAside, faultsOf, generatedHeaders, LIMITS, staleFiles, whyNoBuild } from './image.ts';
import { ack, effect, HELLO, indicators, ping, text, tone } from './testing/messages.ts';
import { Probe } from './testing/probe.ts';

const sizes: Record<BoardKind, { readonly flash: number; readonly ram: number }> = JSON.parse(
  readFileSync(new URL('prebuilt/sizes.json', import.meta.url), 'utf8'),
);

test.each(BOARD_KINDS)('the image fits the %s, with room to spare', (kind) => {
  expect(sizes[kind].flash).toBeLessThanOrEqual(LIMITS[kind].flash);
  expect(sizes[kind].ram).toBeLessThanOrEqual(LIMITS[kind].ram);
});

/** Another picture each time, whose pegs are far up every lane. */
const pegs = (lanes: LaneCount, sequence: number): WireMessage => ({
  type: 'pegs',
  sequence,
  holes: Array.from({ length: lanes }, (_, lane) => ({
    front: 121 - lane,
    rear: 60 + lane + (sequence % 2),
  })),
});

/** Pixels that were clocked out since the pulses were cleared. */
const clocked = (probe: Probe): number =>
  [...probe.highs.values()].reduce((sum, count) => sum + count, 0) / 24;

describe.skipIf((await whyNoBuild()) !== undefined)('the build', () => {
  test.each(BOARD_KINDS)('%s: gives what is committed, byte for byte, and keeps the limits', async (kind) => {
    const image = await buildAside(kind);
    expect(await staleFiles({ ...generatedHeaders(), [`prebuilt/${kind}.hex`]: image.hex })).toEqual([]);
    expect(faultsOf(image, kind)).toEqual([]);
    expect(sizes[kind], 'firmware/prebuilt/sizes.json').toEqual({ flash: image.flash, ram: image.ram });
    expect(image.hex).toMatch(/^:(?:[0-9A-F]{2})+\n/);
  });
});

describe.skipIf((await whyNoBuild()) !== undefined)('the build of the Arduino IDE', () => {
  test('keeps the limits of an Uno, with its flags', async () => {
    const image = await buildAside('uno', undefined, undefined, 'ide');
    expect(faultsOf(image)).toEqual([]);
    // Its flags are not ours: it is larger.
    expect(image.flash).toBeGreaterThan(sizes.uno.flash);
  });
});

describe('pixel line of the prebuilt image', () => {
  test('a frame goes as far as the peg that moved, and no further', () => {
    const rows = [
      [0, 1],
      [0, 121],
      [1, 1],
      [1, 60],
      [2, 7],
      [3, 121],
    ] as const;
    const probe = new Probe(4).start().greet(4);
    const holes = Array.from({ length: 4 }, () => ({ front: 0, rear: 0 }));
    for (const [i, [lane, hole]] of rows.entries()) {
      probe.clearPulses();
      holes[lane] = { front: hole, rear: 0 };
      probe.say({ type: 'pegs', sequence: i + 1, holes: [...holes] });
      probe.run(40);
      expect(probe.frames).toHaveLength(1);
      expect(clocked(probe)).toBe(holePixel(lane, hole) + 1);
      expect(readPegs(probe.machine.shown, 4)).toEqual(holes);
    }
    probe.clearPulses();
    probe.say({ type: 'indicators', sequence: 20, dealer: 2, turn: 1 });
    probe.run(40);
    expect(clocked(probe)).toBe(indicatorPixel(1) + 1);
  });

  test('what disturbed the chain is gone after five seconds of rest', () => {
    const probe = new Probe(3).start().greet(3);
    probe.say(pegs(3, 1));
    probe.run(40);
    const before = [...probe.machine.shown];
    probe.machine.shown.fill(9);
    probe.clearPulses();
    probe.run(4800);
    expect(probe.frames).toHaveLength(0);
    probe.run(400);
    expect([...probe.machine.shown]).toEqual(before);
    expect(probe.frames).toHaveLength(1);
    expect(clocked(probe)).toBe(pixelCount(3));
  });

  test('the chain latches before the next frame', () => {
    const probe = new Probe(2).start().greet(2);
    probe.clearPulses();
    // Each message arrives while the frame of the one before is under way.
    for (let i = 0; i < 40; i++) {
      probe.say(pegs(2, i + 1));
      probe.run(3);
    }
    probe.run(40);
    const pauses = probe.frames.slice(1).map(({ first }, i) => first - (probe.frames[i]?.last ?? 0));
    expect(pauses.length).toBeGreaterThan(10);
    expect(Math.min(...pauses) / 16).toBeGreaterThanOrEqual(PIXELS.reset / 1000 + 20);
    expect(probe.latched.length).toBeGreaterThanOrEqual(probe.frames.length);
  });
});

describe('times of the prebuilt image', () => {
  /** Milliseconds from the last byte of a message on the line to the first edge, or from contact to frame. */
  const BYTE = (10 * 136) / MILLISECOND;

  test('pegs are drawn within half a millisecond of their last byte', () => {
    const probe = new Probe(3).start().greet(3);
    for (let i = 0; i < 20; i++) {
      const message = pegs(3, i + 1);
      probe.run(31.37);
      probe.clearPulses();
      const arrived = probe.milliseconds + encode(message).length * BYTE;
      probe.say(message);
      probe.run(40);
      const start = (probe.frames[0]?.first ?? 0) / MILLISECOND;
      expect(start - arrived).toBeGreaterThan(-BYTE);
      expect(start - arrived).toBeLessThan(0.5);
    }
  });

  test('a key event is on the wire within a scan of the second that found the contact closed', () => {
    const probe = new Probe(3, { seed: 7 }).start().greet(3);
    const KEY_FRAME = 11 * BYTE;
    // A millisecond until the first scan, another until the second, from the last bounce on, which comes at most 4 ms after the
    // first contact.
    const LONGEST = 4 + 1 + 1 + 0.5 + KEY_FRAME;
    for (let i = 0; i < 25; i++) {
      probe.run(20.123);
      const pressed = probe.milliseconds;
      probe.machine.press('5');
      probe.run(25);
      const event = probe.sent.find(
        ({ message, milliseconds }) => message.type === 'key' && milliseconds > pressed,
      );
      const latency = (event?.milliseconds ?? Number.POSITIVE_INFINITY) - pressed;
      expect(latency).toBeGreaterThanOrEqual(1 + KEY_FRAME - BYTE);
      expect(latency).toBeLessThan(LONGEST);
      probe.machine.release('5');
      probe.run(25);
      for (const { sequence } of probe.messages('key').slice(-1)) probe.say({ type: 'keyAck', sequence });
      probe.run(5);
      for (const { sequence } of probe.messages('key').slice(-1)) probe.say({ type: 'keyAck', sequence });
    }
  });
});

describe.each(BOARD_KINDS)('the prebuilt image on the %s', (board) => {
  const most = MOST_LANES[board];
  const start = (): Probe => new Probe(most, { board }).start();

  test('introduces itself with the reason of its start and the RAM it leaves', () => {
    const probe = new Probe(most, { board });
    probe.machine.powerOn();
    probe.machine.open();
    probe.run(150);
    expect(probe.plain.slice(0, 3)).toEqual([0xf9, 2, 5]);
    const [first] = probe.messages('board');
    expect(first).toMatchObject({ sequence: 0, kind: BOARD_KINDS.indexOf(board), lanes: 3, brightness: 64 });
    expect((first?.reset ?? 0) & RESET_REASONS.powerOn).not.toBe(0);
    probe.machine.reset();
    probe.run(150);
    expect(probe.messages('board')[1]).toMatchObject({ reset: RESET_REASONS.external });
  });

  test('is started anew by the watchdog when it hangs, and says so', () => {
    const probe = start().greet(most);
    const { cpu } = probe.machine;
    if (cpu === undefined) throw new Error('no chip');
    // The instruction that is next becomes a jump to itself for 0.9 s, which is borne, and for 1.2 s, which is not.
    const hang = (milliseconds: number): void => {
      const { pc, progMem } = cpu;
      const instruction = progMem[pc] ?? 0;
      progMem[pc] = 0xcfff;
      probe.run(milliseconds);
      progMem[pc] = instruction;
      probe.run(60);
    };
    const starts = probe.messages('board').length;
    hang(900);
    expect(probe.messages('board')).toHaveLength(starts);
    hang(1200);
    expect(probe.messages('board').slice(starts)).toMatchObject([
      { sequence: 0, reset: RESET_REASONS.watchdog },
    ]);
    probe.say(ping(5));
    probe.run(20);
    expect(probe.messages('ack').at(-1)).toEqual(ack(5, 'notGreeted'));
  });

  test('leaves a third of the RAM untouched after everything has run', () => {
    const probe = start();
    const { machine } = probe;
    // Alone at first: the deepest chain of calls writes an entry.
    probe.run(2100);
    for (const key of ['9', '8', 'P1', 'UNDO', '7', 'P4', 'D'] as const) {
      machine.press(key);
      probe.run(40);
      machine.release(key);
      probe.run(150);
    }
    probe.greet(most, 127);
    for (const key of ['1', 'P4', 'MUGGINS'] as const) machine.press(key);
    const all = [pegs(most, 1), indicators(1, 4), effect(1), text(3, 'x'.repeat(20)), tone(880, 50)];
    const asked = (['readCounters', 'readEntry', 'readHealth'] as const).map((type) => ({
      type,
      sequence: 6,
    }));
    for (const message of [...all, { type: 'selfTest', sequence: 7, on: 1 } as const, ...asked, HELLO]) {
      probe.say(message);
      machine.write(Uint8Array.from([0xf0, 0x6b, 0xf7, 0xf0, 0x79, 0xf7, 0xff]));
      probe.run(100);
    }
    const { ram, ramStart } = PROCESSORS[board];
    const [{ stackRoom, stackMost, staticRam } = { stackRoom: 0, stackMost: 0, staticRam: 0 }] =
      probe.messages('health');
    expect(staticRam + stackRoom).toBe(ram);
    expect(stackMost).toBeGreaterThan(60);
    const free = probe.messages('board').at(-1)?.freeRam ?? 0;
    expect(free).toBeGreaterThan(ram / 3);
    expect(Math.abs(stackRoom - stackMost - free)).toBeLessThanOrEqual(40);
    // What the emulator saw of the stack agrees: nothing below the lowest stack pointer was touched.
    expect(machine.counts.lowestStack - ramStart).toBeGreaterThan(free);
  });

  test('shows text, sounds the pitch it is told, and keeps its settings without power', () => {
    const probe = start().greet(most, 99);
    const { machine } = probe;
    probe.say(text(1, '5♥ 5♠ 5♦ J♣ + 5♣=29'));
    probe.run(80);
    expect(machine.text.slice(0, 2)).toEqual(['Muggins             ', '5♥ 5♠ 5♦ J♣ + 5♣=29 ']);
    for (const [i, hertz] of [31, 262, 440, 1000, 5000].entries()) {
      probe.say(tone(hertz, 200, 2 + i));
      probe.run(150);
      expect(Math.abs(machine.tone / hertz - 1)).toBeLessThan(0.01);
      probe.run(100);
      expect(machine.tone).toBe(0);
    }
    expect(machine.eeprom.bytes).toHaveLength(PROCESSORS[board].eeprom);
    machine.powerOff();
    probe.run(10);
    machine.powerOn();
    machine.open();
    probe.run(100);
    expect(probe.messages('board').at(-1)).toMatchObject({ lanes: most, brightness: 99 });
    expect(probe.violations).toEqual([]);
  });
});

describe('the prebuilt image of the Uno', () => {
  test('a display that a reset cut off while it acknowledged is shown on again', () => {
    const probe = new Probe(3).start().greet(3);
    const { machine } = probe;
    probe.say({ type: 'text', sequence: 1, row: 1, text: 'x'.repeat(20) });
    const TWCR = 0xbc;
    const DATA = 1 << 4;
    const PINC = 0x26;
    const sends = () => (machine.cpu?.data[TWCR] ?? 0) === 0x05;
    expect(machine.runUntil(() => machine.text[1]?.startsWith('xx') ?? false, 50 * MILLISECOND)).toBe(true);
    expect(machine.runUntil(sends, MILLISECOND)).toBe(true);
    // A bit takes 10 us: the ninth of the byte that has just begun.
    machine.runFor(85 * 16);
    machine.reset();
    expect((machine.cpu?.data[PINC] ?? 0) & DATA).toBe(0);
    probe.run(1500);
    expect(machine.text[1]).toBe('waiting for the host');
    expect(probe.violations).toEqual([]);
  });

  test('a lane that the settings take away goes dark', () => {
    const probe = new Probe(4).start().greet(4);
    probe.say(pegs(4, 1));
    probe.run(40);
    expect(readPegs(probe.machine.shown, 4).map(({ front }) => front)).toEqual([121, 120, 119, 118]);
    probe.greet(2);
    probe.say(pegs(2, 1));
    probe.run(40);
    expect(readPegs(probe.machine.shown, 4).map(({ front }) => front)).toEqual([121, 120, 0, 0]);
  });
});
