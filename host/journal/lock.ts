// One process per journal: a lock that the operating system lets go by itself when its owner dies, however it dies.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { systemReason } from '../system/reason.ts';
import { JournalError } from './error.ts';

/** Lets the journal go. */
type Release = () => void;

/**
 * Takes the journal of a folder for this process. The lock is an exclusive transaction that stays open on a SQLite file of its
 * own, so that readers of the journal are not hindered. Errors: inUse, disk.
 */
export function takeLock(folder: string): Release {
  const file = join(folder, 'journal.lock');
  const owner = join(folder, 'journal.owner');
  const lock = openLock(file);
  try {
    // The pages of this file never change; a rollback journal beside it would only be litter.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const busy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    if (busy) throw new JournalError('inUse', { folder, pid: readOwner(owner) }, { cause: error });
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  }
  leaveNote(owner);
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

function openLock(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (error) {
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  }
}

function leaveNote(owner: string): void {
  try {
    // A note that can not be written to, as one of another user, goes: better none than a wrong one.
    rmSync(owner, { force: true });
    writeFileSync(owner, `${process.pid}\n`);
  } catch {
    // The note is a courtesy: the lock holds without it.
  }
}

function readOwner(owner: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(owner, 'utf8'), 10);
    return Number.isSafeInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}
