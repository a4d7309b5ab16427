// A person is forgotten: in the folder, the database, every page, every file of data and every answer, nobody finds the name again.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Competition, RubberFormat, TeamSeason } from '../../../shared/league/team/index.ts';
import { SMALL_FORMAT, SMALL_SEASON } from '../../../shared/league/testing/teams.ts';
import { signedAsk } from '../../league/key.ts';
import { postgresStore } from '../../league/postgres.ts';
import { TestClub } from '../../league/testing/club.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../../league/testing/postgres.ts';
import { filesIn, LeagueRig } from './testing/site.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const NAME = /Archer|bell101/;
const [, , SINGLES] = SMALL_FORMAT.rubbers as readonly RubberFormat[];
const [FIRST] = SMALL_SEASON.competitions as readonly [Competition];
/** Ann is a player of a team, and has entered the singles by name. */
const SEASON: TeamSeason = {
  ...SMALL_SEASON,
  persons: SMALL_SEASON.persons.map((each) => (each.id === 'swan1' ? { ...each, name: 'Ann Archer' } : each)),
  teams: [...SMALL_SEASON.teams, { id: 'e-player-1', name: 'Ann Archer', venue: 'swan', captains: [] }],
  competitions: [
    FIRST,
    {
      ...{ ...FIRST, id: 'E', name: 'Singles', teams: ['e-player-1'] },
      format: { ...SMALL_FORMAT, rubbers: [SINGLES as RubberFormat] },
    },
  ],
};

let server: TestPostgres | undefined;
beforeAll(async () => {
  server = hasPostgres ? await startPostgres() : undefined;
});
afterAll(() => server?.end());

/** Everything in every table of a database, as text. */
async function tablesOf(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const named = await client.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { table_name } of named.rows)
    texts.push(JSON.stringify((await client.query(`table ${table_name}`)).rows));
  await client.end();
  return texts.join('\n');
}

/** Addresses, of strangers and of the officer; each with an id of the person in it, if it has one. */
const ADDRESSES = [
  ...['/', '/clubs/bell', '/clubs/bell/bell-1', '/seasons/2026', '/persons/PERSON'],
  ...['/seasons/2026/table.json', '/seasons/2026/table.csv', '/teams/tables.json', '/teams/tables.csv'],
  ...['/teams', '/teams/fixtures', '/teams/fixtures.ics', '/teams/table/1', '/teams/table/E'],
  ...['/teams/team/swan', '/teams/team/e-player-1', '/teams/player/swan1', '/teams/match/1-1-1'],
  ...['/teams/paper/1-1-1', '/teams/missing', '/api/teams', '/api/teams/season.json', '/api/v1/tasks'],
  ...[
    '/api/v1/reads',
    '/api/v1/persons/PERSON',
    '/api/v1/persons/team.swan1',
    '/api/v1/persons/entry.small.e-player-1',
  ],
];

test.each<[where: string, database: () => Promise<string> | undefined]>([
  ['a folder', () => undefined],
  ...(hasPostgres
    ? [['PostgreSQL', () => server?.database()] satisfies [string, () => Promise<string> | undefined]]
    : []),
])('in %s', async (_, database) => {
  const bell = new TestClub('bell', mkdtempSync(join(tmpdir(), 'muggins-clubs-')));
  const url = await database();
  const store = url === undefined ? undefined : await postgresStore(url);
  const logged: string[] = [];
  const note = (...words: readonly unknown[]) => void logged.push(JSON.stringify(words));
  const log = { debug: note, info: note, warn: note, error: note };
  const rig = await LeagueRig.open({ now: () => NOW, log, ...(store && { store }) });
  await rig.act(bell.enrolling);
  await rig.act({ type: 'names', names: 'full' });
  await rig.send(bell.night());
  await rig.officer('/api/teams/season', { method: 'POST', body: SEASON });
  const person = rig.clubs.personOf('bell', 'bell-Ann') ?? '';
  await rig.act({ type: 'person', person, hasPage: true });
  const found = async (): Promise<readonly string[]> => {
    const texts = new Map<string, string>();
    const offer = { 'muggins-club': signedAsk('bell', NOW, bell.key) };
    texts.set('offer', (await rig.ask('/api/v1/clubs/bell/offer', { headers: offer })).text);
    for (const address of ADDRESSES)
      texts.set(address, (await rig.officer(address.replace('PERSON', person))).text);
    texts.set('folder', filesIn(rig.data));
    if (url !== undefined) texts.set('tables', await tablesOf(url));
    return [...texts].flatMap(([at, text]) => (NAME.test(text) ? [at] : []));
  };
  const part = {
    season: 'small',
    registrations: [{ person: 'swan1', team: 'swan' }],
    teams: [{ id: 'swan' }],
  };
  const { json } = await rig.officer('/api/v1/persons/team.swan1');
  expect(json).toMatchObject({ names: { name: 'Ann Archer' }, reports: [], seasons: [part] });
  const before = await found();
  expect(before).toEqual(
    expect.arrayContaining([
      'offer',
      '/seasons/2026',
      '/seasons/2026/table.csv',
      '/teams/table/E',
      '/api/teams',
    ]),
  );
  expect(before).toContain(url === undefined ? 'folder' : 'tables');
  for (const each of [person, 'team.swan1', 'entry.small.e-player-1'])
    expect((await rig.act({ type: 'forget', person: each })).status).toBe(200);
  // What clubs and the secretary send again brings nothing back.
  await rig.send(bell.night({ night: 2 }));
  await rig.officer('/api/teams/season', { method: 'POST', body: SEASON });
  expect(await found()).toEqual([]);
  expect(logged.join('\n')).not.toMatch(NAME);
  expect((await rig.officer(`/api/v1/persons/${person}`)).json).toMatchObject({
    names: null,
    isForgotten: true,
  });
  await rig.close();
});
