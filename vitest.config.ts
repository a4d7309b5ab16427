// What all tests have in common, and which of them take every processor, a browser or a night.
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import SkipReporter from './host/testing/reporter.ts';
import CampaignsFirst from './host/testing/sequencer.ts';

// Tests run most code a few times. V8 optimises it for the long run, once in every worker, which took a quarter of their processor.
setFlagsFromString('--interrupt-budget=2000000');

// Whole decks, millions of hands and whole nights: `npm run campaign` runs them, and .ci/run among all others.
const CAMPAIGNS = process.env.CAMPAIGN ? [] : ['**/*.campaign.test.ts'];

/**
 * Rooms whose tests take down what they put up: one process does file after file, and reads their modules once. A file that puts
 * something else in the place of a module is called `.alone.test.ts` and has a process of its own.
 */
const ROOMS =
  '{firmware,hardware,host/{board,cli,flash,hall,journal,lines,system,table,talk,web}}/**/!(*.alone).test.ts';

/** Tests of code that starts no process and leaves nothing behind. */
const PURE = [
  'shared/**/*.test.ts',
  'hardware/*.test.ts',
  'hardware/making/*.test.ts',
  'docs/site/reading.test.ts',
];

/** The same of pages, which say their messages from catalogs. */
const PAGES = ['host/pages/**/*.test.ts'];

export default defineConfig({
  test: {
    // Limits are for what hangs: a whole machine in a test takes its time where others are at work as well.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Twice the processors: a test that waits for a browser or a process of its own leaves its processor to another. With three
    // workers for each, what they read anew takes more time than that gives: 13 min 56 s beside 12 min 50 s.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: CampaignsFirst },
    reporters: ['default', new SkipReporter()],
    coverage: {
      provider: 'v8',
      include: ['shared/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      // `npx vitest run shared/rules --coverage` fails where a branch of the rules is not taken.
      thresholds: { 'shared/rules/**/*.ts': { 100: true } },
    },
    projects: [
      {
        extends: true,
        test: {
          // Pure functions keep nothing that one file could leave to the next: their modules are read once.
          name: 'pure',
          include: PURE,
          exclude: CAMPAIGNS,
          setupFiles: ['./host/testing/seed.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: PAGES,
          setupFiles: ['./host/testing/seed.ts', './host/pages/testing/catalogs.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [ROOMS],
          exclude: [...CAMPAIGNS, ...PURE],
          globalSetup: ['./host/testing/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'machine',
          // What is built runs as it is.
          server: { deps: { external: [/\/dist\//] } },
          include: ['{docs,firmware,hardware,host}/**/*.test.ts'],
          exclude: [...CAMPAIGNS, ...PURE, ...PAGES, ROOMS],
          globalSetup: ['./host/testing/setup.ts'],
        },
      },
    ],
  },
});
