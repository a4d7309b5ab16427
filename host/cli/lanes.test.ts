// How many lanes a table has that nobody has asked for: those of the board, real or emulated.
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Emulator } from '../../hardware/emulator/index.ts';
import { type RuleSet, SIX_CARD } from '../../shared/rules/index.ts';
import { Connection, openFailed, openingSource, portSource } from '../board/index.ts';
import { keptLanes } from './emulated.ts';
import { boardLanes, emulatedLanes } from './lanes.ts';

const data = mkdtempSync(join(tmpdir(), 'muggins-lanes-'));

test('a board that was set up for four lanes says so, and so does its memory', async () => {
  expect(await keptLanes({ data, board: 'uno' })).toBeUndefined();
  const emulator = await Emulator.start({ lanes: 4, speed: 'max' });
  const open = openingSource('bench', () => emulator.openPort());
  try {
    // As it leaves the workshop: nobody has set it up.
    expect((await boardLanes(open)).lanes).toBe(3);
    const connection = new Connection({ open, lanes: 4 });
    connection.start();
    while (connection.status.state !== 'ready') await once(connection, 'status');
    await connection.close();
    // The firmware writes its memory once nothing has changed for a while.
    await emulator.wait(3_000);
    const { lanes, words } = await boardLanes(open);
    expect(lanes).toBe(4);
    expect(words).toMatch(/set up for 4 lanes\. .*--lanes 2 or --lanes 3: it keeps that/);
    writeFileSync(join(data, 'emulator.eeprom'), await emulator.eeprom());
    expect(await keptLanes({ data, board: 'uno' })).toBe(4);
  } finally {
    await emulator.stop();
  }
}, 60_000);

test('without a board it is said what to do', async () => {
  const none = portSource('bench', () => Promise.reject(openFailed('bench', new Error('it is not there'))));
  const { lanes, words } = await boardLanes(none);
  expect(lanes).toBe(3);
  expect(words).toMatch(/No board has answered yet.*3 lanes.*--lanes 2 or --lanes 4/);
});

const FOUR: RuleSet = { ...SIX_CARD, seats: 4, sides: [0, 1, 2, 3] };
test.each([
  [undefined, SIX_CARD, 3],
  [2, SIX_CARD, 2],
  [4, SIX_CARD, 4],
  [undefined, FOUR, 4],
  [2, { ...SIX_CARD, seats: 3, sides: [0, 1, 2] }, 3],
  // Five sides fit no board: the rules are refused for it elsewhere.
  [undefined, { ...SIX_CARD, seats: 5, sides: [0, 1, 2, 3, 4] }, 3],
  // What no memory should hold.
  [9, SIX_CARD, 3],
] as const)('an emulated board that kept %s lanes', (kept, rules, lanes) => {
  expect(emulatedLanes(kept, rules)).toBe(lanes);
});
