// What the pixel line of the prebuilt image has carried, and what it must carry in effects and at rest.
import { expect, test } from 'vitest';
import { pixelCount } from '../../hardware/board.ts';
import { kindsFor, type LaneCount, type WireMessage } from '../../shared/protocol/index.ts';
import { Probe } from './probe.ts';

/** Another picture each time, whose pegs are far up every lane. */
export const pegs = (lanes: LaneCount, sequence: number): WireMessage => ({
  type: 'pegs',
  sequence,
  holes: Array.from({ length: lanes }, (_, lane) => ({
    front: 121 - lane,
    rear: 60 + lane + (sequence % 2),
  })),
});

/** Pixels that were clocked out since the pulses were cleared. */
export const clocked = (probe: Probe): number =>
  [...probe.highs.values()].reduce((sum, count) => sum + count, 0) / 24;

/** An effect, by its number in the contract, and for how many milliseconds it runs. */
export type TimedEffect = readonly [effect: number, milliseconds: number];

/** Effects leave nothing behind. */
export function proveEffects(effects: readonly TimedEffect[]): void {
  test('an effect clocks out the whole chain to its end, and leaves nothing behind', () => {
    const probe = new Probe(3).start().greet(3);
    for (const [i, [effect, milliseconds]] of effects.entries()) {
      probe.clearPulses();
      probe.say({ type: 'effect', sequence: 2 * i + 1, effect, lane: 2 });
      probe.run(milliseconds);
      expect(probe.frames.length).toBeGreaterThan(10);
      expect(clocked(probe)).toBe(probe.frames.length * pixelCount(3));
      expect(probe.machine.shown.every((channel) => channel === 0)).toBe(true);
    }
  });
}

/** The chain is written anew while it rests. */
export function proveRefresh(counts: readonly LaneCount[]): void {
  test.each(counts)('%i lanes: what disturbed the chain is gone after five seconds of rest', (lanes) => {
    const [board] = kindsFor(lanes);
    const probe = new Probe(lanes, { ...(board && { board }) }).start().greet(lanes);
    probe.say(pegs(lanes, 1));
    probe.run(40);
    const before = [...probe.machine.shown];
    probe.machine.shown.fill(9);
    probe.clearPulses();
    probe.run(4800);
    expect(probe.frames).toHaveLength(0);
    probe.run(400);
    expect([...probe.machine.shown]).toEqual(before);
    expect(probe.frames).toHaveLength(1);
    expect(clocked(probe)).toBe(pixelCount(lanes));
  });
}
