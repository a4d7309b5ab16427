// `npm run bench`: what was promised of speed and size, measured on the whole system. `--json` prints one JSON value.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { columns, json, standardOutput } from '../output.ts';
import { Rig } from '../scenario/rig.ts';
import { until } from '../scenario/until.ts';
import { type Floor, floorOf, measureLatency } from './latency.ts';
import { measureDisk, measureMemory, measureStart, type Startup } from './process.ts';
import type { Spread } from './sample.ts';
import { measureScoring, type Scoring } from './scoring.ts';
import { measureTraffic, type Traffic } from './traffic.ts';

/** What is promised. */
const GOALS = {
  overFloor: 5,
  pegMoveBytes: 24,
  readyMilliseconds: 2_000,
  memoryBytes: 120e6,
} as const;

interface Measured {
  readonly latency: Spread;
  readonly floor: Floor;
  /** Milliseconds until a score is on disk, in between; not part of the floor. */
  readonly disk: Spread;
  /** Processes that wanted to run, on average, while this was measured; and processors for them. */
  readonly load: { readonly average: number; readonly processors: number };
  readonly traffic: Traffic;
  readonly start: Startup;
  readonly memoryBytes: number | undefined;
  readonly emulatorMegahertz: number;
  readonly scoring: Scoring;
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
    await rig.command({ type: 'newGame', players: ['Red', 'Blue'], rules: { preset: 'six-card' } });
    const latency = await measureLatency(rig, presses);
    const traffic = await measureTraffic(rig);
    const memoryBytes = await measureMemory(rig);
    const { megahertz } = await rig.emulator.stats();
    const start = await measureStart(rig);
    const disk = await measureDisk();
    const scoring = measureScoring();
    const load = { average: loadavg()[0] ?? 0, processors: availableParallelism() };
    return {
      disk,
      load,
      latency,
      floor: floorOf(rig),
      traffic,
      start,
      memoryBytes,
      emulatorMegahertz: megahertz,
      scoring,
    };
  } finally {
    await rig.dismantle();
  }
}

function goalsOf({ latency, floor, traffic, start, memoryBytes }: Measured): readonly Goal[] {
  const over = latency.p99 - floor.total;
  const megabytes = memoryBytes === undefined ? Number.NaN : memoryBytes / 1e6;
  return [
    {
      goal: `key to latched LED, p99 over its floor: at most ${GOALS.overFloor} ms`,
      measured: `${over.toFixed(1)} ms`,
      met: over <= GOALS.overFloor,
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
      measured: `${megabytes.toFixed(0)} MB`,
      met: megabytes < GOALS.memoryBytes / 1e6,
    },
  ];
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const millions = (value: number): string => `${(value / 1e6).toFixed(2)} million/s`;

function tables(measured: Measured, goals: readonly Goal[]): readonly string[] {
  const { latency, floor, disk, load, traffic, start, memoryBytes, emulatorMegahertz, scoring } = measured;
  const { total, ...parts } = floor;
  return [
    'Button closed for good to latched LED, 363 holes and 3 indicators',
    ...columns([
      ['  p50', ms(latency.p50)],
      ['  p99', ms(latency.p99)],
      ['  floor', ms(total)],
      ...Object.entries(parts).map(([part, value]) => [`    ${part}`, ms(value)]),
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
    'The rest',
    ...columns([
      ['  start to ready', ms(start.ready.p50), `worst of ${start.ready.samples}: ${ms(start.ready.most)}`],
      [
        '  start to the board showing the game',
        ms(start.connected.p50),
        `worst: ${ms(start.connected.most)}`,
      ],
      ['  resident memory of the host', `${((memoryBytes ?? Number.NaN) / 1e6).toFixed(0)} MB`, ''],
      ['  emulator', `${emulatorMegahertz.toFixed(0)} MHz`, '16 is real time'],
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
