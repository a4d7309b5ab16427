// The one clock of a simulated world: nothing happens but what is due next, and the same seed makes the same things due.
import type { Clock } from '../../board/index.ts';

interface Timer {
  readonly due: number;
  /** Timers that are due at once run in the order in which they were set. */
  readonly number: number;
  run: (() => unknown) | undefined;
}

const before = (a: Timer, b: Timer): boolean => a.due < b.due || (a.due === b.due && a.number < b.number);

/** Virtual milliseconds, with a heap of timers. */
export class WorldTime implements Clock {
  #now = 0;
  #count = 0;
  #live = 0;
  readonly #heap: Timer[] = [];

  now(): number {
    return this.#now;
  }

  /** Timers that are set. */
  get pending(): number {
    return this.#live;
  }

  /** When the next timer is due; infinity without one. */
  get next(): number {
    for (let first = this.#heap[0]; first !== undefined; first = this.#heap[0]) {
      if (first.run !== undefined) return first.due;
      this.#pop();
    }
    return Number.POSITIVE_INFINITY;
  }

  after(milliseconds: number, run: () => unknown): () => void {
    const timer: Timer = { due: this.#now + Math.max(0, milliseconds), number: this.#count++, run };
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
    const timer = this.#pop();
    const run = timer?.run;
    if (timer === undefined || run === undefined) return undefined;
    timer.run = undefined;
    this.#live--;
    this.reach(due);
    return run();
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(timer);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] as Timer;
      if (before(above, timer)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = timer;
  }

  #pop(): Timer | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (heap.length === 0 || last === undefined) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right !== undefined && before(right, heap[child] as Timer)) child++;
      const next = heap[child] as Timer;
      if (before(last, next)) break;
      heap[at] = next;
      at = child;
    }
    heap[at] = last;
    return first;
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
