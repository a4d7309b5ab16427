// `muggins-lab scenario FILES...`: whole-system scripts on the emulated board, the real firmware and the whole host.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, json, type Output, standardOutput, usageError } from '../../cli/output.ts';
import { Progress } from '../../cli/progress.ts';
import { faultText, parseScenario, type Scenario } from './parse.ts';
import { runScenario, type ScenarioResult } from './run.ts';

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
  const files = (await Promise.all(places.map(filesOf))).flat();
  const scenarios = await Promise.all(files.map(readScenario));
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
  const failed = outcomes.filter(({ passed }) => !passed).map(({ file }) => file);
  if (failed.length > 0) throw new CliError('scenarioFailed', `failed: ${failed.join(', ')}`);
}

const refuse = (place: string) => (error: Error) => {
  throw usageError('noFile', `${place}: ${error.message}`);
};

/** A file is itself; a folder is its `.txt` files, in order. @throws CliError if there is none */
export async function filesOf(place: string): Promise<readonly string[]> {
  const entry = await stat(place).catch(refuse(place));
  if (!entry.isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => name.endsWith('.txt')).sort();
  if (names.length > 0) return names.map((name) => join(place, name));
  throw usageError('noFile', `${place}: expected a folder with scenarios, files that end in .txt.`);
}

async function readScenario(file: string): Promise<Scenario> {
  const parsed = parseScenario(file, await readFile(file, 'utf8').catch(refuse(file)));
  if (parsed.ok) return parsed.scenario;
  throw usageError('badScenario', parsed.faults.map(faultText).join('\n'));
}

/** Runs them, so many at once, in order; gives the outcomes in the order of the scenarios. */
async function runAll(
  scenarios: readonly Scenario[],
  jobs: number,
  done: (outcome: ScenarioResult) => void,
): Promise<readonly ScenarioResult[]> {
  const outcomes: ScenarioResult[] = [];
  const waiting = scenarios.entries();
  const work = async (): Promise<void> => {
    for (const [index, each] of waiting) {
      const outcome = await runScenario(each);
      outcomes[index] = outcome;
      done(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, scenarios.length) }, work));
  return outcomes;
}

/** One scenario in a line; a failure with its line, what was expected and what was there. */
function outcomeText({ file, title, passed, seconds, failure }: ScenarioResult): string {
  const head = `${passed ? 'ok  ' : 'FAIL'} ${file} (${seconds.toFixed(1)} s) ${title}`;
  if (failure === undefined) return head;
  const { line, step, expected, found } = failure;
  return [
    head,
    `  ${file}:${line}: ${step}`,
    `  expected: ${expected}`,
    `  there was: ${found.replaceAll('\n', '\n  ')}`,
  ].join('\n');
}

/** The last two lines. */
function summaryText(outcomes: readonly ScenarioResult[], seconds: number): string {
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const frames = outcomes.reduce((sum, outcome) => sum + outcome.frames, 0);
  return [
    `${outcomes.length} scenarios; ${frames} frames looked at; ${seconds.toFixed(1)} s`,
    `${passed} passed, ${outcomes.length - passed} failed`,
  ].join('\n');
}
