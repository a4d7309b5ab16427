// More than a bit of a journal is lost at once, as disks and cards lose it: a sector or a page of it, or everything behind a place.
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Trials } from './trial.ts';
import { makeVictim } from './victim.ts';

/** Bytes that a disk writes at once, and bytes of a page of the database. */
const [SECTOR, PAGE] = [512, 4_096];

type AfterDamage = ReturnType<Trials['damage']>;

const pristine = mkdtempSync(join(tmpdir(), 'muggins-sectors-'));
makeVictim(pristine);
const trials = new Trials(pristine);
afterAll(() => trials.remove());

/** What became of damage at each of the places in a file. */
function damaged(
  file: string,
  every: number,
  damage: (bytes: Buffer, at: number) => Buffer,
): readonly AfterDamage[] {
  const { size } = statSync(join(pristine, file));
  const places = Array.from({ length: Math.floor(size / every) }, (_, nth) => nth * every);
  return places.map((at) => trials.damage(file, (bytes) => damage(bytes, at)));
}

/** Whatever is lost, nothing breaks, nothing appears that never was, and something is said. */
function expectHonest(found: readonly AfterDamage[]): void {
  expect(found.length).toBeGreaterThan(10);
  for (const { error, invented, lost, said } of found)
    expect({ error, invented, silent: lost.length > 0 && !said }).toEqual({
      error: undefined,
      invented: [],
      silent: false,
    });
}

const mostLost = (found: readonly AfterDamage[]): number => Math.max(...found.map(({ lost }) => lost.length));

const fill = (size: number, value: number) => (bytes: Buffer, at: number) => bytes.fill(value, at, at + size);
/** The sector is written where the one before it should be. */
const astray = (bytes: Buffer, at: number): Buffer => {
  bytes.copyWithin(at, at + SECTOR, at + 2 * SECTOR);
  return bytes;
};

// A sector holds the end of one row and the beginning of the next, a page the rows of two games and the end of a third.
test.each([
  ['a sector is zeros', 'journal.db', SECTOR, fill(SECTOR, 0), 2],
  ['a sector is ones', 'journal.db', SECTOR, fill(SECTOR, 0xff), 2],
  ['a sector is another', 'journal.db', SECTOR, astray, 2],
  ['a page is zeros', 'journal.db', PAGE, fill(PAGE, 0), 3],
  ['a sector of the log is zeros', 'journal.db-wal', SECTOR, fill(SECTOR, 0), 1],
  ['a sector of the log is ones', 'journal.db-wal', SECTOR, fill(SECTOR, 0xff), 1],
  ['a sector of the log is another', 'journal.db-wal', SECTOR, astray, 1],
  ['a page of the log is zeros', 'journal.db-wal', PAGE, fill(PAGE, 0), 1],
  ['the log ends early', 'journal.db-wal', SECTOR, (bytes: Buffer, at: number) => bytes.subarray(0, at), 1],
] as const)('%s: said, and no more games are lost than it held', (_, file, every, damage, most) => {
  const found = damaged(file, every, damage);
  expectHonest(found);
  expect(mostLost(found)).toBeLessThanOrEqual(most);
});

test('the file ends early: every game before the end stays', () => {
  const found = damaged('journal.db', 2 * SECTOR, (bytes, at) => bytes.subarray(0, at));
  expectHonest(found);
  // The later the file ends, the less is lost.
  const lost = found.map((each) => each.lost.length);
  expect(lost).toEqual(lost.toSorted((a, b) => b - a));
  expect(lost.at(-1)).toBeLessThanOrEqual(2);
});
