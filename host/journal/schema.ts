// The tables of the journal, and how every version that was ever released becomes the present one.
import type Database from 'libsql';
import type { ByteReader } from './bytes.ts';
import { JournalError } from './error.ts';

/** An open database. */
export type Sqlite = Database.Database;

/** What a step may write down: when it runs, and the identity of the journal. */
export interface Birth {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly id: string;
}

/**
 * Each step makes the next version; steps are never edited once released. `events` is append-only, and the database itself
 * sees to it. `game` is the chapter of an entry; `time` is in milliseconds since 1970; `sum` guards the row.
 */
const MIGRATIONS: readonly ((birth: Birth) => string)[] = [
  () => `CREATE TABLE events (
     sequence INTEGER PRIMARY KEY,
     game INTEGER NOT NULL,
     move INTEGER NOT NULL,
     type TEXT NOT NULL,
     body TEXT NOT NULL,
     time INTEGER NOT NULL,
     sum INTEGER NOT NULL
   );
   CREATE INDEX events_by_game ON events (game);
   CREATE TRIGGER events_stay BEFORE UPDATE ON events
     BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
   CREATE TRIGGER events_remain BEFORE DELETE ON events
     BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;`,
  // Points that nobody checked, what is set aside, and what waits for consent are events that programs before this version
  // would take for damage.
  () => '',
  // The identity is kept as bytes: damage can then never make it text that the driver aborts on.
  ({ id }) => `CREATE TABLE identity (id BLOB NOT NULL);
   INSERT INTO identity (id) VALUES (X'${id.replaceAll('-', '')}');
   CREATE TRIGGER identity_stays BEFORE UPDATE ON identity
     BEGIN SELECT RAISE(ABORT, 'the identity is never changed'); END;
   CREATE TRIGGER identity_remains BEFORE DELETE ON identity
     BEGIN SELECT RAISE(ABORT, 'the identity is never deleted'); END;`,
  // Folds of the events that are kept beside them: how far each has followed. Their own tables are made by their owners.
  () => `CREATE TABLE projections (name TEXT PRIMARY KEY, version INTEGER NOT NULL, sequence INTEGER NOT NULL);
   CREATE TABLE aside (
     chapter INTEGER PRIMARY KEY,
     first INTEGER NOT NULL,
     last INTEGER NOT NULL,
     reason TEXT NOT NULL,
     evidence TEXT NOT NULL,
     time INTEGER NOT NULL,
     read INTEGER
   );`,
  // Cards for study are events that programs before this version would take for damage.
  () => '',
];

/** The version that this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Whether a database has a table. */
export const hasTable = (look: ByteReader, name: string): boolean =>
  look.number('count(*)', 'journal.sqlite_master WHERE name = ?', [name]) === 1;

/** The version of a database; 0 if nothing was ever written to it. Error: newer. */
export function readVersion(look: ByteReader, file: string): number {
  if (!hasTable(look, 'migrations')) return 0;
  const version = look.number('max(version)', 'migrations') ?? 0;
  // A newer program notes every version up to its own. A higher number without those before it is a changed one: see `fits`.
  const next = SCHEMA_VERSION + 1;
  const newer =
    version > SCHEMA_VERSION && look.number('count(*)', `migrations WHERE version <= ${next}`) === next;
  if (newer) throw new JournalError('newer', { file, version, known: SCHEMA_VERSION });
  return Math.min(version, SCHEMA_VERSION);
}

/** Whether a database notes every version up to its own, once; one to which nothing was ever written notes none. */
export function fits(look: ByteReader): boolean {
  if (!hasTable(look, 'migrations')) return !hasTable(look, 'events');
  return look.number('count(*)', 'migrations') === look.number('max(version)', 'migrations');
}

/** The identity that is kept in a database; undefined in one of a version before it, and where it cannot be read. */
export function readId(look: ByteReader): string | undefined {
  try {
    const id = look.rows(['hex(id)'], 'identity')[0]?.[0]?.toString('latin1');
    return id?.length === 32 ? makeId(id) : undefined;
  } catch {
    return undefined;
  }
}

/** Thirty-two hexadecimal digits as a UUID is written. */
export const makeId = (digits: string): string =>
  digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Brings a database from a version up to SCHEMA_VERSION, one transaction for each step. */
export function migrate(database: Sqlite, version: number, birth: Birth): void {
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(
      `BEGIN;
       CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, time INTEGER NOT NULL);
       ${step(birth)}
       INSERT INTO migrations (version, time) VALUES (${index + 1}, ${Math.trunc(birth.time)});
       COMMIT`,
    );
  }
}
