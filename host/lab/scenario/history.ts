// The journal as it is on disk, read as any other program may: what has happened, and where the pegs were at each event.

import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY, type Event, record, type State } from '../../../shared/rules/index.ts';
import { gameEvents } from '../../../shared/story/roster.ts';
import { readJournal } from '../../journal/index.ts';
import { lanePegs, TABLE_EVENTS } from '../../table/index.ts';

/** The journal's file; its write-ahead log lies beside it (sqlite.org/fileformat2.html, 4.1). */
const FILE = 'journal.db';
const LOG_HEADER = 32;

/** Front and rear hole of each lane as a key: `12/0 5/2 0/0`. */
export type Position = string;

/** Writes pegs as they can be told apart on the board: a rear peg in hole 0 or under the front peg is not seen. */
export const positionOf = (pegs: readonly { readonly front: number; readonly rear: number }[]): Position =>
  pegs.map(({ front, rear }) => `${front}/${rear === front ? 0 : rear}`).join(' ');

/** Reads the journal of a folder, again and again. */
export class ScenarioJournal {
  readonly #folder: string;
  readonly #lanes: number;
  #timeline = EMPTY;
  #seen: Event[] = [];
  /** Of the files as they were last read. */
  #stamp: string | undefined;
  #unsure = false;
  /** Where the pegs were: before any event, and after each. */
  #places: Position[];

  constructor(folder: string, lanes: number) {
    this.#folder = folder;
    this.#lanes = lanes;
    this.#places = [positionOf(lanePegs(EMPTY.present, lanes))];
  }

  /** All events that are on disk now. */
  get events(): readonly Event[] {
    this.#read();
    return this.#seen;
  }

  /** Where the pegs were before the first event and after each event that is on disk now. */
  get positions(): readonly Position[] {
    this.#read();
    return this.#places;
  }

  /** The game as the journal on disk has it. */
  get present(): State {
    this.#read();
    return this.#timeline.present;
  }

  /**
   * Its keeper was killed: until `settled`, the last move may go again. The copies that are read here have what was written to the log
   * and not committed yet; where somebody else reads the journal meanwhile, SQLite takes up at the last commit, and writes over that.
   */
  keeperDied(): void {
    this.#unsure = true;
  }

  /** A keeper is there again, and has what is kept. */
  settled(): void {
    this.#unsure = false;
  }

  /** Only what has been written to since: to copy a journal at every look would take the processor from the host. */
  #read(): void {
    const stamp = stampOf(join(this.#folder, FILE));
    if (stamp !== undefined && stamp === this.#stamp) return;
    const events = readEvents(this.#folder);
    this.#stamp = stamp;
    if (this.#unsure && !isIn(this.#seen, events)) {
      const last = this.#seen.at(-1)?.move;
      const sure = this.#seen.filter(({ move }) => move !== last);
      this.#timeline = EMPTY;
      [this.#seen, this.#places] = [[], this.#places.slice(0, 1)];
      this.#follow(sure);
    }
    // Append-only: earlier entries stay where they were.
    const { length } = this.#seen;
    if (!isIn(this.#seen, events)) throw new Error(`the journal has lost event ${length} of ${length}`);
    this.#follow(events);
  }

  /** Takes up what is new in events. */
  #follow(events: readonly Event[]): void {
    for (const event of events.slice(this.#seen.length)) {
      this.#timeline = record(this.#timeline, event);
      this.#seen.push(event);
      this.#places.push(positionOf(lanePegs(this.#timeline.present, this.#lanes)));
    }
  }
}

/** Whether events end as others do that may go on. */
function isIn(seen: readonly Event[], events: readonly Event[]): boolean {
  const last = seen.length - 1;
  return last < 0 || JSON.stringify(seen[last]) === JSON.stringify(events[last]);
}

/** Milliseconds that a file's time may be behind its last write: it goes by the ticks of the kernel. */
const TICK = 50;

/** Changes with every write to a database or its log; undefined while the last write is so young that another may look the same. */
function stampOf(file: string): string | undefined {
  const found = [file, `${file}-wal`].map((each) => statSync(each, { throwIfNoEntry: false }));
  if (found.some((stat) => stat !== undefined && Date.now() - stat.mtimeMs < TICK)) return undefined;
  return found.map((stat) => `${stat?.ino} ${stat?.size} ${stat?.mtimeMs}`).join();
}

/**
 * Reads a copy: a reader of the files themselves would hold SQLite's shared memory, and so take part in what happens when
 * the host is killed.
 */
function readEvents(folder: string): readonly Event[] {
  const live = join(folder, FILE);
  if (!existsSync(live)) return [];
  const copy = mkdtempSync(join(tmpdir(), 'muggins-look-'));
  try {
    while (!copyJournal(live, join(copy, FILE)));
    const journal = readJournal(copy, TABLE_EVENTS);
    try {
      return gameEvents([...journal.read()].map(({ event }) => event));
    } finally {
      journal.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies a database and its log; false if the log began anew, or was folded in and removed, in the meantime. */
function copyJournal(live: string, copy: string): boolean {
  const header = logHeader(live);
  copyFileSync(live, copy);
  rmSync(`${copy}-wal`, { force: true });
  try {
    if (header !== '') copyFileSync(`${live}-wal`, `${copy}-wal`);
  } catch (error) {
    if (existsSync(`${live}-wal`)) throw error;
  }
  return header === logHeader(live);
}

/** The header of the write-ahead log, with its salts; empty if there is no log. */
function logHeader(file: string): string {
  if (!existsSync(`${file}-wal`)) return '';
  const handle = openSync(`${file}-wal`, 'r');
  try {
    const header = Buffer.alloc(LOG_HEADER);
    return header.toString('hex', 0, readSync(handle, header));
  } finally {
    closeSync(handle);
  }
}
