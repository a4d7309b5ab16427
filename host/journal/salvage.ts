// What is done with damage, before anything is played on: sound events are kept, and everything else is kept as evidence.
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { JournalError, reasonOf } from './error.ts';
import { type Reading, type Row, readRows } from './rows.ts';
import { checkVersion, migrate, type Sqlite } from './schema.ts';
import { measureLog } from './wal.ts';

/** Something that was found and mended when the journal was opened. */
export interface Notice {
  /** 'unfinished': the end of the log was no whole entry. 'trailing': bytes behind the file's end. 'cut': events were lost. */
  readonly code: 'unfinished' | 'trailing' | 'cut';
  readonly message: string;
  /** The file that keeps what was found. */
  readonly evidence: string;
}

/** Where and when: the database file, and milliseconds since 1970 for the names of evidence. */
export interface Site {
  readonly file: string;
  readonly time: number;
}

/**
 * Checks and mends a journal that nobody has open. The caller holds the lock. Errors: damaged, newer, disk.
 * The files are read before SQLite opens them and after it has closed them, never in between: closing a file drops every lock
 * that this process has on it (sqlite.org/howtocorrupt.html, 2.2).
 */
export function mend(site: Site): readonly Notice[] {
  if (!existsSync(site.file)) return [];
  return [keepLogTail(site), rebuildIfDamaged(site), keepFileTail(site)].filter((each) => each !== undefined);
}

/** SQLite drops an unreadable end of its log silently; it is copied first. */
function keepLogTail(site: Site): Notice | undefined {
  const log = `${site.file}-wal`;
  if (!existsSync(log)) return undefined;
  const bytes = readFileSync(log);
  const { live, stale } = measureLog(bytes);
  if (stale) return undefined;
  const evidence = evidenceName(log, site.time);
  keep(evidence, bytes.subarray(live));
  const message =
    `The last ${bytes.length - live} bytes of the journal's log are no whole entry: it was cut off while it was written, ` +
    `or damaged since. They are kept in ${evidence}.`;
  return { code: 'unfinished', message, evidence };
}

/** Bytes behind the last page are not SQLite's. They are cut off, and kept. */
function keepFileTail(site: Site): Notice | undefined {
  const bytes = readFileSync(site.file);
  if (bytes.length === 0) return undefined;
  const pageSize = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
  const end = bytes.readUInt32BE(28) * pageSize;
  if (bytes.length <= end) return undefined;
  const evidence = evidenceName(site.file, site.time);
  keep(evidence, bytes.subarray(end));
  truncateSync(site.file, end);
  const message = `${bytes.length - end} bytes behind the end of the journal are none of ours. They are kept in ${evidence}.`;
  return { code: 'trailing', message, evidence };
}

/** Reads everything once. Where that fails in the last game, the journal is rebuilt from the sound events before it. */
function rebuildIfDamaged(site: Site): Notice | undefined {
  const { reading, sound } = inspect(site.file);
  if (reading.damage === undefined && sound) return undefined;
  const reason = reading.damage?.reason ?? 'its pages do not fit together';
  if (reading.rows.length === 0 || reading.laterGame) {
    throw new JournalError('damaged', { file: site.file, reason });
  }
  const evidence = evidenceName(site.file, site.time);
  const fresh = `${site.file}.rebuilt`;
  writeAnew(fresh, reading.rows, site.time);
  copyFileSync(site.file, evidence);
  flush(evidence);
  for (const end of ['-wal', '-shm']) rmSync(`${site.file}${end}`, { force: true });
  renameSync(fresh, site.file);
  flush(dirname(site.file));
  const message =
    `The journal was damaged (${reason}). Its first ${reading.rows.length} entries are sound and play goes on from there; ` +
    `the damaged file is kept as ${evidence}.`;
  return { code: 'cut', message, evidence };
}

/** Everything that can be read, with the log folded into the file. Errors: damaged, newer, disk. */
function inspect(file: string): { readonly reading: Reading; readonly sound: boolean } {
  const database = open(file);
  try {
    // The log is folded in first, so that the file alone is the evidence.
    const folded = attempt(() => database.pragma('wal_checkpoint(TRUNCATE)'));
    if (checkVersion(database, file) === 0) return { reading: NOTHING, sound: folded };
    const check = attempt(() => isSound(database));
    return { reading: readRows(database), sound: folded && check };
  } catch (error) {
    if (error instanceof JournalError) throw error;
    throw new JournalError('damaged', { file, reason: reasonOf(error) }, { cause: error });
  } finally {
    database.close();
  }
}

/** SQLite's own look at the pages. */
function isSound(database: Sqlite): boolean {
  const found = database.pragma('quick_check') as readonly { readonly quick_check: string }[];
  return found.length === 1 && found[0]?.quick_check === 'ok';
}

const NOTHING: Reading = { rows: [], entries: [], damage: undefined, laterGame: false };

function writeAnew(file: string, rows: readonly Row[], time: number): void {
  rmSync(file, { force: true });
  const database = open(file);
  migrate(database, file, time);
  insertRows(database, rows);
  database.close();
  flush(file);
}

/** Writes rows in one transaction. */
export function insertRows(database: Sqlite, rows: readonly Row[]): void {
  const insert = database.prepare(
    'INSERT INTO events (sequence, game, move, type, body, time, sum) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  database.transaction(() => {
    for (const { sequence, game, move, type, body, time, sum } of rows) {
      insert.run([sequence, game, move, type, body, time, sum]);
    }
  })();
}

/** Opens a database file, making it if need be. Error: disk. */
export function open(file: string): Sqlite {
  try {
    return new Database(file);
  } catch (error) {
    throw new JournalError('disk', { file, reason: reasonOf(error) }, { cause: error });
  }
}

function attempt(run: () => unknown): boolean {
  try {
    return run() !== false;
  } catch {
    // What is wrong shows when the rows are read.
    return false;
  }
}

const evidenceName = (file: string, time: number): string =>
  `${file}.damaged-${new Date(time).toISOString().replaceAll(':', '-')}`;

function keep(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  flush(file);
}

/** Waits until a file, or a folder's list of files, is on the disk. */
function flush(path: string): void {
  if (statSync(path).isDirectory() && process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
