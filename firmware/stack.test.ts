import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildAside, whyNoBuild } from './image.ts';
import { Probe } from './testing/probe.ts';
import { type StackBound, stackBound } from './testing/stack.ts';

/** Bytes of RAM in an ATmega328P, and those that must stay free whatever happens: 1,200 may be variables. */
const RAM = 2048;
const MARGIN = 700;

/** The bound of the image as it is built here. */
async function bound(): Promise<StackBound & { readonly variables: number }> {
  const found: StackBound[] = [];
  const { ram } = await buildAside('uno', undefined, (folder) => {
    found.push(stackBound(join(folder, 'muggins.elf')));
  });
  const [whole] = found;
  if (whole === undefined) throw new Error('nobody looked into the build');
  return { ...whole, variables: ram };
}

/** The most that the stack has reached after everything that the board can do, as the board itself says. */
function measured(): { readonly most: number; readonly room: number } {
  const probe = new Probe(4).start();
  probe.run(2100);
  for (const key of ['9', '8', 'P1', 'UNDO', '7', 'P4', 'D'] as const) {
    probe.machine.press(key);
    probe.run(40);
    probe.machine.release(key);
    probe.run(150);
  }
  probe.greet(4, 127);
  probe.say({ type: 'effect', sequence: 1, effect: 1, lane: 0 });
  probe.machine.press('5');
  probe.run(500);
  probe.say({ type: 'readEntry', sequence: 2 });
  probe.say({ type: 'selfTest', sequence: 3, on: 1 });
  probe.machine.press('P2');
  probe.run(500);
  probe.machine.write(Uint8Array.from([0xf0, 0x6b, 0xf7, 0xf0, 0x79, 0xf7]));
  probe.say({ type: 'readHealth', sequence: 4 });
  probe.run(50);
  const [health] = probe.messages('health');
  if (health === undefined) throw new Error('the board said nothing of its health');
  return { most: health.stackMost, room: health.stackRoom };
}

describe.skipIf((await whyNoBuild()) !== undefined)('the stack', () => {
  test('can never reach the variables: what is measured is under the bound, and the bound leaves a wide margin', async () => {
    const { main, interrupt, total, variables, chain } = await bound();
    const { most, room } = measured();
    expect(chain[0]).toBe('main');
    expect(variables + room).toBe(RAM);
    expect(most).toBeGreaterThan(60);
    expect(most).toBeLessThanOrEqual(total);
    expect(main + interrupt).toBe(total);
    expect(RAM - variables - total).toBeGreaterThan(MARGIN);
  });
});
