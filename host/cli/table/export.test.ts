// Games for other programs, from the command: the form that the page of games saves, all of them at once, and as a sheet.
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { DEFAULT as EN } from '../../../shared/words/default.ts';
import { readJournal } from '../../journal/index.ts';
import type { Archive } from '../../table/archive.ts';
import { csvPieces, jsonPieces } from '../../table/gamesexport.ts';
import { JournalFold, openTableJournal, TABLE_EVENTS } from '../../table/index.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const folder = newFolder();

async function exported(...args: readonly string[]) {
  const { out, ...rest } = await muggins(
    'export',
    ...args,
    ...(args.includes('--data') ? [] : ['--data', folder]),
  );
  return { ...rest, out: out === '' ? '' : `${out}\n` };
}

/** What the page of games saves of the same journal. */
function saved(pieces: (archive: () => Archive) => Iterable<string>): string {
  const fold = new JournalFold(readJournal(folder, TABLE_EVENTS));
  fold.resume();
  return [...pieces(() => fold.archive)].join('');
}

beforeAll(() => {
  const journal = openTableJournal(folder, { now: () => Date.UTC(2026, 0, 1) });
  const begin = (game: number, move: number) =>
    ({ type: 'gameStarted', game, rules: SIX_CARD, players: ['Ann', 'Bob'], move }) as const;
  const peg = (move: number, points: number) =>
    ({ type: 'pegged', seat: 0, points, reason: 'free', move }) as const;
  journal.append([begin(1, 1)]);
  journal.append([{ type: 'phaseEntered', phase: 'free', move: 2 }]);
  journal.append([peg(3, 4)]);
  journal.append([begin(2, 4)]);
  journal.append([{ type: 'phaseEntered', phase: 'free', move: 5 }]);
  journal.append([peg(6, 7)]);
  journal.close();
});

test.each([
  ['JSON', [] as string[], () => saved(jsonPieces)],
  ['JSON, by its name', ['--json'], () => saved(jsonPieces)],
  ['CSV', ['--csv'], () => saved((archive) => csvPieces(archive, EN))],
])('all games as %s, as the page saves them, byte by byte', async (_, args, page) => {
  expect(await exported(...args)).toEqual({ code: 0, out: page(), err: '' });
});

test('into a file', async () => {
  const file = join(folder, 'games.csv');
  expect(await exported('--csv', '--out', file)).toEqual({ code: 0, out: '', err: '' });
  expect(readFileSync(file, 'utf8')).toBe((await exported('--csv')).out);
});

test('one game in the same form; with every event', async () => {
  const { games } = JSON.parse((await exported('1')).out);
  expect(games).toMatchObject([{ id: 1, players: ['Ann', 'Bob'], status: 'abandoned' }]);
  expect(games[0].events).toBeUndefined();
  const all = JSON.parse((await exported('1', '--events')).out).games[0];
  expect(all.events.map(({ event }: { event: { type: string } }) => event.type)).toEqual([
    'gameStarted',
    'phaseEntered',
    'pegged',
  ]);
  expect(all.events[0].time).toBe(all.started);
});

test('games against Muggins, or all others', async () => {
  const own = mkdtempSync(join(folder, 'practice-'));
  const journal = openTableJournal(own, { now: () => Date.UTC(2026, 0, 1) });
  for (const [at, id] of ['bob', 'muggins-strong-1'].entries())
    journal.append([
      {
        type: 'gameStarted',
        game: at + 1,
        rules: SIX_CARD,
        players: ['Ann', 'Bob'],
        playerIds: ['ann', id],
        move: 3 * at + 1,
      },
      { type: 'pegged', seat: 0, points: 4, reason: 'free', move: 3 * at + 1 },
    ]);
  journal.close();
  const listed = async (...args: readonly string[]) => {
    const { out } = await exported(...args, '--data', own);
    return (JSON.parse(out) as { games: readonly { id: number }[] }).games.map(({ id }) => id);
  };
  expect(await listed()).toEqual([1, 2]);
  expect(await listed('--practice', 'only')).toEqual([2]);
  expect(await listed('--practice', 'none')).toEqual([1]);
  const games = await muggins('games', '--practice', 'only', '--data', own);
  expect(games.out.split('\n')).toEqual([expect.stringMatching(/^2 .*, practice$/)]);
});

test('heads in French', async () => {
  expect((await exported('--csv', '--language', 'fr')).out).toContain('joueur');
});

describe('what cannot be', () => {
  test.each([
    ['export 9', 'no game 9', 2],
    ['export seven', "'seven' is not a game", 2],
    ['export --csv --events', 'not both', 2],
    ['export --out /nowhere/at/all.json', '/nowhere/at/all.json', 1],
  ])('%s', async (line, words, code) => {
    const told = await exported(...line.split(' ').slice(1));
    expect([told.code, told.out]).toEqual([code, '']);
    expect(told.err).toContain(words);
  });
});
