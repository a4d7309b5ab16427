// Copies of a hall: a folder such as on a stick, and the file that the desk downloads. A hall starts from either.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { type NightEvent, type NightState, stageOf } from '../../shared/league/index.ts';
import type { Reason } from '../../shared/words/index.ts';
import { copyJournal, diskError, isJournalError, journalIn, noteBackup, putBack } from '../journal/index.ts';
import { writePrivate } from '../system/atomic.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { systemReason } from '../system/reason.ts';
import { awardFiles } from './awards.ts';
import type { Hall } from './hall.ts';

/** Milliseconds between two copies while anything changes. */
const INTERVAL = 60_000;
/** The digests of its tables' keys. */
const TABLES = 'tables.json';
/** Files of a copy, by their names in the archive. */
const COPIED = /^(?:tables\.json|awards\/[^/\\]+\.csv|journal\/(?:journal\.json|\d+\.jsonl))$/;

/** Copies a hall, also while it runs, to a folder from which one can start. Errors: as of `copyJournal`. */
export function copyHall(data: string, target: string): void {
  copyJournal(data, journalIn(target));
  copyFiles(data, target, besides(data));
}

/** The files of a hall beside its journal. */
const besides = (data: string): readonly string[] =>
  [TABLES, ...awardFiles(data)].filter((name) => existsSync(join(data, name)));

function copyFiles(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    const file = join(to, name);
    try {
      mkdirSync(dirname(file), { recursive: true });
      writePrivate(file, readFileSync(join(from, name)));
    } catch (error) {
      throw diskError(file, error);
    }
  }
}

/**
 * Replaces a hall with a copy. The old journal stays under another name. A hall keeps its own files beside the journal.
 * @returns that name; undefined if there was no journal. Errors: as of `putBack`
 */
export function restoreHall(data: string, copy: string): string | undefined {
  const before = putBack(data, copy, Date.now());
  copyFiles(
    copy,
    data,
    besides(copy).filter((name) => !existsSync(join(data, name))),
  );
  return before;
}

/** A hall that this process keeps, as a zip archive: no disk is written, so a full one is no hindrance. */
export function packHall(data: string): Uint8Array<ArrayBuffer> {
  const chapters = readdirSync(journalIn(data)).map((name) => `journal/${name}`);
  const files = [...besides(data), ...chapters].filter((name) => COPIED.test(name));
  return zipSync(Object.fromEntries(files.map((name) => [name, readFileSync(join(data, name))])));
}

/** Works on the folder of a copy, or on what a file has packed: on an empty folder, where it is no archive. */
export function withCopy<T>(copy: string, work: (folder: string) => T): T {
  if (statSync(copy).isDirectory()) return work(copy);
  const folder = mkdtempSync(join(tmpdir(), 'muggins-copy-'));
  try {
    mkdirSync(journalIn(folder));
    for (const [name, bytes] of Object.entries(unpacked(readFileSync(copy)))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function unpacked(archive: Uint8Array): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(archive, { filter: ({ name }) => COPIED.test(name) });
  } catch {
    return {};
  }
}

/** How the copies in a folder go. */
export interface BackupStatus {
  readonly folder: string;
  /** The last copy, in milliseconds since 1970; null: none yet. */
  readonly time: number | null;
  /** Why the last attempt failed; null: it did not. */
  readonly reason: Reason | null;
}

interface BackupOptions {
  readonly hall: Hall;
  readonly data: string;
  /** The folder of the copies. */
  readonly target: string;
  /** Called when a copy fails after one that did not, and when one succeeds again. */
  readonly changed: (status: BackupStatus) => void;
  readonly clock?: Clock;
}

/** Copies a hall after every round and when a player is forgotten, at most a minute after anything else has changed, and at the end. */
export class Backup {
  readonly #options: BackupOptions;
  readonly #clock: Clock;
  readonly #onChange = (events: readonly NightEvent[]): void => this.#follow(events);
  #status: BackupStatus;
  #isDue = false;
  #roundsOver: number;
  #callOff: () => void = () => {};

  constructor(options: BackupOptions) {
    const { hall, target, clock = systemClock } = options;
    this.#options = options;
    this.#clock = clock;
    this.#status = { folder: target, time: null, reason: null };
    this.#roundsOver = roundsOver(hall.state);
    hall.on('changed', this.#onChange);
    this.#copy();
  }

  get status(): BackupStatus {
    return this.#status;
  }

  /** Makes the last copy. */
  close(): void {
    this.#options.hall.off('changed', this.#onChange);
    this.#callOff();
    if (this.#isDue) this.#copy();
  }

  #follow(events: readonly NightEvent[]): void {
    const before = this.#roundsOver;
    this.#roundsOver = roundsOver(this.#options.hall.state);
    const isUrgent = this.#roundsOver > before || events.some(({ type }) => type === 'playerForgotten');
    if (isUrgent) this.#soon(0);
    else if (!this.#isDue) this.#soon(INTERVAL);
  }

  #soon(milliseconds: number): void {
    this.#callOff();
    this.#isDue = true;
    this.#callOff = this.#clock.after(milliseconds, () => this.#copy());
  }

  #copy(): void {
    const { hall, data, target, changed } = this.#options;
    const { time, reason: before } = this.#status;
    this.#isDue = false;
    try {
      copyHall(data, target);
      const now = Date.now();
      noteBackup(data, { file: target, time: now, entries: hall.sequence });
      this.#status = { folder: target, time: now, reason: null };
    } catch (error) {
      this.#status = { folder: target, time, reason: reasonOf(error) };
      // A stick that was pulled out may come back.
      this.#soon(INTERVAL);
    }
    if ((before === null) !== (this.#status.reason === null)) changed(this.#status);
  }
}

const reasonOf = (error: unknown): Reason =>
  isJournalError(error, 'disk') || isJournalError(error, 'unread')
    ? error.details.reason
    : systemReason(error);

/** Rounds of which every game has a result, or needs none. */
function roundsOver({ drawn, games }: NightState): number {
  const open = games.filter((each) => ['drawn', 'called', 'seated'].includes(stageOf(each)));
  return drawn.length - new Set(open.map(({ round }) => round)).size;
}
