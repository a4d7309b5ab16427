// What a table costs while nobody plays: the program as people start it, with the emulated board in it.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError, json, type Output } from '../../cli/output.ts';
import { HostProgram } from '../scenario/program.ts';
import { until } from '../scenario/until.ts';
import { processorSeconds } from './processor.ts';

/** Most of one processor that an idle emulated table may take. */
const GOAL = 0.05;
/** Milliseconds after its start for which it is not measured: it checks its journal, and its modules are compiled. */
const SETTLE = 5_000;
const READY_LIMIT = 60_000;

interface IdleOptions {
  readonly seconds: number;
  readonly json?: boolean;
}

/** Measures and prints a line, or one JSON value. @throws CliError if no board comes up, or the system does not tell */
export async function idle({ seconds, json: asJson }: IdleOptions, output: Output): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'muggins-idle-'));
  const host = new HostProgram({ data });
  try {
    await host.ready();
    if (!(await until(() => host.board === 'ready', READY_LIMIT)))
      throw new CliError('noBoard', 'The emulated board did not come up. Try `muggins doctor --emulator`.');
    await sleep(SETTLE);
    output.err(`an idle table, ${seconds} seconds`);
    const [began, before] = [performance.now(), await secondsOf(host.pid)];
    await sleep(seconds * 1000);
    const took = (await secondsOf(host.pid)) - before;
    const share = took / ((performance.now() - began) / 1000);
    const [load = 0, processors] = [loadavg()[0], availableParallelism()];
    const measured = { seconds, share, goal: GOAL, met: share < GOAL, load, processors };
    for (const line of asJson === true ? [json(measured)] : report(measured)) output.out(line);
  } finally {
    await host.end('SIGINT');
    await rm(data, { recursive: true, force: true });
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(measured: { readonly share: number; readonly load: number; readonly processors: number }) {
  const { share, load, processors } = measured;
  const busy = load > processors;
  return [
    `An idle emulated table takes ${percent(share)} of a processor (load ${load.toFixed(1)}, ${processors} processors).`,
    `${share < GOAL ? 'met   ' : 'MISSED'}  under ${percent(GOAL)}`,
    ...(busy ? ['Other programs kept the processors busy. Judge by a run on a quieter machine.'] : []),
  ];
}

/** Seconds of processor time that a process has taken, all its threads together. */
async function secondsOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => {
    throw new CliError('noFigures', 'This system does not tell what a process takes. Measure on Linux.');
  });
  return processorSeconds(stat);
}
