// A store, in a folder and in PostgreSQL: the same tests for both.
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AwardRow, formatOf } from '../../shared/league/index.ts';
import type { Club } from './clubs.ts';
import { entryOf } from './entries.ts';
import { folderStore } from './folder.ts';
import { offerTo } from './offer.ts';
import { openLeague } from './open.ts';
import type { PersonNames } from './people.ts';
import { postgresStore } from './postgres.ts';
import type { LeagueStore, StoredEntry } from './store.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts';

let server: TestPostgres;
const open: LeagueStore[] = [];
const kept = (store: LeagueStore): LeagueStore => {
  open.push(store);
  return store;
};
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function all(store: LeagueStore, after?: number): Promise<readonly StoredEntry[]> {
  const found: StoredEntry[] = [];
  for await (const each of store.entries(after)) found.push(each);
  return found;
}
const entry = (id: string, body: unknown = { id }) => ({ id, kind: 'test', body });
const numbered = (count: number) => Array.from({ length: count }, (_, at) => entry(`e${at + 1}`));

/** What both do. `place`: a folder or a database; `files`: everything that is in it, as text. */
function suite(
  place: () => Promise<string>,
  at: (place: string) => Promise<LeagueStore>,
  files: (place: string) => Promise<string>,
) {
  let where: string;
  let store: LeagueStore;
  const again = async (): Promise<LeagueStore> => {
    await store.close();
    open.splice(open.indexOf(store), 1);
    store = kept(await at(where));
    return store;
  };
  beforeEach(async () => {
    where = await place();
    store = kept(await at(where));
  });

  test('an entry is added once, whoever sends it again, and keeps its place', async () => {
    const placed = async (ids: readonly string[]) => {
      const added = await store.append(ids.map((id) => entry(id)));
      return added.map(({ sequence, id, at }) => [sequence, id, at]);
    };
    expect(await placed(['a', 'b'])).toEqual([
      [1, 'a', 5],
      [2, 'b', 5],
    ]);
    expect(await placed(['b', 'c', 'c'])).toEqual([[3, 'c', 5]]);
    await again();
    expect(await placed(['a'])).toEqual([]);
    expect(await all(store)).toEqual([
      { sequence: 1, at: 5, kind: 'test', id: 'a', body: { id: 'a' } },
      { sequence: 2, at: 5, kind: 'test', id: 'b', body: { id: 'b' } },
      { sequence: 3, at: 5, kind: 'test', id: 'c', body: { id: 'c' } },
    ]);
  });

  test('text of any kind comes back as it was', async () => {
    const body = { 'a "b"\\\u0000\u{1f0cf}\ud800': [1, -0.5, null, true, '', { ü: 'é' }] };
    await store.append([entry('a', body)]);
    await again();
    expect(await all(store)).toMatchObject([{ body }]);
  });

  test('entries behind a place, over many files and batches', async () => {
    for (let from = 0; from < 2_500; from += 500) await store.append(numbered(2_500).slice(from, from + 500));
    expect((await all(store)).map(({ sequence }) => sequence)).toEqual(
      numbered(2_500).map((_, at) => at + 1),
    );
    for (const after of [0, 998, 999, 1_000, 1_001, 2_000, 2_499, 2_500])
      expect((await all(store, after)).map(({ id }) => id)).toEqual(
        numbered(2_500)
          .map(({ id }) => id)
          .slice(after),
      );
  });

  test('names are kept, replaced, and erased from every file', async () => {
    const [ann, bob] = [
      { name: 'Ann Archer', member: 'MI101' },
      { name: 'Bob Bell', member: null },
    ];
    const both = new Map<string, PersonNames>([
      ['p1', ann],
      ['p2', bob],
    ]);
    await store.keepPeople(new Map([['p1', { name: 'Ann Montagues', member: null }]]));
    await store.keepPeople(both);
    await again();
    expect(await store.people()).toEqual(both);
    expect(await files(where)).toContain('Archer');
    await store.erasePerson('p1');
    expect(await store.people()).toEqual(new Map([['p2', bob]]));
    expect(await files(where)).not.toMatch(/Archer|Montagues|MI101/);
  });

  test('a club is offered the same after a start again, and a name is in no offer once it is forgotten', async () => {
    const offer = async () => {
      const opened = await openLeague(store);
      const club = opened.clubs.clubs.get('bell') as Club;
      return offerTo(club, opened, { season: undefined, now: Date.parse('2026-11-26') });
    };
    const format = formatOf('acc-main-22');
    const rows: readonly AwardRow[] = [
      {
        ...{ edition: '2026-09-01', source: 'minutes', event: '', games: null },
        ...{ figure: 'points', from: 12, points: null },
      },
    ];
    await store.append([
      entryOf('clubEnrolled', { club: 'bell', name: 'The Bell', fingerprint: 'f', names: 'full' }),
      ...['ann', 'bob'].map((local) => entryOf('linked', { club: 'bell', local, person: `p-${local}` })),
      entryOf('offered', { name: format.name, format }),
      entryOf('offered', { name: 'grp', awards: { name: 'grp', rows } }),
    ]);
    const named = (name: string, member: string): PersonNames => ({ name, member });
    await store.keepPeople(
      new Map([
        ['p-ann', named('Ann Archer', '1')],
        ['p-bob', named('Bob Bell', '2')],
      ]),
    );
    await again();
    expect(await offer()).toEqual({
      members: [
        { id: 'p-ann', member: '1', name: 'Ann Archer' },
        { id: 'p-bob', member: '2', name: 'Bob Bell' },
      ],
      ...{ formats: [format], awards: [{ name: 'grp', rows }], fixtures: [], season: null },
    });
    await store.append([entryOf('forgotten', { person: 'p-ann' })]);
    expect((await offer()).members.map(({ id }) => id)).toEqual(['p-bob']);
  });
}

describe('in a folder', () =>
  suite(
    async () => mkdtempSync(join(tmpdir(), 'muggins-league-')),
    async (folder) => folderStore(folder, () => 5),
    async (folder) => {
      const found = readdirSync(folder, { recursive: true, withFileTypes: true });
      const paths = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
      return paths.map((path) => readFileSync(path, 'utf8')).join('\n');
    },
  ));

test('names that cannot be read are not started without: what each person has chosen is in them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-league-'));
  const file = join(folder, 'people.json');
  writeFileSync(file, '{"p1": {"name": "An');
  const start = () => folderStore(folder);
  for (const _ of [1, 2])
    expect(start).toThrow(expect.objectContaining({ name: 'StoreError', code: 'unread' }));
  expect(readFileSync(file, 'utf8')).toContain('p1');
  writeFileSync(file, '{\n  "p1": {"name": "An"}\n}\n{"p2": {"name"\n');
  expect(start).toThrow(expect.objectContaining({ name: 'StoreError', code: 'unread' }));
});

test('names are written behind those that the file has; a line that was cut off is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-league-'));
  const file = join(folder, 'people.json');
  const [ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, member: null })) as [
    ...[PersonNames, PersonNames, PersonNames],
  ];
  // As versions before this one wrote it.
  const before = `${JSON.stringify({ p1: ann, p2: ann }, null, 2)}\n`;
  writeFileSync(file, before);
  let store = folderStore(folder);
  await store.keepPeople(new Map([['p2', bob]]));
  expect(readFileSync(file, 'utf8')).toBe(`${before}${JSON.stringify({ p2: bob })}\n`);
  await store.close();
  appendFileSync(file, '{"p3": {"na');
  store = kept(folderStore(folder));
  expect(await store.people()).toEqual(new Map(Object.entries({ p1: ann, p2: bob })));
  await store.keepPeople(new Map([['p3', cid]]));
  await store.keepPeople(new Map([['p4', cid]]));
  expect(await store.people()).toEqual(new Map(Object.entries({ p1: ann, p2: bob, p3: cid, p4: cid })));
});

test('names that the disk did not take leave nothing behind which others cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-league-'));
  const file = join(folder, 'people.json');
  const store = kept(folderStore(folder));
  const ann = { name: 'Ann', member: null };
  await store.keepPeople(new Map([['p1', ann]]));
  renameSync(file, `${file}.away`);
  mkdirSync(file);
  await expect(store.keepPeople(new Map([['p2', ann]]))).rejects.toMatchObject({ code: 'disk' });
  rmdirSync(file);
  renameSync(`${file}.away`, file);
  appendFileSync(file, '{"p2": {"na');
  await store.keepPeople(new Map([['p3', ann]]));
  expect(await store.people()).toEqual(new Map(Object.entries({ p1: ann, p3: ann })));
});

describe.skipIf(!hasPostgres)('in PostgreSQL', () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.end());

  suite(
    () => server.database(),
    (url) => postgresStore(url, () => 5),
    async (url) => {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query('select * from league_entry full join league_person using (id)');
      await client.end();
      return JSON.stringify(rows);
    },
  );

  test('the database itself lets nobody change an entry', async () => {
    const url = await server.database();
    await kept(await postgresStore(url)).append([entry('a')]);
    const client = new pg.Client(url);
    await client.connect();
    for (const text of [
      "update league_entry set kind = 'x'",
      'delete from league_entry',
      'truncate league_entry',
    ])
      await expect(client.query(text)).rejects.toThrow(/only ever added/);
    await client.end();
  });

  describe('the role of a club', () => {
    /** The tables as the version before had them. */
    const BEFORE = `
      create table league_entry (sequence bigint primary key, at bigint not null, id text not null unique, kind text not null, body json not null);
      create table league_person (id text primary key, names json not null);
      create function league_entry_stands() returns trigger language plpgsql as
        $$ begin raise exception 'entries of a league are only ever added'; end $$;
      create trigger league_entry_stands before update or delete or truncate on league_entry
        for each statement execute function league_entry_stands();
      insert into league_entry values (1, 5, 'old', 'linked', '{"club":"bell","local":"bell-Ann","person":"p1"}');
      insert into league_entry values (2, 5, 'odd', 'report', '{"report":{"club":"bell"},"key":"\\u0000"}');
      insert into league_person values ('p1', '{"name":"Ann Archer","member":null}');`;
    /** What a role reads in a table: a column of it, or the error. */
    const readBy = async (url: string, role: string, text: string): Promise<unknown> => {
      const client = new pg.Client(url.replace('muggins@', `${role}@`));
      await client.connect();
      const result = await client.query({ text, rowMode: 'array' }).catch((error: Error) => error.message);
      await client.end();
      return typeof result === 'string' ? result : result.rows.flat();
    };

    test.each([
      ['a new database', '', []],
      ['a database of the version before', BEFORE, ['old']],
    ])('reads the entries of that club alone, and no names: %s', async (_, before, old) => {
      const url = await server.database();
      const owner = new pg.Client(url);
      await owner.connect();
      await owner.query(before);
      for (const __ of [1, 2]) await (await postgresStore(url)).close();
      const store = kept(await postgresStore(url));
      await store.append([
        entry('r1', { report: { club: 'bell' } }),
        entry('r2', { report: { club: 'crown' } }),
        entry('c1', { club: 'bell', event: 'x' }),
        entry('all', { names: 'full' }),
        entry('odd2', { club: 'bell', odd: '\u0000' }),
      ]);
      await store.keepPeople(new Map([['p2', { name: 'Bob Bell', member: null }]]));
      for (const role of ['league_bell', 'league_crown', 'league_other']) {
        await owner.query(
          `do $$ begin create role ${role} login; exception when duplicate_object then end $$`,
        );
        await owner.query(`grant select on league_entry, league_person to ${role}`);
      }
      await owner.end();
      const ids = 'select id from league_entry order by sequence';
      expect(await readBy(url, 'league_bell', ids)).toEqual([...old, 'r1', 'c1']);
      expect(await readBy(url, 'league_crown', ids)).toEqual(['r2']);
      expect(await readBy(url, 'league_other', ids)).toEqual([]);
      expect(await readBy(url, 'league_bell', 'select id from league_person')).toEqual([]);
      expect(
        await readBy(url, 'league_bell', "insert into league_entry values (99, 1, 'x', 'x', '1')"),
      ).toMatch(/permission denied/);
      const everything = await all(store);
      expect(everything.map(({ id }) => id).slice(-5)).toEqual(['r1', 'r2', 'c1', 'all', 'odd2']);
      expect(everything).toHaveLength(before === '' ? 5 : 7);
    });
  });

  test('two servers on one database add no entry twice, and leave no gap', async () => {
    const url = await server.database();
    const stores = await Promise.all([postgresStore(url), postgresStore(url)]);
    stores.forEach(kept);
    const added = await Promise.all(
      numbered(60).flatMap((each) => stores.map((store) => store.append([each]))),
    );
    expect(added.flat()).toHaveLength(60);
    expect((await all(stores[0] as LeagueStore)).map(({ sequence }) => sequence)).toEqual(
      numbered(60).map((_, at) => at + 1),
    );
  });

  test('a database that is not there says so', async () => {
    await expect(postgresStore('postgres://muggins@127.0.0.1:1/none')).rejects.toMatchObject({
      ...{ name: 'StoreError', code: 'database' },
    });
  });
});
