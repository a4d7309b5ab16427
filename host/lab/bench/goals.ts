// What is promised, and whether it was met.

import { KEY_GOALS } from './keys/keys.ts';
import type { Measured } from './measured.ts';
import { megabytes, milliseconds } from './sample.ts';

/** What is promised. */
const GOALS = {
  pegMoveBytes: 24,
  readyMilliseconds: 2_000,
  memoryBytes: 120e6,
  seenMilliseconds: 250,
  crowdMemoryBytes: 200e6,
} as const;

/** A goal, and whether it was met. */
export interface BenchGoal {
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
}

/** Every goal with what was measured. Where the machine was busy, a missed goal of time says nothing. */
export function goalsOf(measured: Measured): readonly BenchGoal[] {
  return [...keyGoals(measured), ...hostGoals(measured), ...crowdGoals(measured)];
}

function keyGoals({ keys }: Measured): readonly BenchGoal[] {
  return [
    {
      goal: `first touch to latched LED, in the board's own time, p50: at most ${KEY_GOALS.p50} ms`,
      measured: milliseconds(keys.total.p50),
      met: keys.total.p50 <= KEY_GOALS.p50,
    },
    {
      goal: `the same, p99 over the floor of each press: at most ${KEY_GOALS.overFloor} ms`,
      measured: milliseconds(keys.overFloor.p99),
      met: keys.overFloor.p99 <= KEY_GOALS.overFloor,
    },
  ];
}

function hostGoals({ traffic, start, memory }: Measured): readonly BenchGoal[] {
  const most = Math.max(memory.early ?? Number.NaN, memory.late ?? Number.NaN);
  return [
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
  ];
}

function crowdGoals({ crowd }: Measured): readonly BenchGoal[] {
  return [
    {
      goal: `${crowd.spectators} spectators see every state: 99 % within ${GOALS.seenMilliseconds} ms`,
      measured: `${milliseconds(crowd.seen.p99)}, ${crowd.missed} missed`,
      met: crowd.seen.p99 <= GOALS.seenMilliseconds && crowd.missed === 0,
    },
    {
      goal: `the most memory of the host with all of them: under ${GOALS.crowdMemoryBytes / 1e6} MB`,
      measured: megabytes(crowd.memoryBytes),
      met: (crowd.memoryBytes ?? Number.NaN) < GOALS.crowdMemoryBytes,
    },
  ];
}
