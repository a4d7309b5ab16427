import { describe, expect, test } from 'vitest';
import { indicatorPixel, LANE_PIXELS, pixelCount } from '../hardware/board.ts';
import { KEY_IDS, laneOfButton, type WireMessage } from '../shared/protocol/index.ts';
import { HELLO, pegs } from './testing/messages.ts';
import { fromHex, messagesIn, NativeBoard, rx } from './testing/native.ts';
import { Probe } from './testing/probe.ts';
import { toolFound } from './testing/tools.ts';

/** UNDO is the sixth button; `power` leaves the contacts as they are. */
const UNDO = 'contacts 00 00 20';
const OPEN = 'contacts 00 00 00';
const HELD = [UNDO, 'power', 'ms 60'];
/** Milliseconds that each pixel is lit. */
const STEP = 20;
const selfTest = (on: number): string => rx({ type: 'selfTest', sequence: 5, on });

describe.skipIf(!toolFound('g++'))('the self-test, on the firmware compiled for this machine', () => {
  const board = new NativeBoard();

  /** The pixels that are lit, with their colours. */
  const lit = (chain: string | undefined): readonly string[] => {
    const bytes = fromHex(chain ?? '');
    return Array.from({ length: bytes.length / 3 }, (_, i) =>
      [i, ...bytes.slice(3 * i, 3 * i + 3)].join(' '),
    ).filter((pixel) => !pixel.endsWith(' 0 0 0'));
  };
  const running = (...commands: readonly string[]): boolean => {
    const answer = board.talk([...commands, rx({ type: 'readHealth', sequence: 7 })]).at(-1) ?? '';
    return (messagesIn(answer) as readonly WireMessage<'health'>[])[0]?.selfTest === 1;
  };

  test('walks every pixel of every lane, one at a time, in red, green, blue and white', () => {
    const start = [rx(HELLO), selfTest(1), 'chain'];
    // The host lets the board hear of it now and then.
    const step = (i: number) => [
      `ms ${STEP}`,
      'chain',
      ...(i % 100 === 0 ? [rx({ type: 'ping', sequence: 9 })] : []),
    ];
    const steps = Array.from({ length: 4 * pixelCount(3) + 3 }, (_, i) => step(i)).flat();
    const chains = board.talk([...start, ...steps]).filter((line) => line.length > 3 * pixelCount(3));
    const seen = chains.flatMap((chain) => {
      const pixels = lit(chain);
      expect(pixels.length).toBe(1);
      return pixels;
    });
    const colours = ['64 0 0', '0 64 0', '0 0 64', '64 64 64'];
    const all = colours.flatMap((colour) =>
      Array.from({ length: pixelCount(3) }, (_, i) => `${i} ${colour}`),
    );
    expect(new Set(seen)).toEqual(new Set(all));
    expect(seen.slice(0, 4)).toEqual(['0 64 0 0', '1 64 0 0', '2 64 0 0', '3 64 0 0']);
  });

  test('begins with UNDO held at power-on, and not with UNDO pressed later', () => {
    const look = (...commands: readonly string[]) => lit(board.talk([...commands, 'ms 100; chain']).at(-1));
    expect(look(...HELD)).toHaveLength(1);
    expect(look('ms 60', UNDO, 'ms 100')).toEqual([]);
    expect(look('contacts 00 00 10', 'power', 'ms 60')).toEqual([]);
  });

  test('does not begin where a host has said hello already', () => {
    const after = (...commands: readonly string[]) =>
      lit(board.talk([UNDO, 'power', ...commands, 'ms 60; ms 60; chain']).at(-1)).map(
        (pixel) => pixel.split(' ')[0],
      );
    expect(after(rx(HELLO), rx(pegs([9, 0, 0])))).toEqual(['9']);
    expect(after('ms 5', rx(HELLO), rx(pegs([9, 0, 0])))).toEqual(['9']);
  });

  test('is left by UNDO held for two seconds again, and the pegs are back', () => {
    const look = (...commands: readonly string[]) => lit(board.talk([...HELD, ...commands, 'chain']).at(-1));
    // Still the press that began it.
    expect(look('ms 5000')).toHaveLength(1);
    expect(look(OPEN, 'ms 100', UNDO, 'ms 1900', OPEN, 'ms 100')).toHaveLength(1);
    expect(look(OPEN, 'ms 100', UNDO, 'ms 2100')).toEqual([]);
    const kept = [
      rx(HELLO),
      rx(pegs([9, 0, 0])),
      'ms 120',
      ...HELD,
      OPEN,
      'ms 100',
      UNDO,
      'ms 2100',
      'chain',
    ];
    expect(lit(board.talk(kept).at(-1)).map((pixel) => pixel.split(' ')[0])).toEqual(['9']);
  });

  test('over the contract: on, off, and off by itself when a host says hello', () => {
    expect(running(rx(HELLO))).toBe(false);
    expect(running(rx(HELLO), selfTest(1))).toBe(true);
    expect(running(rx(HELLO), selfTest(1), selfTest(1), 'ms 50')).toBe(true);
    expect(running(rx(HELLO), selfTest(1), 'ms 500', selfTest(0))).toBe(false);
    expect(running(...HELD, rx(HELLO))).toBe(false);
    const chain = board.talk([rx(HELLO), selfTest(1), 'ms 5000', selfTest(0), 'ms 20; chain']).at(-1);
    expect(lit(chain)).toEqual([]);
  });

  test('keys go to the host as always while it runs', () => {
    const lines = board.talk([rx(HELLO), selfTest(1), 'contacts 01 00 00; ms 10']);
    expect(messagesIn(lines.at(-1) ?? '')).toMatchObject([{ type: 'key', key: 0, action: 1 }]);
  });

  test('clocks out no more than up to the pixel that it has reached', () => {
    const lines = board.talk([rx(HELLO), selfTest(1), `ms 10; lengths; ms ${3 * STEP}; lengths`]);
    const lengths = (lines.at(-1) ?? '').split(' ').map(Number);
    expect(Math.max(...lengths)).toBeLessThan(LANE_PIXELS);
    expect(indicatorPixel(1)).toBe(LANE_PIXELS);
  });
});

describe('the self-test of the prebuilt image, without a host', () => {
  test('UNDO held at power-on: names every key on the display, each with its pitch, while the light walks', () => {
    const probe = new Probe(3);
    const { machine } = probe;
    machine.press('UNDO');
    probe.run(20);
    machine.powerOn();
    probe.run(500);
    const rows = [
      /^Self-test \d+\.\d+\.\d+ *$/,
      /^RAM free \d{3,4} of \d{3,4} *$/,
      /^EEPROM 0\/17 bad 0 *$/,
      /^Key *$/,
    ];
    for (const [row, shown] of rows.entries()) expect(machine.text[row]).toMatch(shown);
    machine.release('UNDO');
    probe.run(50);
    const keys = KEY_IDS.filter((id) => laneOfButton(id) < 3);
    const walked: number[] = [];
    const heard = keys.map((id) => {
      machine.press(id);
      probe.run(60);
      const lit = Array.from({ length: pixelCount(3) }, (_, i) => i).filter((i) =>
        machine.shown.subarray(3 * i, 3 * i + 3).some((channel) => channel > 0),
      );
      walked.push(...lit);
      const said = [machine.text[3]?.trimEnd(), Math.round(machine.tone / 10) * 10];
      machine.release(id);
      probe.run(20);
      return said;
    });
    expect(heard).toEqual(keys.map((id) => [`Key ${id}`, 400 + 50 * KEY_IDS.indexOf(id)]));
    // One pixel at a time, four further on after 80 ms.
    expect(walked).toHaveLength(keys.length);
    const steps = walked.slice(1).map((pixel, i) => pixel - (walked[i] ?? 0));
    expect([Math.min(...steps) >= 3, Math.max(...steps) <= 5]).toEqual([true, true]);
    expect(probe.violations).toEqual([]);
  });
});
