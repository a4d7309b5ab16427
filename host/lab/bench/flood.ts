// What a flood of refused requests costs the pegs: windows with and without it take turns, so that the machine's load cancels.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { columns, json, type Output } from '../../cli/output.ts';
import { Rig } from '../scenario/rig.ts';
import { untilReady } from './bench.ts';
import type { BenchGoal } from './goals.ts';
import { keyScores } from './latency.ts';
import { milliseconds as ms, type Spread, spreadOf } from './sample.ts';
import type { FromStrangers, ToStrangers } from './strangers.ts';

/** Windows of each kind, at most, and scores in each. */
const WINDOWS = 5;
const SCORES = 9;
/** Milliseconds after which no pair of windows begins. */
const ENOUGH = 18_000;
/** Milliseconds that a flood may add at p50. With so few scores p99 is the slowest one, which other programs decide. */
const GOAL = 20;

interface FloodCost {
  /** Milliseconds from button to latched LED. */
  readonly quiet: Spread;
  readonly flooded: Spread;
  /** Milliseconds that the flood adds. */
  readonly added: { readonly p50: number; readonly p99: number };
  /** Answers to the flood by status, and refusals in a second of it. */
  readonly answers: FromStrangers;
  readonly refusedPerSecond: number;
  readonly load: number;
}

/** Measures with its progress on standard error; about half a minute. @throws CliError if no board comes up */
export async function flood(
  { json: asJson = false }: { readonly json?: boolean },
  output: Output,
): Promise<void> {
  output.err('key to light, with and without a flood of refused requests');
  const cost = await measureFlood();
  const goal: BenchGoal = {
    goal: `a flood of refused requests adds less than ${GOAL} ms to a peg at p50`,
    measured: ms(cost.added.p50),
    met: cost.added.p50 < GOAL && cost.refusedPerSecond > 0,
  };
  for (const line of asJson ? [json({ ...cost, goals: [goal] })] : reportOf(cost, goal)) output.out(line);
}

async function measureFlood(): Promise<FloodCost> {
  const rig = await Rig.build();
  const here = fileURLToPath(import.meta.url);
  const room = fork(here.replace(/flood(\.[jt]s)$/, 'strangers$1'), { execArgv: process.execArgv });
  const say = (message: ToStrangers): void => void room.send(message);
  try {
    const host = await rig.startHost();
    await untilReady(host);
    rig.watch.stop();
    say({ url: host.url });
    return await windows(rig, say, async () => (await once(room, 'message'))[0] as FromStrangers);
  } finally {
    say('end');
    await once(room, 'exit');
    await rig.dismantle();
  }
}

async function windows(
  rig: Rig,
  say: (message: ToStrangers) => void,
  heard: () => Promise<FromStrangers>,
): Promise<FloodCost> {
  const random = new Xorshift(5);
  const [quiet, flooded]: [number[], number[]] = [[], []];
  const answers: Record<string, number> = {};
  let seconds = 0;
  const begun = performance.now();
  for (let window = 0; window < WINDOWS && performance.now() - begun < ENOUGH; window++) {
    quiet.push(...(await keyScores(rig, SCORES, random)).map(({ sample }) => sample));
    const floods = performance.now();
    say('flood');
    flooded.push(...(await keyScores(rig, SCORES, random)).map(({ sample }) => sample));
    const told = heard();
    say('rest');
    for (const [status, count] of Object.entries(await told))
      answers[status] = (answers[status] ?? 0) + count;
    seconds += (performance.now() - floods) / 1000;
  }
  const [without, during] = [spreadOf(quiet), spreadOf(flooded)];
  const added = { p50: during.p50 - without.p50, p99: during.p99 - without.p99 };
  const refused = Object.entries(answers).reduce(
    (sum, [status, count]) => sum + (/^4/.test(status) ? count : 0),
    0,
  );
  return {
    quiet: without,
    flooded: during,
    added,
    answers,
    refusedPerSecond: refused / seconds,
    load: loadavg()[0] ?? 0,
  };
}

const reportOf = ({ quiet, flooded, added, answers, refusedPerSecond, load }: FloodCost, goal: BenchGoal) => [
  `Button closed for good to latched LED, ${quiet.samples} scores without a flood and ${flooded.samples} with one`,
  ...columns([
    ['  without', `p50 ${ms(quiet.p50)}`, `p99 ${ms(quiet.p99)}`],
    ['  with', `p50 ${ms(flooded.p50)}`, `p99 ${ms(flooded.p99)}`],
    ['  the flood adds', `p50 ${ms(added.p50)}`, `p99 ${ms(added.p99)}`],
    ['  refused', `${refusedPerSecond.toFixed(0)} a second`, `load ${load.toFixed(1)}`],
    ...Object.entries(answers).map(([status, count]) => [`    answered ${status}`, `${count}`, '']),
  ]),
  '',
  ...columns([[goal.met ? 'met   ' : 'MISSED', goal.goal, goal.measured]]),
];
