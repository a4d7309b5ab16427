// The campaign of faults, in short: the whole of it is `npm run faults`, and its figures are in docs/evidence.md.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHex, prebuiltImage } from '../../../hardware/emulator/index.ts';
import { runFaults } from './campaign.ts';

const flash = parseHex(readFileSync(prebuiltImage(), 'utf8'));

describe('on a wire that damages bytes', () => {
  // Seeds differ from those of the whole campaign, which is run with 1.
  test.each([
    [0.0001, 250, 11],
    [0.001, 250, 12],
    [0.01, 250, 13],
    [0.1, 150, 14],
  ])('a share of %d: no wrong peg, and every state comes', (rate, messages, seed) => {
    const result = runFaults({ flash, rate, messages, seed });
    expect(result.wrongs).toEqual([]);
    expect(result.sent + result.received).toBeGreaterThanOrEqual(messages);
    expect(result.states).toBeGreaterThan(rate > 0.05 ? 10 : 40);
    expect(result.strokes).toBe(result.contacts);
    const hit = Object.values(result.hits).reduce((sum, count) => sum + count, 0);
    // A cut takes several bytes: more are hit than the rate says, and some at all but the lowest.
    if (rate >= 0.001) expect(hit).toBeGreaterThan(result.bytes * rate * 0.4);
    if (rate >= 0.01) expect(result.repeated).toBeGreaterThan(0);
  });

  test('the same seed gives the same run', () => {
    const run = () => ({ ...runFaults({ flash, rate: 0.05, messages: 60, seed: 3 }), seconds: 0 });
    expect(run()).toEqual(run());
  });

  test('a board that says nothing is no success', () => {
    const result = runFaults({
      flash: new Uint8Array(flash.length).fill(0xff),
      rate: 0,
      messages: 10,
      seed: 1,
    });
    expect(result.wrongs).toContain('the board does not answer');
  });
});
