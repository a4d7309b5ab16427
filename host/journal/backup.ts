// A copy of a journal in one file, made while somebody keeps it, and put back where none runs.
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systemReason } from '../system/reason.ts';
import { ByteReader } from './bytes.ts';
import { JournalError } from './error.ts';
import { makeFolder } from './journal.ts';
import { takeLock } from './lock.ts';
import { markStopped, refuseLogAlone } from './presence.ts';
import { finish, flush, flushFolder, mendedName, open, setAsideName } from './salvage.ts';

/** The database of a journal in its folder. */
export const journalFile = (folder: string): string => join(folder, 'journal.db');

/**
 * Writes everything that a journal has committed into one new file, which needs no log beside it; a table may go on meanwhile.
 * A file under the name `target` is replaced only by a whole one. Errors: missing, damaged, disk.
 */
export function copyJournal(folder: string, target: string): void {
  const file = journalFile(folder);
  refuseLogAlone(file);
  if (!existsSync(file)) throw new JournalError('missing', { folder });
  const part = `${target}.part`;
  try {
    rmSync(part, { force: true });
    const reader = new ByteReader(file);
    try {
      reader.copyTo(part);
    } finally {
      reader.close();
    }
    markWhole(part);
    flush(part);
    renameSync(part, target);
    flushFolder(dirname(resolve(target)));
  } catch (error) {
    rmSync(part, { force: true });
    const reason = systemReason(error);
    const broken = reason.code === 'noDatabase';
    throw new JournalError(
      broken ? 'damaged' : 'disk',
      { file: broken ? file : target, reason },
      { cause: error },
    );
  }
}

/**
 * Puts a backup in the place of a folder's journal, which is kept beside it. Nobody may keep it. If it is interrupted, the next
 * start finishes it. @returns the name under which the journal of before is kept; undefined if there was none
 */
export function putBack(folder: string, backup: string, time: number): string | undefined {
  const file = journalFile(folder);
  makeFolder(folder);
  const release = takeLock(folder);
  try {
    const fresh = `${file}.restored`;
    copyFileSync(backup, fresh);
    flush(fresh);
    const before = keepBefore(file, time);
    const mended = mendedName(file, time);
    renameSync(fresh, mended);
    flushFolder(folder);
    finish({ file, time }, mended);
    return before;
  } catch (error) {
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  } finally {
    release();
  }
}

/** The last copy that was made of a journal and found sound. */
interface BackupNote {
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Entries in it. */
  readonly entries: number;
}

const noteFile = (folder: string): string => join(folder, 'journal.backup');

/** Notes in the folder of a journal that a backup was made of it. */
export function noteBackup(folder: string, note: BackupNote): void {
  try {
    writeFileSync(noteFile(folder), `${JSON.stringify(note)}\n`);
  } catch {
    // The note is a courtesy, and the folder may be another user's: the backup is made.
  }
}

/** The last backup of the journal in a folder; undefined if none is noted. */
export function lastBackup(folder: string): BackupNote | undefined {
  try {
    const { file, time, entries } = JSON.parse(readFileSync(noteFile(folder), 'utf8')) as Partial<BackupNote>;
    const known = typeof file === 'string' && Number.isSafeInteger(time) && Number.isSafeInteger(entries);
    return known ? ({ file, time, entries } as BackupNote) : undefined;
  } catch {
    return undefined;
  }
}

/** A backup has no log, and wants none. */
function markWhole(file: string): void {
  const database = open(file);
  markStopped(database);
  database.close();
}

function keepBefore(file: string, time: number): string | undefined {
  const there = ['-wal', ''].filter((end) => existsSync(`${file}${end}`));
  const before = setAsideName(file, time);
  for (const end of there) {
    copyFileSync(`${file}${end}`, `${before}${end}`);
    flush(`${before}${end}`);
  }
  return there.length > 0 ? before : undefined;
}
