// What must never be lost: every event of a table, on disk before anything lights.
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Event } from '../../shared/rules/index.ts';
import { JournalError, reasonOf } from './error.ts';
import { type GameSummary, listGames } from './games.ts';
import { Lineage } from './lineage.ts';
import { takeLock } from './lock.ts';
import { type Entry, makeRow, readRows } from './rows.ts';
import { insertRows, mend, type Notice, open } from './salvage.ts';
import { checkVersion, migrate, type Sqlite } from './schema.ts';

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
    const notices = mend({ file, time: now() });
    const database = prepare(file, now());
    return new Keeper({ folder, file, database, notices, now, release });
  } catch (error) {
    release();
    if (error instanceof JournalError) throw error;
    throw new JournalError('disk', { file, reason: reasonOf(error) }, { cause: error });
  }
}

/** Opens the database so that whatever it has committed survives a power cut, with the present tables. */
function prepare(file: string, time: number): Sqlite {
  const database = open(file);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    migrate(database, file, time);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the journal of a folder for reading, whether or not another process keeps it. Errors: missing, newer, damaged. */
export function readJournal(folder: string): JournalReader {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new JournalError('missing', { folder });
  const database = open(`${pathToFileURL(resolve(file)).href}?mode=ro`);
  try {
    checkVersion(database, file);
  } catch (error) {
    database.close();
    if (error instanceof JournalError) throw error;
    throw new JournalError('damaged', { file, reason: reasonOf(error) }, { cause: error });
  }
  return new Reader(folder, file, database, []);
}

class Reader implements JournalReader {
  readonly folder: string;
  readonly notices: readonly Notice[];
  protected readonly file: string;
  protected readonly database: Sqlite;

  constructor(folder: string, file: string, database: Sqlite, notices: readonly Notice[]) {
    this.folder = folder;
    this.file = file;
    this.database = database;
    this.notices = notices;
  }

  entries(): readonly Entry[] {
    const { entries, damage } = readRows(this.database);
    if (damage !== undefined) throw new JournalError('damaged', { file: this.file, reason: damage.reason });
    return entries;
  }

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

  close(): void {
    this.database.close();
  }
}

class Keeper extends Reader implements Journal {
  readonly #now: () => number;
  readonly #release: () => void;
  #sequence: number;
  #lineage = new Lineage();
  #open = true;

  constructor({ folder, file, database, notices, now, release }: KeeperOptions) {
    super(folder, file, database, notices);
    this.#now = now;
    this.#release = release;
    const events = this.events();
    this.#sequence = events.length;
    for (const event of events) this.#lineage.follow(event);
  }

  append(events: readonly Event[]): void {
    const lineage = this.#lineage.fork();
    const time = this.#now();
    const rows = events.map((event, index) =>
      makeRow({ sequence: this.#sequence + index + 1, game: lineage.follow(event), time, event }),
    );
    try {
      insertRows(this.database, rows);
    } catch (error) {
      throw new JournalError('disk', { file: this.file, reason: reasonOf(error) }, { cause: error });
    }
    this.#sequence += rows.length;
    this.#lineage = lineage;
  }

  settle(): void {
    try {
      this.database.pragma('wal_checkpoint(PASSIVE)');
    } catch {
      // The log alone is as safe; the next quiet moment comes.
    }
  }

  override close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.settle();
    super.close();
    this.#release();
  }
}

interface KeeperOptions {
  readonly folder: string;
  readonly file: string;
  readonly database: Sqlite;
  readonly notices: readonly Notice[];
  readonly now: () => number;
  readonly release: () => void;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new JournalError('disk', { file: folder, reason: reasonOf(error) }, { cause: error });
  }
}
