// What must never be lost: every event of a table, on disk before anything lights.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemReason } from '../system/reason.ts';
import { Commits } from './commit.ts';
import { isJournalError, JournalError } from './error.ts';
import { takeLock } from './lock.ts';
import {
  type Entry,
  type EventKind,
  idFromRow,
  type JournalEvent,
  makeRow,
  readRows,
  writeRows,
} from './rows.ts';
import { copyFiles, mend, type Notice, open, type Sound } from './salvage.ts';
import { type Birth, migrate, readId, readVersion, type Sqlite } from './schema.ts';

/** Reading the journal; any number of processes may at once, also while another one keeps it. */
export interface JournalReader<E extends JournalEvent> {
  readonly folder: string;
  /** Its UUID: made with it, the same in every copy. Undefined for an empty one that an older program made. */
  readonly id: string | undefined;
  /** What was found and mended when the journal was opened, in plain words. */
  readonly notices: readonly Notice[];
  /** Every event so far, oldest first. Error: damaged. */
  entries(): readonly Entry<E>[];
  /** Every event so far, without its place. Error: damaged. */
  events(): readonly E[];
  close(): void;
}

/** The journal as its one keeper has it. */
export interface Journal<E extends JournalEvent> extends JournalReader<E> {
  readonly id: string;
  /**
   * Appends the events of one command, to a chapter; to that of the last entry unless it is given. Returns their entries when all
   * are on disk; throws otherwise. Errors: disk, and none is kept or ever will be; inDoubt, and that is not known yet.
   */
  append(events: readonly E[], chapter?: number): readonly Entry<E>[];
  /** Folds the log into the main file, so that either alone is enough. For quiet moments; never fails. */
  settle(): void;
}

/** How a journal is opened. */
interface JournalOptions {
  /** Milliseconds since 1970; the system's clock if not given. */
  readonly now?: () => number;
}

const FILE = 'journal.db';

/** Opens the journal of a folder to keep it, making both if need be. Errors: inUse, damaged, newer, disk. */
export function openJournal<E extends JournalEvent>(
  folder: string,
  kind: EventKind<E>,
  { now = Date.now }: JournalOptions = {},
): Journal<E> {
  const file = join(folder, FILE);
  makeFolder(folder);
  const release = takeLock(folder);
  try {
    const sound = mend({ file, time: now() }, kind);
    const database = prepare(file, sound.version, { time: now(), id: sound.id });
    repeatLastMove(database, sound.entries);
    return new Keeper({ folder, file, database, sound, now, release });
  } catch (error) {
    release();
    if (error instanceof JournalError) throw error;
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  }
}

/** Opens the database so that whatever it has committed survives a power cut, with the present tables. */
function prepare(file: string, version: number, birth: Birth): Sqlite {
  const database = open(file);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database, version, birth);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * A keeper that is killed may have its last commit in the log and not yet in the shared memory. If a reader keeps that memory
 * alive, SQLite does not look at the log again: it would write the next commit over the last one, which `mend` has seen.
 */
function repeatLastMove(database: Sqlite, entries: readonly Entry[]): void {
  const last = entries.findLastIndex(({ event }) => event.move !== entries.at(-1)?.event.move);
  writeRows(database, entries.slice(last + 1).map(makeRow), true);
}

/** Opens the journal of a folder for reading, whether or not another process keeps it. Errors: missing, newer, damaged. */
export function readJournal<E extends JournalEvent>(folder: string, kind: EventKind<E>): JournalReader<E> {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new JournalError('missing', { folder });
  const reader = (database: Sqlite, closed?: () => void): JournalReader<E> =>
    new Reader({ folder, file, database, kind, closed });
  try {
    return reader(openToRead(file, file));
  } catch (error) {
    if (isJournalError(error, 'newer')) throw error;
    return readCopy(file, reader);
  }
}

/**
 * Reads a copy. A reader of the files themselves takes part in SQLite's shared memory, which it has to make if nobody keeps the
 * journal; where it may not write, it cannot (sqlite.org/wal.html, "Read-Only Databases").
 */
function readCopy<R>(file: string, reader: (database: Sqlite, closed: () => void) => R): R {
  const copy = copyFiles(file);
  try {
    return reader(openToRead(copy.file, file), copy.discard);
  } catch (error) {
    copy.discard();
    if (isJournalError(error, 'newer')) throw error;
    throw new JournalError('damaged', { file, reason: systemReason(error) }, { cause: error });
  }
}

/** Opens `file`, which errors call `name`, for reading. */
function openToRead(file: string, name: string): Sqlite {
  const database = open(`${pathToFileURL(resolve(file)).href}?mode=ro`);
  try {
    readVersion(database, name);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

interface ReaderOptions<E extends JournalEvent> {
  readonly folder: string;
  readonly file: string;
  readonly database: Sqlite;
  readonly kind: EventKind<E>;
  readonly closed: (() => void) | undefined;
}

/** Reads the database anew each time. */
class Reader<E extends JournalEvent> implements JournalReader<E> {
  readonly folder: string;
  readonly notices: readonly Notice[] = [];
  readonly #options: ReaderOptions<E>;

  constructor(options: ReaderOptions<E>) {
    this.folder = options.folder;
    this.#options = options;
  }

  get id(): string | undefined {
    const { database, kind } = this.#options;
    const known = readId(database);
    if (known !== undefined) return known;
    const [first] = readRows(database, kind).rows;
    return first && idFromRow(first);
  }

  entries(): readonly Entry<E>[] {
    const { file, database, kind } = this.#options;
    const { entries, damage } = readRows(database, kind);
    if (damage !== undefined) throw new JournalError('damaged', { file, reason: damage.reason });
    return entries;
  }

  events(): readonly E[] {
    return this.entries().map(({ event }) => event);
  }

  close(): void {
    this.#options.database.close();
    this.#options.closed?.();
  }
}

interface KeeperOptions<E extends JournalEvent> {
  readonly folder: string;
  readonly file: string;
  readonly database: Sqlite;
  readonly sound: Sound<E>;
  readonly now: () => number;
  readonly release: () => void;
}

/**
 * Writes the database and never reads it: what is in it is known since it was checked. So no statement is ever prepared, and
 * the database is closed when it is closed (see `mend`).
 */
class Keeper<E extends JournalEvent> implements Journal<E> {
  readonly folder: string;
  readonly id: string;
  readonly notices: readonly Notice[];
  readonly #options: KeeperOptions<E>;
  readonly #commits: Commits;
  readonly #entries: Entry<E>[];
  #open = true;

  constructor(options: KeeperOptions<E>) {
    const { folder, file, database, sound } = options;
    this.folder = folder;
    this.id = sound.id;
    this.notices = sound.notices;
    this.#options = options;
    this.#commits = new Commits(database, file);
    this.#entries = [...sound.entries];
  }

  entries(): readonly Entry<E>[] {
    return [...this.#entries];
  }

  events(): readonly E[] {
    return this.#entries.map(({ event }) => event);
  }

  append(events: readonly E[], chapter = this.#entries.at(-1)?.chapter ?? 0): readonly Entry<E>[] {
    const { database, now } = this.#options;
    const time = Math.trunc(now());
    const first = this.#entries.length + 1;
    const entries = events.map((event, index) => ({ sequence: first + index, chapter, time, event }));
    this.#commits.run(() => writeRows(database, entries.map(makeRow)));
    this.#entries.push(...entries);
    return entries;
  }

  settle(): void {
    if (!this.#open) return;
    try {
      this.#options.database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The log alone is as safe; the next quiet moment comes.
    }
  }

  close(): void {
    if (!this.#open) return;
    this.settle();
    this.#open = false;
    this.#options.database.close();
    this.#options.release();
  }
}

function makeFolder(folder: string): void {
  try {
    // One by one: `recursive` does not come to an end where the system denies that a parent exists, as in /proc.
    const missing: string[] = [];
    for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
    for (const each of missing) {
      // Another process may have made it in the meantime.
      if (!existsSync(each)) mkdirSync(each);
    }
  } catch (error) {
    throw new JournalError('disk', { file: folder, reason: systemReason(error) }, { cause: error });
  }
}
