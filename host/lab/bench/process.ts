// The host as a process: how soon it is ready, how much memory it holds, and how long a score takes to be on disk.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTableJournal } from '../../table/index.ts';
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

/** Resident memory of the host in bytes; undefined where the system does not tell. */
export interface Memory {
  /** When it has just been started, on a journal with games in it. */
  readonly early: number | undefined;
  /** After all the scores of the measurements of time. */
  readonly late: number | undefined;
}

/** Resident memory of the host in bytes; undefined where the system does not tell (no /proc). */
export async function measureMemory(rig: Rig): Promise<number | undefined> {
  const status = await readFile(`/proc/${rig.host?.pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

const APPENDS = 300;

/** Milliseconds until one score is on this machine's disk, which every score waits for before its hole lights. */
export async function measureDisk(): Promise<Spread> {
  const folder = await mkdtemp(join(tmpdir(), 'muggins-bench-'));
  const journal = openTableJournal(folder);
  const samples: number[] = [];
  for (let move = 1; move <= APPENDS; move++) {
    const begun = performance.now();
    journal.append([{ type: 'pegged', seat: 0, points: 1, reason: 'free', move }]);
    samples.push(performance.now() - begun);
  }
  journal.close();
  await rm(folder, { recursive: true, force: true });
  return spreadOf(samples);
}
