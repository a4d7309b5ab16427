// The proof of timing: every pulse of every frame, whole and partial, is inside the windows of every revision of the pixels, while the
// line to the board never rests and keys bounce. On the board with the least time to spare; in the campaign, on both boards with every
// number of lanes.
import { describe, expect, test } from 'vitest';
import { pixelCount } from '../hardware/board.ts';
import { MILLISECOND } from '../hardware/emulator/chip.ts';
import { BOARD_KINDS, laneCountsOf, MOST_LANES } from '../shared/protocol/index.ts';
import { type Lengths, only, Probe, range } from './testing/probe.ts';
import { stream } from './testing/stream.ts';

/**
 * Nanoseconds. `low` is what may follow the high of a bit; between two bytes the line may rest longer, up to `gap`, where a
 * low is taken for the end of the frame; `reset` is where it must be.
 */
interface Windows {
  readonly t0h: readonly [number, number];
  readonly t1h: readonly [number, number];
  readonly low: readonly [number, number];
  readonly gap: number;
  readonly reset: number;
}

/** WorldSemi's datasheets of the WS2812B, and the part of all of them that is aimed at, well inside. */
const REVISIONS: Readonly<Record<string, Windows>> = {
  'WS2812B, first datasheet': {
    t0h: [200, 500],
    t1h: [550, 850],
    low: [450, 6_000],
    gap: 6_000,
    reset: 50_000,
  },
  'WS2812B-V5': { t0h: [220, 380], t1h: [580, 1000], low: [580, 1000], gap: 6_000, reset: 280_000 },
  'what is aimed at': { t0h: [250, 375], t1h: [700, 850], low: [600, 1000], gap: 5_000, reset: 300_000 },
};

/** Longest frame in milliseconds: a receive buffer of 256 bytes fills in 22, one of 512 in 44. */
const LONGEST_FRAME = { uno: 16, mega: 24 } as const;
const total = (lengths: Lengths): number => [...lengths.values()].reduce((sum, count) => sum + count, 0);

const all = BOARD_KINDS.flatMap((board) =>
  laneCountsOf(board).flatMap((lanes) => [true, false].map((effect) => ({ board, lanes, effect }))),
);
const cases = process.env.CAMPAIGN
  ? all
  : all.filter(({ board, lanes }) => board === 'uno' && lanes === MOST_LANES.uno);

describe.each(cases)('$board, $lanes lanes, effect: $effect', ({ board, lanes, effect }) => {
  test('every pulse is inside every window, and no byte and no key is lost, at full line rate', () => {
    const probe = new Probe(lanes, { board }).start().greet(lanes, 127);
    probe.clearPulses();
    const acks = probe.messages('ack').length;
    const { messages, presses } = stream(probe, { lanes, milliseconds: 500, effect, seed: lanes });
    const { overruns } = probe.machine.counts;
    probe.say({ type: 'readCounters', sequence: 126 });
    probe.run(40);

    expect(probe.violations).toEqual([]);
    const zeros = only(probe.highs, (length) => length < 540);
    const ones = only(probe.highs, (length) => length >= 540);
    const pauses = probe.frames.slice(1).map(({ first }, i) => first - (probe.frames[i]?.last ?? 0));
    for (const [name, { t0h, t1h, low, gap, reset }] of Object.entries(REVISIONS)) {
      const inside = ([min, max]: readonly [number, number], [from, to]: readonly [number, number]) =>
        min >= from && max <= to;
      expect(inside(range(zeros), t0h), `${name}: T0H ${range(zeros)}`).toBe(true);
      expect(inside(range(ones), t1h), `${name}: T1H ${range(ones)}`).toBe(true);
      expect(inside(range(probe.lowsInByte), low), `${name}: low ${range(probe.lowsInByte)}`).toBe(true);
      expect(inside(range(probe.lows), [low[0], gap]), `${name}: gap ${range(probe.lows)}`).toBe(true);
      expect((Math.min(...pauses) * 1e6) / MILLISECOND, `${name}: reset`).toBeGreaterThanOrEqual(reset);
    }

    // Whole frames with an effect, partial ones without, and all of whole pixels.
    const bits = total(probe.highs);
    const whole = probe.frames.length * pixelCount(lanes) * 24;
    expect(bits % 24).toBe(0);
    expect(total(probe.lowsInByte)).toBe((bits / 8) * 7);
    if (effect) expect(bits).toBe(whole);
    else expect(bits).toBeLessThan(whole * 0.95);
    const longest = Math.max(...probe.frames.map(({ first, last }) => last - first)) / MILLISECOND;
    expect(longest).toBeLessThan(LONGEST_FRAME[board]);
    // Frames of five and six lanes are longer.
    expect(probe.frames.length).toBeGreaterThan(lanes > MOST_LANES.uno ? 15 : 20);

    expect(overruns).toBe(0);
    const nothing = { badChecksum: 0, badFrame: 0, rxOverrun: 0, rxOverflow: 0, keyLost: 0 };
    expect(probe.messages('counters')).toMatchObject([nothing]);
    const answers = probe.messages('ack').slice(acks);
    expect(answers).toHaveLength(messages);
    expect(answers.every(({ status }) => status === 0)).toBe(true);
    const events = new Set(probe.messages('key').map(({ sequence }) => sequence));
    expect([...events]).toEqual(Array.from({ length: 2 * presses }, (_, i) => i + 1));
  });
});
