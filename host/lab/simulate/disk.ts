// The disk of a simulated host: a real folder with the real journal on it, that can be full, and that a kill leaves as it is at that
// instant, torn where a write was under way.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { type Entry, journalIn } from '../../journal/index.ts';
import { openTableJournal, type TableJournal } from '../../table/index.ts';
import type { Random } from './random.ts';
import { EPOCH } from './time.ts';
import type { World } from './world.ts';

/** Where nothing waits for a real disk, if this machine has it. */
const MEMORY = '/dev/shm';
/** Means nothing once its process is no more. */
const LOCK = 'lock';
/** A write of a disk is whole or not at all by so many bytes. */
const SECTOR = 512;

const full = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });

export class Disk {
  /** No write succeeds. */
  full = false;
  /** Power goes in the middle of the next write. */
  #tears = false;
  readonly #root = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'muggins-simulate-'));
  readonly #world: World;
  readonly #random: Random;
  #generation = 0;
  #journal: TableJournal | undefined;
  /** What a power cut has left behind. */
  #left: string | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#random = world.random('disk');
    mkdirSync(this.folder);
  }

  get folder(): string {
    return join(this.#root, `${this.#generation}`);
  }

  /** Opens the journal. What it is asked to keep goes through the faults of this disk. */
  open(): TableJournal {
    const { time } = this.#world;
    const journal = openTableJournal(this.folder, { now: () => EPOCH + Math.floor(time.now()) });
    this.#journal = journal;
    const append = journal.append.bind(journal);
    journal.append = (events, chapter) => this.#append(journal, events, () => append(events, chapter));
    return journal;
  }

  /** Power will go, in the middle of something. @returns what lets it stay */
  tearSoon(): () => void {
    this.#tears = true;
    return () => {
      this.#tears = false;
    };
  }

  /** The files as they are at this instant: what a process that is killed now leaves behind. */
  kill(): void {
    const left = this.#left ?? this.#copy();
    this.#left = undefined;
    this.#tears = false;
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
    write: () => readonly Entry<TableEvent>[],
  ): ReturnType<TableJournal['append']> {
    const world = this.#world;
    // What was under way in a process that is no more is not written.
    if (journal !== this.#journal) throw full();
    if (this.full) {
      world.trace('refused by the disk');
      world.laws.refused(events);
      throw full();
    }
    if (this.#tears) {
      this.#tear(write);
      world.trace('torn');
      world.laws.torn(events);
      world.hosts.kill();
      throw full();
    }
    const entries = write();
    world.trace(`kept ${entries.map(({ sequence, event }) => `${sequence} ${event.type}`).join(', ')}`);
    world.laws.kept(entries);
    return entries;
  }

  /** Copies the folder, without the lock of a process that is no more. */
  #copy(): string {
    const name = `${this.#generation + 1}`;
    const filter = (path: string): boolean => basename(path) !== LOCK;
    cpSync(this.folder, join(this.#root, name), { recursive: true, filter });
    return name;
  }

  /** Of what a write changes, some reaches the disk: all up to a byte, or any of the sectors. */
  #tear(write: () => void): void {
    const name = this.#copy();
    write();
    const journal = journalIn(this.folder);
    for (const file of readdirSync(journal).filter((each) => each.endsWith('.jsonl'))) {
      const [from, to] = [join(journal, file), join(journalIn(join(this.#root, name)), file)];
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
