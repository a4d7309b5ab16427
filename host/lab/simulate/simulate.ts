// `muggins-lab simulate`: a table by one seed, and a verdict that names what to type to see a failure again.
import { CliError, type Output } from '../../cli/output.ts';
import { World, type WorldOutcome } from './world.ts';

/** Options, read. */
interface SimulateOptions {
  readonly seed: number;
  readonly minutes: number;
  /** Tables one after the other, with seeds that follow one another. */
  readonly runs: number;
}

/** Runs tables. @throws CliError if a law was broken */
export async function simulate(
  { minutes, runs, ...options }: SimulateOptions,
  output: Output,
): Promise<void> {
  for (let seed = options.seed; seed < options.seed + runs; seed++) {
    const begun = process.cpuUsage();
    const progress = (minute: number): void => output.err(`seed ${seed}: ${minute} of ${minutes} minutes`);
    const { last, ...outcome } = await new World({ seed, minutes, progress }).run();
    const { user, system } = process.cpuUsage(begun);
    output.out(summary(outcome, (user + system) / 1e6));
    if (outcome.failure === undefined) continue;
    for (const line of last) output.err(line);
    const { law, how, step, time } = outcome.failure;
    throw new CliError(
      'lawBroken',
      `Broken at step ${step}, after ${(time / 1_000).toFixed(3)} s: ${law}. ${how}\n` +
        `To see it again: npm run simulate -- --seed ${seed} --minutes ${minutes}`,
    );
  }
}

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function summary(outcome: Omit<WorldOutcome, 'last'>, cpuSeconds: number): string {
  const { seed, minutes, judged, faults, hits, requests, digest, steps, failure } = outcome;
  return [
    `seed ${seed}: ${minutes.toFixed(1)} minutes in ${cpuSeconds.toFixed(0)} s of processor`,
    `  faults: ${counted(faults)}`,
    `  bytes hit: ${counted(hits)}`,
    `  judged: ${counted({ ...judged })}, inspections ${outcome.inspections}, entries ${outcome.entries}`,
    `  requests of phones: ${counted(requests)}`,
    `  trace: ${steps} steps, sha256 ${digest}`,
    `  ${failure === undefined ? 'no law was broken' : 'A LAW WAS BROKEN'}`,
  ].join('\n');
}
