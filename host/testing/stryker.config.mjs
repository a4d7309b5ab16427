// Mutation testing of the lines of `shared` that have changed since a commit: the last one, or `SINCE=COMMIT`. Without a change it does nothing.
import { execFileSync } from 'node:child_process';

const since = process.env.SINCE ?? 'HEAD~1';
const diff = execFileSync('git', ['diff', '-U0', '--diff-filter=d', since, '--', 'shared/*.ts'], {
  encoding: 'utf8',
  maxBuffer: 1e9,
});

/** The lines that a diff has added or changed, as Stryker takes them: `file:first-last`. */
function changedLines() {
  let file = '';
  return diff.split('\n').flatMap((line) => {
    file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file;
    const [, first, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))?/.exec(line) ?? [];
    const untested = /\.test\.ts$|\/(testing|generated)\//.test(file);
    if (first === undefined || count === '0' || untested) return [];
    return [`${file}:${first}-${Number(first) + Number(count) - 1}`];
  });
}

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'host/testing/mutants.ts', related: true },
  disableTypeChecks: false,
  dryRunTimeoutMinutes: 15,
  // Stryker would rewrite it for a sandbox, and takes TypeScript 7 for one that it cannot read.
  tsconfigFile: '-',
  mutate: changedLines(),
  ignorePatterns: ['dist', 'coverage'],
  concurrency: 1,
  timeoutMS: 5000,
  allowEmpty: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
};
