// The host as a process: how soon it is ready, and how much memory it holds.
import { readFile } from 'node:fs/promises';
import type { Rig } from '../scenario/rig.ts';
import { until } from '../scenario/until.ts';
import { type Spread, spreadOf } from './sample.ts';

const STARTS = 7;
const CONNECT_LIMIT = 10_000;

export interface Startup {
  /** Milliseconds from the start of the process until it serves its page. */
  readonly ready: Spread;
  /** Milliseconds until its board shows the game as well. */
  readonly connected: Spread;
}

/** Starts the host again and again on the same journal. A host runs before and after. */
export async function measureStart(rig: Rig): Promise<Startup> {
  const ready: number[] = [];
  const connected: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    await rig.endHost('SIGINT');
    const begun = performance.now();
    const host = await rig.startHost();
    if (!(await until(() => host.board === 'ready', CONNECT_LIMIT))) throw new Error('no board');
    ready.push(host.readyAfter);
    connected.push(performance.now() - begun);
  }
  return { ready: spreadOf(ready), connected: spreadOf(connected) };
}

/** Resident memory of the host in bytes; undefined where the system does not tell (no /proc). */
export async function measureMemory(rig: Rig): Promise<number | undefined> {
  const status = await readFile(`/proc/${rig.host?.pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
