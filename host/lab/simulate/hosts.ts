// The processes of the host, one after the other: each begins with what the last has left on the disk.
import type { TableJournal } from '../../table/index.ts';
import type { SimulatedBoard } from './board.ts';
import type { Disk } from './disk.ts';
import { SimulatedHost } from './host.ts';
import type { Laws } from './laws.ts';
import type { WorldTime } from './time.ts';

/** What a host stands on. */
interface Ground {
  readonly time: WorldTime;
  readonly disk: Disk;
  readonly board: SimulatedBoard;
}

/** Somebody's mistake in a part of the host: what it gets for its journal, and what becomes of it when it has started. */
export interface Mistake {
  readonly journal?: (journal: TableJournal, ground: Ground) => TableJournal;
  readonly host?: (host: SimulatedHost, ground: Ground) => void;
}

interface HostsOptions extends Ground {
  readonly laws: Laws;
  readonly mistake: Mistake | undefined;
  readonly trace: (line: string) => void;
  readonly broken: (law: string, how: string) => void;
  /** Something asynchronous has begun. */
  readonly stir: () => void;
  /** Something disturbs the table. */
  readonly disturb: () => void;
}

export class Hosts {
  /** The process that runs, if one does. */
  now: SimulatedHost | undefined;
  readonly #options: HostsOptions;
  /** Why there is none. */
  readonly #down = new Set<string>();
  #count = 0;
  #ids = 0;

  constructor(options: HostsOptions) {
    this.#options = options;
  }

  open(): void {
    const { trace, broken, stir, disk, laws, mistake } = this.#options;
    try {
      const journal = disk.open();
      laws.reopened(journal);
      this.#count++;
      this.now = this.#start(mistake?.journal?.(journal, this.#options) ?? journal);
      mistake?.host?.(this.now, this.#options);
      trace(`host ${this.#count} starts, ${laws.oracle.length} entries`);
    } catch (error) {
      broken('opens', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    stir();
  }

  /** The process ends at once. */
  kill(): void {
    const { time, disk } = this.#options;
    // A write that is torn just now has to return before its files are taken away.
    if (this.#end('host dies')) time.after(0, () => disk.kill());
  }

  /** The process ends as it should. */
  close(): void {
    if (this.#end('host ends')) this.#options.disk.close();
  }

  /** Takes the host down for a reason. @returns what lets it start again */
  without(reason: string, end: () => void): () => void {
    this.#down.add(reason);
    end();
    return () => {
      this.#down.delete(reason);
      // Behind a kill of this very moment, whose files are copied first.
      this.#options.time.after(1, () => {
        if (this.#down.size === 0 && this.now === undefined) this.open();
      });
    };
  }

  #start(journal: TableJournal): SimulatedHost {
    const { time, disk, board, laws, trace, stir, disturb } = this.#options;
    return new SimulatedHost({
      world: time,
      journal,
      folder: disk.folder,
      openPort: () => {
        stir();
        return board.openPort();
      },
      newId: () => `id-${++this.#ids}`,
      firstSequence: 1 + (this.#count % 127),
      key: (event) => {
        trace(`told ${event.key} ${event.action}`);
        laws.told(event);
      },
      keysRefused: (presses) => {
        trace(`told of ${presses} refused`);
        laws.toldRefused(presses);
      },
      status: (status) => {
        trace(`board ${status}`);
        disturb();
        stir();
      },
    });
  }

  #end(how: string): boolean {
    const { trace, stir, disturb } = this.#options;
    const host = this.now;
    this.now = undefined;
    if (host === undefined) return false;
    trace(how);
    host.die();
    stir();
    disturb();
    return true;
  }
}
