// Undo comes to an earlier game that the disk has changed: it ends there in words, nothing is lost, and play goes on.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { type Command, SIX_CARD } from '../../shared/rules/index.ts';
import { silentLog } from '../board/index.ts';
import { Book } from './book.ts';
import { openTableJournal } from './kind.ts';

const NEW: Command = { type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] };
const PEG: Command = { type: 'peg', seat: 0, points: 3 };

function opened(folder: string) {
  const journal = openTableJournal(folder);
  onTestFinished(() => journal.close());
  const book = new Book({ journal, log: silentLog, lanes: 2 });
  book.resume();
  return { journal, book };
}

/** Two games; then what the disk does to the first of them. */
function played(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-undo-'));
  const { journal, book } = opened(folder);
  for (const command of [NEW, { type: 'free' }, PEG, PEG, NEW, { type: 'free' }, PEG] as const)
    expect(book.carryOut(command).ok).toBe(true);
  journal.close();
  const database = new Database(join(folder, 'journal.db'));
  database.exec(`DROP TRIGGER events_stay; DROP TRIGGER events_remain; ${sql}`);
  database.close();
  return folder;
}

const OF_FIRST = 'WHERE game = 1 AND sequence';

test.each<[string, string]>([
  ['its first entry is another', `UPDATE events SET body = '{' ${OF_FIRST} = 1`],
  [
    'its last entry is another',
    `UPDATE events SET body = '{' ${OF_FIRST} = (SELECT max(sequence) FROM events WHERE game = 1)`,
  ],
  ['its first entry is gone', `DELETE FROM events ${OF_FIRST} = 1`],
  ['all of it is gone', `DELETE FROM events ${OF_FIRST} > 0`],
])('%s', (_, sql) => {
  const folder = played(sql);
  const { journal, book } = opened(folder);
  for (const expected of [0, 0]) {
    expect(book.carryOut({ type: 'undo' }).ok).toBe(true);
    expect(book.state.pegs[0]?.front).toBe(expected);
  }
  const { head } = journal;
  const { state } = book;
  expect(book.carryOut({ type: 'undo' })).toEqual({ ok: false, refusal: { code: 'nothingToUndo' } });
  expect([journal.head, book.state, book.refused]).toEqual([head, state, undefined]);
  expect(book.carryOut({ type: 'redo' }).ok).toBe(true);
  expect(book.carryOut(PEG).ok).toBe(true);
  expect(book.archive.before(undefined, 9)[0]?.line.scores).toEqual([3, 0]);
  const now = book.state;
  journal.close();
  expect(opened(folder).book.state).toEqual(now);
});
