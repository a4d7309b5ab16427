// `muggins-lab simulate`: hours of a table by one seed, and a verdict that names what to type to see a failure again.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CliError, json, type Output } from '../../cli/output.ts';
import type { BoardName } from './board.ts';
import { growthOf } from './growth.ts';
import type { WorldOutcome } from './outcome.ts';
import { World } from './world.ts';

/** Options, read. */
interface SimulateOptions {
  readonly seed: number;
  readonly hours: number;
  /** Worlds that are run one after the other, with seeds that follow one another. */
  readonly runs: number;
  readonly board: BoardName;
  readonly json?: boolean;
}

/** Table hours between two lines that say how far it is. */
const PROGRESS = 10;
/** Bytes of heap by which a host may grow in a table hour. */
const GROWTH = 64 * 1_024;

/** What came of a world, with what it took of this machine: that is another each time. */
interface Simulated extends WorldOutcome {
  readonly cpuSeconds: number;
  /** Bytes of heap, garbage collected, after each table hour. */
  readonly heap: readonly number[];
  /** Bytes of heap by which the program has grown in a table hour; null where it ran too shortly to say. */
  readonly growth: number | null;
}

/** Runs worlds. @throws CliError if a law was broken */
export async function simulate(options: SimulateOptions, output: Output): Promise<void> {
  for (let run = 0; run < options.runs; run++) {
    const seed = options.seed + run;
    const done = await simulateOnce({ ...options, seed }, output);
    const { last, ...figures } = done;
    output.out(options.json ? json(figures) : summary(done));
    const wrong = failureOf(done);
    if (wrong === undefined) continue;
    for (const line of last) output.err(line);
    const board = options.board === 'model' ? '' : ` --board ${options.board}`;
    const again = `npm run simulate -- --seed ${seed} --hours ${options.hours}${board}`;
    throw new CliError('lawBroken', `${wrong}\nTo see it again: ${again}`);
  }
}

async function simulateOnce({ seed, hours, board }: SimulateOptions, output: Output): Promise<Simulated> {
  const before = process.cpuUsage();
  const heap: number[] = [];
  const progress = (hour: number): void => {
    heap.push(collected());
    if (hour % PROGRESS !== 0) return;
    output.err(`seed ${seed}: ${hour} of ${hours} hours, ${cpuSince(before).toFixed(0)} s of processor`);
  };
  const outcome = await new World({ seed, hours, board, progress }).run();
  return { ...outcome, cpuSeconds: cpuSince(before), heap, growth: growthOf(heap) };
}

const cpuSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** Bytes of heap that something still needs; without the machine code, which V8 makes anew as it learns. */
function collected(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !name.startsWith('code_'))
    .reduce((sum, { space_used_size: used }) => sum + used, 0);
}

function failureOf({ failure, growth }: Simulated): string | undefined {
  if (failure !== undefined) {
    const { law, how, step, time } = failure;
    return `Broken at step ${step}, after ${(time / 1_000).toFixed(3)} s: ${law}. ${how}`;
  }
  if (growth === null || growth <= GROWTH) return undefined;
  return `Broken: memory bounded. The heap grows by ${Math.round(growth / 1_024)} KB in a table hour.`;
}

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function summary(done: Simulated): string {
  const { seed, board, hours, judged, troubles, hits, claims, growth, cpuSeconds, digest, steps } = done;
  return [
    `seed ${seed}, ${board}: ${hours.toFixed(1)} table hours in ${cpuSeconds.toFixed(0)} s of processor`,
    `  troubles: ${counted(troubles)}`,
    `  bytes hit: ${counted(hits)}`,
    `  judged: ${counted({ ...judged })}, inspections ${done.inspections}, entries ${done.entries}`,
    `  claims: ${counted(claims)}`,
    `  heap: ${growth === null ? 'too short to say' : `${(growth / 1_024).toFixed(1)} KB in a table hour`}`,
    `  trace: ${steps} steps, sha256 ${digest}`,
    `  ${done.failure === undefined ? 'no law was broken' : 'A LAW WAS BROKEN'}`,
  ].join('\n');
}
