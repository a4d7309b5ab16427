// The disk of a simulated host: a real folder with the real journal on it, that can be full, and that a kill leaves as it is at that
// instant, torn where a write was under way.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Xorshift } from '../../../hardware/emulator/random.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import type { Entry } from '../../journal/index.ts';
import { openTableJournal, type TableJournal } from '../../table/index.ts';

/** Where nothing waits for a real disk, if this machine has it. */
const MEMORY = '/dev/shm';
/** Files that outlive a process, and are written at any time. */
const DATABASE = 'journal.db';
const FILES = [DATABASE, 'journal.db-wal'];
/** Files that mean nothing once their process is no more. */
const OF_PROCESS: ReadonlySet<string> = new Set(['journal.lock', 'journal.owner', 'journal.db-shm']);
/** Share of the power cuts that come as the log is folded into the main file. */
const SETTLING = 0.3;
/** A write of a disk is whole or not at all by so many bytes. */
const SECTOR = 512;

/** What the laws hear of a disk. */
export interface DiskEvents {
  readonly kept: (entries: readonly Entry<TableEvent>[]) => void;
  readonly refused: (events: readonly TableEvent[]) => void;
  /** Power goes while these are written: nobody is told whether they are kept. */
  readonly torn: (events: readonly TableEvent[]) => void;
  /** Power goes while the log is folded into the main file: nothing new was to be kept. */
  readonly cut: () => void;
}

const full = (): Error => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

export class Disk {
  /** No write succeeds. */
  full = false;
  /** When power goes: in the middle of the next write, or as the log is folded into the main file; undefined if it stays. */
  #tears: 'write' | 'settle' | undefined;
  readonly #root = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'muggins-simulate-'));
  readonly #random: Xorshift;
  readonly #events: DiskEvents;
  readonly #now: () => number;
  #generation = 0;
  #journal: TableJournal | undefined;
  /** What a power cut has left behind. */
  #left: string | undefined;

  constructor(random: Xorshift, events: DiskEvents, now: () => number) {
    this.#random = random;
    this.#events = events;
    this.#now = now;
    mkdirSync(this.folder);
  }

  get folder(): string {
    return join(this.#root, `${this.#generation}`);
  }

  /** Bytes of the journal's main file. */
  get bytes(): number {
    const file = join(this.folder, DATABASE);
    return existsSync(file) ? readFileSync(file).length : 0;
  }

  /** Opens the journal. What it is asked to keep goes through the faults of this disk. */
  open(): TableJournal {
    const journal = openTableJournal(this.folder, { now: this.#now });
    this.#journal = journal;
    const append: TableJournal['append'] = (events, ...rest) => this.#append(journal, events, rest);
    const settle = (): void => this.#settle(journal);
    return new Proxy(journal, {
      get: (target, name) => {
        if (name === 'append') return append;
        if (name === 'settle') return settle;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** Power will go, in the middle of something. @returns what lets it stay */
  tearSoon(): () => void {
    this.#tears = this.#random.chance(SETTLING) ? 'settle' : 'write';
    return () => {
      this.#tears = undefined;
    };
  }

  /** The files as they are at this instant: what a process that is killed now leaves behind. */
  kill(): void {
    const left = this.#left ?? this.#copy();
    this.#left = undefined;
    this.#tears = undefined;
    this.close();
    rmSync(this.folder, { recursive: true, force: true });
    this.#generation = Number(left);
  }

  /** The host ends as it should. */
  close(): void {
    this.#journal?.close();
    this.#journal = undefined;
  }

  remove(): void {
    this.close();
    rmSync(this.#root, { recursive: true, force: true });
  }

  #append(
    journal: TableJournal,
    events: readonly TableEvent[],
    rest: unknown[],
  ): ReturnType<TableJournal['append']> {
    if (this.full) {
      this.#events.refused(events);
      throw full();
    }
    const write = (): readonly Entry<TableEvent>[] =>
      Reflect.apply(journal.append, journal, [events, ...rest]);
    if (this.#tears === 'write') {
      this.#tear(write);
      this.#events.torn(events);
      throw full();
    }
    const entries = write();
    this.#events.kept(entries);
    return entries;
  }

  #settle(journal: TableJournal): void {
    if (this.#tears !== 'settle') {
      journal.settle();
      return;
    }
    // The log is not touched before every page of it is in the main file.
    this.#tear(() => journal.settle(), [DATABASE]);
    this.#events.cut();
  }

  /** Copies the folder, without the lock of a process that is no more. */
  #copy(): string {
    const name = `${this.#generation + 1}`;
    const filter = (path: string): boolean => !OF_PROCESS.has(basename(path));
    cpSync(this.folder, join(this.#root, name), { recursive: true, filter });
    return name;
  }

  /** Of what a write changes, some reaches the disk: all up to a byte, or any of the sectors. */
  #tear(write: () => void, files = FILES): void {
    const name = this.#copy();
    write();
    for (const file of files) {
      const [from, to] = [join(this.folder, file), join(this.#root, name, file)];
      const before = existsSync(to) ? readFileSync(to) : Buffer.alloc(0);
      const after = existsSync(from) ? readFileSync(from) : Buffer.alloc(0);
      const torn = this.#random.chance(0.5) ? this.#cut(before, after) : this.#mix(before, after);
      if (Buffer.compare(torn, before) !== 0) writeFileSync(to, torn);
    }
    this.#left = name;
  }

  #cut(before: Buffer, after: Buffer): Buffer {
    let same = 0;
    while (same < after.length && after[same] === before[same]) same++;
    const end = same + this.#random.below(after.length - same + 1);
    return Buffer.concat([after.subarray(0, end), before.subarray(end)]);
  }

  #mix(before: Buffer, after: Buffer): Buffer {
    const torn = Buffer.alloc(Math.max(before.length, after.length));
    before.copy(torn);
    let length = before.length;
    for (let at = 0; at < after.length; at += SECTOR) {
      const sector = after.subarray(at, at + SECTOR);
      if (Buffer.compare(sector, before.subarray(at, at + SECTOR)) === 0 || this.#random.chance(0.5))
        continue;
      sector.copy(torn, at);
      length = Math.max(length, at + sector.length);
    }
    return torn.subarray(0, length);
  }
}
