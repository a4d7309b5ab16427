// The disk has changed a game of last year: a table with a journal on the disk sets it aside, says so, and plays on.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { openTableJournal } from './kind.ts';
import { Table } from './table.ts';
import { type Act, FakeBoard, HandClock } from './testing/rig.ts';

const NEW = { type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] } as const;
const PEG = { type: 'peg', seat: 0, points: 3 } as const;
/** Seconds in which nobody plays: far more than a small journal needs to be checked. */
const QUIET = 20;

/** A table on the journal of a folder, and a clock that is turned by hand. */
function begin(folder: string) {
  const journal = openTableJournal(folder);
  onTestFinished(() => journal.close());
  const acts: Act[] = [];
  const [board, clock] = [new FakeBoard(acts), new HandClock()];
  const table = new Table({ journal, board, clock, settings: { lanes: 2 } });
  table.start();
  const end = (): void => {
    table.close();
    journal.close();
  };
  const wait = (): void => {
    for (let second = 0; second < QUIET; second++) clock.turn(1_000);
  };
  /** The last row that the board was told. */
  const row = (): string | undefined => acts.findLast((act) => act.what === 'shown')?.view.rows[3];
  return { table, wait, row, end };
}

/** Two games; then the disk changes the first of them. */
function played(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-aside-'));
  const { table, end } = begin(folder);
  for (const command of [NEW, { type: 'free' }, PEG, NEW, { type: 'free' }, PEG] as const)
    expect(table.command(command).ok).toBe(true);
  end();
  const database = new Database(join(folder, 'journal.db'));
  database.exec("DROP TRIGGER events_stay; UPDATE events SET body = '{' WHERE game = 1 AND type = 'pegged'");
  database.close();
  return folder;
}

test('the display says so until the next move, the view until somebody has read it, over every start', () => {
  const folder = played();
  const first = begin(folder);
  first.wait();
  const { table, row } = first;
  expect(table.view.notices).toMatchObject([{ code: 'aside', details: { game: 1 } }]);
  expect(row()).toBe('Game 1 set aside');
  expect(table.command(PEG).ok).toBe(true);
  expect(table.view.pegs[0]).toEqual({ front: 6, rear: 3 });
  expect(row()).not.toMatch(/set aside/);
  expect(table.view.notices).toHaveLength(1);
  first.end();

  const second = begin(folder);
  expect(second.row()).toBe('Game 1 set aside');
  expect(second.table.noticeRead(1)).toBeUndefined();
  expect(second.row()).not.toMatch(/set aside/);
  second.end();

  const third = begin(folder);
  third.wait();
  expect([third.table.view.notices, third.table.view.pegs[0]?.front]).toEqual([[], 6]);
  third.end();
});
