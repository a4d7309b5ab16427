// Events that are changed in all files of a journal, or in none, whenever the process dies or the disk is full.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chapterFile, journalIn } from './folder.ts';
import { type Journal, openJournal } from './index.ts';
import { type EventKind, type JournalEvent, makeLine } from './line.ts';
import { damageLine } from './testing/damage.ts';

/** The disk: each call that changes it is counted. From the call `dies` on nothing is done any more; the call `full` alone is refused. */
const disk = vi.hoisted(() => ({ calls: 0, dies: -1, full: -1, log: [] as string[] }));

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const counted =
    (name: string, work: (...given: readonly unknown[]) => unknown) =>
    (...given: readonly unknown[]): unknown => {
      const call = disk.calls++;
      disk.log.push(name);
      const dies = disk.dies >= 0 && call >= disk.dies;
      if (!dies && call !== disk.full) return work(...given);
      // A write is cut off in the middle.
      const [file, text] = given;
      if (
        work === (fs.writeFileSync as unknown) &&
        typeof text === 'string' &&
        call === Math.max(disk.dies, disk.full)
      )
        fs.writeFileSync(`${file}`, text.slice(0, text.length / 2));
      throw Object.assign(new Error('no'), { code: 'ENOSPC' });
    };

  const { writeFileSync, renameSync, rmSync, fsyncSync, fdatasyncSync, ftruncateSync } = fs;
  const changing = { writeFileSync, renameSync, rmSync, fsyncSync, fdatasyncSync, ftruncateSync };
  const entries = Object.entries(changing).map(([name, work]) => [
    name,
    counted(name, work as (...given: readonly unknown[]) => unknown),
  ]);
  return { ...fs, ...Object.fromEntries(entries) };
});

interface Named extends JournalEvent {
  readonly name: string;
}
const KIND: EventKind<Named> = {
  name: 'hall',
  isEvent: (read): read is Named => ['begun', 'named'].includes(read.type),
  beginsChapter: (type) => type === 'begun',
};
const masked = (event: Named): Named => (event.name === 'Ann' ? { ...event, name: '#1' } : event);

let folder: string;
let journal: Journal<Named>;
const open = (): Journal<Named> => openJournal(folder, KIND, { now: () => 1_000 });

function begin(): void {
  folder = mkdtempSync(join(tmpdir(), 'muggins-rewrite-'));
  journal = open();
  for (const [at, name] of ['Ann', 'Bob', 'Ann'].entries()) {
    journal.append([{ type: 'begun', move: 2 * at + 1, name }]);
    journal.append([{ type: 'named', move: 2 * at + 2, name: 'Cid' }]);
  }
  const [last] = journal.chapter(1).slice(-1);
  if (last !== undefined) journal.noteFinished(1, last, { first: 'Ann' });
}
beforeEach(begin);
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

const FACT: Named = { type: 'named', move: 7, name: 'gone' };
const forget = (): void => journal.rewrite([FACT], masked);

/** Chapters, sequence numbers, times and names. */
const told = (): readonly string[] =>
  [...journal.read()].map(
    ({ chapter, sequence, time, event }) => `${chapter} ${sequence} ${time} ${event.name}`,
  );
const line = (at: number, name: string): string => `${Math.ceil(at / 2)} ${at} 1000 ${name}`;
const BEFORE = ['Ann', 'Cid', 'Bob', 'Cid', 'Ann', 'Cid'].map((name, at) => line(at + 1, name));
const AFTER = [...BEFORE.map((each) => each.replace('Ann', '#1')), '3 7 1000 gone'];

/** All texts below the folder, by the paths of their files. */
const filesIn = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && each.name !== 'lock')
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );
const namedIn = (): readonly string[] =>
  Object.entries(filesIn()).flatMap(([file, text]) => (text.includes('Ann') ? [file] : []));

test('a name is gone from every file, and everything else is as it was', () => {
  forget();
  expect([told(), namedIn(), journal.head]).toEqual([AFTER, [], { sequence: 7, move: 7, chapter: 3 }]);
  journal.append([{ type: 'begun', move: 8, name: 'Dot' }]);
  journal.close();
  journal = open();
  expect([told(), [...journal.finished(1)]]).toEqual([[...AFTER, '4 8 1000 Dot'], []]);
});

test('also from journals that a restore put aside, and from what was cut off a chapter, whose sound lines stay', () => {
  const before = join(folder, 'journal.before-2026');
  cpSync(journalIn(folder), before, { recursive: true });
  const aside = join(journalIn(folder), 'aside');
  const sound = makeLine({ sequence: 9, time: 5, events: [{ type: 'named', move: 9, name: 'Eve' }] });
  mkdirSync(aside);
  writeFileSync(join(aside, '000002-1000.jsonl'), `{"name":"Ann"\n${sound}`);
  writeFileSync(join(aside, '000003-1000.torn'), 'deadbeef {"name":"An');
  forget();
  const files = filesIn();
  expect([
    namedIn(),
    files[join(aside, '000002-1000.jsonl')],
    files[join(aside, '000003-1000.torn')],
  ]).toEqual([[], sound, '']);
  expect(files[chapterFile(before, 1)]).toBe(files[chapterFile(journalIn(folder), 1)]);
});

test('damage in a chapter is not hidden: a notice says what is missing', () => {
  damageLine(folder, 1, 2);
  forget();
  expect([told(), journal.notices]).toMatchObject([
    AFTER.filter((each) => !each.startsWith('1 2')),
    [{ code: 'aside', details: { game: 1 } }],
  ]);
});

test('a line that was refused, and that the disk may have all the same, does not come back', () => {
  Object.assign(disk, { calls: 0, dies: 0 });
  expect(() => journal.append([{ type: 'named', move: 7, name: 'Ann' }])).toThrow(
    expect.objectContaining({ code: 'inDoubt' }),
  );
  disk.dies = -1;
  forget();
  expect(told()).toEqual(AFTER);
});

/** Calls that change the disk while a name is forgotten. */
function callsOf(): readonly string[] {
  disk.log = [];
  forget();
  return disk.log.map((name) => name.replace('Sync', ''));
}

test('a power cut in between: the names of files are on disk before anything depends on them', () => {
  const calls = [
    'fsync',
    'writeFile fsync',
    'writeFile writeFile fsync',
    'rename fsync',
    'rename rename fsync',
  ];
  expect(callsOf().join(' ')).toBe(calls.join(' '));
  // A second one finds the name nowhere else.
  expect(callsOf().join(' ')).toBe(calls.toSpliced(2, 1).toSpliced(3).join(' '));
});

/** What of a rewriting the disk has: nothing, or all of it; with no file left over. */
function outcome(): 'before' | 'after' {
  const now = told();
  const isOver = now.length === AFTER.length;
  expect(now).toEqual(isOver ? AFTER : BEFORE);
  expect(Object.keys(filesIn()).filter((file) => /begun$|fresh$/.test(file))).toEqual([]);
  if (isOver) expect(namedIn()).toEqual([]);
  return isOver ? 'after' : 'before';
}

/** Forgets on a new disk that dies, or is full, at one call. */
function onBadDisk(fault: 'dies' | 'full', at: number) {
  journal.close();
  rmSync(folder, { recursive: true });
  begin();
  Object.assign(disk, { calls: 0, [fault]: at });
  let code: unknown;
  try {
    forget();
  } catch (error) {
    ({ code } = error as { readonly code?: unknown });
  }
  const reached = disk.calls > at;
  Object.assign(disk, { dies: -1, full: -1 });
  return { reached, code };
}

/** Starts on a disk that dies at a call. @returns whether it came that far */
function startOnDyingDisk(at: number): boolean {
  journal.close();
  Object.assign(disk, { calls: 0, dies: at });
  journal = open();
  const died = disk.calls > at;
  disk.dies = -1;
  return died;
}

test('killed at any step, and once more while the next start goes on: all of it or nothing', () => {
  const outcomes: string[] = [];
  for (let at = 0, reached = true; reached; at++) {
    const found = new Set<string>();
    for (let again = 0, died = true; died; again++) {
      ({ reached } = onBadDisk('dies', at));
      died = startOnDyingDisk(again);
      journal.close();
      journal = open();
      found.add(outcome());
    }
    expect(found.size).toBe(1);
    outcomes.push(...found);
  }
  const done = outcomes.indexOf('after');
  expect(done).toBeGreaterThan(3);
  expect(outcomes.length - done).toBeGreaterThan(3);
  expect(outcomes.slice(done)).not.toContain('before');
});

test('a full disk at any step: refused, and nothing is changed; or done, by the next start at the latest', () => {
  for (let at = 0, reached = true; reached; at++) {
    const result = onBadDisk('full', at);
    ({ reached } = result);
    if (result.code !== undefined) {
      expect([result.code, outcome(), journal.refusal?.code]).toEqual(['disk', 'before', 'full']);
      forget();
    }
    // The next name does not wait for a start.
    journal.rewrite([{ type: 'named', move: 8, name: 'gone' }], (event) =>
      event.name === 'Cid' ? { ...event, name: '#2' } : event,
    );
    journal.close();
    journal = open();
    expect(told()).toEqual([...AFTER.map((each) => each.replace('Cid', '#2')), '3 8 1000 gone']);
  }
});
