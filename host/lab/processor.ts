// What a process takes, as Linux counts it (proc(5)): how long it ran, how long it waited for a processor that others had, its memory.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { CliError } from '../cli/output.ts';

interface ThreadTimes {
  /** Milliseconds. */
  readonly ran: number;
  readonly waited: number;
}

/** @param thread such as `thread-self`, or the id of a process for its main thread. @returns undefined where the system does not tell */
export function threadTimes(thread: string | number): ThreadTimes | undefined {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: ran / 1e6, waited: waited / 1e6 };
  } catch {
    return undefined;
  }
}

/** Ticks a second (proc(5), sysconf(_SC_CLK_TCK)). */
const TICKS = 100;

const read = (pid: number | undefined, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => {
    throw new CliError('noFigures', 'This system does not tell what a process takes. Measure on Linux.');
  });

/** Seconds of the processor that a process has taken, all its threads together. */
export async function processorSeconds(pid: number | undefined): Promise<number> {
  const stat = await read(pid, 'stat');
  // utime and stime are fields 14 and 15; the name before them may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory of a process in bytes. */
export const memoryOf = async (pid: number | undefined): Promise<number> =>
  1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(await read(pid, 'status'))?.[1]);

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
