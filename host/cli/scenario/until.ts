// Waiting for something that can be seen, with an end.
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK = 4;

/** Resolves with true as soon as `holds`, or with false after so many milliseconds. */
export async function until(holds: () => boolean, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (!holds()) {
    if (performance.now() >= end) return false;
    await sleep(LOOK);
  }
  return true;
}
