// Notices that the files of an open journal were deleted or moved away, and saves what is still open of them. The system would
// let a program write on to files that no name leads to: everything would seem kept, and be gone with the program.
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ByteReader } from './bytes.ts';
import { JournalError } from './error.ts';
import { markStopped } from './presence.ts';
import { flush, flushFolder, open } from './salvage.ts';

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** The files of a journal that is open. */
export class Presence {
  readonly #file: string;
  readonly #reader: ByteReader;
  readonly #database: number | undefined;
  #log: number | undefined;
  #saved = false;

  constructor(file: string, reader: ByteReader) {
    this.#file = file;
    this.#reader = reader;
    this.#database = inodeOf(file);
    this.#log = inodeOf(`${file}-wal`);
  }

  /** Error: disk, where the files are not those that were opened. */
  check(): void {
    const log = inodeOf(`${this.#file}-wal`);
    // The log is made with the first entry.
    this.#log ??= log;
    if (log === this.#log && inodeOf(this.#file) === this.#database) return;
    this.#save();
    throw new JournalError('disk', { file: this.#file, reason: { code: 'vanished', details: {} } });
  }

  /** Once, everything that was kept is written under the name of the journal again, for the next start. */
  #save(): void {
    if (this.#saved) return;
    this.#saved = true;
    const present = inodeOf(this.#file);
    // Another file has the name: whose it is, nobody knows.
    if (present !== undefined && present !== this.#database) return;
    const rescued = `${this.#file}.rescued`;
    try {
      rmSync(rescued, { force: true });
      this.#reader.copyTo(rescued);
      const database = open(rescued);
      markStopped(database);
      database.close();
      flush(rescued);
      // The log of the old file must not be taken for one of the new.
      if (existsSync(`${this.#file}-wal`)) renameSync(`${this.#file}-wal`, `${rescued}-wal`);
      rmSync(`${this.#file}-shm`, { force: true });
      renameSync(rescued, this.#file);
      flushFolder(dirname(this.#file));
    } catch {
      // The folder or the disk is gone as well: there is nowhere to save to.
    }
  }
}
