// Whole runs: real firmware, real host process. Slow, so only what no smaller test can say.
import { expect, test } from 'vitest';
import { faultText, parseScenario } from './parse.ts';
import { runScenario, type ScenarioResult } from './run.ts';

function run(text: string): Promise<ScenarioResult> {
  const parsed = parseScenario('table.txt', text);
  if (!parsed.ok) throw new Error(parsed.faults.map(faultText).join('\n'));
  return runScenario(parsed.scenario);
}

test('what does not hold is named with its line, what was expected and what was there', async () => {
  const outcome = await run('# Wrong.\ngame six-card Red Blue\npress 5 P1\nexpect pegs P1 6 0 within 1500\n');
  expect(outcome).toMatchObject({ file: 'table.txt', title: 'Wrong.', passed: false });
  expect(outcome.failure).toMatchObject({
    line: 4,
    step: 'expect pegs P1 6 0 within 1500',
    expected: 'front 6, rear 0',
  });
  expect(outcome.failure?.found).toMatch(/^front 5, rear 0\n {2}display \|Red 5/);
});

test('a step that cannot be done fails: two hosts at once', async () => {
  const outcome = await run('start host\nexpect connected\n');
  expect(outcome.failure).toMatchObject({ line: 1, expected: 'the step to be done' });
  expect(outcome.failure?.found).toContain('a host runs already');
});
