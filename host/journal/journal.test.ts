// The journal keeps what it took, in order, and numbers games as people would.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { type Event, SIX_CARD } from '../../shared/rules/index.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { type EventKind, isJournalError, type Journal, openJournal, readJournal } from './index.ts';
import { caught, peg, start } from './testing/events.ts';
import { eventsOf } from './testing/gather.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const journal of opened.splice(0)) journal.close();
});

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-journal-'));
function keep(folder: string, now?: () => number): Journal<TableEvent> {
  const journal = openJournal(folder, TABLE_EVENTS, now === undefined ? {} : { now });
  opened.push(journal);
  return journal;
}

test('what was appended is there after closing and opening again, in order', () => {
  const folder = newFolder();
  const first = keep(folder);
  first.append([start(1)]);
  first.append([peg(2, 0, 4), peg(2, 1, 3)]);
  first.close();
  expect(eventsOf(keep(folder))).toEqual([start(1), peg(2, 0, 4), peg(2, 1, 3)]);
});

test('times come from the clock that was given', () => {
  let time = 1_000;
  const journal = keep(newFolder(), () => time);
  journal.append([start(1)]);
  time = 5_000;
  journal.append([peg(2, 0, 4)]);
  expect([...journal.read()].map((entry) => entry.time)).toEqual([1_000, 5_000]);
});

test('the file is in write-ahead mode', () => {
  const folder = newFolder();
  keep(folder).append([start(1)]);
  const database = new Database(join(folder, 'journal.db'));
  expect(database.pragma('journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
  database.close();
});

test('events are never changed or deleted, whoever tries', () => {
  const folder = newFolder();
  const journal = keep(folder);
  journal.append([start(1), peg(1, 0, 4)]);
  journal.close();
  const database = new Database(join(folder, 'journal.db'));
  expect(() => database.exec("UPDATE events SET body = '{}' WHERE sequence = 1")).toThrow(/never changed/);
  expect(() => database.exec('DELETE FROM events')).toThrow(/never deleted/);
  database.close();
});

test('events of one command are kept together or not at all', () => {
  const folder = newFolder();
  const journal = keep(folder);
  journal.append([start(1)]);
  const circular: { self?: unknown } = {};
  circular.self = circular;
  const unwritable = { ...peg(2, 1, 3), circular } as unknown as Event;
  expect(() => journal.append([peg(2, 0, 4), unwritable])).toThrow();
  expect(eventsOf(journal)).toEqual([start(1)]);
  journal.append([peg(2, 0, 5)]);
  expect(eventsOf(journal)).toEqual([start(1), peg(2, 0, 5)]);
});

test('while another program holds the database nothing is kept; then play goes on', () => {
  const folder = newFolder();
  const journal = keep(folder);
  journal.append([start(1)]);
  const other = new Database(join(folder, 'journal.db'));
  other.exec('BEGIN IMMEDIATE');
  const error = caught(() => journal.append([peg(2, 0, 4)]));
  expect(isJournalError(error, 'disk')).toBe(true);
  expect(String(error)).toMatch(/journal\.db: .*locked/);
  other.exec('ROLLBACK');
  other.close();
  journal.append([peg(2, 0, 5)]);
  expect(eventsOf(journal)).toEqual([start(1), peg(2, 0, 5)]);
});

test('names and texts with quotes come back as they were', () => {
  const folder = newFolder();
  const players = ["O'Brien '); DROP TABLE events; --", '"\\\u0000\n♠'];
  const event: Event = { type: 'gameStarted', game: 1, rules: SIX_CARD, players, move: 1 };
  const journal = keep(folder);
  journal.append([event]);
  journal.close();
  expect(eventsOf(keep(folder))).toEqual([event]);
});

test('a closed journal has closed its files: the log is gone', () => {
  const folder = newFolder();
  const journal = keep(folder);
  journal.append([start(1)]);
  journal.close();
  expect(readdirSync(folder).sort()).toEqual(['journal.db', 'journal.lock', 'journal.owner']);
});

describe('chapters', () => {
  test('are what the caller says; without a word the last one goes on', () => {
    const journal = keep(newFolder());
    journal.append([start(1)], 1);
    journal.append([peg(2, 0, 4), peg(2, 1, 2)]);
    journal.append([start(3)], 2);
    journal.append([{ type: 'undone', undoes: 3, move: 4 }], 2);
    journal.append([peg(5, 1, 2)], 1);
    expect([...journal.read()].map(({ chapter }) => chapter)).toEqual([1, 1, 1, 2, 2, 1]);
  });

  test('what was appended is given back as it is kept', () => {
    const journal = keep(newFolder(), () => 7);
    expect(journal.append([start(1)], 1)).toEqual([...journal.read()]);
    expect([...journal.read()]).toEqual([{ sequence: 1, chapter: 1, time: 7, event: start(1) }]);
  });
});

// A hall keeps events of its own in a journal of its own.
describe('another kind of events', () => {
  type HallEvent = { readonly move: number } & (
    | { readonly type: 'nightOpened'; readonly hall: string }
    | { readonly type: 'cameIn'; readonly player: string }
  );
  const HALL: EventKind<HallEvent> = {
    isEvent: (read): read is HallEvent => read.type === 'nightOpened' || read.type === 'cameIn',
    beginsChapter: (type) => type === 'nightOpened',
  };
  const EVENING: readonly HallEvent[] = [
    { type: 'nightOpened', hall: 'The Swan', move: 1 },
    { type: 'cameIn', player: 'Ann', move: 2 },
    { type: 'cameIn', player: 'Bob', move: 3 },
  ];

  function evening(): string {
    const folder = newFolder();
    const hall = openJournal(folder, HALL);
    opened.push(hall);
    for (const event of EVENING) hall.append([event], 1);
    hall.close();
    return folder;
  }

  test('is kept and read as games are', () => {
    const folder = evening();
    const reader = readJournal(folder, HALL);
    opened.push(reader);
    expect(eventsOf(reader)).toEqual(EVENING);
  });

  test('is no journal of games, and the other way round', () => {
    const wrong = caught(() => openJournal(evening(), TABLE_EVENTS));
    expect(isJournalError(wrong, 'damaged') && wrong.details.reason.code).toBe('entryUnknown');
    const folder = newFolder();
    const table = keep(folder);
    table.append([start(1)]);
    table.close();
    expect(
      isJournalError(
        caught(() => openJournal(folder, HALL)),
        'damaged',
      ),
    ).toBe(true);
  });

  test('damage in its last chapter is cut off, a chapter that is damaged before that is set aside', () => {
    const folder = evening();
    const database = new Database(join(folder, 'journal.db'));
    database.exec("DROP TRIGGER events_stay; UPDATE events SET body = '{' WHERE sequence = 3");
    database.close();
    const hall = openJournal(folder, HALL);
    expect(eventsOf(hall)).toEqual(EVENING.slice(0, 2));
    hall.close();
    const again = openJournal(folder, HALL);
    again.append([{ type: 'nightOpened', hall: 'The Swan', move: 3 }], 2);
    again.close();
    const other = new Database(join(folder, 'journal.db'));
    other.exec("DROP TRIGGER events_stay; UPDATE events SET body = '{' WHERE sequence = 2");
    other.close();
    const third = openJournal(folder, HALL);
    opened.push(third);
    while (third.scrub());
    expect(third.notices.map(({ code }) => code)).toEqual(['aside']);
    expect(eventsOf(third)).toEqual([{ type: 'nightOpened', hall: 'The Swan', move: 3 }]);
  });
});

describe('identity', () => {
  test('is made with the journal, and stays through closing, opening, copying and reading', () => {
    const [folder, copy] = [newFolder(), newFolder()];
    const journal = keep(folder);
    const { id } = journal;
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    journal.append([start(1)]);
    expect(readJournal(folder, TABLE_EVENTS).id).toBe(id);
    journal.close();
    cpSync(folder, copy, { recursive: true });
    expect([keep(folder).id, keep(copy).id]).toEqual([id, id]);
  });

  test('is another one for every journal', () => {
    expect(keep(newFolder()).id).not.toBe(keep(newFolder()).id);
  });

  test('outlasts the rebuilding of a damaged journal', () => {
    const folder = newFolder();
    const journal = keep(folder);
    const { id } = journal;
    for (const event of [start(1), peg(2, 0, 4), peg(3, 1, 5)]) journal.append([event]);
    journal.close();
    const database = new Database(join(folder, 'journal.db'));
    database.exec("DROP TRIGGER events_stay; UPDATE events SET body = '{' WHERE sequence = 3");
    database.close();
    const mended = keep(folder);
    expect([mended.notices.map(({ code }) => code), mended.id]).toEqual([['cut'], id]);
  });
});

describe('one keeper', () => {
  test('a second one in the same process is refused', () => {
    const folder = newFolder();
    keep(folder);
    const error = caught(() => openJournal(folder, TABLE_EVENTS));
    expect(isJournalError(error, 'inUse') && error.details).toEqual({ folder, pid: process.pid });
  });

  test('the journal is free again once it is closed', () => {
    const folder = newFolder();
    keep(folder).close();
    expect(() => keep(folder)).not.toThrow();
  });

  test('a note of the owner that cannot be written hinders nobody, and says no wrong name', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'journal.owner'));
    expect(() => keep(folder)).not.toThrow();
    const error = caught(() => openJournal(folder, TABLE_EVENTS));
    expect(isJournalError(error, 'inUse') && error.details).toEqual({ folder, pid: undefined });
  });

  test('another process is refused and told who has it, and may still read', async () => {
    const folder = newFolder();
    keep(folder).append([start(1), peg(1, 0, 4)]);
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import=tsx',
      join(import.meta.dirname, 'testing', 'visitor.ts'),
      folder,
    ]);
    const told = JSON.parse(stdout) as { code: string; message: string; read: readonly Event[] };
    expect(told.code).toBe('inUse');
    expect(told.message).toContain(`process ${process.pid}`);
    expect(told.message).toContain('--data');
    expect(told.read).toEqual([start(1), peg(1, 0, 4)]);
  });

  test('a keeper that is killed lets go, and what it had appended is there', async () => {
    const folder = newFolder();
    const keeper = spawn(process.execPath, [
      '--import=tsx',
      join(import.meta.dirname, 'testing', 'keeper.ts'),
      folder,
      JSON.stringify([start(1), peg(1, 0, 4)]),
    ]);
    await once(keeper.stdout, 'data');
    expect(
      isJournalError(
        caught(() => openJournal(folder, TABLE_EVENTS)),
        'inUse',
      ),
    ).toBe(true);
    keeper.kill('SIGKILL');
    await once(keeper, 'exit');
    expect(eventsOf(keep(folder))).toEqual([start(1), peg(1, 0, 4)]);
  });
});

describe('reading', () => {
  test('a folder without a journal is named', () => {
    const folder = newFolder();
    const error = caught(() => readJournal(folder, TABLE_EVENTS));
    expect(isJournalError(error, 'missing')).toBe(true);
    expect(String(error)).toContain(folder);
  });

  test('a reader sees what the keeper appends, and a journal at rest', () => {
    const folder = newFolder();
    const keeper = keep(folder);
    keeper.append([start(1)]);
    const reader = readJournal(folder, TABLE_EVENTS);
    opened.push(reader);
    keeper.append([peg(2, 0, 4)]);
    expect(eventsOf(reader)).toEqual([start(1), peg(2, 0, 4)]);
    keeper.close();
    const later = readJournal(folder, TABLE_EVENTS);
    opened.push(later);
    expect(eventsOf(later)).toHaveLength(2);
  });

  test('folders with signs that mean something in a URL', () => {
    const folder = join(newFolder(), 'a b?c#d%20e');
    keep(folder).append([start(1)]);
    const reader = readJournal(folder, TABLE_EVENTS);
    opened.push(reader);
    expect(eventsOf(reader)).toEqual([start(1)]);
  });
});

test('a folder that cannot be made is a disk error that names it', () => {
  const error = caught(() => openJournal('/dev/null/muggins', TABLE_EVENTS));
  expect(isJournalError(error, 'disk')).toBe(true);
  expect(String(error)).toContain('/dev/null/muggins');
});
