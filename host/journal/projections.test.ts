// Kept projections follow every entry in its transaction, and are made anew exactly where they cannot be trusted.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, test } from 'vitest';
import {
  type EventKind,
  isJournalError,
  type Journal,
  type KeptProjection,
  openJournal,
  readJournal,
} from './index.ts';

type Scored = { readonly type: 'scored'; readonly points: number; readonly move: number };
const SCORES: EventKind<Scored> = {
  isEvent: (read): read is Scored => read.type === 'scored',
  beginsChapter: () => false,
};
const scored = (move: number, points: number): Scored => ({ type: 'scored', points, move });

/** Adds up the points; counts how often it was begun from the first entry. */
class Sum implements KeptProjection<Scored> {
  readonly name = 'sum';
  readonly tables = 'CREATE TABLE sum (points INTEGER); INSERT INTO sum VALUES (0)';
  readonly version: number;
  begun = 0;
  constructor(version = 1) {
    this.version = version;
  }
  begin(): ReturnType<KeptProjection<Scored>['begin']> {
    this.begun += 1;
    return ({ event }) => [`UPDATE sum SET points = points + ${event.points}`];
  }
}

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-projections-'));

function open(folder: string, sum: Sum): Journal<Scored> {
  const journal = openJournal(folder, SCORES, { projections: [sum] });
  opened.push(journal);
  return journal;
}
const add = (journal: Journal<Scored>, sum: Sum, ...events: readonly Scored[]): void => {
  journal.append(events, 0, (entries) => entries.flatMap(sum.begin()));
};
const total = (journal: Pick<Journal<Scored>, 'look'>): unknown => journal.look(['points'], 'sum')[0]?.[0];

/** A journal of 3 and 4 points that was closed. */
function kept(): string {
  const [folder, sum] = [newFolder(), new Sum()];
  const journal = open(folder, sum);
  add(journal, sum, scored(1, 3));
  add(journal, sum, scored(2, 4));
  expect(total(journal)).toBe('7');
  journal.close();
  return folder;
}

test('it stands where the journal stands: nothing is folded again', () => {
  const [folder, sum] = [kept(), new Sum()];
  expect([total(open(folder, sum)), sum.begun]).toEqual(['7', 0]);
});

const changed = (folder: string, sql: string): void => {
  const database = new Database(join(folder, 'journal.db'));
  database.exec(sql);
  database.close();
};

test.each<[string, number, (folder: string) => void]>([
  ['another version', 2, () => {}],
  [
    'entries that a program without it appended',
    1,
    (folder) => {
      const other = openJournal(folder, SCORES);
      other.append([scored(3, 0)]);
      other.close();
    },
  ],
  ['its note gone', 1, (folder) => changed(folder, 'DELETE FROM projections')],
  ['ahead of the events', 1, (folder) => changed(folder, 'UPDATE projections SET sequence = 9')],
  [
    'a note whose name is no text',
    1,
    (folder) => changed(folder, "UPDATE projections SET name = CAST(X'73ff6d' AS TEXT)"),
  ],
])('it is made anew: %s', (_, version, happen) => {
  const [folder, sum] = [kept(), new Sum(version)];
  happen(folder);
  expect([total(open(folder, sum)), sum.begun]).toEqual(['7', 1]);
  for (const each of opened.splice(0)) each.close();
  const again = new Sum(version);
  expect([total(open(folder, again)), again.begun]).toEqual(['7', 0]);
});

test('an entry and what follows from it are kept together or not at all', () => {
  const [folder, sum] = [kept(), new Sum()];
  const journal = open(folder, sum);
  const failing = () =>
    journal.append([scored(3, 5)], 0, () => ['UPDATE sum SET points = 99', 'UPDATE nothing SET x = 1']);
  expect(failing).toThrow(/nothing/);
  expect([journal.head.sequence, total(journal)]).toEqual([2, '7']);
  add(journal, sum, scored(3, 1));
  expect([journal.head, total(journal)]).toEqual([{ sequence: 3, move: 3, chapter: 0 }, '8']);
});

test('a reader beside the keeper sees it, and knows whether it is current', () => {
  const [folder, sum] = [kept(), new Sum()];
  const journal = open(folder, sum);
  const reader = readJournal(folder, SCORES);
  opened.push(reader);
  expect([reader.keeps(sum), reader.keeps(new Sum(2)), total(reader)]).toEqual([true, false, '7']);
  journal.append([scored(3, 5)]);
  expect(reader.keeps(sum)).toBe(false);
});

test('text in it that is no UTF-8 is damage, and not the end of the process', () => {
  const [folder, sum] = [kept(), new Sum()];
  const journal = open(folder, sum);
  changed(folder, "UPDATE sum SET points = CAST(X'37ff' AS TEXT)");
  try {
    total(journal);
    expect.unreachable();
  } catch (error) {
    expect(isJournalError(error, 'damaged')).toBe(true);
  }
});

test('whoever waits for projections that are made anew hears how far they are', () => {
  const folder = newFolder();
  const first = openJournal(folder, SCORES);
  first.append(Array.from({ length: 2_500 }, () => scored(1, 1)));
  first.close();
  const heard: number[] = [];
  const open = () =>
    openJournal(folder, SCORES, { projections: [new Sum()], progress: (at) => heard.push(at) });
  open().close();
  expect(heard).toEqual([1_000, 2_000]);
  // Nothing is made anew the next time.
  open().close();
  expect(heard).toEqual([1_000, 2_000]);
});
