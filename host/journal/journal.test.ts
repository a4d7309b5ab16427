// The journal on disk: what was acknowledged is there after a kill at any byte, and what was refused never comes back.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { chapterFile, journalIn } from './folder.ts';
import { copyJournal, isJournalError, type Journal, openJournal, readJournal } from './index.ts';
import type { EventKind, JournalEvent } from './line.ts';
import { damageLine } from './testing/damage.ts';

const KIND: EventKind<JournalEvent> = {
  name: 'table',
  isEvent: (read): read is JournalEvent => ['begun', 'pegged'].includes(read.type),
  beginsChapter: (type) => type === 'begun',
};

const folders: string[] = [];
const closing: Journal<JournalEvent>[] = [];
afterEach(() => {
  for (const each of closing.splice(0)) each.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-lines-'));
  folders.push(folder);
  return folder;
}

function open(folder: string): Journal<JournalEvent> {
  const journal = openJournal(folder, KIND, { now: () => 1_000 });
  closing.push(journal);
  return journal;
}

/** Two chapters with two moves each; the second move of each has two events. */
function played(folder = newFolder()): string {
  const journal = open(folder);
  for (const move of [1, 3]) {
    journal.append([{ type: 'begun', move }]);
    journal.append([
      { type: 'pegged', move: move + 1 },
      { type: 'pegged', move: move + 1 },
    ]);
  }
  journal.close();
  return folder;
}

const movesOf = (journal: Pick<Journal<JournalEvent>, 'read'>): readonly string[] =>
  [...journal.read()].map(({ sequence, chapter, event }) => `${chapter}: ${sequence} ${event.move}`);
const ALL = ['1: 1 1', '1: 2 2', '1: 3 2', '2: 4 3', '2: 5 4', '2: 6 4'];
const aside = (folder: string): readonly string[] => {
  try {
    return readdirSync(join(journalIn(folder), 'aside'));
  } catch {
    return [];
  }
};

test('a line for each move: a checksum, and what happened', () => {
  const text = readFileSync(chapterFile(journalIn(played()), 1), 'utf8');
  expect(text).toBe(
    'e3f8f443 {"sequence":1,"time":1000,"events":[{"type":"begun","move":1}]}\n' +
      '548352cb {"sequence":2,"time":1000,"events":[{"type":"pegged","move":2},{"type":"pegged","move":2}]}\n',
  );
});

test('what was kept is there again, with its place and its identity, for its keeper and for any reader', () => {
  const folder = played();
  const { id } = readJournal(folder, KIND);
  const journal = open(folder);
  expect([journal.id, journal.head, journal.notices]).toEqual([id, { sequence: 6, move: 4, chapter: 2 }, []]);
  for (const reader of [journal, readJournal(folder, KIND)]) {
    expect(movesOf(reader)).toEqual(ALL);
    expect([...reader.read(4)].map(({ sequence }) => sequence)).toEqual([4, 5, 6]);
    expect(reader.chapter(1)).toHaveLength(3);
  }
});

test('a chapter that undo came back to goes on, and everything is read in its order', () => {
  const folder = played();
  const journal = open(folder);
  journal.append([{ type: 'pegged', move: 5 }], 1);
  journal.append([{ type: 'begun', move: 6 }], 3);
  journal.close();
  const again = open(folder);
  expect(movesOf(again)).toEqual([...ALL, '1: 7 5', '3: 8 6']);
  expect(again.head).toEqual({ sequence: 8, move: 6, chapter: 3 });
});

describe('the last line, cut off at every byte', () => {
  const whole = played();
  const text = readFileSync(chapterFile(journalIn(whole), 2));
  const start = text.indexOf('\n') + 1;
  test.each(Array.from({ length: text.length - start }, (_, at) => start + at))('%i', (length) => {
    const folder = newFolder();
    cpSync(played(), folder, { recursive: true });
    truncateSync(chapterFile(journalIn(folder), 2), length);
    expect(movesOf(readJournal(folder, KIND))).toEqual(ALL.slice(0, 4));
    const journal = open(folder);
    expect([movesOf(journal), journal.notices]).toEqual([ALL.slice(0, 4), []]);
    journal.append([{ type: 'pegged', move: 4 }]);
    journal.close();
    expect(movesOf(open(folder))).toEqual([...ALL.slice(0, 4), '2: 5 4']);
    expect(aside(folder)).toEqual(length === start ? [] : ['000002-1000.torn']);
  });
});

describe('a damaged line', () => {
  test('ends its chapter; the rest is kept, and said until it was read', () => {
    const folder = played();
    const file = chapterFile(journalIn(folder), 2);
    const lost = readFileSync(file, 'utf8').replace('{', '[');
    damageLine(folder, 2, 1);
    const journal = open(folder);
    expect(movesOf(journal)).toEqual(ALL.slice(0, 3));
    const evidence = join(journalIn(folder), 'aside', '000002-1000.jsonl');
    expect(journal.notices).toMatchObject([{ code: 'aside', details: { game: 2, evidence } }]);
    expect(readFileSync(evidence, 'utf8')).toBe(lost);
    journal.append([{ type: 'begun', move: 3 }], 2);
    journal.close();
    const again = open(folder);
    expect([movesOf(again), again.notices]).toMatchObject([
      [...ALL.slice(0, 3), '2: 4 3'],
      [{ code: 'aside' }],
    ]);
    again.acknowledge(2);
    expect(again.notices).toEqual([]);
    again.close();
    expect(open(folder).notices).toEqual([]);
  });

  test('in an earlier chapter costs nothing else; its moves cannot be read', () => {
    const folder = played();
    damageLine(folder, 1, 2);
    const reader = readJournal(folder, KIND);
    expect(() => reader.chapter(1)).toThrow(expect.objectContaining({ code: 'damaged' }));
    expect(reader.chapter(2)).toHaveLength(3);
    expect(movesOf(reader)).toEqual([...ALL.slice(0, 1), ...ALL.slice(3)]);
  });

  test.each([
    ['a line twice', (text: string) => text + text, 3],
    ['an event of another program', (text: string) => text.replaceAll('pegged', 'danced'), 1],
    ['a file of zeros', (text: string) => text.replaceAll(/[^\n]/g, '\0'), 0],
  ])('%s is one', (_, change, left) => {
    const folder = played();
    const file = chapterFile(journalIn(folder), 1);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    expect(movesOf(readJournal(folder, KIND)).filter((move) => move.startsWith('1'))).toHaveLength(left);
  });
});

describe('games.jsonl', () => {
  const noted = (folder: string, version = 1) => [...readJournal(folder, KIND).finished(version)];

  test('keeps what is noted of a chapter until the chapter goes on', () => {
    const folder = played();
    const journal = open(folder);
    const [last] = journal.chapter(1).slice(-1);
    if (last === undefined) throw new Error('empty');
    journal.noteFinished(1, last, { scores: [121, 90] });
    expect(noted(folder)).toMatchObject([{ chapter: 1, sequence: 3, move: 2, value: { scores: [121, 90] } }]);
    expect(noted(folder, 2)).toEqual([]);
    appendFileSync(join(journalIn(folder), 'games.jsonl'), 'cut o');
    expect(noted(folder)).toHaveLength(1);
    journal.append([{ type: 'pegged', move: 5 }], 1);
    expect(noted(folder)).toEqual([]);
  });
});

describe('one process at a time', () => {
  test('another one is refused, and is named', () => {
    const folder = newFolder();
    open(folder);
    expect(() => open(folder)).toThrow(
      expect.objectContaining({ code: 'inUse', details: { folder: journalIn(folder), pid: process.pid } }),
    );
  });

  test('a closed journal takes nothing, and leaves the lock to others', () => {
    const folder = newFolder();
    const closed = open(folder);
    closed.close();
    const next = open(folder);
    const event = { type: 'begun', move: 1 };
    const refused = expect.objectContaining({ code: 'disk' });
    expect(() => closed.append([event])).toThrow(refused);
    expect(() => closed.adopt([{ chapter: 1, time: 0, event }])).toThrow(refused);
    expect(next.append([event])).toHaveLength(1);
  });

  test('the lock of a process that was killed is gone', () => {
    const folder = newFolder();
    const script = `import { openJournal } from ${JSON.stringify(join(import.meta.dirname, 'journal.ts'))};
      openJournal(${JSON.stringify(folder)}, { name: 'table', isEvent: () => true, beginsChapter: () => false });
      process.kill(process.pid, 'SIGKILL');`;
    const { signal } = spawnSync(process.execPath, ['--import=tsx', '--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
    });
    expect(signal).toBe('SIGKILL');
    expect(open(folder).append([{ type: 'begun', move: 1 }])).toHaveLength(1);
  });
});

describe('what this program cannot keep', () => {
  test.each([
    ['a newer format', { version: 2 }, 'newer'],
    ['the journal of a hall', { kind: 'hall' }, 'foreign'],
  ])('%s', (_, change, code) => {
    const folder = played();
    const head = join(journalIn(folder), 'journal.json');
    writeFileSync(head, JSON.stringify({ ...JSON.parse(readFileSync(head, 'utf8')), ...change }));
    for (const attempt of [() => open(folder), () => readJournal(folder, KIND)])
      expect(attempt).toThrow(expect.objectContaining({ code }));
  });

  test('no journal at all', () => {
    expect(() => readJournal(newFolder(), KIND)).toThrow(expect.objectContaining({ code: 'missing' }));
    expect(() => copyJournal(newFolder(), join(newFolder(), 'b'))).toThrow(
      expect.objectContaining({ code: 'missing' }),
    );
  });

  test('a head that cannot be read is kept, and the games go on', () => {
    const folder = played();
    writeFileSync(join(journalIn(folder), 'journal.json'), '{');
    const journal = open(folder);
    expect(movesOf(journal)).toEqual(ALL);
    expect(readJournal(folder, KIND).id).toBe(journal.id);
  });
});

// Every copy after it failed: the folder was not empty.
test('a copy follows one that a crash has ended before it took its old folder away', () => {
  const [folder, target] = [played(), join(newFolder(), 'copy')];
  for (const name of [target, `${target}.old`]) copyJournal(folder, name);
  copyJournal(folder, target);
  expect([existsSync(`${target}.old`), existsSync(chapterFile(target, 1))]).toEqual([false, true]);
});

test('files that are removed under a running table are not written to', () => {
  const folder = newFolder();
  const journal = open(folder);
  journal.append([{ type: 'begun', move: 1 }]);
  rmSync(journalIn(folder), { recursive: true });
  expect(() => journal.append([{ type: 'pegged', move: 2 }])).toThrow(
    expect.objectContaining({ code: 'disk' }),
  );
  expect(isJournalError(new Error('other'))).toBe(false);
});
