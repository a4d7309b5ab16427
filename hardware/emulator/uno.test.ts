import { describe, expect, test } from 'vitest';
import { keyCode, LANE_COUNTS } from '../../shared/protocol/index.ts';
import { readPegs } from './pegs.ts';
import { Host } from './testing/host.ts';

// The prebuilt firmware on the machine: what crosses the wire, and what the parts saw of it.
describe('the prebuilt firmware', () => {
  test('answers hello and says why it started', () => {
    const host = new Host();
    host.run(100);
    host.greet();
    expect(host.all('board').at(-1)).toMatchObject({ sequence: 1, major: 1, kind: 0, lanes: 3, reset: 0x02 });
  });

  test('lights pegs, shows text, sounds a tone', () => {
    const host = new Host();
    host.greet();
    const holes = [
      { front: 12, rear: 3 },
      { front: 121, rear: 120 },
      { front: 1, rear: 0 },
    ];
    host.send({ type: 'pegs', sequence: 2, holes });
    host.send({ type: 'text', sequence: 3, row: 1, text: 'Fifteen two ♠♥♦♣    ' });
    host.send({ type: 'tone', sequence: 4, hertz: 440, milliseconds: 500 });
    host.run(200);
    expect(host.all('ack').map(({ sequence, status }) => [sequence, status])).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(readPegs(host.machine.shown, 3)).toEqual(holes);
    expect(host.machine.text[1]).toBe('Fifteen two ♠♥♦♣    ');
    expect(Math.abs(host.machine.tone - 440)).toBeLessThanOrEqual(1);
    expect(host.violations).toEqual([]);
  });

  test.each(['1', 'D', 'P1', 'MUGGINS', 'UNDO'] as const)('sends one press and one release of %s', (key) => {
    const host = new Host();
    host.greet();
    const acknowledge = () => {
      for (const { sequence } of host.all('key')) host.send({ type: 'keyAck', sequence });
    };
    host.machine.press(key);
    host.run(20);
    acknowledge();
    host.machine.release(key);
    host.run(20);
    acknowledge();
    host.run(200);
    expect(host.all('key').map(({ key: code, action }) => [code, action])).toEqual([
      [keyCode(key), 1],
      [keyCode(key), 0],
    ]);
    expect(host.violations).toEqual([]);
  });
});

describe.each(LANE_COUNTS)('a full line and pixels in motion, %i lanes', (lanes) => {
  const SECONDS = 1;

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
