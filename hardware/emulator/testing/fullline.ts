// A line to the board that never rests while its pixels move: no byte is lost, and every pulse is in its window.
import { describe, expect, test } from 'vitest';
import type { LaneCount } from '../../../shared/protocol/index.ts';
import { Host } from './host.ts';

const SECONDS = 1;

/** The proof for boards with so many lanes. */
export function proveFullLine(counts: readonly LaneCount[]): void {
  describe.each(counts)('a full line and pixels in motion, %i lanes', (lanes) => {
    test('no byte is lost and every pulse is in its window', () => {
      const host = new Host({ lanes });
      host.greet();
      host.send({ type: 'setup', sequence: 2, lanes, brightness: 64 });
      host.run(200);
      const { frames, toBoard } = host.machine.counts;
      let sent = 0;
      let full = true;
      const next = () => {
        if (!full) return;
        sent++;
        const holes = Array.from({ length: lanes }, () => ({ front: (sent % 120) + 1, rear: sent % 120 }));
        host.send({ type: 'pegs', sequence: (sent % 120) + 3, holes }, next);
      };
      // Three messages wait at any time, so that the line never rests.
      for (let i = 0; i < 3; i++) next();
      host.run(SECONDS * 1000);
      expect(host.machine.counts.toBoard - toBoard).toBeGreaterThan(11_700 * SECONDS);
      full = false;
      host.run(200);
      // One acknowledgement belongs to the setup before.
      expect(host.all('ack').filter(({ status }) => status === 0)).toHaveLength(1 + sent);
      host.send({ type: 'readCounters', sequence: 127 });
      host.run(50);
      const clean = { badChecksum: 0, badFrame: 0, rxOverrun: 0, rxOverflow: 0 };
      expect(host.all('counters')).toMatchObject([clean]);
      expect(host.machine.counts.overruns).toBe(0);
      expect(host.machine.counts.frames - frames).toBeGreaterThan(30 * SECONDS);
      expect(host.violations).toEqual([]);
    });
  });
}
