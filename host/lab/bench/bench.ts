// What was promised of speed and size, measured on the whole system.
import { availableParallelism, loadavg } from 'node:os';
import { MOST_LANES } from '../../../shared/protocol/index.ts';
import { CliError, json, type Output } from '../../cli/output.ts';
import type { HostProgram } from '../scenario/program.ts';
import { Rig } from '../scenario/rig.ts';
import { until } from '../scenario/until.ts';
import { measureCrowd } from './crowd.ts';
import { firmwareSizes } from './firmware.ts';
import { goalsOf } from './goals.ts';
import { measureKeys } from './keys/keys.ts';
import { present } from './keys/subject.ts';
import { measureLatency, measureRecorded } from './latency.ts';
import type { Measured } from './measured.ts';
import { measureDisk, measureMemory, measureStart } from './process.ts';
import { recordedGames } from './recorded.ts';
import { reportOf } from './report.ts';
import { measureScoring } from './scoring.ts';
import { measureTraffic } from './traffic.ts';

/** Options, read. */
interface BenchOptions {
  readonly presses: number;
  readonly json?: boolean;
}

/** Share of the processors that others may use before the measurement begins. */
const QUIET = 0.5;
/** Processes of the measurement itself that want to run at its end: host, emulator, and the crowd. */
const OWN = 1.5;

/** Measures, with its progress on standard error, and prints a report or one JSON value. @throws CliError if no board comes up */
export async function bench({ presses, json: asJson = false }: BenchOptions, output: Output): Promise<void> {
  const before = loadavg()[0] ?? 0;
  const processors = availableParallelism();
  const step = stepper(output);
  if (before > QUIET * processors)
    output.err(`This machine is busy already (load ${before.toFixed(1)}, ${processors} processors).`);
  const measured = await measure(presses, step);
  const average = loadavg()[0] ?? 0;
  const busy = before > QUIET * processors || average > processors + OWN;
  const whole: Measured = { ...measured, load: { before, average, processors, busy } };
  const goals = goalsOf(whole);
  for (const line of asJson ? [json({ ...whole, goals })] : reportOf(whole, goals)) output.out(line);
}

/** Says on standard error which step begins, and how many there are. */
function stepper(output: Output): (what: string) => void {
  let step = 0;
  return (what) => output.err(`${++step} of ${STEPS}: ${what}`);
}

const STEPS = 8;

/** @throws CliError if the board does not come up within 10 s */
export async function untilReady(host: HostProgram): Promise<void> {
  if (await until(() => host.board === 'ready', 10_000)) return;
  const why = 'The emulated board did not come up within 10 s. Try `muggins doctor --emulator`.';
  throw new CliError('noBoard', why);
}

async function measure(presses: number, step: (what: string) => void): Promise<Omit<Measured, 'load'>> {
  step(`key to light in the board's own time, ${presses} presses`);
  const [keys] = await measureKeys({ kind: 'uno', lanes: MOST_LANES.uno, presses, subjects: [present] });
  if (keys === undefined) throw new Error('nothing was pressed');
  const rig = await Rig.build();
  try {
    const host = await rig.startHost();
    await untilReady(host);
    rig.watch.stop();
    step(`key to light in real time, ${presses} presses`);
    const latency = await measureLatency(rig, presses);
    const traffic = await measureTraffic(rig);
    step('recorded games');
    const recorded = await measureRecorded(rig, await recordedGames());
    const late = await measureMemory(rig);
    const { megahertz: emulatorMegahertz } = await rig.emulator.stats();
    step('start to ready');
    const start = await measureStart(rig);
    const early = await measureMemory(rig);
    step('a room full of spectators');
    const crowd = await measureCrowd(rig);
    step('the disk');
    const disk = await measureDisk();
    step('scoring');
    const scoring = measureScoring();
    step('the firmware');
    const firmware = await firmwareSizes();
    const memory = { early, late };
    const board = { latency, recorded, traffic, start, memory, emulatorMegahertz };
    return { keys, disk, firmware, scoring, crowd, ...board };
  } finally {
    await rig.dismantle();
  }
}
