// A reset in mid-start of the display: its backpack keeps its lines, enable among them, and the display has its times all the same.
import { expect, test } from 'vitest';
import { Probe } from './testing/probe.ts';

/** Milliseconds after power-on about the first bytes to the backpack, in steps shorter than a byte on the bus: 0.09 ms. */
const MOMENTS = [51, 57].flatMap((from) => Array.from({ length: 20 }, (_, step) => from + step * 0.02));

/** HD44780 datasheet, figure 24: 4.1 ms after the first function set. Bug: 0.2 ms, where a reset came while enable was high. */
test('a reset at any moment of the first nibble leaves the display its waits', () => {
  const rushed = MOMENTS.filter((moment) => {
    const probe = new Probe(3).start();
    probe.run(moment - probe.milliseconds);
    probe.machine.reset();
    probe.run(100);
    return probe.violations.length > 0;
  });
  expect(rushed).toEqual([]);
});
