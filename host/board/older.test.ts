// A board whose firmware is of contract 1.1, the real image of then: the host says so, and goes on without what it lacks.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Emulator, PROCESSORS, parseHex, readPegs } from '../../hardware/emulator/index.ts';
import { Connection, openingSource } from './index.ts';

const IMAGE = new URL('../../firmware/testing/older/uno-1.1.hex', import.meta.url);

let emulator: Emulator;
let connection: Connection;
beforeEach(async () => {
  emulator = await Emulator.start({ speed: 'max' });
  await emulator.flash(parseHex(readFileSync(IMAGE, 'utf8'), PROCESSORS.uno.flash));
  connection = new Connection({ open: openingSource('emulator', () => emulator.openPort()), lanes: 3 });
});
afterEach(async () => {
  await connection.close();
  await emulator.stop();
});

test('is told of, shows pegs without the rear ones of the lap before, and says how it is without its closed keys', async () => {
  const problems: unknown[] = [];
  connection.on('problem', (error) => problems.push(error));
  const told = once(connection, 'outdated');
  connection.start();
  expect((await told)[0]).toMatchObject({ contract: '1.1' });
  const view = {
    pegs: [
      { front: 3, rear: 118 },
      { front: 40, rear: 31 },
    ],
    dealer: null,
    turn: null,
    rows: ['', '', '', ''],
  } as const;
  const shown = once(connection, 'shown');
  connection.show(view);
  expect((await shown)[0]).toBe(view);
  await emulator.wait(100);
  expect(readPegs(emulator.view.pixels, 3).slice(0, 2)).toEqual([
    { front: 3, rear: 0 },
    { front: 40, rear: 31 },
  ]);
  expect(await connection.health()).toMatchObject({ record: { slots: 23 }, closed: [] });
  expect(problems).toEqual([]);
});
