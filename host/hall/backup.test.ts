// The copy of a hall's folder: a hall starts from it, and a stick that was pulled out is written again when it is back.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changed, formatOf } from '../../shared/league/index.ts';
import { fakeTime } from '../system/testing/faketime.ts';
import { awardFiles } from './awards.ts';
import { Backup, type BackupStatus, copyHall, packHall, restoreHall, withCopy } from './backup.ts';
import { TableKeys } from './door.ts';
import { type Hall, openHall } from './hall.ts';
import { joining, tables } from './testing/night.ts';

let folder: string;
let hall: Hall;
const clock = fakeTime();
const data = (): string => join(folder, 'hall');
const target = (): string => join(folder, 'stick', 'hall');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-backup-'));
  hall = openHall(data());
});
afterEach(() => {
  hall.close();
  rmSync(folder, { recursive: true });
});

/** The players of the hall that starts from the copy. */
const playersInCopy = (): readonly string[] => withHall((copy) => copy.state.players.map(({ name }) => name));

function withHall<T>(read: (copy: Hall) => T): T {
  const copy = openHall(target());
  try {
    return read(copy);
  } finally {
    copy.close();
  }
}

test('a minute after a change, and at the end: the same hall, with its tables', () => {
  new TableKeys({ file: join(data(), 'tables.json') }).give('4', 'd'.repeat(43));
  mkdirSync(join(data(), 'awards'));
  writeFileSync(join(data(), 'awards', 'club.csv'), 'edition');
  hall.act(joining('Ann').slice(0, 1), 'desk');
  const backup = new Backup({ hall, data: data(), target: target(), changed: () => {}, clock });
  expect(playersInCopy()).toEqual(['Ann']);
  hall.act(joining('Bob').slice(0, 1), 'desk');
  clock.pass(59_000);
  expect(playersInCopy()).toEqual(['Ann']);
  clock.pass(1_000);
  expect(playersInCopy()).toEqual(['Ann', 'Bob']);
  hall.act(joining('Cid').slice(0, 1), 'desk');
  backup.close();
  expect(playersInCopy()).toEqual(['Ann', 'Bob', 'Cid']);
  expect(new TableKeys({ file: join(target(), 'tables.json') }).tables).toEqual(['4']);
  expect(awardFiles(target())).toEqual(['awards/club.csv']);
  const packed = join(folder, 'hall.zip');
  writeFileSync(packed, packHall(data()));
  const other = join(folder, 'other');
  withCopy(packed, (copy) => restoreHall(other, copy));
  expect(readFileSync(join(other, 'awards', 'club.csv'), 'utf8')).toBe('edition');
});

test('the last result of a round is in the copy at once', () => {
  const backup = new Backup({ hall, data: data(), target: target(), changed: () => {}, clock });
  const format = changed(formatOf('grass-roots'), { schedule: { games: 1 } });
  hall.act([{ type: 'open', id: 'n1', format, seed: 7 }, ...tables(2)], 'desk');
  hall.act([...['Ann', 'Bob', 'Cid', 'Dot'].flatMap(joining), { type: 'draw' }], 'desk');
  const resultsInCopy = (): number =>
    withHall((copy) => copy.state.games.filter(({ result }) => result !== undefined).length);
  for (const [at, wanted] of [0, 2].entries()) {
    const { game } = hall.state.games[at] ?? { game: '' };
    const outcome = { winner: 0, spread: 8, scores: null, ending: 'target' } as const;
    expect(hall.act([{ type: 'correct', game, outcome, reason: 'paper' }], 'desk').ok).toBe(true);
    clock.pass(1);
    expect(resultsInCopy()).toBe(wanted);
  }
  backup.close();
});

test('a stick that is not there is reported once, and written when it is back', () => {
  hall.act(joining('Ann').slice(0, 1), 'desk');
  const stick = join(folder, 'stick');
  writeFileSync(stick, 'in the way');
  const reported: unknown[] = [];
  const changed = ({ reason }: BackupStatus): void => void reported.push(reason?.code ?? null);
  const backup = new Backup({ hall, data: data(), target: target(), changed, clock });
  clock.pass(120_000);
  expect(reported).toEqual(['other']);
  expect(backup.status).toMatchObject({ folder: target(), time: null, reason: { code: 'other' } });
  rmSync(stick);
  clock.pass(60_000);
  expect(reported).toEqual(['other', null]);
  expect(backup.status).toMatchObject({ time: expect.any(Number), reason: null });
  expect(playersInCopy()).toEqual(['Ann']);
  backup.close();
});

// `muggins hall backup` to a read-only disk called it a bug in Muggins.
test('a folder that cannot be made is the disk’s fault', () => {
  expect(() => copyHall(data(), '/proc/muggins')).toThrow(expect.objectContaining({ code: 'disk' }));
});
