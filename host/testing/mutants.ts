// The tests of `shared` alone, without campaigns: what mutation testing runs.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 600_000,
    include: ['shared/**/*.test.ts'],
    // The examples of the README run in a context of their own, where nothing counts mutants.
    exclude: ['**/*.campaign.test.ts', '**/examples.test.ts', '**/dist/**'],
    setupFiles: ['./host/testing/seed.ts'],
  },
});
