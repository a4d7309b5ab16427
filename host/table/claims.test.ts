// A request of a phone in the journal: carried out once, and found again after a restart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { silentLog } from '../board/index.ts';
import { Book } from './book.ts';
import { openTableJournal, type TableJournal } from './kind.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

function open(folder: string): { readonly book: Book; readonly journal: TableJournal } {
  const journal = openTableJournal(folder);
  closing.push(() => journal.close());
  const book = new Book({ journal, log: silentLog, lanes: 2 });
  book.resume();
  return { book, journal };
}

test('a claim is on disk with what it did, and found again after a restart, however many came after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-claims-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const { book, journal } = open(folder);
  const peg = { type: 'peg', seat: 0, points: 2 } as const;
  book.carryOut({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] });
  book.carryOut(peg);
  book.carryOut(peg, { id: "a'bc", seat: 1 });
  book.carryOut({ type: 'undo' }, { id: 'back', seat: 0 });
  expect([book.fold.seatOf(2), book.fold.seatOf(3)]).toEqual([undefined, 1]);
  // However often it comes, it is carried out once.
  expect(book.carryOut(peg, { id: "a'bc", seat: 1 })).toEqual({
    ok: true,
    value: [],
    again: { seat: 1, move: 3 },
  });
  for (const _ of Array.from({ length: 3 }))
    book.carryOut({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] });
  journal.close();
  {
    const { book: same } = open(folder);
    expect(same.fold.requests.find("a'bc")).toEqual({ seat: 1, move: 3 });
    expect(same.fold.requests.find('back')).toEqual({ seat: 0, move: 4, undoes: 3 });
    expect(same.fold.requests.find('abd')).toBeUndefined();
  }
});
