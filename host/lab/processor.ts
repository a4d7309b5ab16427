// For how long a thread ran and waited for a processor that others had, as Linux counts it (proc(5), schedstat).
import { readFileSync } from 'node:fs';

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
