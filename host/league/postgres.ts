// A league in PostgreSQL: a table of entries that the database itself lets nobody change, and a table of names.
import pg from 'pg';
import { type PersonNames, personNames } from './people.ts';
import { type LeagueEntry, type LeagueStore, type StoredEntry, StoreError } from './store.ts';

/**
 * The body is text that is checked, not `jsonb`, which knows no NUL; an entry that has one is no club's. The role `league_bell` reads the
 * entries of the club `bell`. Nobody but the owner of the tables reads names, whatever is granted.
 */
const TABLES = `
create table if not exists league_entry (
  sequence bigint primary key,
  at bigint not null,
  id text not null unique,
  kind text not null,
  body json not null
);
create table if not exists league_person (id text primary key, names json not null);
create or replace function league_entry_stands() returns trigger language plpgsql as
  $$ begin raise exception 'entries of a league are only ever added'; end $$;
create or replace trigger league_entry_stands before update or delete or truncate on league_entry
  for each statement execute function league_entry_stands();
create or replace function league_club(body json) returns text language plpgsql immutable as
  $$ begin return coalesce(body->>'club', body->'report'->>'club'); exception when others then return null; end $$;
alter table league_entry add column if not exists club text generated always as (league_club(body)) stored;
alter table league_entry enable row level security;
alter table league_person enable row level security;
drop policy if exists league_of_club on league_entry;
create policy league_of_club on league_entry for select using (current_user = 'league_' || club);
`;

/** Whoever appends holds it until the transaction ends, so that places have no gaps. The letters MUGG. */
const LOCK = 0x4d_55_47_47;
/** Entries that are read at once. */
const BATCH = 1_000;

interface Row {
  readonly sequence: string;
  readonly at: string;
  readonly id: string;
  readonly kind: string;
  readonly body: unknown;
}

/** The league of a database, such as `postgres://league@127.0.0.1/league`, with its tables made if need be. Rejects with a StoreError. */
export async function postgresStore(url: string, now: () => number = Date.now): Promise<LeagueStore> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A connection that breaks while nobody uses it: the next one is opened when it is needed.
  pool.on('error', () => {});
  const store = new PostgresStore(pool, now);
  try {
    await store.open();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

class PostgresStore implements LeagueStore {
  readonly #pool: pg.Pool;
  readonly #now: () => number;

  constructor(pool: pg.Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  async open(): Promise<void> {
    await this.#alone((client) => client.query(TABLES));
  }

  async append(entries: readonly LeagueEntry[]): Promise<readonly StoredEntry[]> {
    const at = Math.trunc(this.#now());
    const once = [...new Map(entries.map((each) => [each.id, each])).values()];
    const text = `insert into league_entry (sequence, at, id, kind, body)
      select (select coalesce(max(sequence), 0) from league_entry) + row_number() over (order by place), $1, id, kind, body
      from unnest($2::text[], $3::text[], $4::json[]) with ordinality as fresh (id, kind, body, place)
      where not exists (select from league_entry known where known.id = fresh.id)
      returning id, sequence`;
    const [ids, kinds] = [once.map(({ id }) => id), once.map(({ kind }) => kind)];
    const bodies = once.map(({ body }) => JSON.stringify(body));
    const { rows } = await this.#alone((client) => client.query<Row>(text, [at, ids, kinds, bodies]));
    const places = new Map(rows.map(({ id, sequence }) => [id, Number(sequence)]));
    return once.flatMap((each) => {
      const sequence = places.get(each.id);
      return sequence === undefined ? [] : [{ ...each, sequence, at }];
    });
  }

  async *entries(after = 0): AsyncIterable<StoredEntry> {
    const columns = 'sequence, at, id, kind, body';
    const text = `select ${columns} from league_entry where sequence > $1 order by sequence limit $2`;
    for (let from = after; ; ) {
      const { rows } = await told(() => this.#pool.query<Row>(text, [from, BATCH]));
      for (const { sequence, at, ...entry } of rows) {
        from = Number(sequence);
        yield { ...entry, sequence: from, at: Number(at) };
      }
      if (rows.length < BATCH) return;
    }
  }

  async people(): Promise<ReadonlyMap<string, PersonNames>> {
    const { rows } = await told(() =>
      this.#pool.query<{ id: string; names: unknown }>('table league_person'),
    );
    return new Map(rows.map(({ id, names }) => [id, personNames.parse(names)]));
  }

  async keepPeople(people: ReadonlyMap<string, PersonNames>): Promise<void> {
    const text = `insert into league_person select * from unnest($1::text[], $2::json[])
      on conflict (id) do update set names = excluded.names`;
    const names = [...people.values()].map((each) => JSON.stringify(each));
    await told(() => this.#pool.query(text, [[...people.keys()], names]));
  }

  async erasePerson(id: string): Promise<void> {
    await told(() => this.#pool.query('delete from league_person where id = $1', [id]));
    // The row that was deleted is in the file of the table until then.
    await told(() => this.#pool.query('vacuum full league_person'));
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** A transaction beside which nobody else appends. */
  async #alone<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return told(async () => {
      const client = await this.#pool.connect();
      let failed: Error | undefined;
      try {
        await client.query(`begin; select pg_advisory_xact_lock(${LOCK})`);
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (error) {
        failed = error as Error;
        throw error;
      } finally {
        // A connection with half a transaction is not used again.
        client.release(failed);
      }
    });
  }
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException;
    throw new StoreError('database', `The database: ${message || code}`, error);
  }
}
