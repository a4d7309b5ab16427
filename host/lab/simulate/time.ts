// The clocks of a simulated world: its own, that of a process, and Node's. Nothing happens but what is due next, and the same seed
// makes the same things due.
import { Agenda } from '../../../hardware/emulator/agenda.ts';
import type { Xorshift } from '../../../hardware/emulator/random.ts';
import type { Clock } from '../../board/index.ts';

/** Virtual milliseconds, with timers. */
export class WorldTime implements Clock {
  #now = 0;
  readonly #agenda = new Agenda();

  now(): number {
    return this.#now;
  }

  /** When the next timer is due; infinity without one. */
  get next(): number {
    return this.#agenda.next;
  }

  after(milliseconds: number, run: () => unknown): () => void {
    return this.#agenda.add(this.#now + Math.max(0, milliseconds), run);
  }

  /** Lets time pass up to a moment before which nothing is due. */
  reach(moment: number): void {
    this.#now = Math.max(this.#now, moment);
  }

  /** Goes to the next timer, and runs it. @returns what it returned */
  step(): unknown {
    if (this.next < Number.POSITIVE_INFINITY) this.reach(this.next);
    return this.#agenda.step();
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

/** When every world begins: 1 January 2026. */
export const EPOCH = Date.UTC(2026, 0, 1);

/** What a library holds of a timer that it has set. */
class GlobalTimer {
  cancel: () => void = () => {};
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  [Symbol.dispose](): void {
    this.cancel();
  }
}

type TimerCallback = (...args: unknown[]) => void;

/** The timers of Node by another clock. `clock` is asked at each call: it is that of the process which runs just now. */
function timersBy(clock: () => Clock) {
  const clear = (timer: unknown): void => {
    if (timer instanceof GlobalTimer) timer.cancel();
  };
  return {
    setTimeout(run: TimerCallback, milliseconds = 0, ...args: unknown[]) {
      const timer = new GlobalTimer();
      timer.cancel = clock().after(milliseconds, () => run(...args));
      return timer;
    },
    setInterval(run: TimerCallback, milliseconds = 0, ...args: unknown[]) {
      const timer = new GlobalTimer();
      const by = clock();
      const again = (): void => {
        timer.cancel = by.after(Math.max(1, milliseconds), () => {
          again();
          run(...args);
        });
      };
      again();
      return timer;
    },
    clearTimeout: clear,
    clearInterval: clear,
  };
}

/** Puts a world's clock and random in the place of Node's, as libraries ask nothing else. @returns what puts these back */
export function takeGlobals(world: Clock, clock: () => Clock, random: Xorshift): () => void {
  const kept = { ...pick(globalThis), now: Date.now, random: Math.random, elapsed: performance.now };
  Object.assign(globalThis, timersBy(clock));
  Date.now = () => EPOCH + Math.floor(world.now());
  Math.random = () => random.next();
  performance.now = () => world.now();
  return () => {
    const { now, random, elapsed, ...timers } = kept;
    Object.assign(globalThis, timers);
    Date.now = now;
    Math.random = random;
    performance.now = elapsed;
  };
}

const pick = ({ setTimeout, setInterval, clearTimeout, clearInterval }: typeof globalThis) => ({
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
});
