import { defineConfig } from 'vitest/config';
import SkipReporter from './vitest.reporter.ts';

export default defineConfig({
  test: {
    include: ['{shared,hardware,host,firmware,docs}/**/*.test.ts'],
    testTimeout: 20_000,
    reporters: ['default', new SkipReporter()],
    coverage: { provider: 'v8', include: ['shared/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
});
