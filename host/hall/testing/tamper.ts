// A hall's journal as a failing disk leaves it: by itself it lets nobody change an entry.
import { join } from 'node:path';
import Database from 'libsql';

/** Changes what stands in the journal of a folder. */
export function tamper(data: string, sql: string): void {
  const database = new Database(join(data, 'journal.db'));
  database.exec(`DROP TRIGGER IF EXISTS events_stay; ${sql}; VACUUM`);
  // libsql closes a connection when it is collected as garbage: what stands in the log would move to the file then.
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
