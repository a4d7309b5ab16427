import { describe, expect, test } from 'vitest';
import { keyCode } from '../../shared/protocol/index.ts';
import { readPegs } from './pegs.ts';
import { proveFullLine } from './testing/fullline.ts';
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

proveFullLine([4]);
