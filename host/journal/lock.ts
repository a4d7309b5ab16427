// One process for each journal: a lock of the kernel, which goes when its process dies, however it dies.
import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { diskError, JournalError } from './error.ts';

/** Lets the journal go. */
export type Release = () => void;

/** O_EXLOCK and O_NONBLOCK of BSD's open(2); libuv knows UV_FS_O_EXLOCK on Windows. Linux has neither. */
const LOCKING: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x24, win32: 0x1000_0000 };
/** What a system says where another process has the lock. */
const HELD: readonly unknown[] = ['EAGAIN', 'EWOULDBLOCK', 'EBUSY'];

/**
 * Takes the journal in a folder for this process. On Linux the lock is that of flock(2) on an open file. The program `flock` of
 * util-linux sets it on the file that it inherits; it stays as long as this process has that file open. Errors: inUse, disk.
 */
export function takeLock(folder: string): Release {
  const file = join(folder, 'lock');
  const handle = open(file);
  if (process.platform in LOCKING || lock(handle, file)) {
    leaveNote(handle);
    return () => closeSync(handle);
  }
  closeSync(handle);
  throw new JournalError('inUse', { folder, pid: pidIn(file) });
}

function open(file: string): number {
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT | (LOCKING[process.platform] ?? 0), 0o600);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (process.platform in LOCKING && HELD.includes(code))
      throw new JournalError('inUse', { folder: file, pid: pidIn(file) }, { cause: error });
    throw diskError(file, error);
  }
}

function lock(handle: number, file: string): boolean {
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', handle],
  });
  if (status === 0 || status === 1) return status === 0;
  closeSync(handle);
  throw diskError(file, error ?? `flock ${status}`);
}

/** Who keeps the journal, for those who find it locked. A full disk takes no note, and the lock holds without it. */
function leaveNote(handle: number): void {
  try {
    ftruncateSync(handle);
    writeSync(handle, `${process.pid}\n`, 0);
  } catch {
    // Without it the message names no process.
  }
}

/** The process that has the lock; undefined where its note cannot be read. */
function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isSafeInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}
