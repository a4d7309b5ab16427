// What must never be lost: every event of a table, on disk before anything lights.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systemReason } from '../system/reason.ts';
import { adoptAll, type Stray } from './adopt.ts';
import { asideReadSql } from './aside.ts';
import { ByteReader } from './bytes.ts';
import { Commits } from './commit.ts';
import { isJournalError, JournalError } from './error.ts';
import { lastKept, noteJournal, takeLock } from './lock.ts';
import { type Notice, notice } from './notice.ts';
import { foldIn, markStopped, refuseLogAlone } from './presence.ts';
import { type Also, followed, makeAnew } from './projections.ts';
import { type Head, type JournalReader, type KeptProjection, Reading } from './reader.ts';
import { type Entry, type EventKind, insertion, type JournalEvent, makeRow, transact } from './rows.ts';
import { copyFiles, mend, open, type Sound } from './salvage.ts';
import { type Birth, migrate, readVersion, type Sqlite } from './schema.ts';
import { Scrub } from './scrub.ts';
import { Presence } from './vanish.ts';

/** The journal as its one keeper has it. */
export interface Journal<E extends JournalEvent> extends JournalReader<E> {
  readonly id: string;
  /**
   * Appends the events of one command, to a chapter; to that of the last entry, or the one they begin, unless it is given. Returns their entries when all
   * are on disk; throws otherwise. `also` says what follows from them for all kept projections, in SQL; it is done in the same
   * transaction. Errors: disk, and none is kept or ever will be; inDoubt, and that is not known yet.
   */
  append(events: readonly E[], chapter?: number, also?: Also<E>): readonly Entry<E>[];
  /** Appends entries of another journal with their chapters and times: all of them, or none. Errors: as of `append`. */
  adopt(entries: Iterable<Stray<E>>): void;
  /** Notes that somebody has read that a chapter was set aside: no notice tells of it any more. Errors: as of `append`. */
  acknowledge(chapter: number): void;
  /** Makes all kept projections anew from the events. Errors: damaged, disk. */
  renew(): void;
  /** Folds the log into the main file, so that either alone is enough. For quiet moments; never fails. */
  settle(): void;
  /**
   * Checks a few more entries, in far less than 5 ms; a chapter that is damaged is set aside, and a notice tells of it. For quiet
   * moments; never fails. @returns whether more are to be checked
   */
  scrub(): boolean;
}

/** How a journal is opened. */
interface JournalOptions<E extends JournalEvent> {
  /** Milliseconds since 1970; the system's clock if not given. */
  readonly now?: () => number;
  /** Projections that are kept in it; they are current when it is open. */
  readonly projections?: readonly KeptProjection<E>[];
  /** Hears how many entries were gone through, now and then, while projections are made anew. */
  readonly progress?: (entries: number) => void;
}

const FILE = 'journal.db';

/** Opens the journal of a folder to keep it, making both if need be. Errors: inUse, damaged, newer, disk. */
export function openJournal<E extends JournalEvent>(
  folder: string,
  kind: EventKind<E>,
  { now = Date.now, projections = [], progress = () => {} }: JournalOptions<E> = {},
): Journal<E> {
  const file = join(folder, FILE);
  makeFolder(folder);
  const release = takeLock(folder);
  const closing: { close(): void }[] = [];
  try {
    const sound = mend({ file, time: now(), known: lastKept(folder) }, kind);
    const database = prepare(file, sound.version, { time: now(), id: sound.id });
    closing.unshift({ close: () => closeDatabase(database) });
    const look = new ByteReader(file);
    closing.unshift(look);
    const keeper = new Keeper({
      folder,
      file,
      database,
      look,
      kind,
      sound,
      now,
      projections,
      progress,
      release,
    });
    keeper.makeCurrent();
    foldIn(database);
    noteJournal(folder, sound.id);
    return keeper;
  } catch (error) {
    for (const each of closing) each.close();
    release();
    if (error instanceof JournalError) throw error;
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  }
}

/** Closes a database; it is whole without its log from now on. */
function closeDatabase(database: Sqlite): void {
  try {
    markStopped(database);
  } catch {
    // The log stays, and whoever opens it next reads it.
  }
  database.close();
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

/** Opens the journal of a folder for reading, whether or not another process keeps it. Errors: missing, newer, damaged. */
export function readJournal<E extends JournalEvent>(folder: string, kind: EventKind<E>): JournalReader<E> {
  const file = join(folder, FILE);
  refuseLogAlone(file);
  if (!existsSync(file)) throw new JournalError('missing', { folder });
  const reader = (look: ByteReader, closed?: () => void): JournalReader<E> =>
    new Reader({ folder, file, look, kind, closed });
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
function readCopy<R>(file: string, reader: (look: ByteReader, closed: () => void) => R): R {
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
function openToRead(file: string, name: string): ByteReader {
  const look = new ByteReader(file);
  try {
    readVersion(look, name);
    return look;
  } catch (error) {
    look.close();
    throw error;
  }
}

interface ReaderOptions<E extends JournalEvent> {
  readonly folder: string;
  readonly file: string;
  readonly look: ByteReader;
  readonly kind: EventKind<E>;
  readonly closed?: (() => void) | undefined;
}

/** Reads the database anew each time. */
class Reader<E extends JournalEvent> extends Reading<E> implements JournalReader<E> {
  readonly folder: string;
  readonly notices: readonly Notice[] = [];
  readonly #closed: (() => void) | undefined;

  constructor(options: ReaderOptions<E>) {
    super(options);
    this.folder = options.folder;
    this.#closed = options.closed;
  }

  override close(): void {
    super.close();
    this.#closed?.();
  }
}

interface KeeperOptions<E extends JournalEvent> extends ReaderOptions<E> {
  readonly database: Sqlite;
  readonly sound: Sound;
  readonly now: () => number;
  readonly projections: readonly KeptProjection<E>[];
  readonly progress: (entries: number) => void;
  readonly release: () => void;
}

/** Writes through one connection, by which no statement is ever prepared, and reads through another (see ByteReader). */
class Keeper<E extends JournalEvent> extends Reading<E> implements Journal<E> {
  readonly folder: string;
  readonly #options: KeeperOptions<E>;
  readonly #scrub: Scrub<E>;
  readonly #commits: Commits;
  readonly #presence: Presence;
  #head: Head;
  #open = true;

  constructor(options: KeeperOptions<E>) {
    super(options);
    const { folder, file, database, look, kind, now } = options;
    this.folder = folder;
    this.#options = options;
    this.#commits = new Commits(database, file);
    this.#presence = new Presence(file, options.look);
    this.#head = super.head;
    const asides = this.asides.map(({ chapter }) => chapter);
    this.#scrub = new Scrub({ file, reader: look, kind, end: this.#head.sequence, now }, asides);
  }

  get notices(): readonly Notice[] {
    const { notices } = this.#options.sound;
    return [
      ...notices,
      ...this.asides
        .filter(({ read }) => !read)
        .map(({ chapter, reason, evidence }) => notice('aside', { game: chapter, reason, evidence })),
    ];
  }

  override get id(): string {
    return this.#options.sound.id;
  }

  override get head(): Head {
    return this.#head;
  }

  append(events: readonly E[], chapter = this.#next(events), also?: Also<E>): readonly Entry<E>[] {
    const { database, now } = this.#options;
    const last = events.at(-1);
    if (last === undefined) return [];
    this.#presence.check();
    const time = Math.trunc(now());
    const { sequence } = this.#head;
    const entries = events.map((event, at) => ({ sequence: sequence + at + 1, chapter, time, event }));
    this.#commits.run(() =>
      transact(database, [insertion(entries.map(makeRow)), ...this.#follow(entries, also)]),
    );
    this.#head = { sequence: sequence + entries.length, chapter, move: last.move };
    return entries;
  }

  adopt(entries: Iterable<Stray<E>>): void {
    this.#presence.check();
    this.#commits.run(() => {
      this.#head = adoptAll(this.#options.database, entries, this.#head);
    });
  }

  acknowledge(chapter: number): void {
    const { database, now } = this.#options;
    this.#presence.check();
    this.#commits.run(() => transact(database, [asideReadSql(chapter, now())]));
    this.refresh();
  }

  renew(): void {
    this.#makeAnew(this.#options.projections);
  }

  /** Makes those projections anew that are not there in their version, or have not followed every entry. */
  makeCurrent(): void {
    const stale = this.#options.projections.filter((each) => !this.keeps(each));
    if (stale.length > 0) this.#makeAnew(stale);
  }

  /** A damaged entry on the way costs its own chapter: everything that is damaged is set aside first. */
  #makeAnew(projections: readonly KeptProjection<E>[]): void {
    const { database, progress } = this.#options;
    const make = (): void => makeAnew({ database, reader: this, projections, progress });
    try {
      make();
    } catch (error) {
      if (!isJournalError(error, 'damaged')) throw error;
      while (this.scrub());
      make();
    }
  }

  settle(): void {
    if (!this.#open) return;
    try {
      this.#presence.check();
      foldIn(this.#options.database);
    } catch {
      // The log alone is as safe; the next quiet moment comes. And the next score is told that files have vanished.
    }
  }

  scrub(): boolean {
    if (!this.#open || this.#scrub.done) return false;
    try {
      const found = this.#scrub.step();
      if (found.length > 0)
        transact(
          this.#options.database,
          found.map(({ sql }) => sql),
        );
      if (found.length > 0) this.refresh();
      return !this.#scrub.done;
    } catch {
      // The disk refuses: the next start checks again.
      return false;
    }
  }

  override close(): void {
    if (!this.#open) return;
    this.settle();
    this.#open = false;
    super.close();
    closeDatabase(this.#options.database);
    this.#options.release();
  }

  /** The chapter of events for which none is given. */
  #next([first]: readonly E[]): number {
    const begins = first !== undefined && this.#options.kind.beginsChapter(first.type);
    return this.#head.chapter + (begins ? 1 : 0);
  }

  /** Projections that are told nothing of an entry stay behind, and are made anew at the next start. */
  #follow(entries: readonly Entry<E>[], also: Also<E> | undefined): readonly string[] {
    const names = this.#options.projections.map(({ name }) => name);
    if (also === undefined || names.length === 0) return [];
    const { sequence } = this.#head;
    return [...also(entries), followed(names, sequence, sequence + entries.length)];
  }
}

/** Makes a folder, with those around it. Error: disk. */
export function makeFolder(folder: string): void {
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
