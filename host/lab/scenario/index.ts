// `muggins scenario FILES...`: whole-system scripts on the emulated board, the real firmware and the whole host.
import { CliError, json, type Output, standardOutput, usageError } from '../../cli/output.ts';
import { Progress } from '../../cli/progress.ts';
import { scenarioFiles, scenarioText } from './files.ts';
import { faultText, parseScenario } from './parse.ts';
import { failureText, outcomeText, summaryText } from './report.ts';
import { runScenario, type ScenarioResult } from './run.ts';
import type { Scenario } from './step.ts';

/** Options as typed. */
interface ScenarioOptions {
  /** Scenarios at once. */
  readonly jobs: number;
  readonly json?: boolean;
}

/**
 * Runs scenario files, and those of folders. @throws CliError if a file cannot be read or understood (nothing runs then), or if a scenario
 * does not hold
 */
export async function scenario(
  places: readonly string[],
  options: ScenarioOptions,
  output: Output = standardOutput,
): Promise<void> {
  const scenarios = await Promise.all((await scenarioFiles(places)).map(readScenario));
  const begun = performance.now();
  const progress = new Progress((done) => `${done} of ${scenarios.length} scenarios`);
  const outcomes = await runAll(scenarios, options.jobs, (outcome) => {
    progress.end();
    if (!options.json) output.out(outcomeText(outcome));
    progress.step();
  });
  progress.end();
  const seconds = (performance.now() - begun) / 1000;
  output.out(options.json ? json({ seconds, outcomes }) : summaryText(outcomes, seconds));
  const failed = outcomes.filter(({ passed }) => !passed);
  if (failed.length > 0) throw new CliError('scenarioFailed', failureText(failed));
}

async function readScenario(file: string): Promise<Scenario> {
  const parsed = parseScenario(file, await scenarioText(file));
  if (parsed.ok) return parsed.scenario;
  throw usageError('badScenario', parsed.faults.map(faultText).join('\n'));
}

/** Runs them, so many at once, in order; gives the outcomes in the order of the scenarios. */
async function runAll(
  scenarios: readonly Scenario[],
  jobs: number,
  told: (outcome: ScenarioResult) => void,
): Promise<readonly ScenarioResult[]> {
  const outcomes: ScenarioResult[] = [];
  const waiting = scenarios.entries();
  const work = async (): Promise<void> => {
    for (const [index, each] of waiting) {
      const outcome = await runScenario(each);
      outcomes[index] = outcome;
      told(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, scenarios.length) }, work));
  return outcomes;
}
