// What scenarios came to, for people.
import type { ScenarioResult } from './run.ts';

/** One scenario in a line; a failure with its line, what was expected and what was there. */
export function outcomeText({ file, title, passed, seconds, failure }: ScenarioResult): string {
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
export function summaryText(outcomes: readonly ScenarioResult[], seconds: number): string {
  const failed = outcomes.filter(({ passed }) => !passed).length;
  const frames = outcomes.reduce((sum, outcome) => sum + outcome.frames, 0);
  return [
    `${outcomes.length} ${outcomes.length === 1 ? 'scenario' : 'scenarios'}; ${frames} frames looked at; ${seconds.toFixed(1)} s`,
    `${outcomes.length - failed} passed, ${failed} failed`,
  ].join('\n');
}

/** Which have failed, in a line. */
export const failureText = (failed: readonly ScenarioResult[]): string =>
  `${failed.length === 1 ? 'this scenario' : 'these scenarios'} failed: ${failed.map(({ file }) => file).join(', ')}`;
