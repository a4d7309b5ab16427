// Damage is either mended with the damaged part kept beside the journal, or refused by name. Nothing is lost silently.
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import type { Event } from '../../shared/rules/index.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { checkFile, isJournalError, type Journal, openJournal, readJournal } from './index.ts';
import { caught, keepAll, peg, start } from './testing/events.ts';
import { eventsOf } from './testing/gather.ts';

/** A game of nine pegs. */
const EVENTS: readonly Event[] = [start(1), ...Array.from({ length: 9 }, (_, index) => peg(index + 2))];

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-damage-'));

/** A journal as a clean stop leaves it. */
function stopped(events: readonly Event[] = EVENTS): string {
  const folder = newFolder();
  keepAll(folder, events);
  return folder;
}

/** A journal as a power cut leaves it: everything in the log, nothing folded in. */
function cutOff(events: readonly Event[] = EVENTS): string {
  const folder = newFolder();
  const alive = newFolder();
  const journal = openJournal(alive, TABLE_EVENTS);
  for (const event of events) journal.append([event]);
  for (const name of ['journal.db', 'journal.db-wal']) copyFileSync(join(alive, name), join(folder, name));
  journal.close();
  return folder;
}

function reopen<T>(folder: string, look: (journal: Journal<TableEvent>) => T): T {
  const journal = openJournal(folder, TABLE_EVENTS, { now: () => 0 });
  try {
    return look(journal);
  } finally {
    journal.close();
  }
}
/** Writes to the journal as no program of ours would. */
function tamper(folder: string, sql: string): void {
  const database = new Database(join(folder, 'journal.db'));
  // VACUUM leaves nothing of the old pages, from which the entries could be saved.
  database.exec(`DROP TRIGGER events_stay; DROP TRIGGER events_remain; ${sql}; VACUUM`);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
const evidenceIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.includes('.damaged-'));

test('a power cut alone loses nothing and leaves no evidence', () => {
  const folder = cutOff();
  expect(reopen(folder, (journal) => [eventsOf(journal), journal.notices])).toEqual([EVENTS, []]);
  expect(evidenceIn(folder)).toEqual([]);
});

test('what a power cut left can be read before anybody keeps it again', () => {
  const reader = readJournal(cutOff(), TABLE_EVENTS);
  expect(eventsOf(reader)).toEqual(EVENTS);
  reader.close();
});

test('a clean stop leaves nothing to mend', () => {
  const folder = stopped();
  expect(reopen(folder, (journal) => [eventsOf(journal), journal.notices])).toEqual([EVENTS, []]);
});

test('a log cut off in the middle of an entry: the whole entries before it stay, the rest is kept beside', () => {
  const folder = cutOff();
  const log = join(folder, 'journal.db-wal');
  const size = statSync(log).size;
  truncateSync(log, size - 100);
  const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
  expect(events).toEqual(EVENTS.slice(0, -1));
  expect(notices.map(({ code }) => code)).toEqual(['unfinished']);
  expect(evidenceIn(folder)).toHaveLength(1);
  expect(readFileSync(notices[0]?.evidence ?? '').length).toBeGreaterThan(4_096 - 100);
});

test('a log whose end was overwritten: the same', () => {
  const folder = cutOff();
  const log = join(folder, 'journal.db-wal');
  const handle = openSync(log, 'r+');
  writeSync(handle, Buffer.alloc(64, 0xa5), 0, 64, statSync(log).size - 2_000);
  closeSync(handle);
  const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
  expect(events).toEqual(EVENTS.slice(0, -1));
  expect(notices.map(({ code }) => code)).toEqual(['unfinished']);
});

test('a log without a head is kept whole', () => {
  const folder = cutOff();
  const log = join(folder, 'journal.db-wal');
  const bytes = readFileSync(log);
  bytes.fill(0, 0, 32);
  writeFileSync(log, bytes);
  const notices = reopen(folder, (journal) => journal.notices);
  expect(notices.map(({ code }) => code)).toEqual(['unfinished']);
  expect(readFileSync(notices[0]?.evidence ?? '')).toEqual(bytes);
});

test('once settled, even the loss of the whole log loses nothing', () => {
  const folder = newFolder();
  const alive = newFolder();
  const journal = openJournal(alive, TABLE_EVENTS);
  for (const event of EVENTS) journal.append([event]);
  journal.settle();
  copyFileSync(join(alive, 'journal.db'), join(folder, 'journal.db'));
  journal.close();
  expect(reopen(folder, (again) => eventsOf(again))).toEqual(EVENTS);
});

test('a log that was begun anew over an older one is no damage', () => {
  const folder = newFolder();
  const alive = newFolder();
  const journal = openJournal(alive, TABLE_EVENTS);
  for (const event of EVENTS) journal.append([event]);
  journal.settle();
  const long = statSync(join(alive, 'journal.db-wal')).size;
  journal.append([peg(11)]);
  for (const name of ['journal.db', 'journal.db-wal']) copyFileSync(join(alive, name), join(folder, name));
  journal.close();
  // The log is as long as before: behind the one new entry lie the old ones.
  expect(statSync(join(folder, 'journal.db-wal')).size).toBe(long);
  const [events, notices] = reopen(folder, (again) => [eventsOf(again), again.notices] as const);
  expect(events).toEqual([...EVENTS, peg(11)]);
  expect(notices).toEqual([]);
});

// Found by `npm run flips`: a flipped bit made the salt of a frame that of the generation before, and its loss went unsaid.
test.each([1, 2, 512])(
  'a changed frame whose first salt is %i lower is no older generation: it is kept',
  (lower) => {
    const folder = cutOff();
    const log = join(folder, 'journal.db-wal');
    const bytes = readFileSync(log);
    // The first frame of the last entry. The size of the database, which only the last frame of a transaction has, stands 4 bytes behind
    // the beginning of a frame, and the salts 8 and 12 (sqlite.org/fileformat2.html, 4.1).
    const frames = Array.from({ length: (bytes.length - 32) / 4_120 }, (_, at) => 32 + at * 4_120);
    const before = frames.findLastIndex(
      (at, nth) => nth < frames.length - 1 && bytes.readUInt32BE(at + 4) > 0,
    );
    const salt = (frames[before + 1] ?? 0) + 8;
    bytes.writeUInt32BE((bytes.readUInt32BE(salt) - lower) >>> 0, salt);
    writeFileSync(log, bytes);
    const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
    expect(events).toEqual(EVENTS.slice(0, -1));
    expect(notices.map(({ code }) => code)).toEqual(['unfinished']);
  },
);

test('garbage behind the end of the file is cut off and kept', () => {
  const folder = stopped();
  const file = join(folder, 'journal.db');
  const size = statSync(file).size;
  appendFileSync(file, 'garbage');
  const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
  expect(events).toEqual(EVENTS);
  expect(notices.map(({ code }) => code)).toEqual(['trailing']);
  expect(readFileSync(notices[0]?.evidence ?? '', 'utf8')).toBe('garbage');
  expect(statSync(file).size).toBe(size);
});

const TAMPERED: readonly { readonly what: string; readonly sql: string; readonly reason: RegExp }[] = [
  {
    what: 'an entry that is no JSON',
    sql: "UPDATE events SET body = '{' WHERE sequence = 8",
    reason: /checksum of entry 8/,
  },
  {
    what: 'a figure changed in an entry',
    sql: `UPDATE events SET body = replace(body, '"points":1', '"points":8') WHERE sequence = 8`,
    reason: /checksum of entry 8/,
  },
  { what: 'an entry taken out', sql: 'DELETE FROM events WHERE sequence = 8', reason: /entry 8 is missing/ },
];
test.each(TAMPERED)(
  '$what, in the last game: play goes on from the sound entries before it',
  ({ sql, reason }) => {
    const folder = stopped();
    tamper(folder, sql);
    const [events, notices] = reopen(folder, (journal) => {
      journal.append([peg(99)]);
      return [eventsOf(journal), journal.notices] as const;
    });
    expect(events).toEqual([...EVENTS.slice(0, 7), peg(99)]);
    expect(notices.map(({ code }) => code)).toEqual(['cut']);
    expect(notices[0]?.message).toMatch(reason);
    expect(notices[0]?.message).toContain('after entry 7,');
    const kept = new Database(notices[0]?.evidence ?? '');
    expect(kept.prepare('SELECT max(sequence) AS last FROM events').get()).toMatchObject({ last: 10 });
    kept.close();
    expect(reopen(folder, (journal) => journal.notices)).toEqual([]);
  },
);

// One bit is turned back by the checksum: see turned.ts.
test.each([
  ['in the body', `UPDATE events SET body = replace(body, '"points":1', '"points":9') WHERE sequence = 8`],
  ['that was a quote', `UPDATE events SET body = replace(body, '"seat"', 'bseat"') WHERE sequence = 8`],
  ['in the type', "UPDATE events SET type = 'qegged' WHERE sequence = 8"],
  ['in the number of the move', 'UPDATE events SET move = 12 WHERE sequence = 8'],
  ['in the number of the game', 'UPDATE events SET game = 3 WHERE sequence = 8'],
  ['in the time', 'UPDATE events SET time = time + 4 - 8 * ((time / 4) % 2) WHERE sequence = 8'],
  ['in the checksum', 'UPDATE events SET sum = sum + 1 - 2 * (sum % 2) WHERE sequence = 8'],
  ['in the number of the entry', 'UPDATE events SET sequence = 24 WHERE sequence = 8'],
  [
    'in the last entry',
    `UPDATE events SET body = replace(body, '"points":1', '"points":9') WHERE sequence = 10`,
  ],
])('one flipped bit %s: nothing is lost', (_, sql) => {
  const folder = stopped();
  tamper(folder, sql);
  expect(checkFile(join(folder, 'journal.db'), TABLE_EVENTS).flaws).not.toEqual([]);
  const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
  expect(events).toEqual(EVENTS);
  expect(notices.map(({ code }) => code)).toEqual(['recovered']);
});

// Finding 7: a move of heels pegs them and goes on to the play; between the two, heels would be offered again.
const HEELS: readonly Event[] = [
  start(1),
  peg(2),
  { type: 'starterTurned', starter: 'JH', move: 3 },
  { type: 'pegged', seat: 1, points: 2, reason: 'heels', move: 3 },
  { type: 'phaseEntered', phase: 'play', move: 3 },
  peg(4),
];
test.each<[string, string, number]>([
  ['the last entry of a move is damaged', "UPDATE events SET body = '{' WHERE sequence = 5", 2],
  ['the last entry of a move is gone', 'DELETE FROM events WHERE sequence = 5', 2],
  [
    'a row is gone that may have been of either move',
    'DELETE FROM events WHERE sequence > 4; DELETE FROM events WHERE sequence = 3',
    1,
  ],
  ['the number of the move is changed in the row', 'UPDATE events SET move = 4 WHERE sequence = 5', 2],
  [
    'the number of the move is changed in the event',
    `UPDATE events SET body = replace(body, '"move":3', '"move":9') WHERE sequence = 5`,
    2,
  ],
  ['the first entry of a move is damaged', "UPDATE events SET body = '{' WHERE sequence = 6", 5],
  [
    'the first entry of a move is changed',
    `UPDATE events SET body = replace(body, '"points":1', '"points":8') WHERE sequence = 6`,
    5,
  ],
])('play goes on from whole moves (finding 7): %s', (_, sql, kept) => {
  const folder = stopped(HEELS);
  tamper(folder, sql);
  expect(reopen(folder, (journal) => eventsOf(journal))).toEqual(HEELS.slice(0, kept));
});

test('the only move of a journal is in part damaged: refused, for there is nothing to go on from', () => {
  const folder = stopped([start(1), { type: 'dealerSet', dealer: 0, reason: 'rule', move: 1 }]);
  tamper(folder, "UPDATE events SET body = '{' WHERE sequence = 2");
  expect(
    isJournalError(
      caught(() => openJournal(folder, TABLE_EVENTS)),
      'damaged',
    ),
  ).toBe(true);
});

test.each([
  ['cleanly closed', stopped],
  ['left by a power cut', cutOff],
])(
  'a journal %s is read where SQLite cannot make its shared memory, as in a read-only folder (finding 17)',
  (_, make) => {
    const folder = make();
    // Nobody, not even root, can make a file under the name of a folder.
    mkdirSync(join(folder, 'journal.db-shm'));
    const reader = readJournal(folder, TABLE_EVENTS);
    expect(eventsOf(reader)).toEqual(EVENTS);
    reader.close();
  },
);

test('a folder that cannot be made is refused at once (finding 19)', () => {
  const error = caught(() => openJournal('/proc/muggins/journal', TABLE_EVENTS));
  expect(isJournalError(error, 'disk')).toBe(true);
  expect(String(error)).toMatch(/Cannot write \/proc\/muggins\/journal/);
});

const GAMES: readonly Event[] = [start(1), peg(2), start(3), peg(4), peg(5), start(6), peg(7)];

test('pages that do not fit together: every sound entry of every game is found again', () => {
  const folder = stopped(GAMES);
  const file = join(folder, 'journal.db');
  const bytes = readFileSync(file);
  // The first page leads to all others.
  bytes.fill(0xa5, 100, 200);
  writeFileSync(file, bytes);
  const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
  expect(events.slice(0, 6)).toEqual(GAMES.slice(0, 6));
  expect(notices.map(({ code }) => code).filter((code) => code !== 'cut' && code !== 'recovered')).toEqual(
    [],
  );
  expect(readFileSync(notices[0]?.evidence ?? '')).toEqual(bytes);
});

test('a sound journal is opened where it lies: no folder for temporary files is touched (review B7)', () => {
  const folder = stopped();
  const before = process.env.TMPDIR;
  process.env.TMPDIR = join(folder, 'nowhere');
  try {
    expect(reopen(folder, eventsOf)).toEqual(EVENTS);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('a reader is told of damage and mends nothing', () => {
  const folder = stopped();
  tamper(folder, "UPDATE events SET body = '{' WHERE sequence = 8");
  const reader = readJournal(folder, TABLE_EVENTS);
  expect(
    isJournalError(
      caught(() => eventsOf(reader)),
      'damaged',
    ),
  ).toBe(true);
  reader.close();
  expect(evidenceIn(folder)).toEqual([]);
});

test('pages overwritten at the end of the file: the readable entries are kept, the file too', () => {
  const many = [start(1), ...Array.from({ length: 400 }, (_, index) => peg(index + 2))];
  const folder = stopped(many);
  const file = join(folder, 'journal.db');
  const bytes = readFileSync(file);
  bytes.fill(0xa5, bytes.length - 3 * 4_096);
  writeFileSync(file, bytes);
  const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
  expect(events.length).toBeGreaterThan(0);
  expect(events).toEqual(many.slice(0, events.length));
  expect(notices.map(({ code }) => code)).toEqual(['cut']);
  expect(readFileSync(notices[0]?.evidence ?? '')).toEqual(bytes);
});

test('a file that is no journal at all is refused and left as it is', () => {
  const folder = newFolder();
  const file = join(folder, 'journal.db');
  writeFileSync(file, 'shopping list: eggs, cards, beer\n'.repeat(50));
  const before = readFileSync(file);
  const error = caught(() => openJournal(folder, TABLE_EVENTS));
  expect(isJournalError(error, 'damaged')).toBe(true);
  expect(String(error)).toMatch(/journal\.db is damaged/);
  expect(readFileSync(file)).toEqual(before);
  expect(
    isJournalError(
      caught(() => readJournal(folder, TABLE_EVENTS)),
      'damaged',
    ),
  ).toBe(true);
});

test('a newer schema is refused by keeper and reader, and left as it is', () => {
  const folder = stopped();
  const database = new Database(join(folder, 'journal.db'));
  // One step more than this program knows.
  database.exec('INSERT INTO migrations (version, time) VALUES (6, 0)');
  database.close();
  for (const open of [openJournal, readJournal]) {
    const error = caught(() => open(folder, TABLE_EVENTS));
    expect(isJournalError(error, 'newer') && error.details).toMatchObject({ version: 6, known: 5 });
    expect(String(error)).toMatch(/Update Muggins/);
  }
});

// Found by `npm run flips`: such a journal was taken for one of a newer Muggins, and nothing could open or repair it.
test.each([
  ['a flipped bit of the last one', 5, 7],
  ['the same, two bytes long', 5, 643],
  ['the next one, without the one before', 5, 6],
  ['a lower one', 5, 0],
])('a number of the schema that is damaged, %s: the journal is rebuilt', (_, version, changed) => {
  const folder = stopped();
  tamper(folder, `UPDATE migrations SET version = ${changed} WHERE version = ${version}`);
  const report = checkFile(join(folder, 'journal.db'), TABLE_EVENTS);
  expect(report).toMatchObject({ entries: EVENTS.length, flaws: [], pages: false });
  const reader = readJournal(folder, TABLE_EVENTS);
  expect(eventsOf(reader)).toEqual(EVENTS);
  reader.close();
  const [events, notices] = reopen(folder, (journal) => [eventsOf(journal), journal.notices] as const);
  expect(events).toEqual(EVENTS);
  expect(notices.map(({ code }) => code)).toEqual(['recovered']);
  expect(checkFile(join(folder, 'journal.db'), TABLE_EVENTS).pages).toBe(true);
});

test('the name of the table of versions is damaged: check says so, and the journal is rebuilt', () => {
  const folder = stopped();
  tamper(folder, 'ALTER TABLE migrations RENAME TO mhgrations');
  expect(checkFile(join(folder, 'journal.db'), TABLE_EVENTS).pages).toBe(false);
  expect(reopen(folder, (journal) => eventsOf(journal))).toEqual(EVENTS);
});

test('after a refusal the journal is not locked', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'journal.db'), 'shopping list: eggs, cards, beer\n'.repeat(50));
  for (const _ of ['once', 'again'])
    expect(
      isJournalError(
        caught(() => openJournal(folder, TABLE_EVENTS)),
        'damaged',
      ),
    ).toBe(true);
});

test('an empty file is a new journal', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'journal.db'), '');
  expect(reopen(folder, (journal) => eventsOf(journal))).toEqual([]);
});
