import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holePixel, indicatorPixel, PIXELS } from '../hardware/board.ts';
import { MILLISECOND } from '../hardware/emulator/chip.ts';
import { readPegs } from '../hardware/emulator/pegs.ts';
import { BOARD_KINDS, encode, RESET_REASONS, STATUSES, type WireMessage } from '../shared/protocol/index.ts';
import { buildAside, faultsOf, SIZES, staleFiles, whyNoBuild } from './image.ts';
import { clocked, pegs, proveEffects, proveRefresh } from './testing/chain.ts';
import { Probe } from './testing/probe.ts';

interface Sizes {
  readonly uno: { readonly flash: number; readonly ram: number };
}

describe.skipIf((await whyNoBuild()) !== undefined)('the build', () => {
  test.each(BOARD_KINDS)('%s: gives what is committed, byte for byte, and keeps the limits', async (kind) => {
    const image = await buildAside(kind);
    expect(await staleFiles(image, kind)).toEqual([]);
    expect(faultsOf(image, kind)).toEqual([]);
    const sizes = JSON.parse(readFileSync(SIZES, 'utf8')) as Record<string, unknown>;
    expect(sizes[kind], 'firmware/prebuilt/sizes.json').toEqual({ flash: image.flash, ram: image.ram });
    expect(image.hex).toMatch(/^:(?:[0-9A-F]{2})+\n/);
  });
});

describe.skipIf((await whyNoBuild()) !== undefined)('the build of the Arduino IDE', () => {
  test('keeps the limits of an Uno, with its flags', async () => {
    const image = await buildAside('uno', undefined, undefined, 'ide');
    expect(faultsOf(image)).toEqual([]);
    // Its flags are not ours: it is larger.
    expect(image.flash).toBeGreaterThan((JSON.parse(readFileSync(SIZES, 'utf8')) as Sizes).uno.flash);
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

  // The shortest; the campaign has the others.
  proveEffects([[3, 600]]);

  proveRefresh([3]);

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

describe('the prebuilt image on the board', () => {
  test('introduces itself with the reason of its start and the RAM it leaves', () => {
    const probe = new Probe(3);
    probe.machine.powerOn();
    probe.machine.open();
    probe.run(30);
    expect(probe.plain.slice(0, 3)).toEqual([0xf9, 2, 5]);
    const [first] = probe.messages('board');
    expect(first).toMatchObject({ sequence: 0, lanes: 3, brightness: 64 });
    expect((first?.reset ?? 0) & RESET_REASONS.powerOn).not.toBe(0);
    probe.machine.reset();
    probe.run(30);
    expect(probe.messages('board')[1]).toMatchObject({ reset: RESET_REASONS.external });
  });

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

  test('is started anew by the watchdog when it hangs, and says so', () => {
    const probe = new Probe(3).start().greet(3);
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
    probe.say({ type: 'ping', sequence: 5 });
    probe.run(20);
    expect(probe.messages('ack').at(-1)).toMatchObject({
      sequence: 5,
      status: STATUSES.indexOf('notGreeted'),
    });
  });

  test('leaves a third of the RAM untouched after everything has run', () => {
    const probe = new Probe(4).start().greet(4, 127);
    const all: readonly WireMessage[] = [
      pegs(4, 1),
      { type: 'indicators', sequence: 2, dealer: 1, turn: 4 },
      { type: 'effect', sequence: 3, effect: 1, lane: 0 },
      { type: 'text', sequence: 4, row: 3, text: 'x'.repeat(20) },
      { type: 'tone', sequence: 5, hertz: 880, milliseconds: 50 },
      { type: 'readCounters', sequence: 6 },
      { type: 'hello', sequence: 7, major: 1, minor: 0 },
    ];
    for (const key of ['1', 'P4', 'MUGGINS'] as const) probe.machine.press(key);
    for (const message of all) {
      probe.say(message);
      probe.machine.write(Uint8Array.from([0xf0, 0x6b, 0xf7, 0xff]));
      probe.run(40);
    }
    const board = probe.messages('board').at(-1);
    expect(board?.freeRam).toBeGreaterThan(2048 / 3);
    // What the emulator saw of the stack agrees: nothing below the lowest stack pointer was touched.
    expect(probe.machine.counts.lowestStack - 0x100).toBeGreaterThan(board?.freeRam ?? 0);
  });

  test('shows text, sounds the pitch it is told, and keeps its settings without power', () => {
    const probe = new Probe(4).start().greet(4, 99);
    probe.say({ type: 'text', sequence: 1, row: 1, text: '5♥ 5♠ 5♦ J♣ + 5♣=29 ' });
    probe.run(80);
    expect(probe.machine.text[0]).toBe('Muggins             ');
    expect(probe.machine.text[1]).toBe('5♥ 5♠ 5♦ J♣ + 5♣=29 ');
    for (const [i, hertz] of [31, 262, 440, 1000, 5000].entries()) {
      probe.say({ type: 'tone', sequence: 2 + i, hertz, milliseconds: 200 });
      probe.run(150);
      expect(Math.abs(probe.machine.tone / hertz - 1)).toBeLessThan(0.01);
      probe.run(100);
      expect(probe.machine.tone).toBe(0);
    }
    probe.machine.powerOff();
    probe.run(10);
    probe.machine.powerOn();
    probe.machine.open();
    probe.run(30);
    expect(probe.messages('board').at(-1)).toMatchObject({ lanes: 4, brightness: 99 });
    expect(probe.violations).toEqual([]);
  });
});
