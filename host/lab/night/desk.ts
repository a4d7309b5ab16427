// The hall of a simulated night: a real one with its journal, backup and door. Its disk can be full, its clock wrong.
import { join } from 'node:path';
import { Backup, Door, Hall, HallLine, openHallJournal, TableKeys } from '../../hall/index.ts';
import { ProcessTime, type WorldTime } from '../simulate/time.ts';

interface HallOptions {
  readonly data: string;
  /** The folder of its backup. */
  readonly stick: string;
  readonly time: WorldTime;
  /** Milliseconds by which the hall's own clock is wrong. */
  readonly wrong: number;
}

const FULL = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', errno: -28 });
/** The evening of 2026-11-23, 19:00 UTC. */
const EPOCH = Date.UTC(2026, 10, 23, 19);

export class SimulatedHall {
  readonly hall: Hall;
  readonly keys: TableKeys;
  readonly door: Door;
  readonly line: HallLine;
  readonly #clock: ProcessTime;
  /** Whether the disk takes nothing. */
  isFull = false;

  constructor({ data, stick, time, wrong }: HallOptions) {
    const clock = new ProcessTime(time);
    const now = (): number => EPOCH + time.now() + wrong;
    const journal = openHallJournal(data, now);
    const append = journal.append.bind(journal);
    journal.append = (...given) => {
      if (this.isFull) throw FULL;
      return append(...given);
    };
    this.#clock = clock;
    this.hall = new Hall(journal, now);
    this.keys = new TableKeys({ file: join(data, 'tables.json') });
    this.door = new Door(this.keys, clock);
    this.line = new HallLine({ hall: this.hall, keys: this.keys, clock });
    new Backup({ hall: this.hall, data, target: stick, changed: () => {}, clock });
    this.#letIn();
  }

  /** Is killed between two messages: whatever it had still to do is not done. */
  die(): void {
    this.#clock.end();
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
