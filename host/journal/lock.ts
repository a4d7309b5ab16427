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
    if (busy) throw new JournalError('inUse', { folder, pid: readNote(owner).pid }, { cause: error });
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  }
  leaveNote(owner, readNote(owner).id);
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

/** The identity of the journal that was last kept in a folder; undefined if none ever was. */
export const lastKept = (folder: string): string | undefined => readNote(join(folder, 'journal.owner')).id;

/** Notes which journal this process keeps in a folder. */
export const noteJournal = (folder: string, id: string): void => leaveNote(join(folder, 'journal.owner'), id);

function leaveNote(owner: string, id: string | undefined): void {
  try {
    // A note that can not be written to, as one of another user, goes: better none than a wrong one.
    rmSync(owner, { force: true });
    writeFileSync(owner, `${process.pid}\n${id ?? ''}\n`);
  } catch {
    // The note is a courtesy: the lock holds without it.
  }
}

/** A process, and the journal that it keeps or kept. */
function readNote(owner: string): { readonly pid: number | undefined; readonly id: string | undefined } {
  try {
    const [process = '', journal = ''] = readFileSync(owner, 'utf8').split('\n');
    const pid = Number.parseInt(process, 10);
    return { pid: Number.isSafeInteger(pid) ? pid : undefined, id: journal.trim() || undefined };
  } catch {
    return { pid: undefined, id: undefined };
  }
}
