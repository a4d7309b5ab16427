/** The tests that mutants of the rules library have to survive: all but the campaigns, which take seconds each. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['shared/rules/**/*.test.ts'],
    exclude: ['shared/rules/**/*.campaign.test.ts'],
    testTimeout: 120_000,
  },
});
