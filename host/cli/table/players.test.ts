// `muggins players` on a journal by itself and beside a running table; and who is meant by a name, asked or answered.
import { afterEach, describe, expect, test } from 'vitest';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { silentLog } from '../../board/index.ts';
import { openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import { seatCredentials, startWeb } from '../../web/table/index.ts';
import { tellRunning } from '../running.ts';
import { muggins, newFolder } from '../testing/muggins.ts';
import { answeredBeforehand, askWho } from '../who.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function played(): string {
  const folder = newFolder();
  const journal = openJournal(folder, TABLE_EVENTS);
  journal.append([{ type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Ann', 'ann'], move: 1 }], 1);
  journal.close();
  return folder;
}
const listed = async (folder: string): Promise<unknown> =>
  JSON.parse((await muggins('players', '--json', '--data', folder)).out);

describe('on a journal that nobody keeps', () => {
  test('players are listed, added, renamed, set, merged and parted', async () => {
    const folder = played();
    const players = (...args: readonly string[]) => muggins('players', ...args, '--data', folder);
    expect((await players()).out).toMatch(/^Ann +Ann\nann +ann$/);
    expect((await players('add', 'Zoe', '--short', 'Z', '--guest', 'on')).code).toBe(0);
    expect((await players('rename', 'Ann', 'Anne')).code).toBe(0);
    expect((await players('set', 'Anne', '--colour', 'green')).code).toBe(0);
    expect((await players('merge', 'ann', 'Anne')).code).toBe(0);
    expect(await listed(folder)).toEqual({
      players: [
        { id: 'Ann', name: 'Anne', short: null, colour: 'green', guest: false },
        { id: expect.any(String), name: 'Zoe', short: 'Z', colour: null, guest: true },
      ],
    });
    expect((await players('part', 'ann')).out).toMatch(/^ann +ann$/m);
  });

  test.each([
    [['rename', 'Bob', 'Rob'], /no player Bob/],
    [['add', ''], /name/],
    [['merge', 'Ann'], /expected 2 names, got 1/],
    [['merge', 'Ann', 'Ann'], /Ann is already one player\. Choose two different players/],
    [['sack', 'Ann'], /expected list, add, rename, set, merge or part/],
    [['set', 'Ann', '--colour', 'puce'], /--colour puce/],
  ])('%j is refused by name', async (args, words) => {
    const { code, err } = await muggins('players', ...args, '--data', played());
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });
});

test('beside a running table the table keeps the change, and its figures show it', async () => {
  const folder = newFolder();
  const keeper = openJournal(folder, TABLE_EVENTS);
  closing.push(() => keeper.close());
  keeper.append([{ type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Ann', 'Bob'], move: 1 }], 1);
  const rig = new Rig({
    kept: [{ type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Ann', 'Bob'], move: 1 }],
  });
  const credentials = seatCredentials();
  const web = await startWeb({
    table: rig.table,
    board: rig.shared,
    port: 0,
    log: silentLog,
    files: folder,
    credentials,
  });
  closing.push(tellRunning(folder, { url: web.url, token: credentials.token }));
  closing.push(() => web.close());
  const { code } = await muggins('players', 'rename', 'Ann', 'Anne', '--data', folder);
  expect(code).toBe(0);
  expect(rig.journal.kept.at(-1)).toEqual({ type: 'playerChanged', id: 'Ann', name: 'Anne', move: 2 });
  expect(rig.table.roster.find('Ann')?.name).toBe('Anne');
  // The next move has the next number, and undo takes back a move of the game.
  rig.keys('4 P1 UNDO');
  expect(rig.journal.kept.slice(2).map(({ move }) => move)).toEqual([3, 3, 4]);
  const again = rig.restarted();
  expect([again.table.roster.find('Ann')?.name, again.pegs]).toEqual(['Anne', rig.pegs]);
});

describe('who is meant', () => {
  const ann = { id: 'p1', name: 'Ann' };
  const other = { id: 'p2', name: 'Ann' };
  const doubtful = { code: 'whoIs', seat: 0, name: 'ann', candidates: [ann] } as const;

  test.each([
    ['', 'p1'],
    ['y', 'p1'],
    ['n', 'new'],
    ['No', 'new'],
  ])('one candidate, answered %j', async (answer, id) => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answer;
    };
    expect(await askWho(doubtful, ask)).toBe(id);
    expect(asked).toEqual(['Is ann the same player as Ann? [Y/n] ']);
  });

  test.each([
    ['1', 'p1'],
    ['2', 'p2'],
    ['n', 'new'],
  ])('several, answered %j', async (answer, id) => {
    expect(await askWho({ ...doubtful, candidates: [ann, other] }, async () => answer)).toBe(id);
  });

  test('where nobody can be asked, the answers are named', async () => {
    await expect(askWho(doubtful, undefined)).rejects.toThrow(/--who 'ann=p1' for Ann, or --who 'ann=new'/);
  });

  test('answers beforehand, also for names with an equals sign', () => {
    expect(answeredBeforehand(['a=b', 'Bob'], ['a=b=new'])).toEqual(['new', '']);
    expect(() => answeredBeforehand(['Ann', 'Bob'], ['Cid=new'])).toThrow(/--who Cid=new/);
    for (const wrong of ['Muggins=clubb', 'Muggins=CLUB', 'Muggins='])
      expect(() => answeredBeforehand(['Ann', 'Muggins'], [wrong])).toThrow(/gentle, club or strong/);
  });
});
