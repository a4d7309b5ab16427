// Commits, and whether each of them is there: where the disk fails at the wrong moment, nobody knows until it is made good.
import { systemReason } from '../system/reason.ts';
import { JournalError } from './error.ts';
import type { Sqlite } from './schema.ts';

/** After these errors of SQLite no commit mark was written: the transaction is surely not there. */
const NOTHING_WRITTEN: ReadonlySet<string> = new Set([
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_CONSTRAINT',
  'SQLITE_ERROR',
  'SQLITE_FULL',
  'SQLITE_LOCKED',
  'SQLITE_PERM',
  'SQLITE_READONLY',
]);

/**
 * Writes any page behind the last good commit. The frames of a transaction whose flush failed lie there, whole and with their
 * commit mark, and whoever opens the log next would take them for good; this overwrites the first of them, and the checksums of
 * all others build on it (sqlite.org/fileformat2.html, 4.1 and 4.2).
 */
const OVERWRITE = 'PRAGMA user_version = 2';

/** Writes to a database, one transaction after the other. */
export class Commits {
  readonly #database: Sqlite;
  readonly #file: string;
  /** The last transaction was refused by the disk, and may be in the log all the same. */
  #inDoubt = false;

  constructor(database: Sqlite, file: string) {
    this.#database = database;
    this.#file = file;
  }

  /**
   * Runs `write`, which commits one transaction. Errors: `disk`, and then the transaction is not there and never will be;
   * `inDoubt`, and then nothing more is written until the disk has let the log be made good.
   */
  run(write: () => void): void {
    if (this.#inDoubt) this.#makeGood();
    try {
      write();
    } catch (error) {
      if (!nothingWritten(error)) {
        this.#inDoubt = true;
        this.#makeGood();
      }
      throw new JournalError('disk', { file: this.#file, reason: systemReason(error) }, { cause: error });
    }
  }

  #makeGood(): void {
    try {
      this.#database.exec(OVERWRITE);
      this.#inDoubt = false;
    } catch (error) {
      throw new JournalError('inDoubt', { file: this.#file, reason: systemReason(error) }, { cause: error });
    }
  }
}

/** Extended codes begin with their primary one, such as SQLITE_BUSY_SNAPSHOT. */
function nothingWritten(error: unknown): boolean {
  const { code } = Object(error) as { readonly code?: unknown };
  // What the database did not say was said before it was asked, such as an event that is no JSON.
  if (typeof code !== 'string') return true;
  return NOTHING_WRITTEN.has(code.split('_').slice(0, 2).join('_'));
}
