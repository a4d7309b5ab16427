// The journal keeps what it took, in order, and numbers games as people would.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { type Event, SIX_CARD } from '../../shared/rules/index.ts';
import { isJournalError, type Journal, openJournal, readJournal } from './index.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const journal of opened.splice(0)) journal.close();
});

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-journal-'));
function keep(folder: string, now?: () => number): Journal {
  const journal = openJournal(folder, now === undefined ? {} : { now });
  opened.push(journal);
  return journal;
}
const start = (move: number, game = 1): Event => ({
  type: 'gameStarted',
  game,
  rules: SIX_CARD,
  players: ['Red', 'Blue'],
  move,
});
const peg = (move: number, seat: number, points: number): Event => ({
  type: 'pegged',
  seat,
  points,
  reason: 'free',
  move,
});
const caught = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

test('what was appended is there after closing and opening again, in order', () => {
  const folder = newFolder();
  const first = keep(folder);
  first.append([start(1)]);
  first.append([peg(2, 0, 4), peg(2, 1, 3)]);
  first.close();
  expect(keep(folder).events()).toEqual([start(1), peg(2, 0, 4), peg(2, 1, 3)]);
});

test('times come from the clock that was given', () => {
  let time = 1_000;
  const journal = keep(newFolder(), () => time);
  journal.append([start(1)]);
  time = 5_000;
  journal.append([peg(2, 0, 4)]);
  expect(journal.entries().map((entry) => entry.time)).toEqual([1_000, 5_000]);
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
  expect(journal.events()).toEqual([start(1)]);
  journal.append([peg(2, 0, 5)]);
  expect(journal.events()).toEqual([start(1), peg(2, 0, 5)]);
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
  expect(journal.events()).toEqual([start(1), peg(2, 0, 5)]);
});

test('names and texts with quotes come back as they were', () => {
  const folder = newFolder();
  const players = ["O'Brien '); DROP TABLE events; --", '"\\\u0000\n♠'];
  const event: Event = { type: 'gameStarted', game: 1, rules: SIX_CARD, players, move: 1 };
  const journal = keep(folder);
  journal.append([event]);
  journal.close();
  expect(keep(folder).events()).toEqual([event]);
});

test('a closed journal has closed its files: the log is gone', () => {
  const folder = newFolder();
  const journal = keep(folder);
  journal.append([start(1)]);
  journal.close();
  expect(readdirSync(folder).sort()).toEqual(['journal.db', 'journal.lock', 'journal.owner']);
});

describe('games', () => {
  const undone = (move: number, undoes: number): Event => ({ type: 'undone', undoes, move });
  const redone = (move: number, redoes: number): Event => ({ type: 'redone', redoes, move });
  const rows: readonly {
    readonly story: string;
    readonly events: readonly Event[];
    /** Game of each event, and the status of each game. */
    readonly games: readonly number[];
    readonly statuses: readonly string[];
  }[] = [
    { story: 'one game', events: [start(1), peg(2, 0, 4)], games: [1, 1], statuses: ['playing'] },
    {
      story: 'an unfinished game is abandoned by the next',
      events: [start(1), peg(2, 0, 4), start(3), peg(4, 1, 2)],
      games: [1, 1, 2, 2],
      statuses: ['abandoned', 'playing'],
    },
    {
      story: 'undo takes the new game back, and the old one goes on',
      events: [start(1), peg(2, 0, 4), start(3), undone(4, 3), peg(5, 1, 2)],
      games: [1, 1, 2, 2, 1],
      statuses: ['playing', 'withdrawn'],
    },
    {
      story: 'redo brings the new game back',
      events: [start(1), start(2), undone(3, 2), redone(4, 2), peg(5, 1, 2)],
      games: [1, 2, 2, 2, 2],
      statuses: ['abandoned', 'playing'],
    },
    {
      story: 'another new game after one was taken back',
      events: [start(1), start(2), undone(3, 2), start(4), peg(5, 1, 2)],
      games: [1, 2, 2, 3, 3],
      statuses: ['abandoned', 'withdrawn', 'playing'],
    },
  ];
  test.each(rows)('$story', ({ events, games, statuses }) => {
    const journal = keep(newFolder());
    for (const event of events) journal.append([event]);
    expect(journal.entries().map(({ game }) => game)).toEqual(games);
    expect(journal.games().map(({ status }) => status)).toEqual(statuses);
  });

  test('the list says who played, when, and the score', () => {
    const journal = keep(newFolder(), () => 60_000);
    journal.append([start(1)]);
    journal.append([peg(2, 0, 4)]);
    expect(journal.games()).toEqual([
      {
        id: 1,
        game: 1,
        players: ['Red', 'Blue'],
        rules: 'six-card',
        started: 60_000,
        lastMove: 60_000,
        status: 'playing',
        scores: [4, 0],
        result: undefined,
      },
    ]);
  });

  test('one game is exported with its own events only', () => {
    const journal = keep(newFolder(), () => 0);
    for (const event of [start(1), start(2), peg(3, 0, 4)]) journal.append([event]);
    const { game, events } = journal.exportGame(2);
    expect(game).toMatchObject({ id: 2, started: '1970-01-01T00:00:00.000Z' });
    expect(events).toEqual([
      { sequence: 2, time: '1970-01-01T00:00:00.000Z', event: start(2) },
      { sequence: 3, time: '1970-01-01T00:00:00.000Z', event: peg(3, 0, 4) },
    ]);
  });

  test('a game that is not there is refused by number', () => {
    const journal = keep(newFolder());
    journal.append([start(1)]);
    const error = caught(() => journal.exportGame(7));
    expect(isJournalError(error, 'noGame') && error.details).toEqual({ game: 7, games: 1 });
    expect(String(error)).toMatch(/no game 7.*games 1 to 1/);
  });
});

describe('one keeper', () => {
  test('a second one in the same process is refused', () => {
    const folder = newFolder();
    keep(folder);
    const error = caught(() => openJournal(folder));
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
    const error = caught(() => openJournal(folder));
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
        caught(() => openJournal(folder)),
        'inUse',
      ),
    ).toBe(true);
    keeper.kill('SIGKILL');
    await once(keeper, 'exit');
    expect(keep(folder).events()).toEqual([start(1), peg(1, 0, 4)]);
  });
});

describe('reading', () => {
  test('a folder without a journal is named', () => {
    const folder = newFolder();
    const error = caught(() => readJournal(folder));
    expect(isJournalError(error, 'missing')).toBe(true);
    expect(String(error)).toContain(folder);
  });

  test('a reader sees what the keeper appends, and a journal at rest', () => {
    const folder = newFolder();
    const keeper = keep(folder);
    keeper.append([start(1)]);
    const reader = readJournal(folder);
    opened.push(reader);
    keeper.append([peg(2, 0, 4)]);
    expect(reader.events()).toEqual([start(1), peg(2, 0, 4)]);
    keeper.close();
    const later = readJournal(folder);
    opened.push(later);
    expect(later.games()).toHaveLength(1);
  });

  test('folders with signs that mean something in a URL', () => {
    const folder = join(newFolder(), 'a b?c#d%20e');
    keep(folder).append([start(1)]);
    const reader = readJournal(folder);
    opened.push(reader);
    expect(reader.events()).toEqual([start(1)]);
  });
});

test('a folder that cannot be made is a disk error that names it', () => {
  const error = caught(() => openJournal('/dev/null/muggins'));
  expect(isJournalError(error, 'disk')).toBe(true);
  expect(String(error)).toContain('/dev/null/muggins');
});
