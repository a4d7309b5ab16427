// The one clock of a simulated world: nothing happens but what is due next, and the same seed makes the same things due.
import type { Clock } from '../../board/index.ts';

interface Timer {
  readonly due: number;
  run: (() => unknown) | undefined;
}

/** Virtual milliseconds, with timers. */
export class WorldTime implements Clock {
  #now = 0;
  #live = 0;
  /** The next one last. */
  readonly #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  /** Timers that are set. */
  get pending(): number {
    return this.#live;
  }

  /** When the next timer is due; infinity without one. */
  get next(): number {
    for (let first = this.#timers.at(-1); first !== undefined; first = this.#timers.at(-1)) {
      if (first.run !== undefined) return first.due;
      this.#timers.pop();
    }
    return Number.POSITIVE_INFINITY;
  }

  after(milliseconds: number, run: () => unknown): () => void {
    const timer: Timer = { due: this.#now + Math.max(0, milliseconds), run };
    this.#push(timer);
    this.#live++;
    return () => {
      if (timer.run !== undefined) this.#live--;
      timer.run = undefined;
    };
  }

  /** Lets time pass up to a moment before which nothing is due. */
  reach(moment: number): void {
    this.#now = Math.max(this.#now, moment);
  }

  /** Goes to the next timer, and runs it. @returns what it returned */
  step(): unknown {
    const due = this.next;
    const timer = this.#timers.pop();
    const run = timer?.run;
    if (timer === undefined || run === undefined) return undefined;
    timer.run = undefined;
    this.#live--;
    this.reach(due);
    return run();
  }

  /** Timers that are due at once run in the order in which they were set. */
  #push(timer: Timer): void {
    let [from, to] = [0, this.#timers.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#timers[middle]?.due ?? 0) <= timer.due) to = middle;
      else from = middle + 1;
    }
    this.#timers.splice(from, 0, timer);
  }
}

/** The time of one process of the host: it stops when the process does, and stalls when the machine is busy. */
export class ProcessTime implements Clock {
  readonly #world: WorldTime;
  readonly #cancels = new Set<() => void>();
  #stalledUntil = 0;
  #alive = true;

  constructor(world: WorldTime) {
    this.#world = world;
  }

  now(): number {
    return this.#world.now();
  }

  /** Timers that the process has set. */
  get pending(): number {
    return this.#cancels.size;
  }

  /** Runs late while the process stalls, and never once it has ended. */
  after(milliseconds: number, run: () => unknown): () => void {
    if (!this.#alive) return () => {};
    const late = (): unknown => {
      const left = this.#stalledUntil - this.#world.now();
      if (left > 0) {
        cancel = this.#world.after(left, late);
        return undefined;
      }
      this.#cancels.delete(off);
      return run();
    };
    let cancel = this.#world.after(milliseconds, late);
    const off = (): void => {
      this.#cancels.delete(off);
      cancel();
    };
    this.#cancels.add(off);
    return off;
  }

  /** The process gets no processor for so long. */
  stall(milliseconds: number): void {
    this.#stalledUntil = Math.max(this.#stalledUntil, this.#world.now() + milliseconds);
  }

  /** Whether the process gets no processor now. */
  get stalled(): boolean {
    return this.#stalledUntil > this.#world.now();
  }

  /** Whatever the process still had to do is not done. */
  end(): void {
    this.#alive = false;
    for (const cancel of [...this.#cancels]) cancel();
  }
}
