// A board with nothing to do sleeps, and what it does still happens in time.
import { expect, test } from 'vitest';
import { MILLISECOND } from '../hardware/emulator/chip.ts';
import { BOARD_KINDS } from '../shared/protocol/index.ts';
import { Probe } from './testing/probe.ts';

/** Share of the cycles in which the processor runs, while so many milliseconds go by. */
function awake({ machine }: Probe, milliseconds: number): number {
  const { cycles, slept } = machine.counts;
  machine.runFor(milliseconds * MILLISECOND);
  const after = machine.counts;
  return 1 - (after.slept - slept) / (after.cycles - cycles);
}

test.each(BOARD_KINDS)(
  'an idle %s runs for less than 7 percent of its cycles, with a host and alone',
  (board) => {
    const withHost = new Probe(4, { board }).start().greet(4);
    withHost.run(500);
    expect(awake(withHost, 1000)).toBeLessThan(0.07);
    const alone = new Probe(4, { board }).start();
    alone.run(3000);
    expect(awake(alone, 1000)).toBeLessThan(0.07);
  },
);
