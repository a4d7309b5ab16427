// When faults come and go: each by chance, beside all others, most of them in the middle of an entry.
import { FAULT_NAMES, FAULTS, type Fault, type FaultName, type FaultTargets } from './faults.ts';
import type { WorldTime } from './time.ts';

const SECOND = 1_000;
/** Milliseconds from the first key of a score to a fault that comes, and from the end of a fault to the next first key, at most. */
const AMID = 900;

interface ScheduleOptions {
  readonly time: WorldTime;
  readonly targets: FaultTargets;
  readonly trace: (line: string) => void;
}

export class Schedule {
  /** How often each fault came. */
  readonly counts = Object.fromEntries(FAULT_NAMES.map((name) => [name, 0])) as Record<FaultName, number>;
  readonly #options: ScheduleOptions;
  /** What ends the faults that are there. */
  readonly #ends = new Map<FaultName, () => void>();
  #paused = false;

  constructor(options: ScheduleOptions) {
    this.#options = options;
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
    const { time, targets } = this.#options;
    const { random, players } = targets;
    time.after(random.wait(FAULTS[name].every * SECOND), () => {
      if (!this.#paused) players.insist();
      time.after(random.between(0, AMID), () => {
        if (!this.#paused && !this.#ends.has(name)) this.#begin(name);
        this.#wait(name);
      });
    });
  }

  #begin(name: FaultName): void {
    const { time, targets, trace } = this.#options;
    const { lasts, begin }: Fault = FAULTS[name];
    const seconds = targets.random.between(...lasts);
    this.counts[name]++;
    trace(`fault ${name} ${seconds.toFixed(1)} s`);
    this.#ends.set(name, begin(targets));
    time.after(seconds * SECOND, () => this.#end(name));
  }

  #end(name: FaultName): void {
    const end = this.#ends.get(name);
    if (end === undefined) return;
    this.#ends.delete(name);
    const { time, targets, trace } = this.#options;
    trace(`over ${name}`);
    end();
    time.after(targets.random.between(0, AMID), () => targets.players.insist());
  }
}
