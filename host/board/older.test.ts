// Boards whose firmware is of an older contract, the real images of then: the host says so, and goes on without what they lack.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { PROCESSORS, parseHex, readPegs, SteppedBoard } from '../../hardware/emulator/index.ts';
import { type BoardHealth, type BoardReport, type BoardView, Connection, openingSource } from './index.ts';

const imageOf = (contract: string): Uint8Array => {
  const file = new URL(`../../firmware/testing/older/uno-${contract}.hex`, import.meta.url);
  return parseHex(readFileSync(file, 'utf8'), PROCESSORS.uno.flash);
};

let board: SteppedBoard;
let connection: Connection;
const lay = (contract: string): void => {
  board = new SteppedBoard({ flash: imageOf(contract) });
  const open = openingSource('emulator', () => board.openPort());
  connection = new Connection({ open, lanes: 3, clock: board.clock });
};
afterEach(() => connection.close());

test.each(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'])(
  'a button of a board of contract %s is held after two seconds',
  async (contract) => {
    lay(contract);
    const keys: string[] = [];
    connection.on('key', ({ key, action }) => keys.push(`${key} ${action}`));
    connection.start();
    await board.until(() => connection.status.state === 'ready');
    expect(connection.status.board).toMatchObject({ contract });
    board.machine.press('UNDO');
    await board.run(2_100);
    board.machine.release('UNDO');
    await board.until(() => keys.length >= 3);
    expect(keys).toEqual(['UNDO press', 'UNDO hold', 'UNDO release']);
  },
);

test('a board of contract 1.1 is told of, shows pegs without the rear ones of the lap before, and says how it is without its closed keys', async () => {
  lay('1.1');
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
