// A board whose firmware is of contract 1.1, the real image of then: the host says so, and goes on without what it lacks.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROCESSORS, parseHex, readPegs, SteppedBoard } from '../../hardware/emulator/index.ts';
import { type BoardHealth, type BoardReport, type BoardView, Connection, openingSource } from './index.ts';

const IMAGE = new URL('../../firmware/testing/older/uno-1.1.hex', import.meta.url);

let board: SteppedBoard;
let connection: Connection;
beforeEach(() => {
  board = new SteppedBoard({ flash: parseHex(readFileSync(IMAGE, 'utf8'), PROCESSORS.uno.flash) });
  const open = openingSource('emulator', () => board.openPort());
  connection = new Connection({ open, lanes: 3, clock: board.clock });
});
afterEach(() => connection.close());

test('is told of, shows pegs without the rear ones of the lap before, and says how it is without its closed keys', async () => {
  const problems: unknown[] = [];
  const older: BoardReport[] = [];
  const shown: BoardView[] = [];
  connection.on('problem', (error) => problems.push(error));
  connection.on('outdated', (report) => older.push(report));
  connection.on('shown', (seen) => shown.push(seen));
  connection.start();
  await board.until(() => older.length > 0);
  expect(older).toMatchObject([{ contract: '1.1' }]);
  const view = {
    pegs: [
      { front: 3, rear: 118 },
      { front: 40, rear: 31 },
    ],
    dealer: null,
    turn: null,
    rows: ['', '', '', ''],
  } as const;
  connection.show(view);
  await board.until(() => shown[0] === view);
  await board.run(100);
  expect(readPegs(board.machine.shown, 3).slice(0, 2)).toEqual([
    { front: 3, rear: 0 },
    { front: 40, rear: 31 },
  ]);
  const healths: BoardHealth[] = [];
  connection.health().then((health) => healths.push(health), expect.fail);
  await board.until(() => healths.length > 0);
  expect(healths).toMatchObject([{ record: { slots: 23 }, closed: [] }]);
  expect(problems).toEqual([]);
});
