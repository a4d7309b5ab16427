// A journal that version 0.1.0 kept, as a power cut left it: the same games, pegs and figures as that program told of it.
// Its goldens are what `games --json`, `export N` and /api/games answered then; steps are without their sentences.
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Roster } from '../../shared/story/roster.ts';
import { tellGames } from '../../shared/story/testing/games.ts';
import { run } from '../cli/program.ts';
import { openJournal, readJournal } from '../journal/index.ts';
import { games } from '../web/table/games.ts';
import type { GamesAnswer } from '../web/table/wire.ts';
import { Archive } from './archive.ts';
import { ARCHIVE, openTableJournal, TABLE_EVENTS } from './kind.ts';

const OLD = join(import.meta.dirname, '..', 'journal', 'testing', 'v0.1.0');
const golden = (name: string): unknown => JSON.parse(readFileSync(join(OLD, `${name}.golden.json`), 'utf8'));

function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-old-'));
  for (const name of ['journal.db', 'journal.db-wal']) copyFileSync(join(OLD, name), join(folder, name));
  return folder;
}

async function muggins(...args: readonly string[]): Promise<unknown> {
  const lines: string[] = [];
  await run(args, { out: (text) => lines.push(text), err: (text) => lines.push(text) });
  return JSON.parse(lines.join('\n'));
}

/** With each way in which the new program may meet the journal: as it was left, and once it was opened to be kept. */
const MET: readonly (readonly [string, (folder: string) => void])[] = [
  ['as it was left', () => {}],
  ['once it was opened to be kept', (folder) => openTableJournal(folder).close()],
];

/** An export of version 0.1.0. */
interface Exported {
  readonly game: { readonly players: readonly string[]; readonly status: string };
  readonly events: readonly { readonly time: string }[];
}

test.each(MET)('%s: the list and every export are as they were', async (_, meet) => {
  const folder = copied();
  meet(folder);
  expect(await muggins('games', '--json', '--data', folder)).toMatchObject(golden('games') as object);
  // Version 0.1.0 gave times as ISO 8601, and one game alone.
  for (const [id, { game, events }] of Object.entries(
    golden('exports') as Readonly<Record<string, Exported>>,
  )) {
    const { games } = (await muggins('export', id, '--events', '--data', folder)) as {
      games: Exported['game'][];
    };
    const told = events.map((entry) => ({ ...entry, time: Date.parse(entry.time) }));
    const { players, status } = game;
    expect(games).toMatchObject([{ id: Number(id), players, status, events: told }]);
  }
});

test.each(MET)('%s: the games, step by step, and the figures of everybody', async (_, meet) => {
  const folder = copied();
  meet(folder);
  const reader = readJournal(folder, TABLE_EVENTS);
  const stories = tellGames([...reader.read()]);
  const stood = stories.filter(({ status }) => status !== 'withdrawn');
  const steps = (told: (typeof stood)[number]) =>
    told.steps.map(({ time, deal, phase, pegs }) => ({ time, deal, phase, pegs }));
  expect(stood.map((told) => ({ ...told, rules: told.rules.name, steps: steps(told) }))).toMatchObject(
    golden('stories') as object,
  );
  const archive = reader.keeps(ARCHIVE) ? Archive.resume(reader) : Archive.gather(reader);
  for (const story of stories)
    expect(archive.story(story.id)).toEqual({ ...story, uid: expect.any(String), match: expect.any(String) });
  const people = new Roster();
  const told = await games({ archive: () => archive, people: () => people }).request('/');
  reader.close();
  const answer = (await told.json()) as GamesAnswer;
  expect(answer).toMatchObject(golden('api') as object);
});

test('its identity is the same in every copy, and stays when it is opened to be kept', () => {
  const [one, two] = [copied(), copied()];
  const [reader, first, second] = [readJournal(one, TABLE_EVENTS), copied(), two];
  const before = reader.id;
  reader.close();
  const ids = [first, second].map((folder) => {
    const journal = openJournal(folder, TABLE_EVENTS);
    const { id, notices } = journal;
    journal.close();
    return [id, notices];
  });
  expect(ids).toEqual([
    [before, []],
    [before, []],
  ]);
});
