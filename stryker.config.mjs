// Mutation testing of one room of `shared`: the rules, or `ROOM=league`. CONTRIBUTING.md has how long it takes, MUTANTS.md of a room what is left.
const room = process.env.ROOM ?? 'rules';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'bundled',
  plugins: ['./stryker.runner.ts'],
  tsconfigFile: '-',
  mutate: [
    `shared/${room}/**/*.ts`,
    `!shared/${room}/**/*.test.ts`,
    `!shared/${room}/testing/*.ts`,
    `!shared/${room}/dist/**`,
    `!shared/${room}/index.ts`,
  ],
  ignorePatterns: ['dist', 'coverage'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 5000,
  dryRunTimeoutMinutes: 15,
  allowEmpty: true,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.stryker-tmp/mutants.json' },
  tempDirName: '.stryker-tmp/sandbox',
  thresholds: { high: 95, low: 90, break: 90 },
};
