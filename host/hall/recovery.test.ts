// Which night an empty hall takes over from the tables, and that it takes none which is not what a table had said.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatOf } from '../../shared/league/index.ts';
import { fakeTime } from '../bus/testing/faketime.ts';
import { chainOf } from './chain.ts';
import type { CopyOffer } from './copies.ts';
import { type HallEntry, openHall } from './hall.ts';
import { TableKeys } from './keys.ts';
import { type RecoveredNight, Recovery } from './recovery.ts';
import { joining } from './testing/night.ts';

const HALL = 'the hall that is gone';

/** The journal of a hall in which these players have come. */
function nightOf(...names: readonly string[]): readonly HallEntry[] {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-recovery-'));
  const hall = openHall(folder, () => 1_000);
  hall.act([{ type: 'open', id: 'night', format: formatOf('grass-roots'), seed: 7 }], 'desk');
  for (const name of names) hall.act(joining(name), 'desk');
  const entries = hall.entries(1, 500);
  hall.close();
  rmSync(folder, { recursive: true });
  return entries;
}

const NIGHT = nightOf('Ann', 'Bob', 'Cid', 'Dot');
/** The same up to its last player. */
const OTHER = nightOf('Ann', 'Bob', 'Cid', 'Eve');

let clock: ReturnType<typeof fakeTime>;
let keys: TableKeys;
let recovery: Recovery;
let recovered: RecoveredNight[];

const open = (alone = false): void => {
  clock = fakeTime();
  keys = new TableKeys({ clock });
  recovery = new Recovery({ hall: { sequence: 0 }, keys, clock, alone });
  recovered = [];
  recovery.on('recovered', (night) => recovered.push(night));
};
beforeEach(() => open());

const keyOf = (code: string): string => `key of ${code}`.padEnd(43, '-');

/** What a table says that has these entries, at these lengths besides. */
const offerOf = (
  entries: readonly HallEntry[],
  table: string | null,
  lengths: readonly number[] = [],
): CopyOffer => {
  const chain = chainOf(entries);
  const digests = [...new Set([entries.length, ...lengths])].flatMap((at) =>
    chain[at - 1] === undefined ? [] : [{ at, digest: chain[at - 1] ?? '' }],
  );
  return { hall: HALL, entries: entries.length, night: 1_000, table, digests };
};

/** A table shows letters, and says what it has whenever it is asked. */
function ask(code: string, table: string | null, entries: readonly HallEntry[]): void {
  keys.ask({ code, key: keyOf(code), journal: `journal of ${code}`, wish: table });
  const wish = recovery.wishOf(keyOf(code));
  if (wish !== undefined && 'lengths' in wish)
    recovery.offer(keyOf(code), [offerOf(entries, table, wish.lengths)]);
}

/** The table gives what it is asked for, piece by piece. */
function give(code: string, entries: readonly HallEntry[], most = 3): void {
  for (;;) {
    const wish = recovery.wishOf(keyOf(code));
    if (wish === undefined || !('from' in wish)) return;
    const piece = entries.slice(wish.from - 1, wish.from - 1 + most);
    if (piece.length === 0) return;
    recovery.piece(keyOf(code), HALL, piece);
  }
}

describe('the nights that tables have', () => {
  test('copies that agree are one night: the longest, and how many have the same', () => {
    ask('AAAA', '1', NIGHT.slice(0, 5));
    ask('BBBB', '2', NIGHT);
    ask('CCCC', '3', NIGHT.slice(0, 3));
    for (const [code, table, length] of [
      ['AAAA', '1', 5],
      ['BBBB', '2', NIGHT.length],
    ] as const)
      ask(code, table, NIGHT.slice(0, length));
    expect(recovery.found).toEqual([
      { hall: HALL, code: 'BBBB', table: '2', night: 1_000, entries: NIGHT.length, same: 2, differ: [] },
    ]);
  });

  test('a copy that differs stands beside the others, and is named; what most have comes first', () => {
    ask('AAAA', '1', NIGHT);
    ask('BBBB', '2', OTHER);
    ask('CCCC', '3', NIGHT);
    expect(recovery.found).toMatchObject([
      { code: 'AAAA', same: 1, differ: ['2'] },
      { code: 'BBBB', same: 0, differ: ['1', '3'] },
    ]);
  });

  test('a table that asks no more has nothing to give', () => {
    ask('AAAA', '1', NIGHT);
    clock.pass(31_000);
    expect(recovery.found).toEqual([]);
    expect(recovery.take(HALL, 'AAAA')).toBe(false);
  });

  test('a hall with an entry of its own asks nobody', () => {
    const busy = new Recovery({ hall: { sequence: 1 }, keys, clock });
    ask('AAAA', '1', NIGHT);
    expect(busy.wishOf(keyOf('AAAA'))).toBeUndefined();
    busy.offer(keyOf('AAAA'), [offerOf(NIGHT, '1')]);
    expect(busy.found).toEqual([]);
  });
});

describe('a night that is taken', () => {
  test('is every entry of the copy; tables that have the same keep their numbers', () => {
    ask('AAAA', '1', NIGHT.slice(0, 5));
    ask('BBBB', '2', NIGHT);
    ask('AAAA', '1', NIGHT.slice(0, 5));
    ask('BBBB', '2', NIGHT);
    expect(recovery.take(HALL, 'BBBB')).toBe(true);
    recovery.piece(keyOf('BBBB'), HALL, NIGHT.slice(0, 3));
    expect(recovery.progress).toEqual({ have: 3, of: NIGHT.length });
    give('BBBB', NIGHT);
    expect(recovered).toEqual([
      {
        hall: HALL,
        entries: NIGHT,
        tables: [
          { code: 'BBBB', table: '2' },
          { code: 'AAAA', table: '1' },
        ].toSorted((a, b) => (a.code < b.code ? -1 : 1)),
      },
    ]);
  });

  test('a number that two tables had is for the desk to give', () => {
    ask('AAAA', '1', NIGHT);
    ask('BBBB', '1', NIGHT);
    recovery.take(HALL, 'AAAA');
    give('AAAA', NIGHT);
    expect(recovered).toMatchObject([{ tables: [] }]);
  });

  const forged = NIGHT.with(-1, OTHER.at(-1) as HallEntry);
  const wild = NIGHT.with(-1, {
    ...(NIGHT.at(-1) as HallEntry),
    event: { type: 'noEvent' },
  } as unknown as HallEntry);
  /** Neither is taken, and the letters of the table are named. */
  test.each([
    ['an entry is not the one that was digested', NIGHT, forged],
    ['an entry is no event of a night, though its digest is right', wild, wild],
  ])('not where %s', (_, offered, given) => {
    ask('AAAA', '1', offered);
    recovery.take(HALL, 'AAAA');
    give('AAAA', given);
    expect(recovered).toEqual([]);
    expect([recovery.failed, recovery.progress, recovery.found]).toEqual(['AAAA', null, []]);
  });

  test('not where a piece is short: it is asked for again from where it ends', () => {
    ask('AAAA', '1', NIGHT);
    recovery.take(HALL, 'AAAA');
    give('AAAA', NIGHT.slice(0, 4));
    expect(recovered).toEqual([]);
    expect(recovery.wishOf(keyOf('AAAA'))).toEqual({ hall: HALL, from: 5 });
    recovery.piece(keyOf('AAAA'), HALL, NIGHT.slice(5));
    expect(recovery.progress).toEqual({ have: 4, of: NIGHT.length });
    give('AAAA', NIGHT);
    expect(recovered).toHaveLength(1);
  });

  test('not from a table that was not asked', () => {
    ask('AAAA', '1', NIGHT);
    ask('BBBB', '2', NIGHT);
    recovery.take(HALL, 'AAAA');
    recovery.piece(keyOf('BBBB'), HALL, NIGHT);
    recovery.piece(keyOf('AAAA'), 'another hall', NIGHT);
    expect(recovery.progress).toEqual({ have: 0, of: NIGHT.length });
  });
});

describe('a hall that may decide for itself', () => {
  beforeEach(() => open(true));

  test('takes the night when no table has said anything new for ten seconds', () => {
    ask('AAAA', '1', NIGHT);
    clock.pass(6_000);
    ask('BBBB', '2', NIGHT);
    clock.pass(9_000);
    expect(recovery.progress).toBeNull();
    clock.pass(1_000);
    give('AAAA', NIGHT);
    expect(recovered).toHaveLength(1);
  });

  test('leaves it to the desk where copies differ', () => {
    ask('AAAA', '1', NIGHT);
    ask('BBBB', '2', OTHER);
    clock.pass(20_000);
    expect(recovery.progress).toBeNull();
  });
});
