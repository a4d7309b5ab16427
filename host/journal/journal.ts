// What must never be lost: every event of a table, on disk before anything lights.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Event } from '../../shared/rules/index.ts';
import { systemReason } from '../system/reason.ts';
import { isJournalError, JournalError } from './error.ts';
import { type GameSummary, listGames } from './games.ts';
import { Lineage } from './lineage.ts';
import { takeLock } from './lock.ts';
import { type Entry, makeRow, readRows, writeRows } from './rows.ts';
import { copyFiles, mend, type Notice, open, type Sound } from './salvage.ts';
import { migrate, readVersion, type Sqlite } from './schema.ts';

/** Reading the journal; any number of processes may at once, also while another one keeps it. */
export interface JournalReader {
  readonly folder: string;
  /** What was found and mended when the journal was opened, in plain words. */
  readonly notices: readonly Notice[];
  /** Every event so far, oldest first. Error: damaged. */
  entries(): readonly Entry[];
  /** Every event so far, without its place: what `replay` takes. Error: damaged. */
  events(): readonly Event[];
  /** Every game, oldest first. Error: damaged. */
  games(): readonly GameSummary[];
  /** One game with all its events, as plain JSON. Errors: noGame, damaged. */
  exportGame(id: number): GameExport;
  close(): void;
}

/** The journal as its one keeper has it. */
export interface Journal extends JournalReader {
  /** Appends the events of one command. Returns when all are on disk; throws, and keeps none, otherwise. Error: disk. */
  append(events: readonly Event[]): void;
  /** Folds the log into the main file, so that either alone is enough. For quiet moments; never fails. */
  settle(): void;
}

/** What `exportGame` gives. Times are ISO 8601. */
export interface GameExport {
  readonly muggins: 1;
  readonly game: Omit<GameSummary, 'started' | 'lastMove'> & {
    readonly started: string;
    readonly lastMove: string;
  };
  readonly events: readonly { readonly sequence: number; readonly time: string; readonly event: Event }[];
}

/** How a journal is opened. */
export interface JournalOptions {
  /** Milliseconds since 1970; the system's clock if not given. */
  readonly now?: () => number;
}

const FILE = 'journal.db';

/** Opens the journal of a folder to keep it, making both if need be. Errors: inUse, damaged, newer, disk. */
export function openJournal(folder: string, { now = Date.now }: JournalOptions = {}): Journal {
  const file = join(folder, FILE);
  makeFolder(folder);
  const release = takeLock(folder);
  try {
    const sound = mend({ file, time: now() });
    const database = prepare(file, sound.version, now());
    repeatLastMove(database, sound.entries);
    return new Keeper({ folder, file, database, sound, now, release });
  } catch (error) {
    release();
    if (error instanceof JournalError) throw error;
    throw new JournalError('disk', { file, reason: systemReason(error) }, { cause: error });
  }
}

/** Opens the database so that whatever it has committed survives a power cut, with the present tables. */
function prepare(file: string, version: number, time: number): Sqlite {
  const database = open(file);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database, version, time);
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
export function readJournal(folder: string): JournalReader {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new JournalError('missing', { folder });
  try {
    return new Reader(folder, file, openToRead(file, file));
  } catch (error) {
    if (isJournalError(error, 'newer')) throw error;
    return readCopy(folder, file);
  }
}

/**
 * Reads a copy. A reader of the files themselves takes part in SQLite's shared memory, which it has to make if nobody keeps the
 * journal; where it may not write, it cannot (sqlite.org/wal.html, "Read-Only Databases").
 */
function readCopy(folder: string, file: string): JournalReader {
  const copy = copyFiles(file);
  try {
    return new Reader(folder, file, openToRead(copy.file, file), copy.discard);
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

/** Everything that is derived from the entries. */
abstract class Entries implements JournalReader {
  abstract readonly folder: string;
  abstract readonly notices: readonly Notice[];
  abstract entries(): readonly Entry[];
  abstract close(): void;

  events(): readonly Event[] {
    return this.entries().map(({ event }) => event);
  }

  games(): readonly GameSummary[] {
    return listGames(this.entries());
  }

  exportGame(id: number): GameExport {
    const entries = this.entries();
    const games = listGames(entries);
    const game = games.find((each) => each.id === id);
    if (game === undefined) throw new JournalError('noGame', { game: id, games: games.length });
    const iso = (time: number): string => new Date(time).toISOString();
    return {
      muggins: 1,
      game: { ...game, started: iso(game.started), lastMove: iso(game.lastMove) },
      events: entries
        .filter((entry) => entry.game === id)
        .map(({ sequence, time, event }) => ({ sequence, time: iso(time), event })),
    };
  }
}

/** Reads the database anew each time. */
class Reader extends Entries {
  readonly folder: string;
  readonly notices: readonly Notice[] = [];
  readonly #file: string;
  readonly #database: Sqlite;
  readonly #closed: () => void;

  constructor(folder: string, file: string, database: Sqlite, closed: () => void = () => {}) {
    super();
    this.folder = folder;
    this.#file = file;
    this.#database = database;
    this.#closed = closed;
  }

  entries(): readonly Entry[] {
    const { entries, damage } = readRows(this.#database);
    if (damage !== undefined) throw new JournalError('damaged', { file: this.#file, reason: damage.reason });
    return entries;
  }

  close(): void {
    this.#database.close();
    this.#closed();
  }
}

/**
 * Writes the database and never reads it: what is in it is known since it was checked. So no statement is ever prepared, and
 * the database is closed when it is closed (see `mend`).
 */
class Keeper extends Entries implements Journal {
  readonly folder: string;
  readonly notices: readonly Notice[];
  readonly #file: string;
  readonly #database: Sqlite;
  readonly #entries: Entry[];
  readonly #now: () => number;
  readonly #release: () => void;
  #lineage = new Lineage();
  #open = true;

  constructor({ folder, file, database, sound, now, release }: KeeperOptions) {
    super();
    this.folder = folder;
    this.notices = sound.notices;
    this.#file = file;
    this.#database = database;
    this.#entries = [...sound.entries];
    this.#now = now;
    this.#release = release;
    for (const { event } of sound.entries) this.#lineage.follow(event);
  }

  entries(): readonly Entry[] {
    return [...this.#entries];
  }

  append(events: readonly Event[]): void {
    const lineage = this.#lineage.fork();
    const time = Math.trunc(this.#now());
    const first = this.#entries.length + 1;
    const entries = events.map((event, index): Entry => {
      return { sequence: first + index, game: lineage.follow(event), time, event };
    });
    try {
      writeRows(this.#database, entries.map(makeRow));
    } catch (error) {
      throw new JournalError('disk', { file: this.#file, reason: systemReason(error) }, { cause: error });
    }
    this.#entries.push(...entries);
    this.#lineage = lineage;
  }

  settle(): void {
    if (!this.#open) return;
    try {
      this.#database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The log alone is as safe; the next quiet moment comes.
    }
  }

  close(): void {
    if (!this.#open) return;
    this.settle();
    this.#open = false;
    this.#database.close();
    this.#release();
  }
}

interface KeeperOptions {
  readonly folder: string;
  readonly file: string;
  readonly database: Sqlite;
  readonly sound: Sound;
  readonly now: () => number;
  readonly release: () => void;
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
