// The tables of the journal, and how every version that was ever released becomes the present one.
import type Database from 'libsql';
import { JournalError } from './error.ts';

/** An open database. */
export type Sqlite = Database.Database;

/**
 * Each step makes the next version; steps are never edited once released. `events` is append-only, and the database itself
 * sees to it. `game` numbers the games of this journal from 1; `time` is in milliseconds since 1970; `sum` guards the row.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE events (
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
  '',
];

/** The version that this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** The version of a database; 0 if nothing was ever written to it. Error: newer. */
export function readVersion(database: Sqlite, file: string): number {
  const known = database.prepare("SELECT name FROM sqlite_master WHERE name = 'migrations'").all();
  const row =
    known.length === 0 ? undefined : database.prepare('SELECT max(version) AS version FROM migrations').get();
  const version = (row as { version: number | null } | undefined)?.version ?? 0;
  if (version > SCHEMA_VERSION) throw new JournalError('newer', { file, version, known: SCHEMA_VERSION });
  return version;
}

/** Brings a database from a version up to SCHEMA_VERSION, one transaction for each step. */
export function migrate(database: Sqlite, version: number, time: number): void {
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(
      `BEGIN;
       CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, time INTEGER NOT NULL);
       ${step}
       INSERT INTO migrations (version, time) VALUES (${index + 1}, ${Math.trunc(time)});
       COMMIT`,
    );
  }
}
