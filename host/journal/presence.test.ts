// A part of a journal that is not there: each situation is named, and nothing is begun anew in silence.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import type { Event } from '../../shared/rules/index.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { isJournalError, type Journal, openJournal, readJournal } from './index.ts';
import { caught, peg, start } from './testing/events.ts';
import { eventsOf } from './testing/gather.ts';

const EVENTS: readonly Event[] = [start(1), ...Array.from({ length: 20 }, (_, index) => peg(index + 2))];

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const journal of opened.splice(0)) journal.close();
});
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-presence-'));
function keep(folder: string): Journal<TableEvent> {
  const journal = openJournal(folder, TABLE_EVENTS, { now: () => 0 });
  opened.push(journal);
  return journal;
}

/** So many entries are in the file, the rest in the log, as kill -9 leaves them; and the note of whose it was. */
function killed(folded = 10): string {
  const [folder, alive] = [newFolder(), newFolder()];
  const journal = keep(alive);
  for (const event of EVENTS.slice(0, folded)) journal.append([event]);
  journal.settle();
  for (const event of EVENTS.slice(folded)) journal.append([event]);
  for (const name of ['journal.db', 'journal.db-wal', 'journal.owner'])
    copyFileSync(join(alive, name), join(folder, name));
  return folder;
}
function stopped(): string {
  const folder = newFolder();
  const journal = openJournal(folder, TABLE_EVENTS);
  for (const event of EVENTS) journal.append([event]);
  journal.close();
  return folder;
}
const remove = (...names: readonly string[]) => {
  return (folder: string): void => {
    for (const name of names) rmSync(join(folder, name));
  };
};
/** As `sqlite3 journal.db` does when it is closed. */
function foldIn(folder: string): void {
  const database = new Database(join(folder, 'journal.db'));
  database.prepare('SELECT count(*) FROM events').get([]);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  rmSync(join(folder, 'journal.db-wal'), { force: true });
}
const empty = (folder: string): void => truncateSync(join(folder, 'journal.db'));

/** Source: trust review, B3 and "C"; issue 10, line 2. */
const SITUATIONS: readonly {
  readonly what: string;
  readonly make: () => string;
  readonly change: (folder: string) => void;
  /** The error that refuses it, or what is noticed, with the number of entries that are there. */
  readonly refused?: 'logAlone';
  readonly noticed?: readonly string[];
  readonly kept?: number;
}[] = [
  { what: 'everything is there after a kill', make: killed, change: () => {}, noticed: [], kept: 21 },
  { what: 'everything is there after a clean stop', make: stopped, change: () => {}, noticed: [], kept: 21 },
  {
    what: 'the database is deleted, its log is left',
    make: killed,
    change: remove('journal.db'),
    refused: 'logAlone',
  },
  { what: 'the database is emptied, its log is left', make: killed, change: empty, refused: 'logAlone' },
  {
    what: 'the log is deleted',
    make: killed,
    change: remove('journal.db-wal'),
    noticed: ['logMissing'],
    kept: 10,
  },
  {
    what: 'another program has folded the log in after a kill, and deleted it',
    make: killed,
    change: foldIn,
    noticed: [],
    kept: 21,
  },
  {
    what: 'the same after a kill in a quiet moment',
    make: () => killed(EVENTS.length),
    change: foldIn,
    noticed: [],
    kept: 21,
  },
  {
    what: 'the database is deleted after a clean stop',
    make: stopped,
    change: remove('journal.db'),
    noticed: ['begun'],
    kept: 0,
  },
  {
    what: 'both are deleted',
    make: killed,
    change: remove('journal.db', 'journal.db-wal'),
    noticed: ['begun'],
    kept: 0,
  },
  {
    what: 'the database is emptied after a clean stop',
    make: stopped,
    change: empty,
    noticed: ['begun'],
    kept: 0,
  },
];

test.each(SITUATIONS)('$what', ({ make, change, refused, noticed, kept = 0 }) => {
  const folder = make();
  change(folder);
  const before = readdirSync(folder);
  if (refused !== undefined) {
    for (const open of [openJournal, readJournal]) {
      const error = caught(() => open(folder, TABLE_EVENTS));
      expect(isJournalError(error, refused)).toBe(true);
      expect(String(error)).toMatch(/Nothing was changed.*muggins journal/);
    }
    expect(readdirSync(folder).filter((name) => name !== 'journal.lock')).toEqual(before);
    return;
  }
  const journal = keep(folder);
  expect(journal.notices.map(({ code }) => code)).toEqual(noticed);
  expect(eventsOf(journal)).toEqual(EVENTS.slice(0, kept));
  journal.close();
  // Said once: from then on the journal is what it is.
  expect(keep(folder).notices).toEqual([]);
});

test('a new folder is a new journal, of which nothing is said', () => {
  expect(keep(newFolder()).notices).toEqual([]);
});

describe('a truncated database is named, or nothing is missing', () => {
  test.each([
    ['with its log', killed],
    ['without a log', stopped],
  ])('%s, wherever it is cut off', (_, make) => {
    const whole = make();
    const { size } = statSync(join(whole, 'journal.db'));
    for (const at of [1, 50, 99, 100, 511, 512, 4_095, 4_096, 4_097, size - 4_096, size - 1]) {
      const folder = newFolder();
      for (const name of readdirSync(whole)) copyFileSync(join(whole, name), join(folder, name));
      truncateSync(join(folder, 'journal.db'), at);
      const error = caught(() => {
        const journal = keep(folder);
        const events = eventsOf(journal);
        expect([at, events]).toEqual([at, EVENTS.slice(0, events.length)]);
        if (events.length < EVENTS.length) expect([at, journal.notices.length]).not.toEqual([at, 0]);
        journal.close();
      });
      if (error === undefined) continue;
      if (!isJournalError(error)) throw error;
      expect([at, error.code]).toEqual([at, expect.stringMatching(/^(damaged|logAlone)$/)]);
    }
  });
});

describe('files that vanish under a running table (issue 10, line 3)', () => {
  const inodesGone = /its files were deleted or moved while Muggins ran/;

  test.each([
    ['the log is deleted', remove('journal.db-wal')],
    ['the database is deleted', remove('journal.db')],
    ['all files are deleted', remove('journal.db', 'journal.db-wal', 'journal.db-shm')],
    [
      'the log is moved away',
      (folder: string) => renameSync(join(folder, 'journal.db-wal'), join(folder, 'elsewhere')),
    ],
  ])('%s: nothing more is taken, and all that was acknowledged is there at the next start', (_, vanish) => {
    const folder = newFolder();
    const journal = keep(folder);
    for (const event of EVENTS) journal.append([event]);
    vanish(folder);
    for (let again = 0; again < 2; again++) {
      const error = caught(() => journal.append([peg(22)]));
      expect([isJournalError(error, 'disk'), `${error}`]).toEqual([true, expect.stringMatching(inodesGone)]);
    }
    // As kill -9 leaves it: only names lead to files.
    const left = newFolder();
    for (const name of readdirSync(folder))
      if (/^journal\.db(-wal)?$/.test(name)) copyFileSync(join(folder, name), join(left, name));
    const after = keep(left);
    expect(eventsOf(after)).toEqual(EVENTS);
    after.close();
    journal.close();
    expect(eventsOf(keep(folder))).toEqual(EVENTS);
  });

  test('the whole folder is gone: nothing more is taken', () => {
    const folder = join(newFolder(), 'muggins');
    const journal = keep(folder);
    journal.append([start(1)]);
    rmSync(folder, { recursive: true });
    expect(`${caught(() => journal.append([peg(2)]))}`).toMatch(inodesGone);
  });

  test('another file has taken the name: it is left alone', () => {
    const folder = newFolder();
    const journal = keep(folder);
    journal.append([start(1)]);
    const other = stopped();
    rmSync(join(folder, 'journal.db'));
    copyFileSync(join(other, 'journal.db'), join(folder, 'journal.db'));
    expect(`${caught(() => journal.append([peg(2)]))}`).toMatch(inodesGone);
    expect(readFileSync(join(folder, 'journal.db'))).toEqual(readFileSync(join(other, 'journal.db')));
  });

  test('a folder in the place of the database is no file to write to', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'journal.db'));
    expect(isJournalError(caught(() => openJournal(folder, TABLE_EVENTS)))).toBe(true);
  });
});
