// What a table costs while it is not played: the program as people start it, with the emulated board in it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorSeconds } from '../processor.ts';
import { HostProgram } from '../scenario/program.ts';
import type { Measure } from './section.ts';

/** Most of one processor that an idle emulated table may take. */
const GOAL = 0.05;
/** Milliseconds after its start: the journal is checked and modules are compiled meanwhile. */
const SETTLE = 5_000;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Measures an idle emulated table. */
export const measureIdle: Measure = async ({ seconds }, progress) => {
  const data = await mkdtemp(join(tmpdir(), 'muggins-idle-'));
  const host = new HostProgram({ data });
  try {
    await host.untilConnected();
    await sleep(SETTLE);
    progress(`an idle table, ${seconds} seconds`);
    const [began, before] = [performance.now(), await processorSeconds(host.pid)];
    await sleep(seconds * 1000);
    const took = (await processorSeconds(host.pid)) - before;
    const share = took / ((performance.now() - began) / 1000);
    return {
      title: 'An idle table with its emulated board',
      rows: [['processor', percent(share)]],
      goals: [{ goal: `under ${percent(GOAL)} of a processor`, measured: percent(share), met: share < GOAL }],
    };
  } finally {
    await host.end('SIGINT');
    await rm(data, { recursive: true, force: true });
  }
};
