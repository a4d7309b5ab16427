// `muggins journal`: backup of a running table, restore, import of another machine and check, each as a person types it.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../board/index.ts';
import { journalIn, lastBackup, openJournal } from '../../journal/index.ts';
import { damageLine } from '../../journal/testing/damage.ts';
import { Book, openTableJournal, TABLE_EVENTS } from '../../table/index.ts';
import { type EveningGame, play } from '../testing/evening.ts';
import { gamesIn, muggins, newFolder } from '../testing/muggins.ts';

const closing: { close(): void }[] = [];
afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

const ROUNDS: readonly EveningGame[] = [
  { players: ['Ann', 'Bob'], points: [5, 6] },
  { id: 'g-2', players: ['Bob', 'Cid'], points: [2] },
  { id: 'g-3', players: ['Ann', 'Cid'], points: [12, 8] },
];
function played(rounds: readonly EveningGame[] = ROUNDS): string {
  const folder = newFolder();
  play(folder, rounds);
  return folder;
}
const journal = (...args: readonly string[]) => muggins('journal', ...args);
const listing = (folder: string): readonly string[] => readdirSync(folder).toSorted();

/** All that a journal has, by the names of its files. */
const bytesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(journalIn(folder))
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => [name, readFileSync(join(journalIn(folder), name), 'utf8')]),
  );

describe('check', () => {
  test('a sound journal: how much there is, and the last game', async () => {
    const folder = played();
    const { code, out } = await journal('check', '--data', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/3 games; the last is game 3, Ann and Cid, 2026-01-01/);
    expect(out).toMatch(/Everything is sound\.$/);
  });

  test('a damaged game is named; the others are sound; nothing is changed', async () => {
    const folder = played();
    damageLine(folder, 2, 2);
    const before = bytesOf(folder);
    const { code, out, err } = await journal('check', '--data', folder);
    expect(code).toBe(1);
    expect(out).toMatch(/^Game 2, Bob and Cid, .*the checksum of entry \d+ is wrong\.$/m);
    expect(err).toMatch(/1 game of 3 is damaged.*muggins journal restore/);
    const told = JSON.parse((await journal('check', '--json', '--data', folder)).out);
    expect(told.games.map((game: { sound: boolean }) => game.sound)).toEqual([true, false, true]);
    expect(bytesOf(folder)).toEqual(before);
  });

  test('no journal at all', async () => {
    expect(await journal('check', '--data', newFolder())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/There is no journal in/),
    });
  });
});

describe('backup', () => {
  test('of a running table: everything acknowledged is in one folder, read again and named', async () => {
    const folder = played();
    const keeper = openJournal(folder, TABLE_EVENTS);
    closing.push(keeper);
    const { move, sequence } = keeper.head;
    keeper.append([{ type: 'undone', undoes: move, move: move + 1 }]);
    const file = join(newFolder(), 'backup');
    const { code, out } = await journal('backup', file, '--data', folder);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`${sequence + 1} entries, 3 games; the last is game 3, Ann and Cid`));
    expect(lastBackup(folder)).toMatchObject({ file, entries: sequence + 1 });
    // A data folder as soon as it is called `journal`.
    const elsewhere = newFolder();
    cpSync(file, journalIn(elsewhere), { recursive: true });
    expect(await gamesIn(elsewhere)).toEqual(await gamesIn(folder));
    const again = openJournal(elsewhere, TABLE_EVENTS);
    closing.push(again);
    expect([again.id, again.head, again.notices]).toEqual([keeper.id, keeper.head, []]);
  });

  test('overwrites nothing', async () => {
    const file = join(newFolder(), 'letter.txt');
    writeFileSync(file, 'Dear Ann');
    expect(await journal('backup', file, '--data', played())).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is there already. Choose another name/),
    });
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann');
  });

  test('where nothing can be written: refused, and nothing is left behind', async () => {
    expect(await journal('backup', '/proc/backup', '--data', played())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Cannot write \/proc\/backup/),
    });
  });

  test('of a damaged journal: written, and said so', async () => {
    const folder = played();
    damageLine(folder, 2, 2);
    expect(await journal('backup', join(newFolder(), 'b'), '--data', folder)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/the journal itself is damaged.*Keep your older backups/),
    });
    // It is no good backup.
    expect(lastBackup(folder)).toBeUndefined();
  });
});

/** A folder in which a chapter is damaged. */
function damagedBackup(target: string): void {
  const folder = played();
  damageLine(folder, 1, 2);
  cpSync(journalIn(folder), target, { recursive: true });
}

describe('restore', () => {
  async function backupOf(folder: string): Promise<string> {
    const file = join(newFolder(), 'backup');
    expect((await journal('backup', file, '--data', folder)).code).toBe(0);
    return file;
  }

  test('shows first what it would do; with --yes the journal of before is kept beside it', async () => {
    const folder = played();
    const file = await backupOf(folder);
    const then = await gamesIn(folder);
    play(folder, [{ players: ['Dan', 'Eve'], points: [3] }]);
    const now = await gamesIn(folder);
    const before = listing(folder);
    const plan = await journal('restore', file, '--data', folder);
    expect(plan.code).toBe(0);
    expect(plan.out).toMatch(/3 games;.*\n.*4 games;.*\n.*\nNothing has been changed.*--yes/);
    expect([listing(folder), await gamesIn(folder)]).toEqual([before, now]);
    const done = await journal('restore', file, '--yes', '--data', folder);
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/previous journal is kept as/)]);
    expect(await gamesIn(folder)).toEqual(then);
    const kept = listing(folder).find((name) => name.includes('.before-'));
    expect(await gamesIn((await backAgain(folder, kept)) ?? '')).toEqual(now);
  });

  async function backAgain(folder: string, kept: string | undefined): Promise<string> {
    const other = newFolder();
    cpSync(join(folder, kept ?? ''), journalIn(other), { recursive: true });
    return other;
  }

  test('while a table runs it is refused', async () => {
    const folder = played();
    const file = await backupOf(folder);
    closing.push(openJournal(folder, TABLE_EVENTS));
    const before = listing(folder);
    expect(await journal('restore', file, '--yes', '--data', folder)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Another Muggins .*is using the journal.*Close it first/),
    });
    expect(listing(folder)).toEqual(before);
  });

  test('on a new machine, whose folder is not there yet', async () => {
    const folder = played();
    const fresh = join(newFolder(), 'new', 'muggins');
    expect((await journal('restore', await backupOf(folder), '--yes', '--data', fresh)).code).toBe(0);
    expect(await gamesIn(fresh)).toEqual(await gamesIn(folder));
  });

  test.each([
    [
      'a letter',
      (file: string) => writeFileSync(file, 'Dear Ann'.repeat(200)),
      /backup is not sound.*holds no journal/,
    ],
    ['a folder that is not there', () => {}, /There is no .*Name a backup/],
    ['a damaged one', damagedBackup, /backup is not sound/],
  ])('%s is refused by name, and nothing is changed', async (_, make, words) => {
    const folder = played();
    const before = listing(folder);
    const file = join(newFolder(), 'b');
    make(file);
    const { code, err } = await journal('restore', file, '--yes', '--data', folder);
    expect([code > 0, err]).toEqual([true, expect.stringMatching(words)]);
    expect(listing(folder)).toEqual(before);
  });
});

describe('import', () => {
  const OTHERS: readonly EveningGame[] = [
    { players: ['Fay', 'Gus'], points: [9] },
    { id: 'o-2', players: ['Gus', 'Ann'], points: [3, 4], over: false },
  ];

  test('shows first what it would add; with --yes every game is there once, with its id, players, score and time', async () => {
    const [folder, other] = [played(), played(OTHERS)];
    const [own, theirs] = [await gamesIn(folder), await gamesIn(other)];
    const plan = await journal('import', other, '--data', folder);
    expect([plan.code, plan.out]).toEqual([
      0,
      expect.stringMatching(/Fay, Gus\n.*Gus, Ann\nWould import: 2 games.*--yes\.$/s),
    ]);
    expect(await gamesIn(folder)).toEqual(own);
    expect((await journal('import', other, '--yes', '--data', folder)).code).toBe(0);
    const now = await gamesIn(folder);
    expect(now.slice(0, own.length)).toEqual(own);
    const added = now.slice(own.length, own.length + theirs.length);
    expect(added).toMatchObject(theirs.map(({ id: _, status: __, ...game }) => game));
    expect((await journal('check', '--data', folder)).code).toBe(0);
    const exported = JSON.parse((await muggins('export', '4', '--events', '--data', folder)).out);
    const id = JSON.parse((await journal('check', '--json', '--data', other)).out).journal;
    expect(exported.games[0].events[0].event.gameId).toBe(`${id}/1`);
  });

  test('twice adds nothing; what is new there is added the next time', async () => {
    const [folder, other] = [played(), played(OTHERS.slice(0, 1))];
    await journal('import', other, '--yes', '--data', folder);
    const once = bytesOf(folder);
    const { code, out } = await journal('import', other, '--yes', '--data', folder);
    expect([code, out]).toEqual([0, 'Nothing to import: everything is here already.']);
    expect(bytesOf(folder)).toEqual(once);
    play(other, OTHERS.slice(1));
    expect((await journal('import', other, '--yes', '--data', folder)).out).toMatch(
      /Gus, Ann\nImported: 1 game\./,
    );
  });

  test('from a backup, and into a folder without a journal', async () => {
    const [other, folder] = [played(OTHERS), newFolder()];
    const file = join(newFolder(), 'b');
    await journal('backup', file, '--data', other);
    expect((await journal('import', file, '--yes', '--data', folder)).code).toBe(0);
    const games = await gamesIn(folder);
    expect(games.map(({ scores }) => scores)).toEqual((await gamesIn(other)).map(({ scores }) => scores));
  });

  test('players meet by id, and their changes come along once', async () => {
    const [folder, other] = [played(), played(OTHERS)];
    await muggins('players', 'rename', 'Gus', 'Gustav', '--data', other);
    await journal('import', other, '--yes', '--data', folder);
    const { players } = JSON.parse((await muggins('players', '--json', '--data', folder)).out);
    expect(players.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob', 'Cid', 'Fay', 'Gustav']);
    expect((await journal('import', other, '--data', folder)).out).toMatch(/^Nothing to import/);
  });

  test('undo and redo of the other machine go on meaning the same moves', async () => {
    const [folder, other] = [played(), newFolder()];
    play(other, [{ players: ['Fay', 'Gus'], points: [9, 2], over: false }]);
    const keeper = openJournal(other, TABLE_EVENTS);
    const { move } = keeper.head;
    keeper.append([{ type: 'undone', undoes: move, move: move + 1 }]);
    keeper.close();
    await journal('import', other, '--yes', '--data', folder);
    const theirs = await gamesIn(other);
    expect((await gamesIn(folder))[3]?.scores).toEqual(theirs[0]?.scores);
  });

  test('undo ends at the game that begins behind it: what others played elsewhere is not to be taken back', async () => {
    const [folder, other] = [played(), played(OTHERS)];
    await journal('import', other, '--yes', '--data', folder);
    const keeper = openTableJournal(folder);
    closing.push(keeper);
    const book = new Book({ journal: keeper, log: silentLog, lanes: 2 });
    book.resume();
    const { players } = book.state;
    expect(players).toEqual(['Ann', 'Cid']);
    const refused = { ok: false, refusal: { code: 'nothingToUndo' } };
    expect(book.carryOut({ type: 'undo' })).toEqual(refused);
    for (const type of ['free', 'undo'] as const) expect(book.carryOut({ type }).ok).toBe(true);
    expect([book.carryOut({ type: 'undo' }), book.state.players]).toEqual([refused, players]);
  });

  test.each([
    ['a copy of itself', (folder: string) => folder, 2, /is a copy of the journal.*restore/],
    ['a folder without a journal', () => newFolder(), 2, /There is no journal at/],
  ])('%s is refused', async (_, from, expected, words) => {
    const folder = played();
    expect(await journal('import', from(folder), '--yes', '--data', folder)).toMatchObject({
      code: expected,
      err: expect.stringMatching(words),
    });
  });

  test('while a game is on the board, and while a table runs, it is refused', async () => {
    const other = played(OTHERS);
    const playing = played([{ players: ['Ann', 'Bob'], points: [5], over: false }]);
    expect((await journal('import', other, '--yes', '--data', playing)).err).toMatch(/A game is in progress/);
    const folder = played();
    closing.push(openJournal(folder, TABLE_EVENTS));
    expect((await journal('import', other, '--yes', '--data', folder)).err).toMatch(
      /Another Muggins .*is using the journal/,
    );
  });

  test('a damaged one is refused whole', async () => {
    const [folder, other] = [played(), played(OTHERS)];
    damageLine(other, 1, 2);
    const before = bytesOf(folder);
    expect(await journal('import', other, '--yes', '--data', folder)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is damaged, so nothing was imported/),
    });
    expect(bytesOf(folder)).toEqual(before);
  });
});
