// `npm run bench`: what was promised of speed and size, measured on the whole system. `--json` prints one JSON value.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { columns, json, standardOutput } from '../../cli/output.ts';
import { Rig } from '../scenario/rig.ts';
import { until } from '../scenario/until.ts';
import { type Crowd, measureCrowd } from './crowd.ts';
import { type FirmwareSize, firmwareSizes } from './firmware.ts';
import { type Latency, measureLatency, measureRecorded, type Recorded } from './latency.ts';
import { type Memory, measureDisk, measureMemory, measureStart, type Startup } from './process.ts';
import { recordedGames } from './recorded.ts';
import type { Spread } from './sample.ts';
import { measureScoring, type Scoring } from './scoring.ts';
import { measureTraffic, type Traffic } from './traffic.ts';

/** What is promised. */
const GOALS = {
  overFloor: 5,
  pegMoveBytes: 24,
  readyMilliseconds: 2_000,
  memoryBytes: 120e6,
  seenMilliseconds: 250,
  crowdMemoryBytes: 200e6,
} as const;

interface Measured {
  readonly latency: Latency;
  readonly recorded: Recorded;
  readonly firmware: readonly FirmwareSize[];
  /** Milliseconds until a score is on disk, in between; not part of the floor. */
  readonly disk: Spread;
  /** Processes that wanted to run, on average, while this was measured; and processors for them. */
  readonly load: { readonly average: number; readonly processors: number };
  readonly traffic: Traffic;
  readonly start: Startup;
  readonly memory: Memory;
  readonly emulatorMegahertz: number;
  readonly scoring: Scoring;
  readonly crowd: Crowd;
}

/** A goal, and whether it was met. */
interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
}

async function measure(presses: number): Promise<Measured> {
  const rig = await Rig.build();
  try {
    const host = await rig.startHost();
    if (!(await until(() => host.board === 'ready', 10_000))) throw new Error('no board');
    rig.watch.stop();
    const latency = await measureLatency(rig, presses);
    const traffic = await measureTraffic(rig);
    const recorded = await measureRecorded(rig, await recordedGames());
    const late = await measureMemory(rig);
    const { megahertz } = await rig.emulator.stats();
    const start = await measureStart(rig);
    const early = await measureMemory(rig);
    const crowd = await measureCrowd(rig);
    const disk = await measureDisk();
    const scoring = measureScoring();
    const load = { average: loadavg()[0] ?? 0, processors: availableParallelism() };
    return {
      disk,
      load,
      latency,
      recorded,
      firmware: await firmwareSizes(),
      traffic,
      start,
      memory: { early, late },
      emulatorMegahertz: megahertz,
      scoring,
      crowd,
    };
  } finally {
    await rig.dismantle();
  }
}

function goalsOf({ latency, traffic, start, memory, crowd }: Measured): readonly Goal[] {
  const over = latency.keyToLed.p99 - latency.floor.total;
  const most = Math.max(memory.early ?? Number.NaN, memory.late ?? Number.NaN);
  return [
    {
      goal: `key to latched LED, p99 over the floor of the whole chain: at most ${GOALS.overFloor} ms`,
      measured: `${over.toFixed(1)} ms`,
      met: over <= GOALS.overFloor,
    },
    {
      goal: `key to latched LED, p99 over the floor of each press: at most ${GOALS.overFloor} ms`,
      measured: `${latency.overOwnFloor.p99.toFixed(1)} ms`,
      met: latency.overOwnFloor.p99 <= GOALS.overFloor,
    },
    {
      goal: `a peg move with its acknowledgement: at most ${GOALS.pegMoveBytes} bytes`,
      measured: `${traffic.pegMove} bytes`,
      met: traffic.pegMove <= GOALS.pegMoveBytes,
    },
    {
      goal: `start to ready: within ${GOALS.readyMilliseconds} ms`,
      measured: `${start.ready.p50.toFixed(0)} ms`,
      met: start.ready.p50 <= GOALS.readyMilliseconds,
    },
    {
      goal: `resident memory of the host: under ${GOALS.memoryBytes / 1e6} MB`,
      measured: megabytes(most),
      met: most < GOALS.memoryBytes,
    },
    {
      goal: `${crowd.spectators} spectators see every state: 99 % within ${GOALS.seenMilliseconds} ms`,
      measured: `${ms(crowd.seen.p99)}, ${crowd.missed} missed`,
      met: crowd.seen.p99 <= GOALS.seenMilliseconds && crowd.missed === 0,
    },
    {
      goal: `the most memory of the host with all of them: under ${GOALS.crowdMemoryBytes / 1e6} MB`,
      measured: megabytes(crowd.memoryBytes),
      met: (crowd.memoryBytes ?? Number.NaN) < GOALS.crowdMemoryBytes,
    },
  ];
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const megabytes = (bytes: number | undefined): string => `${((bytes ?? Number.NaN) / 1e6).toFixed(0)} MB`;
const millions = (value: number): string => `${(value / 1e6).toFixed(2)} million/s`;

function tables(measured: Measured, goals: readonly Goal[]): readonly string[] {
  const { latency, recorded, disk, load, traffic, start, memory, emulatorMegahertz, scoring, crowd } =
    measured;
  const { keyToLed, overOwnFloor } = latency;
  const { total, ...parts } = latency.floor;
  return [
    'Button closed for good to latched LED, 363 holes and 3 indicators',
    ...columns([
      ['  p50', ms(keyToLed.p50)],
      ['  p99', ms(keyToLed.p99)],
      ['  over the floor of its own frame, p50', ms(overOwnFloor.p50)],
      ['  over the floor of its own frame, p99', ms(overOwnFloor.p99)],
      ['  floor with a frame of the whole chain', ms(total)],
      ...Object.entries(parts).map(([part, value]) => [`    ${part}`, ms(value)]),
    ]),
    `The same over ${recorded.scores} scores of recorded games`,
    ...columns([
      ['  on average', ms(recorded.mean)],
      ['  at worst', ms(recorded.worst)],
      ['  floor, on average', ms(recorded.meanFloor)],
    ]),
    ...columns([['  beside it, the disk', `p50 ${ms(disk.p50)}`, `p99 ${ms(disk.p99)}`]]),
    '',
    'On the wire for one score, from the press of the button to rest',
    ...columns([
      ['  message', 'from', 'number', 'bytes'],
      ...traffic.rows.map(({ message, from, messages, bytes }) => [
        `  ${message}`,
        from,
        `${messages}`,
        `${bytes}`,
      ]),
    ]),
    '',
    `${crowd.spectators} spectators, and ${crowd.stalled} connected that never read`,
    ...columns([
      ['  button pressed to state seen', `p50 ${ms(crowd.seen.p50)}`, `p99 ${ms(crowd.seen.p99)}`],
      ['  states that somebody missed', `${crowd.missed}`, `of ${crowd.seen.samples + crowd.missed}`],
      ['  button to latched LED meanwhile', `p50 ${ms(crowd.keyToLed.p50)}`, `p99 ${ms(crowd.keyToLed.p99)}`],
    ]),
    '',
    'The rest',
    ...columns([
      ['  start to ready', ms(start.ready.p50), `worst of ${start.ready.samples}: ${ms(start.ready.most)}`],
      [
        '  start to the board showing the game',
        ms(start.connected.p50),
        `worst: ${ms(start.connected.most)}`,
      ],
      ['  resident memory of the host, just started', megabytes(memory.early), ''],
      ['  resident memory of the host, after those scores', megabytes(memory.late), ''],
      ['  emulator', `${emulatorMegahertz.toFixed(0)} MHz`, '16 is real time'],
      ...measured.firmware.map(({ board, flash, ram }) => [
        `  firmware for ${board}`,
        `${flash} bytes of flash`,
        `${ram} bytes of static RAM`,
      ]),
      ['  hands counted by table', millions(scoring.tableHandsPerSecond), 'the whole deck'],
      ['  hands counted item by item', millions(scoring.itemisedHandsPerSecond), ''],
    ]),
    '',
    ...(load.average > load.processors
      ? [
          `This machine is busy (load ${load.average.toFixed(1)}, ${load.processors} processors): times are too long.`,
          '',
        ]
      : []),
    ...columns(goals.map(({ goal, measured: value, met }) => [met ? 'met   ' : 'MISSED', goal, value])),
  ];
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, presses: { type: 'string', default: '300' } },
});
const measured = await measure(Number(values.presses));
const goals = goalsOf(measured);
for (const line of values.json ? [json({ ...measured, goals })] : tables(measured, goals))
  standardOutput.out(line);
