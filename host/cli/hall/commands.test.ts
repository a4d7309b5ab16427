// `muggins hall` as a user types it: lists of players, standings and exports, beside a hall that runs and without one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { formatOf, publicView } from '../../../shared/league/index.ts';
import { GOLDEN_RANKS } from '../../../shared/league/testing/golden.ts';
import { type Hall, openHall, readHall } from '../../hall/index.ts';
import { GOLDEN_PLAYERS, joining, running, tables, written } from '../../hall/testing/night.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const open: Hall[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function list(text: string): string {
  const file = join(newFolder(), 'players.csv');
  writeFileSync(file, text);
  return file;
}

const CLUB = 'name,member,club\nAnn,MI117,Lansing\nBob,,\n';
const names = (data: string): readonly string[] => readHall(data).state.players.map(({ name }) => name);

function hallIn(data: string): Hall {
  const made = openHall(data, () => 0);
  open.push(made);
  return made;
}

/** The golden night in a folder, up to so many of its 45 games. */
function night(games: number): string {
  const data = newFolder();
  const made = hallIn(data);
  const begin = { type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 } as const;
  made.act([begin, ...tables(5), ...GOLDEN_PLAYERS.flatMap(joining), { type: 'draw' }], 'desk');
  for (let left = games; left > 0; left--) {
    const [game] = running(publicView(made.state));
    if (game === undefined) throw new Error(`nobody plays, and ${left} games are left`);
    made.act(written(game), 'desk');
  }
  made.close();
  return data;
}

describe('import', () => {
  test('a list is kept, and the same list again adds nobody', async () => {
    const [data, file] = [newFolder(), list(CLUB)];
    expect(await muggins('hall', 'import', file, '--data', data)).toMatchObject({
      code: 0,
      out: '2 players added, 0 changed, 0 already known.',
    });
    expect((await muggins('hall', 'import', file, '--data', data)).out).toMatch(
      /^0 players added, 0 changed, 2 already known/,
    );
    expect(names(data)).toEqual(['Ann', 'Bob']);
  });

  test('a dry run says the same and makes not even a folder', async () => {
    const data = join(newFolder(), 'new');
    const { code, out } = await muggins('hall', 'import', list(CLUB), '--dry-run', '--data', data);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'name    name           Ann | Bob',
        'member  member number  MI117 | -',
        'club    club           Lansing | -',
        'This import would make these changes: 2 players added, 0 changed, 0 already known.',
      ],
    ]);
    expect(existsSync(data)).toBe(false);
  });

  test.each([
    ['a line without a name', 'name,member\nAnn,1\n,2\n', 'Line 3 has no name'],
    ['a name that no display can show', 'name\nAnn\nBob\u0007\n', 'Use 1 to 80 printable characters'],
  ])('%s: the line is named, and nothing is kept', async (_, text, words) => {
    const data = newFolder();
    const file = list(text);
    const { code, err } = await muggins('hall', 'import', file, '--data', data);
    expect(await muggins('hall', 'import', file, '--dry-run', '--data', data)).toMatchObject({ code, err });
    expect(code).toBe(1);
    expect(err).toContain(words);
    expect(err).toContain('Nothing was imported.');
    expect(hallIn(data).state.players).toEqual([]);
  });

  /** Review of league nights, B3. */
  test('columns that are not known are shown, and named by hand', async () => {
    const [data, file] = [newFolder(), list('Imię,Karta,Mail\nAnn,17,ann@x.org\nBob,18,\n')];
    const { code, err } = await muggins('hall', 'import', file, '--data', data);
    expect([code, err.split('\n')]).toEqual([
      1,
      [
        'muggins: Imię   skip        Ann | Bob',
        'Karta  skip        17 | 18',
        'Mail   not stored',
        'Choose what each column contains. One of them must be the name.',
        'Name the columns from left to right, such as --columns first,last,number. The names are: name, first, middle, last, number, club, skip.',
      ],
    ]);
    expect((await muggins('hall', 'import', file, '--columns', 'name,email', '--data', data)).code).toBe(2);
    expect(
      await muggins('hall', 'import', file, '--columns', 'name,number', '--no-head', '--data', data),
    ).toMatchObject({ code: 0, out: expect.stringMatching(/^3 players added/) });
    expect(
      (await muggins('hall', 'import', file, '--columns', 'name,number,club', '--data', newFolder())).out,
    ).toMatch(/^2 players added/);
    expect(readHall(data).state.players.map(({ club }) => club)).toEqual([null, null, null]);
  });

  test('beside a hall that runs, a dry run answers, and the list itself is sent to the desk page', async () => {
    const [data, file] = [newFolder(), list(CLUB)];
    hallIn(data).act(joining('Zoe').slice(0, 1), 'desk');
    expect((await muggins('hall', 'import', file, '--dry-run', '--data', data)).out).toMatch(
      /2 players added/,
    );
    expect(await muggins('hall', 'import', file, '--data', data)).toMatchObject({
      code: 1,
      err: 'muggins: This hall is running. Load the list on its desk page instead.',
    });
    expect(names(data)).toEqual(['Zoe']);
  });

  test('a file that is not there: which, why, and what to name instead', async () => {
    const { code, err } = await muggins('hall', 'import', 'nowhere.csv', '--data', newFolder());
    expect(code).toBe(2);
    expect(err).toBe(
      'muggins: nowhere.csv: no such file or directory. Name a CSV file with a line for each player.',
    );
  });
});

describe('standings', () => {
  test('in columns, with the cards of the golden night', async () => {
    const { code, out } = await muggins('hall', 'standings', '--data', night(45));
    const [head, ...rows] = out.split('\n');
    expect([code, head]).toEqual([0, 'rank  name  card      plus  minus']);
    const cells = rows.slice(0, 10).map((row) => row.split(/ {2,}/));
    expect(cells.map(([rank, name, card]) => [Number(rank), name, card])).toEqual(
      GOLDEN_RANKS.map(([rank, name, card]) => [rank, name, card]),
    );
    expect(cells[0]?.slice(3)).toEqual(['+127', '-62']);
  });

  /** An open night has no champion yet; a night that was closed over an unsigned result says so. */
  test.each([
    ['while the night is open', [], true, 'Provisional: the night is still open.'],
    ['once it is closed', [{ type: 'close', reasons: {} }], false, ''],
    [
      'closed over a result that nobody signed',
      [
        { type: 'reopenGame', game: '9.1', reason: 'they disagree' },
        { type: 'close', reasons: { '9.1': 'both went home' } },
      ],
      true,
      'Provisional: not every game is signed.',
    ],
  ] as const)('%s', async (_, commands, provisional, words) => {
    const data = night(45);
    if (commands.length > 0) {
      const made = hallIn(data);
      expect(made.act(commands, 'desk').ok).toBe(true);
      made.close();
    }
    const answer: unknown = JSON.parse((await muggins('hall', 'standings', '--json', '--data', data)).out);
    expect(answer).toMatchObject({ provisional, places: { length: 10 } });
    const { out } = await muggins('hall', 'standings', '--data', data);
    expect(/^Provisional.*$/m.exec(out)?.[0] ?? '').toBe(words);
  });
});

describe('export', () => {
  /** Each kind: how it begins, and how many lines it has (RFC 4180: a head, and a line for each row). */
  test.each([
    ['standings', '\uFEFFrank,name,member,total,wins,games,plus,minus,net,checked by', 11],
    ['cards', '\uFEFFname,round,opponent,line,counts,final', 91],
    ['games', '\uFEFFgame,round,table,first,line,second,line,score,stage,flags', 46],
    ['night', '{', undefined],
  ])('%s is printed, and written to a file', async (kind, head, count) => {
    const data = night(45);
    const { code, out } = await muggins('hall', 'export', kind, '--data', data);
    const lines = out.split(/\r?\n/);
    expect([code, lines[0]]).toEqual([0, head]);
    if (count !== undefined) expect(lines).toHaveLength(count);
    else expect(JSON.parse(out)).toMatchObject({ phase: 'open', id: 'n1' });
    const file = join(newFolder(), 'tonight');
    expect(await muggins('hall', 'export', kind, '--out', file, '--data', data)).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(readFileSync(file, 'utf8').trimEnd()).toBe(out);
  });

  // A disk that failed ended with 2, as if the command had been mistyped, and `muggins export` with 1.
  test.each([
    ['a folder that is not there', join('nowhere', 'tonight.csv'), 'no such file or directory'],
    ['a folder in place of a file', '.', 'illegal operation on a directory'],
  ])('%s: the file and the reason are named, and the code is that of the disk', async (_, path, reason) => {
    const file = join(newFolder(), path);
    expect(await muggins('hall', 'export', 'games', '--out', file, '--data', night(0))).toMatchObject({
      code: 1,
      err: expect.stringContaining(`Cannot write ${file}: ${reason}.`),
    });
  });

  test.runIf(existsSync('/dev/full'))('a full disk', async () => {
    expect(await muggins('hall', 'export', 'games', '--out', '/dev/full', '--data', night(0))).toMatchObject({
      code: 1,
      err: expect.stringContaining('Cannot write /dev/full: no space left on device'),
    });
  });

  test('a kind that there is not: what there is', async () => {
    expect(await muggins('hall', 'export', 'medals', '--data', newFolder())).toMatchObject({
      code: 2,
      err: "muggins: 'medals': expected one of standings, cards, games, hands, night.",
    });
  });
});

// Any text was a day, and the table was empty.
test.each([
  [['--from', 'yesterday'], "'yesterday': expected a date, such as 2026-11-29."],
  [
    ['--from', '2026-12-01', '--to', '2026-01-01'],
    'The season ends on 2026-01-01, before it starts on 2026-12-01. Correct the dates.',
  ],
])('season %j', async (days, words) => {
  expect(await muggins('hall', 'season', ...days, '--data', newFolder())).toMatchObject({
    ...{ code: 2, out: '' },
    err: `muggins: ${words}`,
  });
});

test.each([['standings'], ['standings', '--json'], ['export', 'games']])(
  '%s %s in a folder without a night says how to open one',
  async (...args) => {
    const data = newFolder();
    const { code, out, err } = await muggins('hall', ...args, '--data', data);
    const words = `There is no night in ${data} yet. Open one at the desk, or with: muggins hall open grass-roots`;
    // With --json a program reads the same, with its code.
    const json = args.includes('--json') ? JSON.stringify({ ok: false, error: 'noNight', words }) : '';
    expect([code, out.trim(), err]).toEqual([1, json, `muggins: ${words}`]);
  },
);
