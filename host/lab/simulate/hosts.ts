// The processes of the host, one after the other: each begins with what the last has left on the disk.
import type { TableJournal } from '../../table/index.ts';
import { SimulatedHost } from './host.ts';
import type { World } from './world.ts';

/** Somebody's mistake in a part of the host: what it gets for its journal, and what becomes of it when it has started. */
export interface Mistake {
  readonly journal?: (journal: TableJournal, world: World) => TableJournal;
  readonly host?: (host: SimulatedHost, world: World) => void;
}

export class Hosts {
  /** The process that runs, if one does. */
  now: SimulatedHost | undefined;
  readonly #world: World;
  readonly #mistake: Mistake;
  /** Why there is none. */
  readonly #down = new Set<string>();
  #count = 0;

  constructor(world: World, mistake: Mistake = {}) {
    this.#world = world;
    this.#mistake = mistake;
  }

  open(): void {
    const world = this.#world;
    const { disk, laws } = world;
    try {
      const journal = disk.open();
      laws.reopened(journal);
      this.#count++;
      const given = this.#mistake.journal?.(journal, world) ?? journal;
      this.now = new SimulatedHost(world, given, 1 + ((this.#count - 1) % 127));
      this.#mistake.host?.(this.now, world);
      world.trace(`host ${this.#count} starts, ${laws.oracle.length} entries`);
    } catch (error) {
      world.broken('opens', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    world.stir();
  }

  /** The process ends at once. */
  kill(): void {
    const { time, disk } = this.#world;
    // A write that is torn just now has to return before its files are taken away.
    if (this.#end('host dies')) time.after(0, () => disk.kill());
  }

  /** The process ends as it should. */
  close(): void {
    if (this.#end('host ends')) this.#world.disk.close();
  }

  /** Takes the host down for a reason. @returns what lets it start again */
  without(reason: string, end: () => void): () => void {
    this.#down.add(reason);
    end();
    return () => {
      this.#down.delete(reason);
      // Behind a kill of this very moment, whose files are copied first.
      this.#world.time.after(1, () => {
        if (this.#down.size === 0 && this.now === undefined) this.open();
      });
    };
  }

  #end(how: string): boolean {
    const host = this.now;
    this.now = undefined;
    if (host === undefined) return false;
    const { trace, stir, disturb } = this.#world;
    trace(how);
    host.die();
    stir();
    disturb();
    return true;
  }
}
