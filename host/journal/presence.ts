// Which files of a journal are there, seen before any of them is opened: a part without the other is named.
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { JournalError } from './error.ts';
import { type Notice, notice } from './notice.ts';
import type { Sqlite } from './schema.ts';
import { measureLog } from './wal.ts';

/** Where the header of a database has its user version (sqlite.org/fileformat2.html, 1.3). */
const USER_VERSION = 60;
/** The smallest page, and so the smallest database that holds anything (the same, 1.3.2). */
const SMALLEST = 512;

/**
 * Folds the log of a database that is kept into its file. The file itself says 1 from now on, until `markStopped`: it needs its log.
 * The log says 2. So a file that is found alone tells whether the log was lost, or folded in by another program, such as SQLite's own.
 * The user version is free for such a purpose.
 */
export const foldIn = (database: Sqlite): void => {
  database.exec('PRAGMA user_version = 1; PRAGMA wal_checkpoint(PASSIVE); PRAGMA user_version = 2');
};

/** Marks a database as whole without a log. */
export const markStopped = (database: Sqlite): void => {
  database.exec('PRAGMA user_version = 0');
};

/** What is not there. `known` is the identity of the journal that was kept here before. Errors: logAlone, damaged. */
export function missingParts(file: string, known: string | undefined): readonly Notice[] {
  const [database, log] = [sizeOf(file), sizeOf(`${file}-wal`)];
  refuseLogAlone(file);
  if (database === 0) return known === undefined ? [] : [notice('begun', { evidence: file })];
  if (database < SMALLEST)
    throw new JournalError('damaged', { file, reason: { code: 'pages', details: {} } });
  if (log === 0 && userVersion(file) === 1) return [notice('logMissing', { evidence: file })];
  return [];
}

/** A log without its database. Error: logAlone. */
export function refuseLogAlone(file: string): void {
  const log = `${file}-wal`;
  if (sizeOf(file) >= SMALLEST || sizeOf(log) === 0) return;
  if (measureLog(readFileSync(log)).live > 0) throw new JournalError('logAlone', { file });
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function userVersion(file: string): number {
  const header = Buffer.alloc(USER_VERSION + 4);
  const handle = openSync(file, 'r');
  readSync(handle, header, 0, header.length, 0);
  closeSync(handle);
  return header.readUInt32BE(USER_VERSION);
}
