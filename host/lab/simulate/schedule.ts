// When faults come and go: each by chance, beside all others, most of them in the middle of an entry.
import { FAULT_NAMES, FAULTS, type Fault, type FaultName } from './faults.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const SECOND = 1_000;
/** Milliseconds from the first key of a score to a fault that comes, and from the end of a fault to the next first key, at most. */
const AMID = 900;

export class Schedule {
  /** How often each fault came. */
  readonly counts = Object.fromEntries(FAULT_NAMES.map((name) => [name, 0])) as Record<FaultName, number>;
  readonly #world: World;
  readonly #random: Random;
  /** What ends the faults that are there. */
  readonly #ends = new Map<FaultName, () => void>();
  #paused = false;

  constructor(world: World) {
    this.#world = world;
    this.#random = world.random('faults');
    for (const name of FAULT_NAMES) this.#wait(name);
  }

  /** Whether there is no fault now. */
  get calm(): boolean {
    return this.#ends.size === 0;
  }

  /** Ends all faults, and lets none come until `resume`. */
  pause(): void {
    this.#paused = true;
    for (const name of [...this.#ends.keys()]) this.#end(name);
  }

  resume(): void {
    this.#paused = false;
  }

  #wait(name: FaultName): void {
    const { time, players } = this.#world;
    const random = this.#random;
    time.after(random.wait(FAULTS[name].every * SECOND), () => {
      if (!this.#paused) players.insist();
      time.after(random.between(0, AMID), () => {
        if (!this.#paused && !this.#ends.has(name)) this.#begin(name);
        this.#wait(name);
      });
    });
  }

  #begin(name: FaultName): void {
    const world = this.#world;
    const { lasts, begin }: Fault = FAULTS[name];
    const seconds = this.#random.between(...lasts);
    this.counts[name]++;
    world.trace(`fault ${name} ${seconds.toFixed(1)} s`);
    this.#ends.set(name, begin(world, this.#random));
    world.time.after(seconds * SECOND, () => this.#end(name));
  }

  #end(name: FaultName): void {
    const end = this.#ends.get(name);
    if (end === undefined) return;
    this.#ends.delete(name);
    const { time, players } = this.#world;
    this.#world.trace(`over ${name}`);
    end();
    time.after(this.#random.between(0, AMID), () => players.insist());
  }
}
