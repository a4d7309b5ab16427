// How long the host takes over something, without the time for which it waited for a processor that others had.
import { threadTimes } from '../processor.ts';

/** Milliseconds for which this thread has waited for a processor; undefined where the system does not tell. */
const waited = (): number | undefined => threadTimes('thread-self')?.waited;

/** Milliseconds that something took, and those of them that belong to the rest of the machine. */
export interface Taken {
  readonly own: number;
  readonly waited: number;
}

/** Measures the time from the arrival of bytes on. Disk and system calls are the host's own; waiting for a processor is not. */
export class Stopwatch {
  #began = 0;
  #waited: number | undefined;
  #runs = false;

  start(): void {
    this.#waited = waited();
    this.#began = performance.now();
    this.#runs = true;
  }

  stop(): void {
    this.#runs = false;
  }

  /** Since `start`; nothing once it was stopped. */
  get taken(): Taken {
    if (!this.#runs) return { own: 0, waited: 0 };
    const gone = performance.now() - this.#began;
    const others = this.#waited === undefined ? 0 : (waited() ?? 0) - this.#waited;
    return { own: Math.max(0, gone - others), waited: others };
  }
}

/** Whether this system tells for how long a program waited for a processor. */
export const tellsWaiting = (): boolean => waited() !== undefined;
