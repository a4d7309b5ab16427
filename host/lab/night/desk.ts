// The hall's end of a simulated night: a real hall with its journal, and its line to the tables. Its disk can be full, its clock wrong.
import { Door, Hall, HallLine, openHallJournal, type TableKeys } from '../../hall/index.ts';
import type { Clock } from '../../system/clock.ts';

interface DeskOptions {
  readonly folder: string;
  readonly keys: TableKeys;
  readonly clock: Clock;
  /** Milliseconds by which the hall's own clock is wrong. */
  readonly wrong: number;
}

/** What SQLite throws where the disk is full. */
const FULL = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

export class SimulatedHall {
  readonly hall: Hall;
  readonly keys: TableKeys;
  readonly door: Door;
  readonly line: HallLine;
  /** Whether the disk takes nothing. */
  isFull = false;

  constructor({ folder, keys, clock, wrong }: DeskOptions) {
    const now = (): number => EPOCH + clock.now() + wrong;
    const journal = openHallJournal(folder, now);
    const append: typeof journal.append = (...given) => {
      if (this.isFull) throw FULL;
      return journal.append(...given);
    };
    this.hall = new Hall(
      new Proxy(journal, { get: (of, name) => (name === 'append' ? append : bound(of, name)) }),
      now,
    );
    this.keys = keys;
    this.door = new Door(keys, clock);
    this.line = new HallLine({ hall: this.hall, keys, clock });
    this.#letIn();
  }

  /** Whether two tables have the same journal or key. */
  get knowsOfDuplicates(): boolean {
    return this.line.tables.some(({ duplicate }) => duplicate !== null);
  }

  /** Dies between two messages. */
  die(): void {
    this.door.close();
    this.line.close();
    this.hall.close();
  }

  /** A desk that lets every table in at once, by the number that it would like. */
  #letIn(): void {
    this.door.on('changed', () => {
      for (const { ticket, wish } of this.door.waiting) this.door.give(ticket, wish ?? '1');
      if (this.door.open === 0) this.door.letIn();
    });
    this.door.letIn();
  }
}

/** The evening of 2026-11-23, 19:00 UTC. */
const EPOCH = Date.UTC(2026, 10, 23, 19);

/** A member of a journal as its owner sees it: private fields know only the object itself. */
function bound(of: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(of, name, of);
  return typeof member === 'function' ? member.bind(of) : member;
}
