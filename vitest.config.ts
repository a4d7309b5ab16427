import { defineConfig } from 'vitest/config';
import SkipReporter from './vitest.reporter.ts';

export default defineConfig({
  test: {
    include: ['{shared,hardware,host,firmware,docs}/**/*.test.ts'],
    globalSetup: ['./vitest.setup.ts'],
    // Limits are for what hangs: a whole machine in a test takes its time where others are at work as well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest would leave one processor idle.
    maxWorkers: '100%',
    reporters: ['default', new SkipReporter()],
    coverage: { provider: 'v8', include: ['shared/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
});
