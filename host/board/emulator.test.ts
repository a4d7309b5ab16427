// The real firmware in the emulator, with the real Johnny-Five above it, in the emulated board's time.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseHex, prebuiltImage, readPegs, SteppedBoard } from '../../hardware/emulator/index.ts';
import { CONTRACT } from '../../shared/protocol/index.ts';
import { Connection } from './connection.ts';
import { openingSource } from './transport.ts';
import type { BoardView } from './view.ts';

const flash = parseHex(readFileSync(prebuiltImage(), 'utf8'));

const view = (front: number): BoardView => ({
  pegs: [{ front, rear: front - 1 }],
  dealer: 0,
  turn: 1,
  rows: ['Crib: Red', 'Blue to count', '', `${front}`],
});

describe('on the emulated board', () => {
  let board: SteppedBoard;
  let connection: Connection;
  let shown: BoardView[];
  let violations: string[];

  beforeEach(() => {
    violations = [];
    board = new SteppedBoard({
      flash,
      // Opening a port resets the chip, which may cut the display's bus off in the middle of a byte.
      onViolation: (violation) => {
        if (violation.part === 'pixels') violations.push(JSON.stringify(violation));
      },
    });
    shown = [];
    const open = openingSource('emulator', () => board.openPort());
    connection = new Connection({ open, lanes: 3, clock: board.clock });
    connection.on('shown', (seen) => shown.push(seen));
  });
  afterEach(async () => {
    await connection.close();
    expect(violations).toEqual([]);
  });

  const show = async (wanted: BoardView): Promise<void> => {
    connection.show(wanted);
    await board.until(() => shown.at(-1) === wanted);
  };
  const start = async (): Promise<void> => {
    connection.start();
    await board.until(() => connection.status.state === 'ready');
  };
  const bytes = (): number => (connection.traffic?.bytesIn ?? 0) + (connection.traffic?.bytesOut ?? 0);

  test('ready within two seconds of the board’s time; a view lights its holes and its rows; a peg move takes at most 24 bytes', async () => {
    const began = board.clock.now();
    await start();
    expect(board.clock.now() - began).toBeLessThan(2_000);
    expect(connection.status.board).toMatchObject({ contract: CONTRACT, kind: 'uno', lanes: 3 });
    await show(view(12));
    // The display takes its characters at the pace of its bus.
    await board.run(300);
    expect(readPegs(board.machine.shown, 3)[0]).toEqual({ front: 12, rear: 11 });
    expect(board.machine.text).toEqual(view(12).rows.map((row) => row.padEnd(20)));
    const before = bytes();
    await show({ ...view(12), pegs: [{ front: 14, rear: 12 }] });
    expect(bytes() - before).toBeLessThanOrEqual(24);
  });
});
